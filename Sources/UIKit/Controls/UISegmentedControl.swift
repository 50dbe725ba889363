import CoreGraphics
public import Foundation

/// A control that chooses one of a few segments.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public nonisolated static let noSegment = -1

  /// Which segments something holds for.
  public enum Segment: Int, Sendable {
    /// All.
    case any = 0
    /// The first.
    case left = 1
    /// Those in the middle.
    case center = 2
    /// The last.
    case right = 3
    /// The only one.
    case alone = 4
  }

  private struct Item {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
  }

  private var segments: [Item] = []
  private var selection = UISegmentedControl.noSegment
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]
  private var divider: UIImage?
  private var parts: [SegmentView] = []

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      Item(title: item as? String, image: item as? UIImage)
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control whose segments perform actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.segmentedControl.apply(to: self, nib) }
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsLayout()
    }
  }

  /// Whether a chosen segment is let go at once.
  open var isMomentary = false

  /// Whether the widths follow the contents.
  open var apportionsSegmentWidthsByContent = false

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Item(title: title), at: segment)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Item(image: image), at: segment)
  }

  /// Inserts a segment that performs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      Item(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action),
      at: segment
    )
  }

  private func insert(_ item: Item, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(item, at: index)
    if selection >= index { selection += 1 }
    segmentsDidChange()
  }

  /// Removes a segment; the chosen one stays chosen.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index)
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ segment: Int, _ change: (inout Item) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    segmentsDidChange()
  }

  private func item(_ segment: Int) -> Item? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }

  /// Sets the action of a segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }

  /// Sets the width of a segment; zero for the width that follows.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width of a segment; zero for the width that follows.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }

  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// How far the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment)?.offset ?? .zero }

  /// Makes a segment react or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment reacts.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

  // MARK: - Look

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  /// The attributes of titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Sets the background in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[state] = backgroundImage
  }

  /// The background in a state.
  open func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[state]
  }

  /// Sets the image between segments.
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    divider = dividerImage
  }

  // MARK: - Taps

  override var claimsTaps: Bool { true }

  /// Chooses the segment under the lifted finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let x = touch.location(in: self).x
    var edge: CGFloat = 0
    for (index, width) in segmentWidths.enumerated() {
      edge += width
      if x < edge { return tap(index) }
    }
  }

  /// Does what a tap on a segment does.
  package func tap(_ segment: Int) {
    guard let item = item(segment), item.isEnabled else { return }
    guard isMomentary || segment != selection else { return }
    selection = segment
    setNeedsLayout()
    sendActions(for: .valueChanged)
    item.action?.perform(sender: self)
    if isMomentary { selection = Self.noSegment }
  }

  /// The middle of a segment, in the control.
  package func middle(ofSegment segment: Int) -> CGPoint? {
    guard segments.indices.contains(segment) else { return nil }
    let widths = segmentWidths
    let x = widths[..<segment].reduce(0, +) + widths[segment] / 2
    return CGPoint(x: x, y: bounds.midY)
  }

  /// Whether dragging something onto a segment chooses it.
  open var isSpringLoaded = false

  /// Finds the segment of an action; -1 for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Places a part for each segment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    while parts.count > segments.count { parts.removeLast().removeFromSuperview() }
    while parts.count < segments.count {
      let part = SegmentView(frame: .zero)
      parts.append(part)
      addSubview(part)
    }
    var x: CGFloat = 0
    for (index, width) in segmentWidths.enumerated() {
      let item = segments[index]
      let isChosen = index == selection
      let shown = attributes[isChosen ? .selected : .normal] ?? attributes[.normal]
      parts[index].frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      parts[index].show(item.title, item.image, shown, isChosen: isChosen, item.isEnabled)
      x += width
    }
  }

  // MARK: - Size

  private func contentWidth(_ item: Item) -> CGFloat {
    if item.width > 0 { return item.width }
    if let image = item.image { return image.size.width + 20 }
    let font = attributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let text = NSAttributedString(string: item.title ?? "")
    return roundedUp(TextLayout(text, font: font, maxWidth: 0).width) + 20
  }

  var segmentWidths: [CGFloat] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.count { $0.width == 0 }
    let share = free > 0 ? max(bounds.width - fixed, 0) / CGFloat(free) : 0
    return segments.map { $0.width > 0 ? $0.width : share }
  }

  /// The widest content in each segment, and the height of a control.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(contentWidth)
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
    return CGSize(width: total, height: 32)
  }

  /// The size of the contents, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
