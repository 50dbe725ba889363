import Foundation

extension UIViewController {
  func madeEditButtonItem() -> UIBarButtonItem {
    if let item = _editButtonItem { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    _editButtonItem = item
    editingDidChange(animated: false)
    return item
  }

  func editingDidChange(animated: Bool) {
    guard let item = _editButtonItem else { return }
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }
}
