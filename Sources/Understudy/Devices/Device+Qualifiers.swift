import Foundation
import UIKit

/// Devices and their set-up in one line of words.
extension Device {
  /// Makes a device of its name and words about it, in the manner of resource qualifiers.
  ///
  /// ```swift
  /// let phone = try Device("iPhone-15-Pro landscape dark xxl rtl")
  /// let usual = try Device("ax3 high-contrast")      // the usual phone
  /// let spelt = try Device("iPad Pro (11-inch) split-1/2")
  /// ```
  ///
  /// - Parameter line: The name, with hyphens or as Apple writes it, then words of
  ///   ``Qualifier`` in any order; without a name it is the usual phone.
  /// - Throws: ``DeviceError`` for an unknown name or word, with the nearest one; for two words
  ///   about the same thing; for what the device cannot do.
  public init(_ line: String) throws(DeviceError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let (name, count) = Self.longestName(in: words)
    self = name.map(Self.known) ?? .standard
    let rest = Array(words[count...])
    if name == nil, let first = rest.first, Qualifier(first) == nil {
      throw Self.unknownName(rest)
    }
    try apply(rest, after: words[..<count].joined(separator: " "))
  }

  /// A copy with words about it, for example `dark xxl`.
  ///
  /// - Parameter words: Words of ``Qualifier``, separated by spaces.
  /// - Returns: The changed device.
  /// - Throws: ``DeviceError`` as `init(_:)` does; a name among the words is one, too.
  public func with(_ words: String) throws(DeviceError) -> Device {
    var copy = self
    try copy.apply(words.split(whereSeparator: \.isWhitespace).map(String.init), after: "")
    return copy
  }

  /// The qualifiers that differ from those of a plain device, in the order of the documentation.
  public var qualifiers: [Qualifier] {
    let plain = Device.standard
    var found: [Qualifier] = []
    if orientation != plain.orientation { found.append(.orientation(orientation)) }
    if multitasking != plain.multitasking { found.append(.multitasking(multitasking)) }
    if appearance != plain.appearance { found.append(.appearance(appearance)) }
    if contentSize != plain.contentSize { found.append(.contentSize(contentSize)) }
    if layoutDirection != plain.layoutDirection {
      found.append(.layoutDirection(layoutDirection))
    }
    if contrast != plain.contrast { found.append(.contrast(contrast)) }
    if legibilityWeight != plain.legibilityWeight {
      found.append(.legibilityWeight(legibilityWeight))
    }
    if reducesMotion { found.append(.reducesMotion(true)) }
    if isZoomed { found.append(.zoomed(true)) }
    if systemVersion != plain.systemVersion { found.append(.system(systemVersion)) }
    return found.filter { !$0.word.isEmpty }
  }

  // MARK: - Reading

  /// The longest name that the words begin with, and how many words it takes.
  private static func longestName(in words: [String]) -> (name: String?, count: Int) {
    for count in stride(from: min(words.count, 8), to: 0, by: -1) {
      let wanted = word(for: words[..<count].joined(separator: " ")).lowercased()
      if let name = names.first(where: { word(for: $0).lowercased() == wanted }) {
        return (name, count)
      }
    }
    return (nil, 0)
  }

  /// Says that no device is called like the words before the first qualifier.
  private static func unknownName(_ words: [String]) -> DeviceError {
    let text = words.prefix { Qualifier($0) == nil }.joined(separator: " ")
    let near = nearestName(to: text)
    if near == nil || words.count == 1,
      let word = closestWord(to: words[0].lowercased(), in: Qualifier.words)
    {
      return .unknownQualifier(words[0], nearest: word)
    }
    return .unknownName(text, nearest: near)
  }

  /// The name that was probably meant, spelt as the wrong one is.
  private static func nearestName(to text: String) -> String? {
    text.contains(" ")
      ? closestWord(to: text, in: names)
      : closestWord(to: word(for: text), in: names.map(word(for:)))
  }

  private mutating func apply(_ words: [String], after name: String) throws(DeviceError) {
    var said: [Qualifier] = []
    for (index, word) in words.enumerated() {
      guard let qualifier = Qualifier(word) else {
        throw Self.unknownWord(word, isFirst: index == 0, after: name)
      }
      if let other = said.first(where: { $0.topic == qualifier.topic }) {
        if other == qualifier { throw .doubled(word) }
        throw .contradiction(other.word, word, about: qualifier.topic)
      }
      said.append(qualifier)
      apply(qualifier)
      if isZoomed, !canZoom {
        throw .impossible(
          word,
          device: self.word,
          reason: "nothing is known about its zoomed display"
        )
      }
    }
  }

  private static func unknownWord(
    _ word: String,
    isFirst: Bool,
    after name: String
  ) -> DeviceError {
    if let close = closestWord(to: word.lowercased(), in: Qualifier.words) {
      return .unknownQualifier(word, nearest: close)
    }
    let text = "\(name) \(word)"
    if isFirst, !name.isEmpty, let near = nearestName(to: text) {
      return .unknownName(text, nearest: near)
    }
    return .unknownQualifier(word, nearest: nil)
  }

  private mutating func apply(_ qualifier: Qualifier) {
    switch qualifier {
    case .orientation(let value): orientation = value
    case .multitasking(let value): multitasking = value
    case .appearance(let value): appearance = value
    case .contentSize(let value): contentSize = value
    case .layoutDirection(let value): layoutDirection = value
    case .contrast(let value): contrast = value
    case .legibilityWeight(let value): legibilityWeight = value
    case .reducesMotion(let value): reducesMotion = value
    case .zoomed(let value): isZoomed = value
    case .system(let value): systemVersion = value
    }
  }
}

/// What is wrong with a line about a device.
public enum DeviceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No device is called like that.
  case unknownName(String, nearest: String?)
  /// No qualifier is called like that.
  case unknownQualifier(String, nearest: String?)
  /// A word is there twice.
  case doubled(String)
  /// Two words are about the same thing.
  case contradiction(String, String, about: String)
  /// The device cannot do what a word asks for.
  case impossible(String, device: String, reason: String)

  /// One sentence.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      "no device is called '\(name)'" + Self.hint(nearest)
    case .unknownQualifier(let word, let nearest):
      "'\(word)' is neither a device nor a qualifier" + Self.hint(nearest)
    case .doubled(let word): "'\(word)' is there twice"
    case .contradiction(let first, let second, let topic):
      "'\(first)' and '\(second)' contradict each other: both are about \(topic)"
    case .impossible(let word, let device, let reason):
      "'\(word)' is not possible on \(device): \(reason)"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
