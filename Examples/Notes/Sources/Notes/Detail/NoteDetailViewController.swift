import UIKit

/// Who is told what the user does on the detail screen.
@objc protocol NoteDetailViewControllerDelegate: AnyObject {
  @objc optional func detailDidTapEdit(_ detail: NoteDetailViewController)
  @objc optional func detail(
    _ detail: NoteDetailViewController,
    didTapShareFrom item: UIBarButtonItem
  )
  @objc optional func detailDidLoseNote(_ detail: NoteDetailViewController)
}

/// One note, to be read.
class NoteDetailViewController: UIViewController {
  weak var delegate: NoteDetailViewControllerDelegate?

  let noteID: UUID
  let scrollView = UIScrollView()
  let titleLabel = UILabel()
  let ageLabel = UILabel()
  let bodyLabel = UILabel()
  let pinButton = UIButton(type: .system)
  private(set) lazy var editItem = UIBarButtonItem(
    barButtonSystemItem: .edit,
    target: self,
    action: #selector(editTapped)
  )
  private(set) lazy var shareItem = UIBarButtonItem(
    barButtonSystemItem: .action,
    target: self,
    action: #selector(shareTapped(_:))
  )

  /// How often the age of the note is brought up to date.
  var refreshInterval: TimeInterval = 30
  /// The clock, to be replaced in tests.
  var now: () -> Date = { Date() }

  private let store: NoteStore
  private(set) var refreshTimer: Timer?

  init(noteID: UUID, store: NoteStore) {
    self.noteID = noteID
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [editItem, shareItem]
    setUpContent()
    showNote()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(storeDidChange(_:)),
      name: .notesDidChange,
      object: store
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateAge()
    startTimer()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopTimer()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, scrollView.bounds.width - 32)
    var y: CGFloat = 16
    for (label, spacing) in [(titleLabel, 4), (ageLabel, 16), (bodyLabel, 16)] {
      let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = ceil(label.sizeThatFits(limit).height)
      label.frame = CGRect(x: 16, y: y, width: width, height: height)
      y += height + CGFloat(spacing)
    }
    pinButton.frame = CGRect(x: 16, y: y, width: width, height: 44)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y + 60)
  }

  // MARK: - Content

  private func setUpContent() {
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    titleLabel.font = .boldSystemFont(ofSize: 28)
    titleLabel.numberOfLines = 0
    ageLabel.font = .systemFont(ofSize: 13)
    ageLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    pinButton.addTarget(self, action: #selector(pinTapped), for: .touchUpInside)
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggleReading(_:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    view.addSubview(scrollView)
    for content in [titleLabel, ageLabel, bodyLabel, pinButton] {
      scrollView.addSubview(content)
    }
  }

  private func showNote() {
    guard let note = store.note(withID: noteID) else { return }
    titleLabel.text = note.displayTitle
    bodyLabel.text = note.body
    pinButton.setTitle(note.isPinned ? "Unpin" : "Pin", for: .normal)
    updateAge()
    view.setNeedsLayout()
  }

  private func updateAge() {
    guard let note = store.note(withID: noteID) else { return }
    ageLabel.text = NoteAge.text(edited: note.edited, now: now())
  }

  // MARK: - Timer

  private func startTimer() {
    stopTimer()
    refreshTimer = Timer.scheduledTimer(
      timeInterval: refreshInterval,
      target: self,
      selector: #selector(refresh(_:)),
      userInfo: nil,
      repeats: true
    )
  }

  private func stopTimer() {
    refreshTimer?.invalidate()
    refreshTimer = nil
  }

  @objc private func refresh(_ timer: Timer) {
    updateAge()
  }

  // MARK: - Actions

  @objc private func editTapped() {
    delegate?.detailDidTapEdit?(self)
  }

  @IBAction private func shareTapped(_ sender: UIBarButtonItem) {
    delegate?.detail?(self, didTapShareFrom: sender)
  }

  /// Two taps hide the navigation bar, two more bring it back.
  @objc func toggleReading(_ sender: Any?) {
    guard let navigationController else { return }
    navigationController.setNavigationBarHidden(
      !navigationController.isNavigationBarHidden,
      animated: true
    )
  }

  @objc private func pinTapped() {
    guard var note = store.note(withID: noteID) else { return }
    note.isPinned.toggle()
    store.save(note)
  }

  @objc private func storeDidChange(_ notification: Notification) {
    if store.note(withID: noteID) == nil {
      delegate?.detailDidLoseNote?(self)
    } else {
      showNote()
    }
  }
}
