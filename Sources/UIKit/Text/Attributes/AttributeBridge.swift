public import Foundation

/// Carries attributes between `AttributedString` and `NSAttributedString`.
struct AttributeBridge {
  private let name: NSAttributedString.Key
  private let read: (AttributeContainer) -> Any?
  private let write: (inout AttributeContainer, Any) -> Void

  /// All attributes of a container, by their names.
  static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for bridge in all { attributes[bridge.name] = bridge.read(container) }
    return attributes
  }

  /// The container for attributes by their names; unknown ones are left out.
  static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    for bridge in all {
      if let value = attributes[bridge.name] { bridge.write(&container, value) }
    }
    return container
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  nonisolated(unsafe) private static let all: [AttributeBridge] = [
    object(Scope.FontAttribute.self),
    object(Scope.ParagraphStyleAttribute.self),
    object(Scope.ForegroundColorAttribute.self),
    object(Scope.BackgroundColorAttribute.self),
    number(Scope.LigatureAttribute.self),
    length(Scope.KernAttribute.self),
    length(Scope.TrackingAttribute.self),
    style(Scope.StrikethroughStyleAttribute.self),
    style(Scope.UnderlineStyleAttribute.self),
    object(Scope.StrokeColorAttribute.self),
    length(Scope.StrokeWidthAttribute.self),
    object(Scope.ShadowAttribute.self),
    object(Scope.AttachmentAttribute.self),
    length(Scope.BaselineOffsetAttribute.self),
    object(Scope.UnderlineColorAttribute.self),
    object(Scope.StrikethroughColorAttribute.self),
    length(Scope.ObliquenessAttribute.self),
    length(Scope.ExpansionAttribute.self),
    AttributeBridge(name: .link) {
      $0[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    } write: { container, value in
      let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
    },
  ]

  private static func object<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeBridge
  where Key.Value: Sendable {
    AttributeBridge(name: .init(rawValue: Key.name)) {
      $0[key]
    } write: { container, value in
      if let value = value as? Key.Value { container[key] = value }
    }
  }

  private static func number<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeBridge
  where Key.Value == Int {
    AttributeBridge(name: .init(rawValue: Key.name)) {
      $0[key].map { NSNumber(value: $0) }
    } write: { container, value in
      container[key] = (value as? NSNumber)?.intValue ?? value as? Int
    }
  }

  private static func length<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeBridge
  where Key.Value == CGFloat {
    AttributeBridge(name: .init(rawValue: Key.name)) {
      $0[key].map { NSNumber(value: Double($0)) }
    } write: { container, value in
      let number = (value as? NSNumber)?.doubleValue ?? value as? Double
      container[key] = number.map { CGFloat($0) } ?? value as? CGFloat
    }
  }

  private static func style<Key: AttributedStringKey>(_ key: Key.Type) -> AttributeBridge
  where Key.Value == NSUnderlineStyle {
    AttributeBridge(name: .init(rawValue: Key.name)) {
      $0[key].map { NSNumber(value: $0.rawValue) }
    } write: { container, value in
      let number = (value as? NSNumber)?.intValue ?? value as? Int
      container[key] = number.map { NSUnderlineStyle(rawValue: $0) } ?? value as? NSUnderlineStyle
    }
  }
}

extension NSAttributedString {
  /// Creates a text from one of Swift's; attributes of Foundation and UIKit come along.
  ///
  /// - Parameter attrStr: The text.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: AttributeBridge.attributes(of: run.attributes)
        )
      )
    }
    self.init(attributedString: text)
  }

  /// Creates a text from one of Swift's.
  ///
  /// - Differs: the attributes of Foundation and UIKit come along, whatever the scope.
  ///
  /// - Parameters:
  ///   - attrStr: The text.
  ///   - scope: The attributes that come along.
  /// - Throws: Nothing.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString,
    including scope: S.Type
  ) throws {
    self.init(attrStr)
  }

  /// Creates a text from one of Swift's.
  ///
  /// - Differs: the attributes of Foundation and UIKit come along, whatever the scope.
  ///
  /// - Parameters:
  ///   - attrStr: The text.
  ///   - scope: The attributes that come along.
  /// - Throws: Nothing.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  /// Creates a text from one of Foundation's; attributes of Foundation and UIKit come along.
  ///
  /// - Parameter nsStr: The text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      append(
        AttributedString(
          (nsStr.string as NSString).substring(with: range),
          attributes: AttributeContainer(values)
        )
      )
    }
  }

  /// Creates a text from one of Foundation's.
  ///
  /// - Differs: the attributes of Foundation and UIKit come along, whatever the scope.
  ///
  /// - Parameters:
  ///   - nsStr: The text.
  ///   - scope: The attributes that come along.
  /// - Throws: Nothing.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }

  /// Creates a text from one of Foundation's.
  ///
  /// - Differs: the attributes of Foundation and UIKit come along, whatever the scope.
  ///
  /// - Parameters:
  ///   - nsStr: The text.
  ///   - scope: The attributes that come along.
  /// - Throws: Nothing.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

extension AttributeContainer {
  /// Creates a container from attributes by their names; unknown ones are left out.
  ///
  /// - Parameter dictionary: The attributes.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributeBridge.container(of: dictionary)
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary from the attributes of Foundation and UIKit in a container.
  ///
  /// - Parameter container: The attributes.
  public init(_ container: AttributeContainer) {
    self = AttributeBridge.attributes(of: container)
  }
}
