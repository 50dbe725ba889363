import UIKit

@testable import Notes

/// Makes the app's own screens, but such that write down their life cycle.
final class TracingCoordinator: AppCoordinator {
  let log = EventLog()

  override func makeList() -> NotesListViewController {
    let list = TracingList(store: environment.store, settings: environment.settings)
    list.log = log
    list.delegate = self
    return list
  }

  override func makeDetail(for note: Note) -> NoteDetailViewController {
    let detail = TracingDetail(noteID: note.id, store: environment.store)
    detail.log = log
    detail.now = environment.now
    detail.delegate = self
    return detail
  }

  override func makeEditor(for note: Note?) -> EditorViewController {
    let editor = TracingEditor(draft: NoteDraft(note: note), drafts: environment.drafts)
    editor.log = log
    editor.delegate = self
    return editor
  }
}

final class TracingList: NotesListViewController {
  var log: EventLog?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.add("list viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.add("list viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.add("list viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("list viewDidDisappear")
  }
}

final class TracingDetail: NoteDetailViewController {
  var log: EventLog?

  deinit {
    log?.add("detail deinit")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log?.add("detail viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.add("detail viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.add("detail viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.add("detail viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("detail viewDidDisappear")
  }
}

final class TracingEditor: EditorViewController {
  var log: EventLog?

  deinit {
    log?.add("editor deinit")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.add("editor viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.add("editor viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.add("editor viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("editor viewDidDisappear")
  }
}
