internal import Clockwork

/// Changes elements, attributes and references of a document.
struct TreeMutation {
  var random: SeededRandom
  let size: Int

  /// Changes something, and says what.
  mutating func change(_ root: FuzzNode) -> String {
    let all = root.all
    // Large enough; copies of what is very deep would take the stack of the process.
    guard all.count < 3_000 else { return "" }
    switch number(24) {
    case 0...4: return value(all, root)
    case 5...6: return measure(all)
    case 7...9: return reference(all, root)
    case 10...11: return id(all)
    case 12: return name(all)
    case 13...14: return remove(all, root)
    case 15...16: return duplicate(all)
    case 17...18: return move(all, root)
    case 19: return loop(all)
    case 20: return customClass(all)
    case 21: return wrap(all)
    case 22 where number(6) == 0: return grow(all)
    default: return attribute(all)
    }
  }

  private mutating func number(_ count: Int) -> Int {
    Int.random(in: 0..<max(1, count), using: &random)
  }

  private mutating func pick(_ nodes: [FuzzNode]) -> FuzzNode? {
    nodes.isEmpty ? nil : nodes[number(nodes.count)]
  }

  /// Gives an attribute another value.
  private mutating func value(_ all: [FuzzNode], _ root: FuzzNode) -> String {
    guard let node = pick(all.filter { !$0.attributes.isEmpty && $0 !== root }) else { return "" }
    let index = number(node.attributes.count)
    let name = node.attributes[index].name
    node.attributes[index].value = nasty()
    return "\(node.name).\(name) = \(node.attributes[index].value.prefix(30))"
  }

  /// Gives a number of a frame, a size, a constraint or the like another value.
  private mutating func measure(_ all: [FuzzNode]) -> String {
    let nodes = all.filter { node in node.attributes.contains { Double($0.value) != nil } }
    guard let node = pick(nodes) else { return "" }
    let numbers = node.attributes.indices.filter { Double(node.attributes[$0].value) != nil }
    let index = numbers[number(numbers.count)]
    node.attributes[index].value = Self.numbers[number(Self.numbers.count)]
    return "\(node.name).\(node.attributes[index].name) = \(node.attributes[index].value)"
  }

  /// Lets an attribute that refers to something refer to something else.
  private mutating func reference(_ all: [FuzzNode], _ root: FuzzNode) -> String {
    let ids = all.compactMap { $0["id"] }
    guard !ids.isEmpty else { return "" }
    let nodes = all.filter { node in
      node.attributes.contains { $0.name != "id" && ids.contains($0.value) }
    }
    guard let node = pick(nodes),
      let index = node.attributes.firstIndex(where: { $0.name != "id" && ids.contains($0.value) })
    else { return "" }
    node.attributes[index].value = number(8) == 0 ? "nobody" : ids[number(ids.count)]
    return "\(node.name).\(node.attributes[index].name) -> \(node.attributes[index].value)"
  }

  /// Gives an element the id of another, or swaps two.
  private mutating func id(_ all: [FuzzNode]) -> String {
    let nodes = all.filter { $0["id"] != nil }
    guard let one = pick(nodes), let other = pick(nodes) else { return "" }
    let id = one["id"]
    one["id"] = other["id"]
    guard number(2) == 0 else { return "\(one.name) has the id of \(other["id"] ?? "")" }
    other["id"] = id
    return "\(id ?? "") and \(one["id"] ?? "") have swapped ids"
  }

  private mutating func name(_ all: [FuzzNode]) -> String {
    guard let one = pick(all), let other = pick(all) else { return "" }
    let before = one.name
    one.name = number(5) == 0 ? "nonsense" : other.name
    return "\(before) is now \(one.name)"
  }

  private mutating func attribute(_ all: [FuzzNode]) -> String {
    guard let node = pick(all.filter { !$0.attributes.isEmpty }), let other = pick(all) else {
      return ""
    }
    let index = number(node.attributes.count)
    let attribute = node.attributes[index]
    switch number(3) {
    case 0:
      node.attributes.remove(at: index)
      return "\(node.name).\(attribute.name) removed"
    case 1:
      node[attribute.name] = nil
      node["x" + attribute.name] = attribute.value
      return "\(node.name).\(attribute.name) renamed"
    default:
      other[attribute.name] = attribute.value
      return "\(other.name).\(attribute.name) = \(attribute.value.prefix(30)) added"
    }
  }

  private mutating func remove(_ all: [FuzzNode], _ root: FuzzNode) -> String {
    guard let parent = pick(all.filter { !$0.children.isEmpty && $0 !== root }) else { return "" }
    let gone = parent.children.remove(at: number(parent.children.count))
    return "\(gone.name) of \(parent.name) removed"
  }

  private mutating func duplicate(_ all: [FuzzNode]) -> String {
    guard let parent = pick(all.filter { !$0.children.isEmpty }) else { return "" }
    let index = number(parent.children.count)
    for _ in 0...number(3) { parent.children.insert(parent.children[index].copy(), at: index) }
    return "\(parent.children[index].name) of \(parent.name) duplicated"
  }

  /// Puts a copy of an element into any other.
  private mutating func move(_ all: [FuzzNode], _ root: FuzzNode) -> String {
    guard let node = pick(all.filter { $0 !== root }), let parent = pick(all) else { return "" }
    let copy = node.copy()
    if number(3) == 0 { copy["key"] = pick(all.filter { $0["key"] != nil })?["key"] }
    parent.children.insert(copy, at: number(parent.children.count + 1))
    return "\(node.name) also in \(parent.name) (\(parent["id"] ?? ""))"
  }

  /// Lets scenes lead to each other, or to themselves.
  private mutating func loop(_ all: [FuzzNode]) -> String {
    let scenes = all.filter { $0["storyboardIdentifier"] != nil }
    guard let from = pick(scenes), let to = number(2) == 0 ? from : pick(scenes) else { return "" }
    let kinds = [
      ("embed", ""), ("relationship", "rootViewController"), ("relationship", "viewControllers"),
      ("relationship", "masterViewController"), ("show", ""), ("relationship", "anything"),
    ]
    let (kind, relationship) = kinds[number(kinds.count)]
    let segue = FuzzNode(
      name: "segue",
      attributes: [
        ("destination", to["id"] ?? ""), ("kind", kind), ("id", "loop"), ("identifier", "loop"),
      ]
    )
    if !relationship.isEmpty { segue["relationship"] = relationship }
    let holder = kind == "embed" ? pick(from.all.filter { $0.name.hasSuffix("iew") }) : from
    (holder ?? from).children.append(FuzzNode(name: "connections", children: [segue]))
    return "\(kind) \(relationship) from \(from["id"] ?? "") to \(to["id"] ?? "")"
  }

  private mutating func customClass(_ all: [FuzzNode]) -> String {
    guard let node = pick(all.filter { $0["id"] != nil }) else { return "" }
    node["customClass"] = Self.classes[number(Self.classes.count)]
    node["customModule"] = ["InterfaceFuzzing", "", "UIKit", "No Such-Module"][number(4)]
    if number(2) == 0 { node["customModuleProvider"] = "target" }
    return "\(node.name) is a \(node["customClass"] ?? "") of \(node["customModule"] ?? "")"
  }

  /// Nests an element into itself, mostly some levels and sometimes too many.
  private mutating func wrap(_ all: [FuzzNode]) -> String {
    let views = all.filter { $0.name == "subviews" }
    guard let list = pick(number(2) == 0 ? views : all) else { return "" }
    let levels = [3, 20, 90, 5_000][number(4)]
    let deepest = FuzzNode(name: list.name, children: list.children)
    var inner = deepest
    for level in 0..<levels {
      inner =
        level % 2 == 0
        ? FuzzNode(name: "view", attributes: [("id", "w\(level)")], children: [inner])
        : FuzzNode(name: "subviews", children: [inner])
    }
    list.children = inner.name == "view" ? [inner] : inner.children
    return "\(list.name) nested \(levels) deep"
  }

  private mutating func grow(_ all: [FuzzNode]) -> String {
    if number(2) == 0 {
      guard let node = pick(all) else { return "" }
      for index in 0..<size { node.attributes.append(("a\(index)", "1")) }
      return "\(node.name) with \(size) attributes"
    }
    guard let list = pick(all.filter { $0.name == "subviews" }), let view = list.children.first
    else { return "" }
    list.children = (0..<size).map { index in
      FuzzNode(
        name: view.children.count > 3 ? "view" : view.name,
        attributes: view.attributes.filter { $0.name != "id" } + [("id", "n\(index)")]
      )
    }
    return "\(size) subviews"
  }

  private mutating func nasty() -> String {
    switch number(12) {
    case 0: String(repeating: "long ", count: [40, 20_000][number(2)])
    case 1...4: Self.words[number(Self.words.count)]
    default: Self.numbers[number(Self.numbers.count)]
    }
  }

  private static let numbers = [
    "0", "-1", "1", "-0", "1e308", "-1e308", "1e15", "9e14", "-9e14", "1e-320", "nan", "NaN", "inf",
    "-inf", "infinity", "2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "99999", "-99999", "0.5", "1e9", "-1e9", "0x10", "1,5", "½", "1:0",
    "0:1", "-4:3", "1e100:1", "16:9:4", "1001", "2000", "-250",
  ]

  private static let words = [
    "", " ", "YES", "NO", "yes", "true", "%@%n%s", "../../../etc/passwd", "\u{FFFD}",
    "🤷🏽‍♀️", "e\u{301}", "\u{202E}rtl", "a\nb", "&amp;", "<a>", "nil", "self", "view", "view.view",
    "layer.sublayers.count", "frame.origin.x", "subviews.@count", "dealloc", "a:b:c:", ":", "init",
    "superview", "description", "window", "delegate", "dataSource", "default",
  ]

  private static let classes = [
    "UILabel", "UIView", "UIViewController", "UINavigationController", "UITableViewController",
    "UITableViewCell", "UICollectionView", "UICollectionViewCell", "NSObject", "UIWindow",
    "UIStoryboardSegue", "Nowhere", "FuzzScreen", "FuzzView", "FuzzLabel", "FuzzCell", "FuzzSegue",
    "FuzzOwner", "UIBarButtonItem", "UITapGestureRecognizer", "UICollectionViewFlowLayout",
    "_TtC16InterfaceFuzzing8FuzzView", "_TtC99InterfaceFuzzing8FuzzView", "_TtC", "", ".", "A.B.C",
    "Array<Int>", "UIScrollView", "UIStackView", "UIButton", "UIControl", "UISplitViewController",
    "UITabBarController", "UIPageViewController", "UIApplication", "UIImage", "UIColor",
  ]
}
