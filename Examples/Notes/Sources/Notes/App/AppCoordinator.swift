import UIKit

/// Decides which screen follows which.
@MainActor
class AppCoordinator: NSObject {
  let window: UIWindow
  let environment: AppEnvironment
  let navigationController = UINavigationController()
  let container = PinnedBannerContainer()

  /// The note that the user reads, while its screen is on the stack.
  private(set) var openNoteID: UUID?
  /// The sheet with the editor, while it is on screen.
  private(set) weak var editorSheet: UINavigationController?

  init(window: UIWindow, environment: AppEnvironment) {
    self.window = window
    self.environment = environment
    super.init()
  }

  /// Shows the list, or the welcome screen if there is nothing to list.
  func start() {
    navigationController.delegate = self
    navigationController.setViewControllers([makeList()], animated: false)
    container.banner.delegate = self
    if environment.store.notes.isEmpty {
      let welcome = WelcomeViewController()
      welcome.onStart = { [weak self] in self?.showNotes() }
      container.setContent(welcome, animated: false)
    } else {
      container.setContent(navigationController, animated: false)
    }
    window.rootViewController = container
    window.makeKeyAndVisible()
    updateBanner()
  }

  // MARK: - Screens

  func makeList() -> NotesListViewController {
    let list = NotesListViewController(store: environment.store, settings: environment.settings)
    list.delegate = self
    return list
  }

  func makeDetail(for note: Note) -> NoteDetailViewController {
    let detail = NoteDetailViewController(noteID: note.id, store: environment.store)
    detail.now = environment.now
    detail.delegate = self
    return detail
  }

  func makeEditor(for note: Note?) -> EditorViewController {
    let editor = EditorViewController(draft: NoteDraft(note: note), drafts: environment.drafts)
    editor.delegate = self
    return editor
  }

  // MARK: - Flows

  func showNotes() {
    container.setContent(navigationController, animated: true)
  }

  func open(_ note: Note) {
    openNoteID = note.id
    navigationController.pushViewController(makeDetail(for: note), animated: true)
  }

  func openSettings() {
    let settings = SettingsViewController(settings: environment.settings)
    navigationController.pushViewController(settings, animated: true)
  }

  func edit(_ note: Note?) {
    let editor = makeEditor(for: note)
    let sheet = UINavigationController(rootViewController: editor)
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = editor
    editorSheet = sheet
    navigationController.present(sheet, animated: true)
  }

  func closeEditor() {
    guard navigationController.presentedViewController != nil else {
      updateBanner()
      return
    }
    navigationController.dismiss(animated: true) { [weak self] in
      self?.updateBanner()
    }
  }

  func updateBanner() {
    if environment.drafts.draft(forKey: NoteDraft.newNoteKey) != nil {
      container.showBanner("You have an unfinished note", animated: true)
    } else {
      container.hideBanner(animated: true)
    }
  }
}

extension AppCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let details = navigationController.viewControllers.compactMap {
      $0 as? NoteDetailViewController
    }
    openNoteID = details.last?.noteID
  }
}
