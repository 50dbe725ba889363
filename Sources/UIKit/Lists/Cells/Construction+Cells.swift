import Foundation

/// Cells and headers of classes that apps register; see `Construction`.
extension Construction {
  /// Makes a cell by `init(style:reuseIdentifier:)`.
  static func cell(
    _ type: UITableViewCell.Type,
    style: UITableViewCell.CellStyle = .default,
    reuseIdentifier: String?
  ) -> UITableViewCell {
    let mirror = unsafeBitCast(type, to: TableCellMirror.Type.self)
    let made = mirror.init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeBitCast(made, to: UITableViewCell.self)
  }

  /// Makes a header or footer by `init(reuseIdentifier:)`.
  static func header(
    _ type: UITableViewHeaderFooterView.Type,
    reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let mirror = unsafeBitCast(type, to: HeaderFooterMirror.Type.self)
    return unsafeBitCast(
      mirror.init(reuseIdentifier: reuseIdentifier),
      to: UITableViewHeaderFooterView.self
    )
  }
}

/// The mirror of `UITableViewCell`; not for use.
@_spi(Porting)
@preconcurrency @MainActor
open class TableCellMirror: UIView {
  /// The mirrored initializer.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  // As many stored properties as `UITableViewCell` has.
  private var p1: Int?

  /// Creates nothing of use.
  public required init?(coder: NSCoder) { nil }
}

/// The mirror of `UITableViewHeaderFooterView`; not for use.
@_spi(Porting)
@preconcurrency @MainActor
open class HeaderFooterMirror: UIView {
  /// The mirrored initializer.
  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  // As many stored properties as `UITableViewHeaderFooterView` has.
  private var p1: Int?

  /// Creates nothing of use.
  public required init?(coder: NSCoder) { nil }
}
