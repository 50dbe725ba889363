import CoreGraphics
public import Foundation

/// A field for the text of a search, with buttons and scopes.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How visible the bar is.
  public enum Style: UInt, Sendable {
    /// By the system.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// An icon of the bar.
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The results button.
    case resultsList = 3
  }

  private let field = UISearchTextField(frame: .zero)
  private lazy var coordinator = SearchFieldCoordinator(self)
  weak var searchController: UISearchController?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { NibTables.searchBar.apply(to: self, nib) }
  }

  private func setUp() {
    field.delegate = coordinator
    field.addAction(
      UIAction(handler: { [weak self] _ in self?.textDidChange() }),
      for: .editingChanged
    )
    addSubview(field)
  }

  /// Is asked and told.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; setting it does not tell the delegate, but updates a search's results.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      if searchController?.isActive == true { searchController?.updateResults() }
    }
  }

  /// The text that is shown while the bar is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the bar.
  open var prompt: String?

  /// The text field.
  open var searchTextField: UISearchTextField { field }

  /// Light or dark, in old code.
  open var barStyle = UIBarStyle.default

  /// How visible the bar is.
  open var searchBarStyle = Style.default

  /// Whether content shows through.
  open var isTranslucent = true

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The background image.
  open var backgroundImage: UIImage?

  /// The background image of the scopes.
  open var scopeBarBackgroundImage: UIImage?

  /// Whether the bookmark button is shown.
  open var showsBookmarkButton = false {
    didSet { updateSideButton() }
  }

  /// Whether the results button is shown.
  open var showsSearchResultsButton = false {
    didSet { updateSideButton() }
  }

  /// Whether the results button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { (field.rightView as? UIButton)?.isSelected = isSearchResultsButtonSelected }
  }

  /// The button at the end of an empty field: results, else bookmarks.
  private func updateSideButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      field.rightView = nil
      return
    }
    let isResults = showsSearchResultsButton
    let button = UIButton(type: .custom)
    let icon: Icon = isResults ? .resultsList : .bookmark
    button.setImage(
      image(for: icon, state: .normal)
        ?? UIImage(systemName: isResults ? "list.bullet.circle" : "book"),
      for: .normal
    )
    button.accessibilityLabel = isResults ? "Results" : "Bookmarks"
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    button.isSelected = isResults && isSearchResultsButtonSelected
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if isResults {
          delegate?.searchBarResultsListButtonClicked(self)
        } else {
          delegate?.searchBarBookmarkButtonClicked(self)
        }
      },
      for: .touchUpInside
    )
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  /// Whether the bar reacts.
  open var isEnabled = true {
    didSet { field.isEnabled = isEnabled }
  }

  private var cancelIsShown = false

  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  ///
  /// A search whose bar it is does no longer show it by itself.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancel(showsCancelButton)
  }

  func showCancel(_ isShown: Bool) {
    cancelIsShown = isShown
    if isShown {
      addSubview(cancelButton)
    } else if hasCancelButton {
      cancelButton.removeFromSuperview()
    }
    setNeedsLayout()
  }

  private var hasCancelButton = false
  private lazy var cancelButton: UIButton = {
    hasCancelButton = true
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.tapCancelButton() }, for: .touchUpInside)
    return button
  }()

  private var scopesAreShown = false

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { scopesAreShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  ///
  /// A search whose bar it is does no longer show them by itself.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    searchController?.automaticallyShowsScopeBar = false
    showScopes(show)
  }

  func showScopes(_ isShown: Bool) {
    scopesAreShown = isShown
    updateScopes()
  }

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet { updateScopes() }
  }

  /// The chosen scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  private var scopes: UISegmentedControl?

  private func updateScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    setNeedsLayout()
    superview?.setNeedsLayout()
    // A bar inside a navigation bar grows it, and with it the safe area.
    superview?.superview?.setNeedsLayout()
    guard scopesAreShown, let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selectedScopeButtonIndex
    for (state, attributes) in scopeAttributes {
      control.setTitleTextAttributes(attributes, for: state)
    }
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.tapScope(control.selectedSegmentIndex) }
      },
      for: .valueChanged
    )
    addSubview(control)
    scopes = control
  }

  private var images: [Icon: UIImage] = [:]
  private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the image of an icon.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    images[icon] = iconImage
  }

  /// The image of an icon.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    images[icon]
  }

  /// Sets the attributes of the scopes' titles.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of the scopes' titles in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state]
  }

  /// Moves the text.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// Moves the background of the field.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  private var look = SearchBarLook()

  /// Sets the background of the field.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    look.fields[state] = backgroundImage
  }

  /// The background of the field in a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fields[state]
  }

  /// Sets the background for a place of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    look.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
  }

  /// The background for a place of the bar.
  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// Sets the background of a scope in a state.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    look.scopes[state] = backgroundImage
  }

  /// The background of a scope in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.scopes[state]
  }

  /// Sets the image between two scopes.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    look.dividers[[leftState, rightState]] = dividerImage
  }

  /// The image between two scopes.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    look.dividers[[leftState, rightState]]
  }

  /// Moves an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    look.offsets[icon] = adjustment
  }

  /// How far an icon is moved.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    look.offsets[icon] ?? .zero
  }

  /// Whether the microphone can be looked at to dictate; there is none.
  open var isLookToDictateEnabled = false

  /// At the top.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: - Input traits

  /// What is written with capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether misspelt words are replaced.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether misspelt words are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// Whether quotation marks are curled.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }

  /// Whether pasting adds and removes spaces.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }

  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// Light or dark keys.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key needs text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// Rules for new passwords.
  open var passwordRules: UITextInputPasswordRules? {
    get { field.passwordRules }
    set { field.passwordRules = newValue }
  }

  // MARK: - Editing

  /// The field takes the keyboard.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the field has the keyboard.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Gives the field the keyboard.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Takes the keyboard from the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    if searchController?.isActive == true { searchController?.updateResults() }
  }

  /// Empties the field at the end of a search.
  func clear() {
    guard field.hasText else { return }
    field.text = ""
    delegate?.searchBar(self, textDidChange: "")
  }

  /// Does what a tap on the cancel button does.
  package func tapCancelButton() {
    searchController?.barWasCancelled()
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Does what a tap on a scope does.
  package func tapScope(_ index: Int) {
    guard (scopeButtonTitles ?? []).indices.contains(index) else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    if searchController?.isActive == true { searchController?.updateResults() }
  }

  // MARK: - Layout

  private var height: CGFloat {
    scopesAreShown && !(scopeButtonTitles ?? []).isEmpty ? 102 : 56
  }

  /// The height of a bar, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// Any width, and the height of a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let end: CGFloat = cancelIsShown ? 68 : 8
    field.frame = CGRect(
      x: 8,
      y: 10,
      width: max(bounds.width - 8 - end, 0),
      height: min(36, bounds.height)
    )
    if cancelIsShown {
      cancelButton.frame = CGRect(x: bounds.width - 64, y: 10, width: 60, height: 36)
    }
    scopes?.frame = CGRect(x: 8, y: 56, width: max(bounds.width - 16, 0), height: 32)
  }
}

/// Passes what happens to a search bar's field on to the bar's delegate.
@MainActor
private final class SearchFieldCoordinator: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.searchController?.barDidBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
