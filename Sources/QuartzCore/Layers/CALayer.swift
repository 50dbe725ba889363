import Clockwork
public import CoreGraphics
public import Foundation

/// A node of the tree that is composed to the screen: geometry, style and content.
///
/// The class is not bound to an actor, as on iOS; layers of views are used on
/// the main actor only. A change takes effect in the model at once; what the
/// screen would show while animations run is ``presentation()``.
///
/// What most layers need is stored in the layer, everything else in a side
/// object that is made on first use, so that a plain layer stays small.
///
/// Status: partial · A
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  // No access to these lasts longer than a read or a write, so that nothing has
  // to check that two overlap.
  @exclusivity(unchecked) var _bounds = CGRect.zero
  @exclusivity(unchecked) var _position = CGPoint.zero
  @exclusivity(unchecked) var _anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) var _opacity: Float = 1
  @exclusivity(unchecked) var flags = LayerFlags()
  @exclusivity(unchecked) var children: [CALayer] = []
  @exclusivity(unchecked) unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) unowned(unsafe) package var owner: (any LayerOwner)?
  var _backgroundColor: CGColor?
  @exclusivity(unchecked) var rare: LayerExtras?

  // MARK: - Making layers

  /// Creates a layer without extent.
  public override init() {
    super.init()
  }

  /// Creates a copy that stands for another layer, without its sublayers.
  ///
  /// A subclass overrides this to copy its own properties.
  public init(layer: Any) {
    super.init()
    guard let source = layer as? CALayer else { return }
    _bounds = source._bounds
    _position = source._position
    _anchorPoint = source._anchorPoint
    _opacity = source._opacity
    flags.formUnion(source.flags.intersection(.properties))
    _backgroundColor = source._backgroundColor
    rare = source.rare?.copyForPresentation()
  }

  /// Reads a layer with its mask and sublayers from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    restore(from: coder)
  }

  deinit {
    for child in children { child.parent = nil }
    // Nobody else would tell those who wait for the end of an animation.
    if let rare, !rare.animations.isEmpty { detachAllAnimations() }
  }

  /// Layers take part in secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the layer with mask and sublayers into an archive; neither delegate nor animations.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  /// The value that a property has before it is set; `nil` stands for none.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerKey(rawValue: key).flatMap { CALayer().layerValue(for: $0)?.boxed }
  }

  /// Whether a change of a property makes the layer draw again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Geometry

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { _bounds }
    set {
      guard newValue != _bounds, acceptsGeometry(newValue, "bounds") else { return }
      willChange(.bounds)
      let old = _bounds
      _bounds = newValue
      tellOfMove()
      boundsDidChange(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { _position }
    set {
      guard newValue != _position, acceptsGeometry(newValue, "position") else { return }
      willChange(.position)
      _position = newValue
      tellOfMove()
    }
  }

  /// The depth among siblings; siblings are drawn in its order.
  open var zPosition: CGFloat {
    get { settings.zPosition }
    set {
      willChange(.zPosition)
      extras.zPosition = newValue
    }
  }

  /// The point of the bounds, in fractions of their size, that lies at the position.
  open var anchorPoint: CGPoint {
    get { _anchorPoint }
    set {
      willChange(.anchorPoint)
      _anchorPoint = newValue
      tellOfMove()
    }
  }

  /// The depth of the anchor point.
  open var anchorPointZ: CGFloat {
    get { settings.anchorPointZ }
    set { extras.anchorPointZ = newValue }
  }

  /// The transform of the layer about its anchor point.
  open var transform: CATransform3D {
    get { flags.contains(.isTransformed) ? settings.transform : CATransform3DIdentity }
    set {
      guard newValue != transform else { return }
      willChange(.transform)
      extras.transform = newValue
      flags.set(.isTransformed, newValue != CATransform3DIdentity)
      tellOfMove()
    }
  }

  /// The transform of all sublayers about the centre.
  open var sublayerTransform: CATransform3D {
    get { settings.sublayerTransform }
    set {
      willChange(.sublayerTransform)
      extras.sublayerTransform = newValue
    }
  }

  /// The affine part of the transform.
  open func affineTransform() -> CGAffineTransform {
    flags.contains(.isTransformed) ? settings.transform.affinePart : .identity
  }

  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    guard flags.contains(.isTransformed) || !m.isIdentity else { return }
    transform = CATransform3D(m)
  }

  /// The upright rectangle around the layer in its superlayer.
  ///
  /// It is computed from bounds, position, anchor point and transform. Setting
  /// it changes bounds and position; under a rotation the result of reading it
  /// back differs from what was set.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      guard newValue != isHidden else { return }
      willChange(.hidden)
      flags.set(.isHidden, newValue)
    }
  }

  /// Whether the back of the layer is drawn.
  open var isDoubleSided: Bool {
    get { !flags.contains(.isSingleSided) }
    set { flags.set(.isSingleSided, !newValue) }
  }

  /// Whether y grows upwards in the layer.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.isGeometryFlipped) }
    set { flags.set(.isGeometryFlipped, newValue) }
  }

  /// Whether the geometry of this layer or of one above is flipped an odd number of times.
  open func contentsAreFlipped() -> Bool {
    let above = parent?.contentsAreFlipped() ?? false
    return above != isGeometryFlipped
  }

  // MARK: - Tree

  /// The layer that holds this one.
  open var superlayer: CALayer? { parent }

  /// The layers in this one, from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get {
      if let model = rare?.model { return model.children.map { $0.presentation() ?? $0 } }
      return children.isEmpty ? nil : children
    }
    set { replaceChildren(newValue ?? []) }
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    parent?.remove(child: self)
  }

  /// Puts a layer in front of all sublayers; a layer has one superlayer at a time.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .front)
  }

  /// Puts a layer at an index of the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(idx)))
  }

  /// Puts a layer behind a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: .below(sibling))
  }

  /// Puts a layer in front of a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: .above(sibling))
  }

  /// Puts another layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.parent === self, oldLayer !== newLayer else { return }
    insert(newLayer, at: .above(oldLayer))
    remove(child: oldLayer)
  }

  // MARK: - Style

  /// The layer whose alpha cuts this one; it has no superlayer.
  open var mask: CALayer? {
    get { settings.mask }
    set { setMask(newValue) }
  }

  /// Whether sublayers are cut at the bounds.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set { flags.set(.masksToBounds, newValue) }
  }

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { _backgroundColor }
    set {
      willChange(.backgroundColor)
      _backgroundColor = newValue
    }
  }

  /// The opacity from 0 to 1.
  open var opacity: Float {
    get { _opacity }
    set {
      guard newValue != _opacity else { return }
      willChange(.opacity)
      _opacity = newValue
    }
  }

  /// Whether opacity applies to the layer with its sublayers as a whole.
  open var allowsGroupOpacity: Bool {
    get { !flags.contains(.forbidsGroupOpacity) }
    set { flags.set(.forbidsGroupOpacity, !newValue) }
  }

  /// Whether the layer promises to have no transparent content.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { flags.set(.isOpaque, newValue) }
  }

  /// The radius of the rounded corners.
  open var cornerRadius: CGFloat {
    get { settings.cornerRadius }
    set {
      willChange(.cornerRadius)
      extras.cornerRadius = newValue
    }
  }

  /// The corners that are rounded; all of them at first.
  open var maskedCorners: CACornerMask {
    get { settings.maskedCorners }
    set { extras.maskedCorners = newValue }
  }

  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { settings.cornerCurve }
    set { extras.cornerCurve = newValue }
  }

  /// The width of the border inside the bounds.
  open var borderWidth: CGFloat {
    get { settings.borderWidth }
    set {
      willChange(.borderWidth)
      extras.borderWidth = newValue
    }
  }

  /// The colour of the border; opaque black at first.
  open var borderColor: CGColor? {
    get { settings.borderColor }
    set {
      willChange(.borderColor)
      extras.borderColor = newValue
    }
  }

  /// The colour of the shadow; opaque black at first.
  open var shadowColor: CGColor? {
    get { settings.shadowColor }
    set {
      willChange(.shadowColor)
      extras.shadowColor = newValue
    }
  }

  /// The opacity of the shadow; 0 at first.
  open var shadowOpacity: Float {
    get { settings.shadowOpacity }
    set {
      willChange(.shadowOpacity)
      extras.shadowOpacity = newValue
    }
  }

  /// The distance of the shadow; (0, -3) at first.
  open var shadowOffset: CGSize {
    get { settings.shadowOffset }
    set {
      willChange(.shadowOffset)
      extras.shadowOffset = newValue
    }
  }

  /// The blur of the shadow; 3 at first.
  open var shadowRadius: CGFloat {
    get { settings.shadowRadius }
    set {
      willChange(.shadowRadius)
      extras.shadowRadius = newValue
    }
  }

  /// The outline of the shadow, if it is not that of the content.
  open var shadowPath: CGPath? {
    get { settings.shadowPath }
    set {
      willChange(.shadowPath)
      extras.shadowPath = newValue
    }
  }

  // MARK: - Content

  /// The image that the layer shows, as a `CGImage`.
  open var contents: Any? {
    get { settings.contents }
    set {
      willChange(.contents)
      extras.contents = newValue
    }
  }

  /// The part of the content that is shown, in fractions of its size.
  open var contentsRect: CGRect {
    get { settings.contentsRect }
    set { extras.contentsRect = newValue }
  }

  /// How the content fills the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { settings.contentsGravity }
    set { extras.contentsGravity = newValue }
  }

  /// The number of pixels of the content per point.
  open var contentsScale: CGFloat {
    get { settings.contentsScale }
    set { extras.contentsScale = newValue }
  }

  /// The part of the content that is stretched, in fractions of its size.
  open var contentsCenter: CGRect {
    get { settings.contentsCenter }
    set { extras.contentsCenter = newValue }
  }

  /// The filter for content that is shrunk.
  open var minificationFilter: CALayerContentsFilter {
    get { settings.minificationFilter }
    set { extras.minificationFilter = newValue }
  }

  /// The filter for content that is enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { settings.magnificationFilter }
    set { extras.magnificationFilter = newValue }
  }

  /// Whether the layer is composed as a bitmap.
  open var shouldRasterize: Bool {
    get { flags.contains(.shouldRasterize) }
    set { flags.set(.shouldRasterize, newValue) }
  }

  /// The number of pixels per point of that bitmap.
  open var rasterizationScale: CGFloat {
    get { settings.rasterizationScale }
    set { extras.rasterizationScale = newValue }
  }

  /// Whether drawing may happen on another thread.
  open var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { flags.set(.drawsAsynchronously, newValue) }
  }

  /// Whether the edges of the layer are smoothed.
  open var allowsEdgeAntialiasing: Bool {
    get { flags.contains(.allowsEdgeAntialiasing) }
    set { flags.set(.allowsEdgeAntialiasing, newValue) }
  }

  /// Marks the whole content as out of date.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Marks a part of the content as out of date.
  open func setNeedsDisplay(_ r: CGRect) {
    markNeedsDisplay()
  }

  /// Whether a change of the bounds makes the content out of date.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { flags.set(.needsDisplayOnBoundsChange, newValue) }
  }

  /// Whether the content is out of date.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Draws the content now if it is out of date.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Makes the content: asks the delegate, or draws into a context.
  open func display() { displayThroughDelegate() }

  /// Draws the content; asks the delegate.
  open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }

  /// Draws the layer and its sublayers into a context.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: - Layout

  /// Marks the sublayers as in need of layout; the next commit lays them out.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether the sublayers are in need of layout.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out now what is in need of it, from the topmost such superlayer down.
  open func layoutIfNeeded() { layoutFromTopmost() }

  /// Lays out the sublayers; asks the delegate.
  open func layoutSublayers() {
    guard let delegate else { return }
    nonisolated(unsafe) let (layer, receiver) = (self, delegate)
    onMain { receiver.layoutSublayers(of: layer) }
  }

  /// The size that the layer would like to have: that of its bounds.
  open func preferredFrameSize() -> CGSize { _bounds.size }

  // MARK: - Hit testing

  /// The deepest visible layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { _bounds.contains(p) }

  // MARK: - Animations

  /// Adds an animation; one with the same key is replaced.
  ///
  /// The layer keeps a copy. It starts with the next commit, and its delegate
  /// hears of the start then and of the end in virtual time.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }

  /// Ends all animations; their delegates are told that they did not finish.
  open func removeAllAnimations() { detachAllAnimations() }

  /// Ends the animation of a key.
  open func removeAnimation(forKey key: String) { detachAnimation(key) }

  /// The keys of the animations in the order in which they were added.
  open func animationKeys() -> [String]? {
    let keys = rare?.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    rare?.animations.first { $0.key == key }?.animation
  }

  /// A copy of the layer as the screen shows it at this moment.
  ///
  /// A class of the app's own makes it by its `init(layer:)`, which it has to have, as on iOS.
  open func presentation() -> Self? {
    if rare?.model != nil { return self }
    return makePresentation() as? Self
  }

  /// The layer of the model that this one stands for; itself if it is the model.
  open func model() -> Self {
    (rare?.model as? Self) ?? self
  }

  /// What happens when a property changes.
  ///
  /// The delegate is asked first, then ``actions``, then the class.
  open func action(forKey event: String) -> (any CAAction)? { lookUpAction(event) }

  /// What happens by default when a property of layers of this class changes.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Actions by the names of properties.
  open var actions: [String: any CAAction]? {
    get { settings.actions }
    set { extras.actions = newValue }
  }

  /// Default values of properties by name.
  open var style: [AnyHashable: Any]? {
    get { settings.style }
    set { extras.style = newValue }
  }

  // MARK: - Names and values

  /// A name for people.
  open var name: String? {
    get { settings.name }
    set { extras.name = newValue }
  }

  /// Who draws and lays out; the view of a view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? rare?.delegate }
    set { setDelegate(newValue) }
  }

  /// The value of a property, or of a key of the app's own.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The value at a path such as `transform.scale.x`.
  open func value(forKeyPath keyPath: String) -> Any? { readValue(keyPath) }

  /// Sets a property, or a key of the app's own.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets the value at a path such as `transform.scale.x`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { writeValue(value, keyPath) }

  /// The value of an animatable property; a subclass adds its own.
  func layerValue(for key: LayerKey) -> LayerValue? { commonValue(for: key) }

  /// Sets an animatable property; a subclass adds its own.
  func setLayerValue(_ value: LayerValue, for key: LayerKey) { setCommonValue(value, for: key) }

  /// Makes a copy of the same class.
  func makeCopy() -> CALayer { LayerConstruction.copy(self) }
}
