/// Views for the elements of a collection; the identity of an element is its view's.
///
/// An element that moves keeps its state; of two elements with the same identity the first is shown.
///
/// Status: partial · A
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Stops: it has no body.
  public typealias Body = Never

  /// Shows elements that know their identity.
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Shows elements that a property identifies.
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> TypedNode<Self> {
    ForEachNode(view, inputs)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Shows numbers; the range is expected to stay the same.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Shows elements that can be changed through bindings.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    let present = data.wrappedValue
    self.init(
      data: present.indices.lazy.map { ($0, present[$0].id) },
      content: { element in
        content(
          Binding(
            get: { data.wrappedValue[element.0] },
            set: { data.wrappedValue[element.0] = $0 }
          )
        )
      },
      id: { $0.1 }
    )
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var order: [ID] = []
  private var nodes: [ID: TypedNode<Content>] = [:]

  override var children: [Node] { order.compactMap { nodes[$0] } }

  override func rebuild() {
    var order: [ID] = []
    var kept: [ID: TypedNode<Content>] = [:]
    for element in view.data {
      let id = view.id(element)
      guard kept[id] == nil else { continue }
      order.append(id)
      kept[id] = updated(nodes[id], view.content(element))
    }
    for id in self.order where kept[id] == nil { nodes[id]?.remove() }
    self.order = order
    nodes = kept
  }
}
