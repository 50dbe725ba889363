/// The protocols of UIKit whose members are optional, and the members' names in Objective-C.
///
/// On iOS a method that implements a member of such a protocol has the member's name.
enum AppleProtocolTable {
  struct Member: Sendable {
    var owner: String
    /// The Swift name without labels.
    var name: String
    var isMethod: Bool
    var labels: [String]
    /// The types of the parameters, as UIKit writes them.
    var types: [String]
    var selector: String
    var isOptional: Bool
  }

  /// The members by their full Swift names, such as `tableView(_:didSelectRowAt:)`.
  static let members: [String: [Member]] = read.members

  /// The base names of all methods.
  static let methodNames: Set<String> = Set(
    read.members.values.joined().filter(\.isMethod).map(\.name)
  )

  /// Methods that can be named without labels, as no other method and no property of UIKit's
  /// has their name: `scrollViewDidScroll`, but not `navigationItem` or `action`.
  static let plainNames: [String: Member] = Dictionary(
    grouping: read.members.values.joined().filter { $0.isMethod && $0.isOptional },
    by: \.name
  ).compactMapValues { $0.count == 1 && isEvent($0[0].name) ? $0[0] : nil }

  /// Whether a name reads like that of an event or a question, as no property's does.
  private static func isEvent(_ name: String) -> Bool {
    ["Did", "Will", "Should", "Was", "Clicked"].contains(where: name.contains)
      || ["viewForZooming", "numberOfComponents", "animationEnded"].contains(name)
  }

  /// Whether a name is that of such a protocol.
  static func isKnown(_ name: String) -> Bool { read.inherited[name] != nil }

  /// A protocol with those that it inherits; none for a name that is unknown.
  static func closure(of name: String) -> Set<String> {
    guard let above = read.inherited[name] else { return [] }
    return above.reduce(into: [name]) { $0.formUnion(closure(of: $1)) }
  }

  /// The protocols that a class of UIKit conforms to.
  static func protocols(ofClass name: String) -> [String] { classes[name] ?? [] }

  /// The names of the optional methods that a call may mean; several differ in types only.
  static func optionalMethods(_ name: String, labels: [String]) -> [String] {
    let full = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    return selectors(members[full] ?? [])
  }

  /// The names of optional methods that begin with labels, and have some more arguments.
  static func optionalMethods(_ name: String, labels: [String], more: Int) -> [String] {
    let start = name + "(" + labels.map { $0 + ":" }.joined()
    let fitting = members.filter { full, _ in
      full.hasPrefix(start) && full.count(where: { $0 == ":" }) == labels.count + more
    }
    return fitting.count == 1 ? selectors(fitting.first?.value ?? []) : []
  }

  private static func selectors(_ members: [Member]) -> [String] {
    var seen: Set<String> = []
    return members.filter { $0.isMethod && $0.isOptional }.map(\.selector)
      .filter { seen.insert($0).inserted }
  }

  private static let classes: [String: [String]] = [
    "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource"],
    "UICollectionViewController": ["UICollectionViewDelegate", "UICollectionViewDataSource"],
    "UITableViewDiffableDataSource": ["UITableViewDataSource"],
    "UICollectionViewDiffableDataSource": ["UICollectionViewDataSource"],
    "UINavigationController": ["UINavigationBarDelegate"],
    "UITabBarController": ["UITabBarDelegate"],
    "UIImagePickerController": ["UINavigationBarDelegate"],
  ]

  private static let read: (members: [String: [Member]], inherited: [String: [String]]) = {
    var members: [String: [Member]] = [:]
    var inherited: [String: [String]] = [:]
    var owner = ""
    for line in rows.split(separator: "\n") {
      if line.hasPrefix("@ ") {
        let names = line.dropFirst(2).split(separator: " ").map(String.init)
        owner = names[0]
        inherited[owner] = Array(names.dropFirst())
        continue
      }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      members[parts[1], default: []].append(
        Member(
          owner: owner,
          name: String(parts[1].prefix { $0 != "(" }),
          isMethod: parts[1].contains("("),
          labels: parts[1].drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
            .map(String.init),
          types: parts[2].split(separator: "|").map(String.init),
          selector: parts[3],
          isOptional: parts[0] == "?"
        )
      )
    }
    return (members, inherited)
  }()
}
