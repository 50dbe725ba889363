public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on the screen that draws, holds other views and receives touches.
///
/// Geometry lives in the layer, as on iOS: `frame` follows from `bounds`,
/// `center` and `transform`. Marks such as `setNeedsLayout()` cost the distance
/// to the next marked ancestor; the commit visits marked branches only.
///
/// - Evidence: RULES 10, 11
///
/// Status: partial · B
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Creates a view with the given frame in its future superview, in points.
  public init(frame: CGRect) {
    ownedLayer = Construction.layer(ofClass: Self.layerClass)
    super.init()
    ownedLayer.begin(at: frame, of: self)
  }

  deinit {
    ownedLayer.owner = nil
    for view in _subviews { view._superview = nil }
  }

  /// The layer that holds the geometry and the appearance.
  open var layer: CALayer { ownedLayer }
  nonisolated(unsafe) let ownedLayer: CALayer

  // No access to these lasts longer than a read or a write, so that nothing has
  // to check that two overlap.
  @exclusivity(unchecked) var flags: ViewFlags = [
    .autoresizesSubviews, .isUserInteractionEnabled, .translatesMask, .needsLayout, .needsDisplay,
    .needsUpdateConstraints, .needsUpdateProperties, .descendantIsDirty,
  ]
  /// The place among the siblings, as far as it is known; beside the flags it takes no room.
  @exclusivity(unchecked) nonisolated(unsafe) var siblingIndex: Int32 = 0
  @exclusivity(unchecked) nonisolated(unsafe) var _subviews: [UIView] = []
  // Whoever these refer to sets them to nil when it goes. Weak references would
  // make every use of a view pay for a side table.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var _superview: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var _window: UIWindow?
  /// The controller whose root view this is.
  @exclusivity(unchecked)
  package nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController?
  @exclusivity(unchecked) var attachments: ViewAttachments?
  /// What the system of constraints that places or mentions the view knows about it.
  @exclusivity(unchecked) var layoutEntry: LayoutEntry?
  /// The insets that the view was told of last.
  @exclusivity(unchecked) var lastSafeAreaInsets = UIEdgeInsets.zero
  /// The insets that were found last; they hold while the flag `knowsSafeArea` is set.
  @exclusivity(unchecked) var knownSafeAreaInsets = UIEdgeInsets.zero
  @exclusivity(unchecked) var lastTraits: UITraitCollection?
  @exclusivity(unchecked) var _contentMode = ContentMode.scaleToFill
  var _tag = 0

  /// The class of the layer; a subclass overrides it to get another one.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether views of this class need the constraint engine; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a nib, with the views in it.
  public required init?(coder: NSCoder) {
    ownedLayer = Construction.layer(ofClass: Self.layerClass)
    super.init()
    ownedLayer.begin(at: coder.nib?.frame ?? .zero, of: self)
    if let nib = coder.nib { decode(nib) }
  }

  // MARK: - Tree

  /// The view that contains this one.
  open var superview: UIView? { _superview }
  /// The views directly below, backmost first.
  open var subviews: [UIView] { _subviews }
  /// The window that the view is in.
  open var window: UIWindow? { _window }

  /// Asked for the controller first, then for the superview.
  open override var next: UIResponder? { owningController ?? _superview }

  /// Adds a view in front of its new siblings, taking it from its old superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: view._superview === self ? _subviews.count - 1 : _subviews.count)
  }

  /// Inserts a view at a position among the subviews; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 0)
  }

  /// Inserts a view right in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, relativeTo: siblingSubview, offset: 1)
  }

  /// Swaps two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard _subviews.indices.contains(index1), _subviews.indices.contains(index2) else { return }
    _subviews.swapAt(index1, index2)
    siblingsDidMove()
    syncLayerOrder()
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: _subviews.count - 1)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Whether the view is the given one or lies below it.
  open func isDescendant(of view: UIView) -> Bool { isOrLiesBelow(view) }

  /// The view itself or the first one below with the tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    _tag == tag ? self : firstBelow(tagged: tag)
  }

  /// A number by which an app finds the view.
  open var tag: Int {
    get { _tag }
    set { _tag = newValue }
  }

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that its superview changed.
  open func didMoveToSuperview() {}
  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that its window changed.
  open func didMoveToWindow() {}

  // MARK: - Geometry

  /// The smallest rectangle around the transformed view, in the superview.
  open var frame: CGRect {
    get { ownedLayer.frame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinate system.
  open var bounds: CGRect {
    get { ownedLayer.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superview; the middle by default.
  open var center: CGPoint {
    get { ownedLayer.position }
    set {
      ownedLayer.position = newValue
      followMove()
      KeyValueObserving.changed(self, "center")
    }
  }

  /// The change of shape around the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      followMove()
      KeyValueObserving.changed(self, "transform")
    }
  }

  /// The change of shape in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point around which transforms happen, as a share of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The pixels per point of the view's content.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Which edges and sizes follow the superview's size.
  @exclusivity(unchecked)
  open var autoresizingMask: AutoresizingMask = []

  /// Whether a change of size resizes the subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }

  /// The size that the view would like for a given one; its present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, keeping the origin.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: - Layout

  /// Lays out the subviews; the default does what constraints ask for.
  open func layoutSubviews() { layoutWithConstraints() }

  /// Lays out the sublayers; for the view's own layer that is ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownedLayer { layoutSubviews() }
  }

  /// Marks the view for layout in the next commit.
  open func setNeedsLayout() { mark(.needsLayout) }

  /// Lays out the view and those below now, if anything is marked.
  open func layoutIfNeeded() { UpdateCycle.layoutIfNeeded(self) }

  /// Marks the view for drawing in the next commit.
  open func setNeedsDisplay() { mark(.needsDisplay) }

  /// Marks a part of the view for drawing.
  open func setNeedsDisplay(_ rect: CGRect) { mark(.needsDisplay) }

  /// Draws the view; a subclass that draws by itself overrides it.
  open func draw(_ rect: CGRect) {}

  /// Draws the layer into a context; for the view's own layer that is ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    drawOwnLayer(layer, in: ctx)
  }
  /// Sets the content of the layer; the layer then draws by itself.
  open func display(_ layer: CALayer) {}
  /// Tells the view that the layer is about to draw.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The action for a change of the layer: an animation inside an animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, event)
  }

  /// Marks the view for an update of its properties.
  open func setNeedsUpdateProperties() { mark(.needsUpdateProperties) }

  /// Updates the properties of the view before layout.
  open func updateProperties() {}

  /// Updates marked properties of the view and those below now.
  open func updatePropertiesIfNeeded() {
    UpdateCycle.updatePropertiesIfNeeded(self)
  }

  /// Marks the view for an update of its constraints.
  open func setNeedsUpdateConstraints() { mark(.needsUpdateConstraints) }

  /// Updates the constraints of the view; calls `super` last.
  open func updateConstraints() {
    // Inside the cycle the mark is gone; one that an override made since is for another pass.
    if UpdateScope.current.view !== self { flags.remove(.needsUpdateConstraints) }
  }

  /// Updates marked constraints of the view and those below now.
  open func updateConstraintsIfNeeded() {
    UpdateCycle.updateConstraintsIfNeeded(self)
  }

  /// Whether the view's constraints are marked.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// The size that the content asks for; no metric by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout that the intrinsic size changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeDidChange()
  }

  /// The insets between the frame and the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose baseline stands for this view's first one.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose baseline stands for this view's last one.
  open var forLastBaselineLayout: UIView { self }

  /// The alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    frame(around: alignmentRect)
  }

  /// Whether the autoresizing mask stands for constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }

  /// The smallest size that satisfies the constraints inside.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { leastSize(targetSize) }

  /// The size that satisfies the constraints inside, near a target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }

  // MARK: - Constraints

  /// The active constraints that the view keeps.
  open var constraints: [NSLayoutConstraint] { constraintStateIfAny?.constraints ?? [] }
  /// Activates a constraint about this view or views below.
  open func addConstraint(_ constraint: NSLayoutConstraint) { activate(constraint) }
  /// Activates constraints about this view or views below.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(activate) }
  /// Deactivates a constraint that the view keeps.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
  /// Deactivates constraints that the view keeps.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(drop) }
  /// Adds a guide, taking it from its old owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
  /// Removes a guide with its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }
  /// The part that neither bars nor the device cover.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// With which priority the view resists becoming larger than its own size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }
  /// Sets how the view resists becoming larger than its own size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  /// With which priority the view resists becoming smaller than its own size.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance(axis) }
  /// Sets how the view resists becoming smaller than its own size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  // MARK: - Safe area and margins

  /// The part at the edges that bars and the device cover, in the view's points.
  open var safeAreaInsets: UIEdgeInsets { computeSafeAreaInsets() }

  /// Tells the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The space between the edges and the content.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The margins by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  /// Tells the view that its margins changed.
  open func layoutMarginsDidChange() {}
  /// Whether the margins grow by the safe area; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginsHoldSafeArea }
    set { marginsHoldSafeArea = newValue }
  }
  /// Whether the margins are at least those of the superview; `false` by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginsHoldOuter }
    set { marginsHoldOuter = newValue }
  }

  /// The margins of a view that nobody gave any.
  var usualLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  // MARK: - Appearance

  /// The colour behind the content.
  @exclusivity(unchecked)
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.resolvedColor(with: knownTraits).cgColor
      KeyValueObserving.changed(self, "backgroundColor")
    }
  }

  /// The opacity from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownedLayer.opacity) }
    set {
      layer.opacity = Float(min(max(newValue, 0), 1))
      KeyValueObserving.changed(self, "alpha")
    }
  }

  /// Whether the view and everything below is left out.
  open var isHidden: Bool {
    get { ownedLayer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether the content is opaque; a hint for drawing.
  open var isOpaque = true

  /// Whether content beyond the bounds is cut.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the drawing rectangle is cleared first.
  open var clearsContextBeforeDrawing = true

  /// How content fits the bounds.
  open var contentMode: ContentMode {
    get { _contentMode }
    set { setContentMode(newValue) }
  }

  /// A view whose alpha masks this one.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of interactive parts; inherited from the superview.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Tells the view that its tint changed.
  open func tintColorDidChange() {}

  // MARK: - Traits

  /// The traits of the view: the superview's with its own overrides.
  open var traitCollection: UITraitCollection { trackedTraits }

  /// Tells the view that its traits changed; `registerForTraitChanges` replaces it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style that the view imposes on itself and all below.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }
  /// Whether content is flipped for right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ownSemantics }
    set { ownSemantics = newValue }
  }
  /// The direction in which the view's content reads.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { foundDirection }

  // MARK: - Pictures and interactions

  /// A view that shows what this one shows now, and does not follow later changes.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }
  /// Draws the view with everything below into the current context; false without one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }
  /// Attaches a behaviour.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Detaches a behaviour.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: - Touches

  /// Whether touches reach the view.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, newValue) }
  }

  /// Whether more than one finger is followed.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { flags.set(.isMultipleTouchEnabled, newValue) }
  }

  /// Whether the view keeps touches from others.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.isExclusiveTouch) }
    set { flags.set(.isExclusiveTouch, newValue) }
  }

  /// The frontmost view that contains the point, from this one downwards.
  ///
  /// Hidden, disabled and nearly transparent (alpha below 0.01) branches are left out.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer may leave its start state; `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Attaches a recognizer, taking it from its old view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The attached recognizers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareIfAny?.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  // MARK: - Editing

  /// Makes the first responder at or below this view resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force: force) }

  /// The class, number and frame of the view.
  ///
  /// - Differs: iOS prints an address; two runs here print the same text.
  open override var description: String { describeWithFrame() }

  /// The name under which state restoration finds the view.
  open var restorationIdentifier: String? {
    get { rareIfAny?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }

  /// Saves the state of a view that has a restoration identifier.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Takes the saved state over.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Tells the view that the state of all objects is restored.
  open func applicationFinishedRestoringState() {}
}

extension UIView: UIAccessibilityIdentification {}
