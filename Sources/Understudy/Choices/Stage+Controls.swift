public import Foundation
public import UIKit

/// What the user does to controls, by fingers on the screen where they are in it.
extension Stage {
  /// Drags the thumb of a slider to a value.
  ///
  /// - Parameters:
  ///   - slider: The slider, which must be in a window.
  ///   - value: The value, kept within the range.
  public func slide(_ slider: UISlider, to value: Float) {
    guard slider.window != nil else { return }
    slider.layoutIfNeeded()
    let track = slider.trackRect(forBounds: slider.bounds)
    func place(_ value: Float) -> CGPoint {
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }
    let goal = min(max(value, slider.minimumValue), slider.maximumValue)
    drag(from: place(slider.value), to: place(goal))
  }

  /// Taps a segment of a control.
  ///
  /// - Returns: `false` if there is no such segment, or something covers it.
  @discardableResult
  public func tap(segment: Int, of control: UISegmentedControl) -> Bool {
    guard let window = control.window, let middle = control.middle(ofSegment: segment) else {
      return false
    }
    return tap(at: control.convert(middle, to: nil), in: window)?.isDescendant(of: control) ?? false
  }

  /// Turns a wheel of a picker to a row.
  ///
  /// - Returns: `false` if there is no such row.
  @discardableResult
  public func pick(row: Int, component: Int = 0, in picker: UIPickerView) -> Bool {
    picker.turn(to: row, inComponent: component)
  }

  /// Chooses a moment, which is kept within the limits and on a step of minutes.
  public func pick(_ date: Date, in picker: UIDatePicker) { picker.choose(date) }

  /// Chooses a span of a count-down.
  public func pick(span: TimeInterval, in picker: UIDatePicker) { picker.choose(span: span) }
}
