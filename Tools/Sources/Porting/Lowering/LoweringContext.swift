import SwiftSyntax

/// What the passes over one file share: its place, the project, and their results.
final class LoweringContext {
  let path: String
  let module: String
  let index: ProjectIndex
  let options: LoweringOptions
  let evaluator: ConditionEvaluator
  private let tree: SourceFileSyntax
  /// Where lines begin; few files have anything to report.
  private(set) lazy var locations = SourceLocationConverter(fileName: path, tree: tree)
  /// The bodies in which something stands that passes look for.
  let hits: BodyFilter
  /// Whether the file may ask delegates if they implement a method of UIKit's.
  let asksDelegates: Bool
  /// The bodies in which local classes stand.
  let classes: BodyFilter
  var edits = EditList()
  var findings: [PortingFinding] = []
  /// Whether the text uses names that `import UIKit` must bring.
  var needsUIKit = false
  /// Whether the text calls what `import CoreData` must open.
  var needsCoreData = false

  init(
    path: String,
    module: String,
    tree: SourceFileSyntax,
    scan: SourceScan,
    index: ProjectIndex,
    options: LoweringOptions
  ) {
    self.path = path
    self.module = module
    self.index = index
    self.options = options
    evaluator = ConditionEvaluator(options: options, modules: index.modules, module: module)
    self.tree = tree
    hits = .around(scan.hits)
    asksDelegates = scan.asksDelegates
    classes = .around(scan.classes)
  }

  func report(
    _ rule: PortingFinding.Rule,
    _ message: String,
    advice: String = "",
    severity: PortingFinding.Severity = .error,
    at node: some SyntaxProtocol
  ) {
    let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      PortingFinding(
        rule: rule,
        severity: severity,
        path: path,
        line: place.line,
        column: place.column,
        message: message,
        advice: advice
      )
    )
  }
}
