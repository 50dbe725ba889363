import Foundation

/// Leads from files of the shadow package back to the user's own.
struct PathMap: Equatable {
  /// The user's file for each file of the shadow.
  private(set) var users: [String: String] = [:]
  /// The user's package; its paths are printed relative to `base`.
  var base: String

  init(base: String) {
    self.base = base
  }

  /// Notes whose lowered text a file of the shadow holds.
  mutating func add(shadow: String, user: String) {
    users[shadow] = user
  }

  /// The user's path of a file, or the path itself if it is nobody's shadow.
  func user(_ path: String) -> String {
    if let known = users[path] { return known }
    return users[URL(fileURLWithPath: path).resolvingSymlinksInPath().path] ?? path
  }

  /// A path as it is printed: relative to the working directory where it lies below.
  func shown(_ path: String) -> String {
    let user = user(path)
    return user.hasPrefix(base + "/") ? String(user.dropFirst(base.count + 1)) : user
  }

  /// Replaces every path of the shadow in a text.
  func mapping(_ text: String) -> String {
    guard text.contains("/") else { return text }
    var result = text
    for (shadow, user) in users where result.contains(shadow) {
      result = result.replacingOccurrences(of: shadow, with: user)
    }
    return result
  }
}
