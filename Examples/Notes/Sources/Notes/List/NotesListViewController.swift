import UIKit

/// Who is told what the user does in the list.
protocol NotesListViewControllerDelegate: AnyObject {
  func notesList(_ list: NotesListViewController, didSelect note: Note)
  func notesListDidTapAdd(_ list: NotesListViewController)
  func notesListDidTapSettings(_ list: NotesListViewController)
}

/// All notes, newest or by title, with a search and an undo for deletions.
class NotesListViewController: UIViewController {
  weak var delegate: NotesListViewControllerDelegate?

  let store: NoteStore
  let settings: NotesSettings
  let tableView = UITableView(frame: .zero, style: .plain)
  let searchBar = UISearchBar()
  let emptyView = EmptyStateView()
  private(set) lazy var addItem = UIBarButtonItem(
    barButtonSystemItem: .add,
    target: self,
    action: #selector(addTapped(_:))
  )
  private(set) lazy var settingsItem = UIBarButtonItem(
    title: "Settings",
    style: .plain,
    target: self,
    action: #selector(settingsTapped(_:))
  )
  private(set) lazy var undoItem = UIBarButtonItem(
    barButtonSystemItem: .undo,
    target: self,
    action: #selector(undoTapped(_:))
  )

  var query = NoteQuery()
  var visibleNotes: [Note] = []
  var deletedNotes: [Note] = []
  var isDeletingRow = false
  var searchDelay: TimeInterval = 0.2
  var searchTimer: Timer?

  init(store: NoteStore, settings: NotesSettings) {
    self.store = store
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = settingsItem
    navigationItem.rightBarButtonItems = [addItem, undoItem]
    setUpTable()
    setUpSearch()
    emptyView.frame = view.bounds
    emptyView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(emptyView)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(storeDidChange(_:)),
      name: .notesDidChange,
      object: store
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(settingsDidChange),
      name: .notesSettingsDidChange,
      object: settings
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
    reloadNotes()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    searchTimer?.invalidate()
    searchTimer = nil
    resignFirstResponder()
  }

  // MARK: - Shaking

  override var canBecomeFirstResponder: Bool { true }

  /// Shaking the device undoes the last deletion.
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else {
      super.motionEnded(motion, with: event)
      return
    }
    undoLastDeletion()
  }

  // MARK: - Content

  private func setUpTable() {
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 58
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
    view.addSubview(tableView)
  }

  func reloadNotes() {
    query.order = settings.sortOrder
    visibleNotes = query.run(on: store.notes)
    tableView.reloadData()
    updateEmptyState()
  }

  func updateEmptyState() {
    emptyView.isHidden = !visibleNotes.isEmpty
    emptyView.message =
      query.text.isEmpty ? "No notes yet. Tap + to write one." : "No results for “\(query.text)”"
    undoItem.isEnabled = !deletedNotes.isEmpty
  }

  // MARK: - Actions

  @IBAction func addTapped(_ sender: UIBarButtonItem) {
    delegate?.notesListDidTapAdd(self)
  }

  @IBAction func settingsTapped(_ sender: Any?) {
    delegate?.notesListDidTapSettings(self)
  }

  @objc func undoTapped(_ sender: Any?) {
    undoLastDeletion()
  }
}

// MARK: - Notifications

extension NotesListViewController {
  @objc private func storeDidChange(_ notification: Notification) {
    guard !isDeletingRow else { return }
    reloadNotes()
  }

  @objc private func settingsDidChange() {
    reloadNotes()
  }
}
