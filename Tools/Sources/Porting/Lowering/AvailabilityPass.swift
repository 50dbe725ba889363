import SwiftSyntax

/// Asks the simulated device for its version where `#available` names iOS.
///
/// Linux's compiler takes every such question for true. Nothing hangs on the compiler's knowing of
/// the check, as it knows no version of a declaration here.
final class AvailabilityPass: ActiveVisitor {
  private let context: LoweringContext

  init(_ context: LoweringContext) {
    self.context = context
    super.init(evaluator: context.evaluator, filter: context.hits)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard !evaluator.isNative, !Self.isInlinable(Syntax(node)), let version = Self.version(node)
    else { return .skipChildren }
    let isNegated = node.availabilityKeyword.text == "#unavailable"
    context.edits.replace(
      node,
      with: "\(isNegated ? "!" : "")PortingAvailability.iOS(\(version))"
    )
    context.needsUIKit = true
    return .skipChildren
  }

  /// The version of iOS, as arguments.
  private static func version(_ node: AvailabilityConditionSyntax) -> String? {
    for item in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = item.argument,
        restriction.platform.text == "iOS", let version = restriction.version
      else { continue }
      let parts = [version.major.text] + version.components.map(\.number.text)
      guard parts.allSatisfy({ Int($0) != nil }) else { return nil }
      return parts.prefix(2).joined(separator: ", ")
    }
    return nil
  }

  /// Whether the code is copied into other modules, which do not see what lowering calls.
  private static func isInlinable(_ node: Syntax) -> Bool {
    let words = ["inlinable", "_alwaysEmitIntoClient", "backDeployed", "_transparent"]
    var current = node.parent
    while let parent = current {
      if let function = parent.asProtocol((any WithAttributesSyntax).self),
        SyntaxReading.has(function.attributes, Set(words))
      {
        return true
      }
      current = parent.parent
    }
    return false
  }
}
