import CoreGraphics
public import Foundation

/// A control for a value in a range.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var current: Float = 0
  private var thumbs: [UIControl.State: UIImage] = [:]
  private var minimumTracks: [UIControl.State: UIImage] = [:]
  private var maximumTracks: [UIControl.State: UIImage] = [:]
  private static let thumbSide: CGFloat = 28

  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.slider.apply(to: self, nib) }
  }

  /// The value, kept within the range; setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    current = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    KeyValueObserving.changed(self, "value")
  }

  /// The smallest value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The largest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The image at the smallest value.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The image at the largest value.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// Whether every move sends an event, or the last one only.
  open var isContinuous = true

  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the track behind the thumb.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state] = image
  }

  /// Sets the image of the track before the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state] = image
  }

  /// Sets the image of the track behind the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state] = image
  }

  /// The image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }

  /// The image of the track before the thumb in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }

  /// The image of the track behind the thumb in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }

  /// The image of the thumb now.
  open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }

  /// The image of the track before the thumb now.
  open var currentMinimumTrackImage: UIImage? { minimumTracks[state] ?? minimumTracks[.normal] }

  /// The image of the track behind the thumb now.
  open var currentMaximumTrackImage: UIImage? { maximumTracks[state] ?? maximumTracks[.normal] }

  /// The marks of the track, and whether only their values can be chosen.
  open var trackConfiguration: TrackConfiguration?

  /// Whether the slider has a thumb.
  open var sliderStyle = Style.default

  /// How the slider looks on a Mac; without effect here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: - Geometry

  /// The space between an image at an end and the track.
  private static let imageGap: CGFloat = 8

  /// The rectangle of the track, between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = isRightToLeft
    let low = minimumValueImageRect(forBounds: bounds).width
    let high = maximumValueImageRect(forBounds: bounds).width
    let ends = [isRightToLeft ? high : low, isRightToLeft ? low : high].map {
      $0 > 0 ? $0 + Self.imageGap : 2
    }
    return CGRect(
      x: bounds.minX + ends[0],
      y: bounds.midY - 2,
      width: max(bounds.width - ends[0] - ends[1], 0),
      height: 4
    )
  }

  /// The rectangle of the thumb for a value.
  open func thumbRect(
    forBounds bounds: CGRect,
    trackRect rect: CGRect,
    value: Float
  ) -> CGRect {
    let side = currentThumbImage?.size.width ?? Self.thumbSide
    let x = rect.minX + share(of: value) * max(rect.width - side, 0)
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The rectangle of the image at the smallest value.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, bounds, atLeft: !isRightToLeft)
  }

  /// The rectangle of the image at the largest value.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, bounds, atLeft: isRightToLeft)
  }

  private func endRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The share of the way from left to right at which a value stands.
  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return isRightToLeft ? 1 - share : share
  }

  /// Any width, and the height of a slider.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  /// The height of a slider, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  // MARK: - Dragging

  private var grip: CGFloat = 0

  /// Follows a touch that is on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let place = touch.location(in: self)
    guard thumb.insetBy(dx: -16, dy: -16).contains(place) else { return false }
    grip = place.x - thumb.midX
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x - grip)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends the last value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func drag(to x: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let side = currentThumbImage?.size.width ?? Self.thumbSide
    let way = track.width - side
    guard way > 0 else { return }
    let place = min(max((x - side / 2 - track.minX) / way, 0), 1)
    let share = Float(isRightToLeft ? 1 - place : place)
    let shareOfMark = trackConfiguration?.nearest(to: share) ?? share
    setValue(minimumValue + shareOfMark * (maximumValue - minimumValue), animated: false)
  }
}
