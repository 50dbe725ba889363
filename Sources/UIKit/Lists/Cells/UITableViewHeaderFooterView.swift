public import Foundation

/// The view above or below a section of a table.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  // The first member and the number of stored properties are mirrored in `Construction+Cells`.

  /// Creates a view that the table can use again.
  public init(reuseIdentifier: String?) {
    parts = HeaderParts(reuseIdentifier: reuseIdentifier)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  let parts: HeaderParts

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    parts = HeaderParts(reuseIdentifier: NibTables.reuseIdentifier(coder))
    super.init(coder: coder)
    // A nib's views lie beside the content view.
    insertSubview(contentView, at: 0)
  }

  /// Creates a view without a name for reuse.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The view that holds the content.
  open var contentView: UIView { parts.contentView }

  /// The label of the title; content configurations replace it.
  open var textLabel: UILabel? { parts.label(for: self) }

  /// The label of a detail.
  open var detailTextLabel: UILabel? { parts.detailLabel(for: self) }

  /// A view behind the content.
  open var backgroundView: UIView? {
    get { parts.backgroundView }
    set { parts.setBackground(newValue, in: self) }
  }

  /// What the view shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { parts.apply(newValue, to: self) }
  }

  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }

  /// Whether the background follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }

  /// The state by which configurations are updated.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Asks for an update of the configuration in the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// The type of a closure that updates the configuration.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void

  /// A closure that updates the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { parts.updateHandler }
    set {
      parts.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// A configuration without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// What the background shows, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { parts.background }
    set { parts.background = newValue }
  }

  /// The name under which the table keeps the view.
  open var reuseIdentifier: String? { parts.reuseIdentifier }

  /// Clears what the last section left; a subclass calls `super`.
  open func prepareForReuse() {}

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self)
  }

  /// The size of the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.plainHeight(size.width))
  }

  /// The size by the constraints of the content, else the one that fits.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsInside else {
      guard hasConstraintsInside else { return sizeThatFits(targetSize) }
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    return contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

/// The parts of a header or footer.
@MainActor
final class HeaderParts {
  var reuseIdentifier: String?
  let contentView = UIView(frame: .zero)
  private var label: UILabel?
  private var detailLabel: UILabel?
  private(set) var backgroundView: UIView?
  private(set) var configuration: (any UIContentConfiguration)?
  private var configuredView: (any UIContentView & UIView)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
  var updateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?

  init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  func label(for view: UITableViewHeaderFooterView) -> UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    label = made
    contentView.addSubview(made)
    view.setNeedsLayout()
    return made
  }

  func detailLabel(for view: UITableViewHeaderFooterView) -> UILabel? {
    if let detailLabel { return detailLabel }
    let made = UILabel(frame: .zero)
    detailLabel = made
    contentView.addSubview(made)
    view.setNeedsLayout()
    return made
  }

  func setBackground(_ new: UIView?, in view: UITableViewHeaderFooterView) {
    backgroundView?.removeFromSuperview()
    backgroundView = new
    if let new { view.insertSubview(new, at: 0) }
    view.setNeedsLayout()
  }

  func apply(
    _ configuration: (any UIContentConfiguration)?,
    to view: UITableViewHeaderFooterView
  ) {
    self.configuration = configuration
    if let configuration, let shown = configuredView, shown.supports(configuration) {
      shown.configuration = configuration
    } else {
      configuredView?.removeFromSuperview()
      configuredView = configuration?.makeContentView()
      if let configuredView { contentView.addSubview(configuredView) }
    }
    view.setNeedsLayout()
  }

  private func updateConfiguration(of view: UITableViewHeaderFooterView) {
    needsUpdate = false
    UpdateScope.run(.updateConfiguration, on: view) {
      let state = view.configurationState
      if updatesContent, let configuration { apply(configuration.updated(for: state), to: view) }
      view.updateConfiguration(using: state)
      updateHandler?(view, state)
    }
  }

  func layOut(_ view: UITableViewHeaderFooterView) {
    if needsUpdate { updateConfiguration(of: view) }
    contentView.frame = view.bounds
    backgroundView?.frame = view.bounds
    configuredView?.frame = contentView.bounds
    let size = contentView.bounds.size
    label?.frame = CGRect(x: 16, y: 0, width: max(0, size.width - 32), height: size.height)
  }

  func plainHeight(_ width: CGFloat) -> CGFloat {
    if let configuredView {
      return configuredView.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let text = label?.sizeThatFits(CGSize(width: max(0, width - 32), height: 10_000)).height ?? 0
    return text > 0 ? max(TableMetrics.titledHeader(.plain), text + 7) : 0
  }
}
