import Dispatch
import SwiftParser
import SwiftSyntax

/// All sources of a project, indexed and ready to be lowered.
public struct PortingProject: Sendable {
  /// What the sources declare.
  public let index: ProjectIndex

  private let inputs: [SourceInput]
  private let options: LoweringOptions
  private let cache: LoweringCache?
  private let dependentPaths: Set<String>

  /// Reads all sources.
  ///
  /// - Parameters:
  ///   - inputs: The files of all modules that are built from source, tests included:
  ///     a test's class may inherit from one of the app's.
  ///   - options: How to lower.
  ///   - cache: Where results of earlier runs are kept.
  public init(
    _ inputs: [SourceInput],
    options: LoweringOptions = LoweringOptions(),
    cache: LoweringCache? = nil
  ) {
    self.inputs = inputs
    self.options = options
    self.cache = cache
    let modules = Set(inputs.map(\.module))
    var records: [FileRecord] = []
    var parsed: Set<Int> = []
    for (position, input) in inputs.enumerated() {
      let isPlain = TriggerScan(input.text).triggers().isEmpty
      if isPlain {
        records.append(HeaderScan(input.text).record())
      } else {
        records.append(Self.record(of: input, modules, options, cache))
        parsed.insert(position)
      }
    }
    // Files without triggers may still implement optional members that others declare.
    let optional = Set(
      records.flatMap(\.protocols).filter(\.isObjectiveC).flatMap { item in
        item.methods.filter(\.isOptional).map(\.name)
          + item.properties.filter(\.isOptional).map(\.name)
      }
    )
    let extended = Self.extensionMembers(of: records)
    for (position, input) in inputs.enumerated() where !parsed.contains(position) {
      let scan = TriggerScan(input.text)
      guard scan.mentions(optional) || scan.overrides(extended) else { continue }
      records[position] = Self.record(of: input, modules, options, cache)
      parsed.insert(position)
    }
    let first = Self.index(inputs, records, modules)
    dependentPaths = first.dependentPaths
    var isComplete = true
    for (position, input) in inputs.enumerated()
    where !parsed.contains(position) && dependentPaths.contains(input.path) {
      records[position] = Self.record(of: input, modules, options, cache)
      isComplete = false
    }
    index = isComplete ? first : Self.index(inputs, records, modules)
  }

  /// The names of members in extensions that Objective-C lets subclasses override.
  private static func extensionMembers(of records: [FileRecord]) -> Set<String> {
    let extensions = records.flatMap(\.types).filter(\.isExtension)
    let methods = extensions.flatMap(\.methods).filter(\.isExposed).map(\.name)
    let properties = extensions.flatMap(\.properties).filter(\.isExposed).map(\.name)
    return Set(methods).union(properties)
  }

  private static func index(
    _ inputs: [SourceInput],
    _ records: [FileRecord],
    _ modules: Set<String>
  ) -> ProjectIndex {
    ProjectIndex(
      files: zip(inputs, records).map { ($0.module, $0.path, $1) },
      modules: modules
    )
  }

  /// Lowers all files, in their order.
  public func lowered() -> [LoweredFile] {
    inputs.map { lowered($0) }
  }

  /// Lowers one file.
  public func lowered(_ input: SourceInput) -> LoweredFile {
    guard let cache else { return lower(input) }
    let key = cache.key(for: input, index.fingerprint, options)
    if let known: LoweredFile = cache.read(key) { return known }
    let made = lower(input)
    if !made.triggers.isEmpty { cache.write(made, key) }
    return made
  }

  private func lower(_ input: SourceInput) -> LoweredFile {
    Lowering.lower(
      input,
      project: index,
      options: options,
      isDependent: dependentPaths.contains(input.path)
    )
  }

  private static func record(
    of input: SourceInput,
    _ modules: Set<String>,
    _ options: LoweringOptions,
    _ cache: LoweringCache?
  ) -> FileRecord {
    let key = cache?.key(forRecordOf: input, modules, options)
    if let key, let known: FileRecord = cache?.read(key) { return known }
    let tree = Parser.parse(source: input.text)
    let evaluator = ConditionEvaluator(options: options, modules: modules, module: input.module)
    let record = RecordBuilder.record(of: tree, evaluator: evaluator)
    if let key { cache?.write(record, key) }
    return record
  }
}
