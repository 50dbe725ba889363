import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Turns one iOS source file into one that Linux compiles.
///
/// The result means the same, has the same lines, and is a fixed point: lowering it
/// again changes nothing.
public enum Lowering {
  /// A number that changes with the text that lowering writes.
  public static let version = 11

  /// Lowers one file of a project.
  ///
  /// A file without triggers is not parsed. A file that the parser rejects comes
  /// back as it is, with a finding per error.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - project: What the project's files declare.
  ///   - options: How to lower.
  ///   - isDependent: Whether other files make it necessary to look at this one.
  /// - Returns: The text that Linux compiles, and what stands in its way.
  public static func lower(
    _ input: SourceInput,
    project: ProjectIndex,
    options: LoweringOptions = LoweringOptions(),
    isDependent: Bool = false
  ) -> LoweredFile {
    var scan = SourceScan(input.text) {
      $0 != "os"
        && (project.modules.contains($0) || options.availableModules.contains($0)
          || !ModuleTable.needsAttention($0))
    }
    if NameFilter(project.optionalNames).occurs(in: input.text) { scan.add(.optionalMember) }
    if isDependent { scan.add(.otherFile) }
    return lower(input, scan: scan, tree: nil, project: project, options: options)
  }

  /// Lowers a file that was scanned, and perhaps parsed, before.
  static func lower(
    _ input: SourceInput,
    scan: SourceScan,
    tree: SourceFileSyntax?,
    project: ProjectIndex,
    options: LoweringOptions
  ) -> LoweredFile {
    var triggers = scan.triggers
    if options.dropsEntryPoint, EntryPointPass.isProgram(input.path) { triggers.insert(.main) }
    guard !triggers.isEmpty else {
      return file(input, text: input.text, findings: [], triggers: [], options)
    }
    let tree = tree ?? Parser.parse(source: input.text)
    let context = LoweringContext(
      path: input.path,
      module: input.module,
      tree: tree,
      scan: scan,
      index: project,
      options: options
    )
    if tree.hasError {
      let findings = syntaxFindings(tree, context)
      context.findings = findings.filter { $0.severity == .warning }
      if findings.contains(where: { $0.severity == .error }) {
        return file(input, text: input.text, findings: findings, triggers: triggers, options)
      }
    }
    run(tree, context, scan)
    return file(
      input,
      text: context.edits.apply(to: input.text),
      findings: context.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
      triggers: triggers,
      options
    )
  }

  private static func run(
    _ tree: SourceFileSyntax,
    _ context: LoweringContext,
    _ scan: SourceScan
  ) {
    let triggers = scan.triggers
    func has(_ some: Trigger...) -> Bool { some.contains(where: triggers.contains) }
    if has(.platform, .canImport, .environment, .runtime, .package) {
      ConditionPass(context).walk(tree)
    }
    let imports = ImportPass(context, triggers)
    imports.walk(tree)
    if has(.preview) { PreviewPass(context).walk(tree) }
    // A protocol's optional members go as a whole, before anything inside them.
    if has(.objc) { ProtocolPass(context).walk(tree) }
    if has(.main, .applicationMain) || EntryPointPass.isProgram(context.path) {
      EntryPointPass(context).run(tree)
    }
    AttributePass(context).walk(tree)
    if has(.managed) { ManagedPass(context).walk(tree) }
    if has(.dynamic) { ObservedPropertyPass(context).walk(tree) }
    DispatchPass(context).walk(tree)
    ExtensionMemberPass(context).walk(tree)
    ForeignOverridePass(context).walk(tree)
    TestCasePass(context).walk(tree)
    if has(.selector, .keyPath) { SelectorPass(context).walk(tree) }
    if has(.optionalCall) || scan.forcesCalls || scan.asksDelegates
      || !context.index.optionalNames.isEmpty
    {
      OptionalCallPass(context).walk(tree)
    }
    if has(.asyncAfter, .classDescription) { CallPass(context).walk(tree) }
    if has(.classValue) { ConstructionPass(context).walk(tree) }
    if has(.literal) { LiteralPass(context).walk(tree) }
    if has(.availability) { AvailabilityPass(context).walk(tree) }
    if has(.message) { MessagePass(context).walk(tree) }
    if has(.objectList) { DynamicMemberPass(context).walk(tree) }
    imports.finish(tree)
  }

  private static func file(
    _ input: SourceInput,
    text: String,
    findings: [PortingFinding],
    triggers: Set<Trigger>,
    _ options: LoweringOptions
  ) -> LoweredFile {
    var text = text
    if options.writesSourceLocation, !text.hasPrefix("#sourceLocation(") {
      text = "#sourceLocation(file: \"\(escaped(input.path))\", line: 1)\n" + text
    }
    return LoweredFile(path: input.path, text: text, findings: findings, triggers: triggers)
  }

  private static func escaped(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }) else {
      return path
    }
    return path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Whether the compiler rejects the file, too.
  ///
  /// A blank between an attribute and its arguments is a warning in the language mode
  /// of Swift 5; in that of Swift 6 the compiler reports the error itself.
  private static func isError(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.diagMessage.severity == .error
      && !diagnostic.message.hasPrefix("extraneous whitespace before '('")
  }

  private static func syntaxFindings(
    _ tree: SourceFileSyntax,
    _ context: LoweringContext
  ) -> [PortingFinding] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      let place = context.locations.location(for: diagnostic.position)
      return PortingFinding(
        rule: .syntax,
        severity: isError(diagnostic) ? .error : .warning,
        path: context.path,
        line: place.line,
        column: place.column,
        message: diagnostic.message
      )
    }
  }
}
