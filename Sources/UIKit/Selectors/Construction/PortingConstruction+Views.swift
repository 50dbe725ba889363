public import Foundation

// Views whose class a variable or a generic parameter holds.

@_spi(Porting)
extension PortingConstruction {
  /// Makes a view of a class.
  public static func make<Made: UIView>(
    _ type: Made.Type,
    frame: CGRect
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleView.Type.self)
    return unsafeBitCast(known.init(frame: frame), to: Made.self)
  }

  /// Makes an image view of a class.
  public static func make<Made: UIImageView>(
    _ type: Made.Type,
    image: UIImage?
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleImageView.Type.self)
    return unsafeBitCast(known.init(image: image), to: Made.self)
  }

  /// Makes a table of a class.
  public static func make<Made: UITableView>(
    _ type: Made.Type,
    frame: CGRect,
    style: UITableView.Style
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleTableView.Type.self)
    return unsafeBitCast(known.init(frame: frame, style: style), to: Made.self)
  }

  /// Makes a collection of a class.
  public static func make<Made: UICollectionView>(
    _ type: Made.Type,
    frame: CGRect,
    collectionViewLayout layout: UICollectionViewLayout
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleCollectionView.Type.self)
    return unsafeBitCast(known.init(frame: frame, collectionViewLayout: layout), to: Made.self)
  }

  /// Makes a cell of a class.
  public static func make<Made: UITableViewCell>(
    _ type: Made.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) -> Made {
    let made = Construction.cell(type, style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Made.self)
  }

  /// Makes a header of a class.
  public static func make<Made: UITableViewHeaderFooterView>(
    _ type: Made.Type,
    reuseIdentifier: String?
  ) -> Made {
    unsafeDowncast(Construction.header(type, reuseIdentifier: reuseIdentifier), to: Made.self)
  }

  /// Makes a recognizer of a class.
  public static func make<Made: UIGestureRecognizer>(
    _ type: Made.Type,
    target: Any?,
    action: Selector?
  ) -> Made {
    let known = unsafeBitCast(type, to: ConstructibleGestureRecognizer.Type.self)
    return unsafeBitCast(known.init(target: target, action: action), to: Made.self)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleView: UIView {
  /// Makes a view.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleImageView: UIImageView {
  /// Makes an image view.
  public required override init(image: UIImage?) {
    super.init(image: image)
  }

  /// Reads an image view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleTableView: UITableView {
  /// Makes a table.
  public required override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  /// Reads a table from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleCollectionView: UICollectionView {
  /// Makes a collection.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  /// Reads a collection from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleGestureRecognizer: UIGestureRecognizer {
  /// Makes a recognizer.
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

// MARK: - From nibs

extension PortingConstruction {
  /// Reads a recognizer of a class from a nib.
  static func make<Made: UIGestureRecognizer>(_ type: Made.Type, coder: NSCoder) -> Made? {
    let known = unsafeBitCast(type, to: ConstructibleCodedRecognizer.Type.self)
    return known.init(coder: coder).map { unsafeBitCast($0, to: Made.self) }
  }
}

/// The subclass that calls go through; not for use.
///
/// It is open so that calls of its initializer stay virtual.
@_spi(Porting)
@preconcurrency @MainActor
open class ConstructibleCodedRecognizer: UIGestureRecognizer {
  /// Reads a recognizer from an archive.
  public required override init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
