import CoreGraphics
import Foundation

/// One wheel of a picker: the views of the rows that can be seen.
final class PickerWheel: UIView {
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var center0: CGFloat = 0
  private var chosen = 0
  private var count = 0
  private var rowHeight: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func view(of row: Int) -> UIView? { rows[row] }

  /// Lets all views go, to be used again.
  func reload() {
    for row in rows.keys.sorted() { retire(row) }
  }

  private func retire(_ row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    spare.append(view)
  }

  /// The row at a height.
  func row(at y: CGFloat) -> Int? {
    let row = chosen + Int(((y - center0) / rowHeight).rounded())
    return (0..<count).contains(row) ? row : nil
  }

  /// Places the rows around the chosen one.
  func show(
    _ count: Int,
    around chosen: Int,
    height: CGFloat,
    make: (_ row: Int, _ old: UIView?) -> UIView?
  ) {
    self.count = count
    self.chosen = chosen
    rowHeight = height.isFinite ? max(height, 1) : 32
    center0 = bounds.midY
    let reach = Int((bounds.height / 2 / rowHeight).rounded(.down))
    let first = max(chosen - reach, 0)
    let last = min(chosen + reach, count - 1)
    for row in rows.keys.sorted() where row < first || row > last { retire(row) }
    guard first <= last else { return }
    for row in first...last {
      let view = rows[row] ?? make(row, spare.popLast())
      guard let view else { continue }
      rows[row] = view
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(
        x: 0,
        y: center0 + (CGFloat(row - chosen) - 0.5) * rowHeight,
        width: bounds.width,
        height: rowHeight
      )
    }
  }
}
