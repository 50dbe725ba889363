import CoreGraphics
import Foundation

/// The open menu: a list of rows, perhaps with a preview, above everything in a window.
final class ContextMenuView: UIView {
  weak var presenter: ContextMenuPresenter?
  private(set) var rows: [ContextMenuRow] = []
  private var path: [UIMenu]
  private var preview: ContextMenuPreview?
  private let list = UIView()
  private let anchor: CGPoint

  private static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 250
  private static let margin: CGFloat = 16

  init(_ menu: UIMenu?, preview: UIViewController?, at point: CGPoint, in window: UIWindow) {
    path = menu.map { [$0] } ?? []
    anchor = point
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in self?.presenter?.dismiss() }
    tap.delegate = outside
    addGestureRecognizer(tap)
    if let preview {
      let made = ContextMenuPreview(preview)
      made.onTap = { [weak self] in self?.presenter?.commitPreview() }
      self.preview = made
      addSubview(made)
    }
    addSubview(list)
    if let menu { Self.announceOpening(of: menu) }
    reload()
  }

  private static func announceOpening(of menu: UIMenu) {
    for element in menu.children {
      (element as? UIDeferredMenuElement)?.menuWillOpen()
      if let inner = element as? UIMenu { announceOpening(of: inner) }
    }
  }

  required init?(coder: NSCoder) { nil }

  private lazy var outside = OutsideTaps(self)

  // MARK: - Rows

  /// Makes the rows of the present menu anew.
  func reload() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    guard let menu = path.last else { return arrange() }
    if path.count > 1 { append(ContextMenuRow(menu, isBack: true)) }
    for element in Self.flat(menu.children) { append(ContextMenuRow(element)) }
    arrange()
  }

  private func append(_ row: ContextMenuRow) {
    row.onTap = { [weak self, weak row] in
      guard let self, let row else { return }
      row.isBack ? closeSubmenu() : presenter?.choose(row.element)
    }
    rows.append(row)
    list.addSubview(row)
    guard let deferred = row.element as? UIDeferredMenuElement, !deferred.isLoaded else { return }
    deferred.load { [weak self] _ in self?.reload() }
  }

  /// The elements as they are shown: inline menus taken apart, loaded ones filled in.
  private static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if element.elementAttributes.contains(.hidden) { return [] }
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return flat(menu.children)
      }
      if let deferred = element as? UIDeferredMenuElement, let loaded = deferred.loadedElements {
        return flat(loaded)
      }
      return [element]
    }
  }

  func openSubmenu(_ menu: UIMenu) {
    path.append(menu)
    reload()
  }

  private func closeSubmenu() {
    path.removeLast()
    reload()
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    guard let menu = path.last else { return }
    path[path.count - 1] = block(menu)
    reload()
  }

  private func arrange() {
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero)
    let height = CGFloat(rows.count) * Self.rowHeight
    var place = CGRect(x: anchor.x, y: anchor.y, width: Self.width, height: height)
    place.origin.x = min(max(place.minX, Self.margin), max(area.maxX - Self.width - Self.margin, 0))
    place.origin.y = max(min(place.minY, area.maxY - height - Self.margin), area.minY)
    list.frame = place
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: CGFloat(index) * Self.rowHeight,
        width: Self.width,
        height: Self.rowHeight
      )
    }
    guard let preview else { return }
    let size = preview.preferredSize(in: area)
    let top = max(place.minY - size.height - Self.margin, area.minY)
    preview.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: top,
      width: size.width,
      height: size.height
    )
  }

  // MARK: - A finger that slides on from the long press

  func highlight(at point: CGPoint) {
    for row in rows { row.isHighlighted = row.isEnabled && row.contains(point, of: self) }
  }

  func highlighted(at point: CGPoint) -> UIMenuElement? {
    rows.first { $0.isEnabled && $0.isHighlighted && $0.contains(point, of: self) }?.element
  }

  /// Takes the controller's view out, which may go on elsewhere, as after a commit.
  func letGoOfPreview() {
    preview?.removeFromSuperview()
    preview?.emptied()
    preview = nil
  }

  /// Whether a point lies neither on a row nor on the preview.
  fileprivate func isOutside(_ view: UIView?) -> Bool { view === self }
}

/// Lets only taps beside the menu close it.
@MainActor
private final class OutsideTaps: NSObject, UIGestureRecognizerDelegate {
  private weak var menu: ContextMenuView?

  init(_ menu: ContextMenuView) { self.menu = menu }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { menu?.isOutside(touch.view) ?? false }
}

/// An element of an open menu.
final class ContextMenuRow: UIControl {
  let element: UIMenuElement
  let isBack: Bool
  var onTap: (() -> Void)?

  init(_ element: UIMenuElement, isBack: Bool = false) {
    self.element = element
    self.isBack = isBack
    super.init(frame: .zero)
    let attributes = element.elementAttributes
    isEnabled = !attributes.contains(.disabled) && !(element is UIDeferredMenuElement)
    isAccessibilityElement = true
    accessibilityLabel =
      element is UIDeferredMenuElement && element.title.isEmpty ? "Loading…" : element.title
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    let state = (element as? UIAction)?.state ?? (element as? UICommand)?.state
    if state == .on { accessibilityTraits.insert(.selected) }
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 218, height: 44))
    label.text = accessibilityLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var claimsTaps: Bool { true }
  override func touchDidEndInside(with event: UIEvent?) { onTap?() }

  func contains(_ point: CGPoint, of view: UIView) -> Bool {
    bounds.contains(convert(point, from: view))
  }
}

/// The preview beside an open menu.
final class ContextMenuPreview: UIView {
  private let controller: UIViewController
  var onTap: (() -> Void)?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    addSubview(controller.view)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in self?.onTap?() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func preferredSize(in area: CGRect) -> CGSize {
    let wanted = controller.preferredContentSize
    guard wanted.width > 0, wanted.height > 0 else {
      return CGSize(width: area.width - 32, height: area.height / 2)
    }
    return CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
  }

  func emptied() {
    guard let view = controller.viewIfLoaded, view.superview === self else { return }
    view.removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard controller.view.superview === self else { return }
    controller.view.frame = bounds
  }
}
