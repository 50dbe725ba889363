import Foundation

/// What files below folders look like from outside: their names, sizes and times.
///
/// It tells that nothing has changed since a build, some seconds sooner than the build
/// system does.
struct SourceStamp {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private(set) var count = 0

  /// The stamp as text.
  var text: String { "\(String(value, radix: 16)) \(count)" }

  /// Adds a file, or all files below a folder; hidden ones are left out.
  mutating func add(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return mix("no \(path)") }
    guard facts.st_mode & S_IFMT == S_IFDIR else {
      count += 1
      return mix("\(path) \(facts.st_size) \(facts.st_mtim.tv_sec) \(facts.st_mtim.tv_nsec)")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") { add("\(path)/\(name)") }
  }

  /// Adds words that what is built hangs on.
  mutating func mix(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
