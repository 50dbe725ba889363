public import CoreGraphics
import UIKit

/// A view that takes what is offered and makes its content from that.
///
/// Status: partial · A
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes the content from the size of the view.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    GeometryNode(view, inputs)
  }
}

/// The size and place of a view.
///
/// Status: partial · A
@MainActor
public struct GeometryProxy {
  /// The size.
  public let size: CGSize
  /// What bars cover of the view.
  public let safeAreaInsets: EdgeInsets
  let origin: CGPoint
  weak var view: UIView?
  let spaces: [AnyHashable: CGPoint]

  /// The frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let frame = CGRect(origin: origin, size: size)
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return view?.convert(frame, to: nil) ?? frame
    case .named(let name):
      guard let space = spaces[name] else { return frame }
      return frame.offsetBy(dx: -space.x, dy: -space.y)
    }
  }
}

/// A system of coordinates.
///
/// Status: complete · A
public enum CoordinateSpace: Hashable {
  /// That of the screen.
  case global
  /// That of the view itself.
  case local
  /// That of a view with a name.
  case named(AnyHashable)
}

private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private lazy var item = GeometryItem(self) { [unowned self] in content(for: $0) }
  private var node: TypedNode<Content>?
  private var last: GeometryProxy?

  override var children: [Node] { node.map { [$0] } ?? [] }

  override func rebuild() {
    item.environment = environment
    if let last { make(last) }
  }

  /// The items of the content for a geometry; made anew only if that is another one.
  private func content(for proxy: GeometryProxy) -> [Item] {
    let isSame =
      last.map {
        $0.size == proxy.size && $0.origin == proxy.origin
          && $0.safeAreaInsets == proxy.safeAreaInsets
      } ?? false
    if !isSame {
      last = proxy
      make(proxy)
    }
    return node?.items ?? []
  }

  private func make(_ proxy: GeometryProxy) {
    let content = tracked { view.content(proxy) }
    node = updated(node, content)
  }

  override var items: [Item] { [item] }
}

private final class GeometryItem: Item {
  private let content: (GeometryProxy) -> [Item]

  init(_ node: Node, _ content: @escaping (GeometryProxy) -> [Item]) {
    self.content = content
    super.init(node)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ pass: PlacementPass) {
    let safe = pass.safeArea
    let proxy = GeometryProxy(
      size: frame.size,
      safeAreaInsets: EdgeInsets(
        top: max(safe.minY - frame.minY, 0),
        leading: max(safe.minX - frame.minX, 0),
        bottom: max(frame.maxY - safe.maxY, 0),
        trailing: max(frame.maxX - safe.maxX, 0)
      ),
      origin: CGPoint(x: pass.origin.x + frame.minX, y: pass.origin.y + frame.minY),
      view: host.view,
      spaces: pass.spaces
    )
    for item in content(proxy) {
      let size = item.size(ProposedViewSize(frame.size))
      item.place(
        CGRect(origin: frame.origin, size: size),
        ProposedViewSize(frame.size),
        pass
      )
    }
  }
}

/// A view whose coordinates have a name.
nonisolated struct SpaceModifier: LayoutModifier {
  let name: AnyHashable

  @MainActor func place(
    _ content: Item,
    _ frame: CGRect,
    _ proposal: ProposedViewSize,
    _ pass: PlacementPass
  ) {
    pass.name(name, frame) { content.place(frame, proposal, pass) }
  }
}

extension View {
  /// Names the coordinates of the view.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }
}
