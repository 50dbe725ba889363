public import Foundation

/// A view that a collection can use again.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name under which the collection keeps the view.
  open internal(set) var reuseIdentifier: String?

  /// Clears what the last element left; a subclass calls `super`.
  open func prepareForReuse() {}

  /// Takes over attributes beyond place and opacity.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells that the layout is about to be replaced.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Tells that the layout was replaced.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that fit the content: as high as its constraints ask for in the given width.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hasConstraintsInside,
      let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitting.size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitting
  }

  /// Takes place and look from attributes.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.transform.isIdentity, transform.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
      transform = attributes.transform
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

/// The view of an item in a collection.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var configuredView: (any UIContentView & UIView)?
  private var needsConfiguration = false
  /// Whether the layout decides about the width when the cell is measured.
  var keepsWidth = false

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
    ownContentView.cell = self
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    ownContentView.cell = self
  }

  /// The view that holds the content.
  public var contentView: UIView { ownContentView }
  private let ownContentView = UICollectionViewCellContentView(frame: .zero)

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A view behind the content while the cell is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
        selectedBackgroundView.isHidden = !(isSelected || isHighlighted)
      }
    }
  }

  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// What the background shows, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }

  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state by which configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// The type of a closure that updates the configuration.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// A closure that updates the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for an update of the configuration in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Clears what the last item left; a subclass calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  private var touched: IndexPath?

  var collection: UICollectionView? { superview as? UICollectionView }

  /// Highlights the item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = nil
    if let collection, let path = collection.indexPath(for: self),
      collection.highlightItem(at: path)
    {
      touched = path
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  /// Selects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(selects: true) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight without selecting.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(selects: false) { super.touchesCancelled(touches, with: event) }
  }

  private func endTouch(selects: Bool, otherwise: () -> Void) {
    guard let path = touched, let collection else {
      otherwise()
      return
    }
    touched = nil
    collection.releaseItem(at: path, selects: selects)
  }

  /// Places the content and the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      UpdateScope.run(.updateConfiguration, on: self) {
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
          contentConfiguration = configuration.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      }
    }
    if contentView.frame != bounds { contentView.frame = bounds }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
  }

  /// The attributes that fit the content by its constraints.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    if contentView.hasConstraintsInside {
      fitting.size = systemLayoutSizeFitting(
        keepsWidth ? CGSize(width: layoutAttributes.size.width, height: 0) : .zero,
        withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      )
    } else if let configuredView {
      fitting.size = configuredView.sizeThatFits(layoutAttributes.size)
    }
    return fitting
  }

  /// The size by the constraints of the content, if it has any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentView.hasConstraintsInside else {
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

  /// Lets the cell be measured again, if its size is its own.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeMayHaveChanged()
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  private func showConfiguration() {
    guard let configuration = contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    contentSizeMayHaveChanged()
    if let view = configuredView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    configuredView?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = contentView.bounds
    contentView.addSubview(view)
    configuredView = view
  }
}

/// A cell of a list in a collection.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// A configuration without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// How deep the content is indented.
  open var indentationLevel = 0

  /// The width of a level of indentation.
  open var indentationWidth: CGFloat = 10
}
