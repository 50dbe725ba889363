import CoreGraphics
public import Foundation

/// Tells a picker how much there is to choose from.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Makes the rows of a picker and is told about choices.
///
/// Status: partial · A
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// The title of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Tells that the user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What happens if a delegate does not implement a member.
extension UIPickerViewDelegate {
  /// An equal share.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat {
    OptionalMessage.send("pickerView:widthForComponent:", to: self, pickerView, component) {
      pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
    }
  }
  /// 32 points.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat {
    OptionalMessage.send("pickerView:rowHeightForComponent:", to: self, pickerView, component) {
      32
    }
  }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    OptionalMessage.send(
      "pickerView:titleForRow:forComponent:",
      to: self,
      pickerView,
      row,
      component
    ) { nil }
  }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    OptionalMessage.send(
      "pickerView:attributedTitleForRow:forComponent:",
      to: self,
      pickerView,
      row,
      component
    ) { nil }
  }
  /// A label with the title.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    OptionalMessage.send(
      "pickerView:viewForRow:forComponent:reusingView:",
      to: self,
      pickerView,
      row,
      component,
      view
    ) {
      let label = view as? UILabel ?? UILabel(frame: .zero)
      label.textAlignment = .center
      label.attributedText = pickerView.delegate?.pickerView(
        pickerView,
        attributedTitleForRow: row,
        forComponent: component
      )
      if label.attributedText == nil {
        label.text = pickerView.delegate?.pickerView(
          pickerView,
          titleForRow: row,
          forComponent: component
        )
      }
      return label as UIView
    }
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    OptionalMessage.send(
      "pickerView:didSelectRow:inComponent:",
      to: self,
      pickerView,
      row,
      component
    ) {}
  }
}
