public import Foundation

/// Results of earlier runs, in a folder, found by content.
///
/// A key is made of the file's text, of what the project declares, of the options and
/// of the version of the lowering; nothing is ever out of date, only unused.
public struct LoweringCache: Sendable {
  private let folder: URL
  private let tool: String

  /// Uses a folder, which is made when the first result is written.
  public init(folder: URL) {
    self.folder = folder
    tool = Self.toolStamp()
  }

  /// What tells two builds of the program that lowers apart.
  private static func toolStamp() -> String {
    let path = ProcessInfo.processInfo.arguments.first ?? ""
    let real = FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : path
    let resolved = URL(fileURLWithPath: real).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: resolved)
    let date = facts?[.modificationDate] as? Date
    return "\(Lowering.version) \(facts?[.size] as? Int ?? 0) "
      + "\(date?.timeIntervalSinceReferenceDate ?? 0)"
  }

  func key(
    for input: SourceInput,
    _ fingerprint: UInt64,
    _ options: LoweringOptions
  ) -> String {
    var hash = Fingerprint()
    hash.add(input.path)
    hash.add(input.module)
    hash.add(input.text)
    hash.add(Int(truncatingIfNeeded: fingerprint))
    add(options, to: &hash)
    return Self.name(hash, input.text) + ".file"
  }

  func key(
    forRecordOf input: SourceInput,
    _ modules: Set<String>,
    _ options: LoweringOptions
  ) -> String {
    var hash = Fingerprint()
    hash.add(input.text)
    hash.add("\(options.nativeModules.contains(input.module))")
    hash.add("\(options.xcodeModules.contains(input.module))")
    for module in modules.sorted() { hash.add(module) }
    add(options, to: &hash)
    return Self.name(hash, input.text) + ".record"
  }

  private func add(_ options: LoweringOptions, to hash: inout Fingerprint) {
    hash.add(tool)
    for name in options.conditions.sorted() { hash.add(name) }
    for name in options.availableModules.sorted() { hash.add(name) }
    for name in options.nativeModules.sorted() { hash.add(name) }
    hash.add("\(options.writesSourceLocation) \(options.dropsEntryPoint)")
  }

  /// The length makes a collision of the short hash harmless in practice.
  private static func name(_ hash: Fingerprint, _ text: String) -> String {
    String(hash.value, radix: 16) + "-" + String(text.utf8.count, radix: 16)
  }

  func read<Value: Decodable>(_ key: String) -> Value? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(key)) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  func write(_ value: some Encodable, _ key: String) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let data = try? JSONEncoder().encode(value) else { return }
    try? data.write(to: folder.appendingPathComponent(key), options: .atomic)
  }
}
