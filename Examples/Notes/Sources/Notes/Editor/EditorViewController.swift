import UIKit

/// Title and text of one note; shown as a sheet.
///
/// Unsaved text is kept as a draft whenever the screen goes away: when it
/// disappears, when the app resigns active or enters the background, and a
/// moment after the last key stroke.
class EditorViewController: UIViewController {
  weak var delegate: EditorViewControllerDelegate?

  let draft: NoteDraft
  let drafts: DraftStore
  let titleField = UITextField()
  let bodyView = UITextView()
  private(set) lazy var saveItem = UIBarButtonItem(
    barButtonSystemItem: .save,
    target: self,
    action: #selector(saveTapped(_:))
  )
  private(set) lazy var cancelItem = UIBarButtonItem(
    barButtonSystemItem: .cancel,
    target: self,
    action: #selector(cancelTapped(_:))
  )

  /// How long after the last change the draft is saved.
  var autosaveDelay: TimeInterval = 2
  private var autosaveTimer: Timer?
  private var isFinished = false

  private(set) var isDirty = false {
    didSet {
      isModalInPresentation = isDirty
      saveItem.isEnabled = isDirty
    }
  }

  init(draft: NoteDraft, drafts: DraftStore) {
    self.draft = draft
    self.drafts = drafts
    super.init(nibName: nil, bundle: nil)
    title = draft.noteID == nil ? "New Note" : "Edit Note"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    setUpFields()
    observeKeyboard()
    observeApplication()
    restoreDraft()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if draft.isEmpty {
      titleField.becomeFirstResponder()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    saveDraft()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = max(0, view.bounds.width - 32)
    titleField.frame = CGRect(x: 16, y: safe.top + 8, width: width, height: 44)
    let top = titleField.frame.maxY + 8
    bodyView.frame = CGRect(
      x: 0,
      y: top,
      width: view.bounds.width,
      height: max(0, view.bounds.height - top)
    )
  }

  // MARK: - Content

  private func setUpFields() {
    titleField.placeholder = "Title"
    titleField.text = draft.title
    titleField.delegate = self
    titleField.returnKeyType = .next
    titleField.addTarget(self, action: #selector(titleChanged(_:)), for: .editingChanged)
    bodyView.text = draft.body
    bodyView.font = .systemFont(ofSize: 17)
    bodyView.delegate = self
    bodyView.alwaysBounceVertical = true
    view.addSubview(titleField)
    view.addSubview(bodyView)
    saveItem.isEnabled = false
  }

  private func restoreDraft() {
    guard let saved = drafts.draft(forKey: draft.storageKey), saved != draft else { return }
    titleField.text = saved.title
    bodyView.text = saved.body
    draft.title = saved.title
    draft.body = saved.body
    isDirty = true
  }

  func textDidChange() {
    draft.title = titleField.text ?? ""
    draft.body = bodyView.text ?? ""
    isDirty = true
    autosaveTimer?.invalidate()
    autosaveTimer = Timer.scheduledTimer(withTimeInterval: autosaveDelay, repeats: false) {
      [weak self] _ in
      self?.saveDraft()
    }
  }

  // MARK: - Drafts

  func saveDraft() {
    autosaveTimer?.invalidate()
    autosaveTimer = nil
    guard isDirty, !isFinished else { return }
    drafts.setDraft(draft, forKey: draft.storageKey)
    delegate?.editor?(self, didSaveDraft: draft)
  }

  private func finish() {
    isFinished = true
    isDirty = false
    drafts.setDraft(nil, forKey: draft.storageKey)
  }

  // MARK: - Actions

  @IBAction func saveTapped(_ sender: Any?) {
    finish()
    delegate?.editor(self, didFinishWith: draft)
  }

  @IBAction func cancelTapped(_ sender: Any?) {
    guard isDirty, delegate?.editorShouldConfirmDiscard?(self) ?? true else {
      discardChanges()
      return
    }
    confirmDiscard()
  }

  func discardChanges() {
    finish()
    delegate?.editorDidCancel(self)
  }

  @objc private func titleChanged(_ sender: UITextField) {
    textDidChange()
  }
}
