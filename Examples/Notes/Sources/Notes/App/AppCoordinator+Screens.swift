import UIKit

extension AppCoordinator: NotesListViewControllerDelegate {
  func notesList(_ list: NotesListViewController, didSelect note: Note) {
    open(note)
  }

  func notesListDidTapAdd(_ list: NotesListViewController) {
    edit(nil)
  }

  func notesListDidTapSettings(_ list: NotesListViewController) {
    openSettings()
  }
}

extension AppCoordinator: NoteDetailViewControllerDelegate {
  func detailDidTapEdit(_ detail: NoteDetailViewController) {
    edit(environment.store.note(withID: detail.noteID))
  }

  func detail(_ detail: NoteDetailViewController, didTapShareFrom item: UIBarButtonItem) {
    let sheet = UIAlertController(title: "Share Note", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Duplicate", style: .default) { [weak self, weak detail] _ in
        guard let self, let detail else { return }
        self.duplicate(detail.noteID)
      }
    )
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self, weak detail] _ in
        guard let self, let detail else { return }
        self.environment.store.delete(id: detail.noteID)
      }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = item
    detail.present(sheet, animated: true)
  }

  func detailDidLoseNote(_ detail: NoteDetailViewController) {
    guard navigationController.topViewController === detail else { return }
    navigationController.popViewController(animated: true)
  }

  func duplicate(_ id: UUID) {
    guard let note = environment.store.note(withID: id) else { return }
    environment.store.save(
      Note(title: note.title + " copy", body: note.body, edited: environment.now())
    )
  }
}

extension AppCoordinator: EditorViewControllerDelegate {
  func editor(_ editor: EditorViewController, didFinishWith draft: NoteDraft) {
    let old = draft.noteID.flatMap { environment.store.note(withID: $0) }
    var note = old ?? Note(title: "")
    note.title = draft.title
    note.body = draft.body
    note.edited = environment.now()
    environment.store.save(note)
    closeEditor()
  }

  func editorDidCancel(_ editor: EditorViewController) {
    closeEditor()
  }
}

extension AppCoordinator: BannerViewDelegate {
  func bannerViewDidTap(_ banner: BannerView) {
    edit(nil)
  }

  func bannerViewDidClose(_ banner: BannerView) {
    environment.drafts.setDraft(nil, forKey: NoteDraft.newNoteKey)
    updateBanner()
  }
}
