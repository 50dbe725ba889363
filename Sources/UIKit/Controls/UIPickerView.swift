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
    pickerView.bounds.width / CGFloat(max(pickerView.numberOfComponents, 1))
  }
  /// 32 points.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// A label with the title.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
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
    return label
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// Wheels with rows, of which one each is chosen.
///
/// - Differs: rows are made when asked for by `view(forRow:forComponent:)`;
///   the wheels are not drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var counts: [Int]?
  private var chosen: [Int] = []

  /// Creates a picker; a height of zero becomes 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = CGSize(width: 320, height: 216) }
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells how much there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Makes the rows and is told about choices.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// Whether the chosen rows are marked; always, in newer systems.
  open var showsSelectionIndicator = true

  private var loaded: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let components = dataSource.numberOfComponents(in: self)
    let made = (0..<components).map { dataSource.pickerView(self, numberOfRowsInComponent: $0) }
    counts = made
    keepChoicesWithin(made)
    return made
  }

  private func keepChoicesWithin(_ counts: [Int]) {
    chosen = counts.enumerated().map { index, count in
      guard count > 0 else { return -1 }
      guard chosen.indices.contains(index), chosen[index] >= 0 else { return 0 }
      return min(chosen[index], count - 1)
    }
  }

  /// The number of wheels.
  open var numberOfComponents: Int { loaded.count }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component] : 0
  }

  /// The size of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? bounds.width
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    return CGSize(width: width, height: height)
  }

  /// The view of a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Asks for all wheels anew.
  open func reloadAllComponents() {
    counts = nil
    setNeedsLayout()
  }

  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) {
    counts = nil
    setNeedsLayout()
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    chosen[component] = row
  }

  /// The chosen row of a wheel; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    _ = loaded
    return chosen.indices.contains(component) ? chosen[component] : -1
  }

  /// Does what turning a wheel by hand does.
  package func turn(to row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The size of a picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The size of a picker, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }
}
