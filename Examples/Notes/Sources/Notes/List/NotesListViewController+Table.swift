import UIKit

extension NotesListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    visibleNotes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: NoteCell.reuseIdentifier,
      for: indexPath
    )
    if let cell = cell as? NoteCell {
      cell.configure(with: visibleNotes[indexPath.row], showsPreview: settings.showsPreviews)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    deleteNote(at: indexPath)
  }
}

extension NotesListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.notesList(self, didSelect: visibleNotes[indexPath.row])
  }
}

// MARK: - Deleting and undoing

extension NotesListViewController {
  func deleteNote(at indexPath: IndexPath) {
    let note = visibleNotes.remove(at: indexPath.row)
    isDeletingRow = true
    store.delete(id: note.id)
    isDeletingRow = false
    deletedNotes.append(note)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateEmptyState()
  }

  func undoLastDeletion() {
    guard let note = deletedNotes.popLast() else { return }
    store.save(note)
    updateEmptyState()
  }
}
