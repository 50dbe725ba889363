import CoreGraphics
public import Foundation

/// A control that performs an action on a tap.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var states = ButtonStates()
  private var kind = ButtonType.custom
  private var heldLabel: UILabel?
  private var heldImageView: UIImageView?
  private var backgroundView: UIImageView?
  private var heldConfiguration: Configuration?
  private var isUpdatingConfiguration = false
  private var needsConfigurationUpdate = false
  private var heldSubtitle: UILabel?
  private var heldActivity: UIActivityIndicatorView?
  private var configuredBackground: ButtonBackground?

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button of a type that performs an action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero)
    take(buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration that performs an action.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    kind = .system
    self.configuration = configuration
    take(primaryAction)
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.button.apply(to: self, nib) }
  }

  func take(_ type: ButtonType) {
    kind = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    default: break
    }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if heldConfiguration != nil {
      if !action.title.isEmpty, heldConfiguration?.title == nil {
        configuration?.title = action.title
      }
      if let image = action.image, heldConfiguration?.image == nil { configuration?.image = image }
      return
    }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// The look.
  open var buttonType: ButtonType { kind }

  /// Whether the button stands out.
  open var role = Role.normal

  /// The menu that a tap or a long press opens.
  open var menu: UIMenu? {
    didSet { selectionDidChange() }
  }

  /// Whether choosing in the menu changes the title; without a menu, a tap selects the button.
  open var changesSelectionAsPrimaryAction = false {
    didSet { selectionDidChange() }
  }

  /// Whether the button is a pop-up: one action of its menu is always ticked.
  private var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

  private func selectionDidChange() {
    guard isPopUp else { return }
    MenuChoice.prepare(menu, of: self)
    showSelection()
  }

  /// Shows the ticked action of a pop-up.
  private func showSelection() {
    guard isPopUp, let chosen = menu?.selectedElements.first else { return }
    setTitle(chosen.title, for: .normal)
    if chosen.image != nil { setImage(chosen.image, for: .normal) }
  }

  /// Does what choosing an element of the menu by hand does.
  package func choose(_ title: String) -> Bool {
    guard let menu else { return false }
    send(.menuActionTriggered, nil)
    let chose = MenuChoice.choose(title, in: menu, sender: self, tracksSelection: isPopUp)
    if chose { showSelection() }
    return chose
  }

  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a pointer snaps to the button.
  open var isPointerInteractionEnabled = false

  /// The look of a pointer over the button.
  open var pointerStyleProvider: PointerStyleProvider?

  /// How the button behaves on a Mac; without effect here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// How the button behaves.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether the button is being hovered over with a pointer; there is none.
  open var isHovered: Bool { false }

  /// Whether the button is being held down.
  open var isHeld: Bool { isHighlighted }

  // MARK: - Content per state

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    states[state].title = title
    if heldConfiguration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    states[state].attributedTitle = title
    contentDidChange()
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    states[state].titleColor = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    states[state].shadowColor = color
    contentDidChange()
  }

  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    states[state].image = image
    if heldConfiguration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the background in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    states[state].background = image
    contentDidChange()
  }

  /// Sets the size of symbols in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    states[state].symbol = configuration
    contentDidChange()
  }

  /// The title in a state, else the normal one.
  open func title(for state: UIControl.State) -> String? { states.value(\.title, for: state) }

  /// The title with attributes in a state, else the normal one.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    states.value(\.attributedTitle, for: state)
  }

  /// The colour of the title in a state, else the normal one.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    states.value(\.titleColor, for: state) ?? defaultTitleColor(state)
  }

  /// The colour of the title's shadow in a state, else the normal one.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    states.value(\.shadowColor, for: state)
  }

  /// The image in a state, else the normal one.
  open func image(for state: UIControl.State) -> UIImage? { states.value(\.image, for: state) }

  /// The background in a state, else the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    states.value(\.background, for: state)
  }

  /// The size of symbols in a state, else the normal one.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    states.value(\.symbol, for: state)
  }

  private func defaultTitleColor(_ state: UIControl.State) -> UIColor? {
    if kind == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: - What is shown now

  /// The title that is shown.
  open var currentTitle: String? { heldConfiguration?.title ?? title(for: state) }

  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that is shown.
  open var currentImage: UIImage? { heldConfiguration?.image ?? image(for: state) }

  /// The background that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The size of the symbol that is shown.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the title.
  open var titleLabel: UILabel? {
    if let heldLabel { return heldLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: kind == .system ? 15 : UIFont.buttonFontSize)
    label.textColor = currentTitleColor
    heldLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    if let heldImageView { return heldImageView }
    let view = UIImageView(frame: .zero)
    heldImageView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }

  // MARK: - Insets

  /// The space around the content; configurations have their own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  /// Moves the title.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the image.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether a highlighted image is darker.
  open var adjustsImageWhenHighlighted = true

  /// Whether a disabled image is darker.
  open var adjustsImageWhenDisabled = true

  /// Whether a highlighted button glows.
  open var showsTouchWhenHighlighted = false

  /// Whether a highlighted button's shadow is turned.
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: - Configuration

  /// Title, image, colours and insets in one value; `nil` for the older way.
  ///
  /// The button shows it at once; it is adapted to the state with the next update.
  open var configuration: UIButton.Configuration? {
    get { heldConfiguration }
    set {
      heldConfiguration = newValue
      contentDidChange()
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Adapts the configuration to the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for an update of the configuration with the next update of constraints or layout.
  ///
  /// Several requests are answered by one update; measuring the button answers them, too.
  ///
  /// - Evidence: Apple's documentation of the method (A)
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration, !needsConfigurationUpdate else { return }
    guard heldConfiguration != nil || configurationUpdateHandler != nil else { return }
    needsConfigurationUpdate = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Adapts the configuration to the state; calls the handler.
  open func updateConfiguration() {
    if automaticallyUpdatesConfiguration, let held = heldConfiguration {
      configuration = held.updated(for: self)
    }
    configurationUpdateHandler?(self)
  }

  /// Answers the requests for an update.
  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    UpdateScope.run(.updateConfiguration, on: self) { updateConfiguration() }
    isUpdatingConfiguration = false
    needsConfigurationUpdate = false
    contentDidChange()
  }

  /// Brings the configuration up to date before constraints are made.
  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if heldConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
    if heldConfiguration == nil { contentDidChange() } else { showContent() }
  }

  /// Shows the title in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  // MARK: - Taps

  override var claimsTaps: Bool { true }

  override func touchDidEndInside(with event: UIEvent?) {
    if showsMenuAsPrimaryAction, menu != nil {
      send(.menuActionTriggered, event)
      return
    }
    if changesSelectionAsPrimaryAction {
      isSelected.toggle()
      send(.valueChanged, event)
    }
    send(.primaryActionTriggered, event)
  }

  // MARK: - Showing

  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showContent() {
    let shown = ButtonShown(self)
    if shown.title != nil || heldLabel != nil { show(shown) }
    if shown.image != nil || heldImageView != nil {
      imageView?.preferredSymbolConfiguration =
        heldConfiguration?.preferredSymbolConfigurationForImage
        ?? currentPreferredSymbolConfiguration
      imageView?.image = shown.image
      imageView?.isHidden = shown.image == nil
    }
    showSubtitle(shown)
    showActivity()
    showBackgrounds()
  }

  private func showSubtitle(_ shown: ButtonShown) {
    guard shown.subtitle != nil || heldSubtitle != nil else { return }
    let label = heldSubtitle ?? UILabel(frame: .zero)
    if heldSubtitle == nil {
      heldSubtitle = label
      addSubview(label)
    }
    label.font = shown.subtitleFont
    label.numberOfLines = 0
    label.attributedText = shown.subtitle
    label.textColor = shown.titleColor
    label.isHidden = shown.subtitle == nil
  }

  private func showActivity() {
    guard heldConfiguration?.showsActivityIndicator == true else {
      heldActivity?.removeFromSuperview()
      heldActivity = nil
      return
    }
    guard heldActivity == nil else { return }
    let wheel = UIActivityIndicatorView(style: .medium)
    heldActivity = wheel
    addSubview(wheel)
    wheel.startAnimating()
  }

  private func showBackgrounds() {
    if let heldConfiguration {
      let view = configuredBackground ?? ButtonBackground(frame: bounds)
      if configuredBackground == nil {
        configuredBackground = view
        insertSubview(view, at: 0)
      }
      view.show(heldConfiguration, of: self)
    } else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
    }
    if let image = states.value(\.background, for: state) {
      let view = backgroundView ?? UIImageView(frame: bounds)
      if backgroundView == nil {
        backgroundView = view
        insertSubview(view, at: 0)
      }
      view.image = image
    } else {
      backgroundView?.image = nil
    }
  }

  private func show(_ shown: ButtonShown) {
    guard let label = titleLabel else { return }
    if let font = shown.configuredFont { label.font = font }
    if let rich = shown.attributedTitle {
      label.attributedText = rich
      let hasColor =
        rich.length > 0 && rich.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil
      if heldConfiguration != nil, !hasColor { label.textColor = shown.titleColor }
    } else {
      label.text = shown.title?.string
      label.textColor = shown.titleColor
    }
    if let heldConfiguration {
      label.numberOfLines = 0
      label.lineBreakMode = heldConfiguration.titleLineBreakMode
    }
  }

  /// The label of the subtitle; `nil` without one.
  open var subtitleLabel: UILabel? {
    updateConfigurationIfNeeded()
    return heldSubtitle
  }

  // MARK: - Layout

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return ButtonLayout(self).size
  }

  /// The size of the content with its insets, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: ButtonLayout(self).insets)
  }

  /// The rectangle of the title within the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).titleRect(in: contentRect)
  }

  /// The rectangle of the image within the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).imageRect(in: contentRect)
  }

  /// Places the image, the title and the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    heldImageView?.frame = imageRect(forContentRect: content)
    heldLabel?.frame = titleRect(forContentRect: content)
    heldSubtitle?.frame = ButtonLayout(self).subtitleRect(in: content)
    heldActivity?.frame = ButtonLayout(self).imageRect(in: content)
    configuredBackground?.place(in: bounds)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
  }
}
