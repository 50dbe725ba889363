import Foundation

/// The header by which Swift sources see Objective-C ones.
///
/// Its declarations are beyond reach here. Modules that it imports are visible in every Swift
/// file of the target, though, without a word in the file; these can be had.
struct BridgingHeader {
  /// The modules that it imports, in order.
  private(set) var modules: [String] = []
  /// Whether it imports anything else, such as headers of the target's own classes.
  private(set) var hasOthers = false

  init(path: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("@import ") {
        let name = line.dropFirst("@import ".count).prefix { $0 != ";" && $0 != "." }
        modules.append(name.trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("#import") || line.hasPrefix("#include") {
        // The umbrella header of a framework stands for its module.
        let name = line.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }.split(separator: "/")
        if name.count == 2, name[1] == name[0] + ".h" {
          modules.append(String(name[0]))
        } else {
          hasOthers = true
        }
      }
    }
  }
}
