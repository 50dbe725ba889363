import SwiftParser
import SwiftSyntax

/// All sources of a project, indexed and ready to be lowered.
public struct PortingProject: Sendable {
  /// What the sources declare.
  public let index: ProjectIndex

  private let inputs: [SourceInput]
  private let positions: [String: Int]
  private let options: LoweringOptions
  private let cache: LoweringCache?
  private let scans: [SourceScan]
  private let mentioning: Set<Int>
  private let dependentPaths: Set<String>
  private let trees: TreeStore

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
    positions = Dictionary(
      inputs.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let modules = Set(inputs.map(\.module))
    let reader = RecordReader(inputs: inputs, modules: modules, options: options, cache: cache)
    trees = reader.trees
    let known = modules.union(options.availableModules)
    let scans = Parallel.map(inputs.count) { position in
      SourceScan(inputs[position].text) { module in
        module != "os" && (known.contains(module) || !ModuleTable.needsAttention(module))
      }
    }
    self.scans = scans
    var records = Parallel.map(inputs.count) { position in
      let scan = scans[position]
      return scan.triggers.isEmpty
        ? HeaderScan.record(of: inputs[position].text, scan) : reader.record(position, scan)
    }
    let plain = inputs.indices.filter { scans[$0].triggers.isEmpty }
    // Files without triggers may still implement optional members that others declare.
    let optional = NameFilter(Self.optionalMembers(of: records))
    let extended = NameFilter(Self.extensionMembers(of: records))
    let found = Parallel.map(plain.count) { index in
      let text = inputs[plain[index]].text
      return (
        optional.occurs(in: text),
        scans[plain[index]].overrides && extended.occurs(in: text)
      )
    }
    mentioning = Set(zip(plain, found).filter(\.1.0).map(\.0))
    var needed = zip(plain, found).filter { $1.0 || $1.1 }.map(\.0)
    // A conformance to a protocol of UIKit's may stand in a file that holds nothing else.
    if Self.hasDelegateMethods(records) {
      let others = Set(plain).subtracting(needed).sorted()
      let conform = Parallel.map(others.count) {
        DelegateScan.mayConform(inputs[others[$0]].text)
      }
      needed += zip(others, conform).filter(\.1).map(\.0)
    }
    for (position, record) in zip(needed, reader.records(needed, scans)) {
      records[position] = record
    }
    let first = reader.index(records)
    dependentPaths = first.dependentPaths
    let paths = dependentPaths
    let late = Set(plain).subtracting(needed).filter { paths.contains(inputs[$0].path) }.sorted()
    for (position, record) in zip(late, reader.records(late, scans)) { records[position] = record }
    index = late.isEmpty ? first : reader.index(records)
  }

  private static func hasDelegateMethods(_ records: [FileRecord]) -> Bool {
    records.contains { record in
      record.types.contains { type in
        type.methods.contains { AppleProtocolTable.members[$0.fullName] != nil }
      }
    }
  }

  /// The names of the optional members of Objective-C protocols.
  private static func optionalMembers(of records: [FileRecord]) -> Set<String> {
    let protocols = records.flatMap(\.protocols).filter(\.isObjectiveC)
    let methods = protocols.flatMap(\.methods).filter(\.isOptional).map(\.name)
    let properties = protocols.flatMap(\.properties).filter(\.isOptional).map(\.name)
    return Set(methods).union(properties)
  }

  /// The names of members in extensions that Objective-C lets subclasses override.
  private static func extensionMembers(of records: [FileRecord]) -> Set<String> {
    let extensions = records.flatMap(\.types).filter(\.isExtension)
    let methods = extensions.flatMap(\.methods).filter(\.isExposed).map(\.name)
    let properties = extensions.flatMap(\.properties).filter(\.isExposed).map(\.name)
    return Set(methods).union(properties)
  }

  /// Scans files one after the other, and nothing else, for measurements.
  ///
  /// - Parameter inputs: The files.
  /// - Returns: How many of them need not be parsed by themselves.
  @_spi(Measuring)
  public static func plainFiles(among inputs: [SourceInput]) -> Int {
    inputs.count { SourceScan($0.text) { !ModuleTable.needsAttention($0) }.triggers.isEmpty }
  }

  /// Lowers all files, in their order.
  public func lowered() -> [LoweredFile] {
    Parallel.map(inputs.count) { lowered($0) }
  }

  /// Lowers one file of the project.
  public func lowered(_ input: SourceInput) -> LoweredFile {
    if let position = positions[input.path], inputs[position] == input { return lowered(position) }
    return Lowering.lower(input, project: index, options: options)
  }

  private func lowered(_ position: Int) -> LoweredFile {
    let input = inputs[position]
    var scan = scans[position]
    if mentioning.contains(position) { scan.add(.optionalMember) }
    if dependentPaths.contains(input.path) { scan.add(.otherFile) }
    // A file that nothing is done to is sooner made again than found.
    guard let cache, !scan.triggers.isEmpty else { return lower(position, scan) }
    let key = cache.key(for: input, index.fingerprint, options)
    if let known: LoweredFile = cache.read(key) { return known }
    let made = lower(position, scan)
    cache.write(made, key)
    return made
  }

  private func lower(_ position: Int, _ scan: SourceScan) -> LoweredFile {
    Lowering.lower(
      inputs[position],
      scan: scan,
      tree: trees.take(position),
      project: index,
      options: options
    )
  }
}

/// Reads records of files, from the cache or their trees.
private struct RecordReader: Sendable {
  let inputs: [SourceInput]
  let modules: Set<String>
  let options: LoweringOptions
  let cache: LoweringCache?
  let trees = TreeStore()

  func record(_ position: Int, _ scan: SourceScan) -> FileRecord {
    let input = inputs[position]
    let key = cache?.key(forRecordOf: input, modules, options)
    if let key, let known: FileRecord = cache?.read(key) { return known }
    let tree = Parser.parse(source: input.text)
    trees.keep(tree, of: position)
    let evaluator = ConditionEvaluator(options: options, modules: modules, module: input.module)
    let record = RecordBuilder.record(of: tree, evaluator: evaluator, classes: scan.classes)
    if let key { cache?.write(record, key) }
    return record
  }

  func records(_ positions: [Int], _ scans: [SourceScan]) -> [FileRecord] {
    Parallel.map(positions.count) { record(positions[$0], scans[positions[$0]]) }
  }

  func index(_ records: [FileRecord]) -> ProjectIndex {
    ProjectIndex(
      files: zip(inputs, records).map { ($0.module, $0.path, $1) },
      modules: modules
    )
  }
}
