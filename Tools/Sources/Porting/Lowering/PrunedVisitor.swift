import SwiftSyntax

/// Which bodies a visitor has to see: those in which a place stands that the scan has found.
struct BodyFilter {
  /// The places in ascending order; `nil` for all bodies.
  private let places: [Int]?

  /// Lets a visitor see everything.
  static let everything = BodyFilter(places: nil)

  /// Lets a visitor see what surrounds the places.
  static func around(_ places: [Int]) -> BodyFilter { BodyFilter(places: places) }

  /// Whether one of the places stands in a node.
  func reaches(into node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard let places else { return .visitChildren }
    let start = node.position.utf8Offset
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    guard low < places.count, places[low] < node.endPosition.utf8Offset else {
      return .skipChildren
    }
    return .visitChildren
  }
}

/// A visitor that leaves out the bodies, signatures and attributes that hold nothing for it.
class PrunedVisitor: SyntaxVisitor {
  let filter: BodyFilter

  init(filter: BodyFilter) {
    self.filter = filter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    filter.reaches(into: node)
  }
}
