import CoreGraphics
public import Foundation

/// Wheels with rows, of which one each is chosen.
///
/// The rows that can be seen have views, which are used again for other rows when a
/// wheel turns. A tap on a row turns the wheel to it, as `Stage.pick(row:component:in:)` does.
///
/// - Differs: wheels are flat; a drag does not turn them.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var counts: [Int]?
  private var chosen: [Int] = []
  private var wheels: [PickerWheel] = []

  /// Creates a picker; a height of zero becomes 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = CGSize(width: 320, height: 216) }
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.pickerView.apply(to: self, nib) }
  }

  /// Tells how much there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Makes the rows and is told about choices.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// Whether the chosen rows are marked; always, in newer systems.
  open var showsSelectionIndicator = true

  private var loaded: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let components = dataSource.numberOfComponents(in: self)
    let made = (0..<max(components, 0)).map {
      max(dataSource.pickerView(self, numberOfRowsInComponent: $0), 0)
    }
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

  /// The view of a row; `nil` for one that cannot be seen in a picker on screen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    if wheels.indices.contains(component) { return wheels[component].view(of: row) }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Asks for all wheels anew.
  open func reloadAllComponents() {
    counts = nil
    for wheel in wheels { wheel.reload() }
    setNeedsLayout()
  }

  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) {
    counts = nil
    if wheels.indices.contains(component) { wheels[component].reload() }
    setNeedsLayout()
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    chosen[component] = row
    setNeedsLayout()
  }

  /// The chosen row of a wheel; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    _ = loaded
    return chosen.indices.contains(component) ? chosen[component] : -1
  }

  /// Does what turning a wheel by hand does.
  ///
  /// - Returns: `false` if there is no such row.
  @discardableResult
  package func turn(to row: Int, inComponent component: Int) -> Bool {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return false }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  /// Turns the wheel under the finger to the row under it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let place = touches.first?.location(in: self) else { return }
    for (component, wheel) in wheels.enumerated() where wheel.frame.contains(place) {
      if let row = wheel.row(at: place.y - wheel.frame.minY), row != chosen[component] {
        turn(to: row, inComponent: component)
      }
    }
  }

  /// Places the wheels side by side, with views for the rows that can be seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let counts = loaded
    while wheels.count > counts.count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < counts.count {
      let wheel = PickerWheel(frame: .zero)
      wheels.append(wheel)
      addSubview(wheel)
    }
    let sizes = counts.indices.map { rowSize(forComponent: $0) }
    var x = max((bounds.width - sizes.reduce(0) { $0 + $1.width }) / 2, 0)
    for (component, wheel) in wheels.enumerated() {
      let size = sizes[component]
      wheel.frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
      wheel.show(counts[component], around: chosen[component], height: size.height) {
        [unowned self] row, old in
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
      }
      x += size.width
    }
  }

  /// The size of a picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The size of a picker, whatever the given one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }
}
