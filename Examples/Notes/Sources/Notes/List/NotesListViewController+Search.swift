import UIKit

extension NotesListViewController: UISearchBarDelegate {
  func setUpSearch() {
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    searchBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
    tableView.tableHeaderView = searchBar
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchTimer?.invalidate()
    searchTimer = Timer.scheduledTimer(
      timeInterval: searchDelay,
      target: self,
      selector: #selector(applySearch(_:)),
      userInfo: searchText,
      repeats: false
    )
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
    search(for: "")
  }

  @objc private func applySearch(_ timer: Timer) {
    search(for: timer.userInfo as? String ?? "")
  }

  func search(for text: String) {
    searchTimer?.invalidate()
    searchTimer = nil
    query.text = text.trimmingCharacters(in: .whitespaces)
    reloadNotes()
  }
}
