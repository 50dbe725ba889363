public import UIKit

/// One word about how a device is held and set up.
///
/// | words | what they choose |
/// |---|---|
/// | `portrait`, `landscape`, `upside-down`, `landscape-left`, `landscape-right` | how the device is held; `landscape` is `landscape-left`, the home button at the right |
/// | `full-screen`, `split-1/2`, `split-1/3`, `split-2/3`, `slide-over` | the part of the screen |
/// | `light`, `dark` | the appearance |
/// | `xs`, `s`, `m`, `l`, `xl`, `xxl`, `xxxl`, `ax1` to `ax5` | the text size |
/// | `ltr`, `rtl` | the reading direction |
/// | `normal-contrast`, `high-contrast` | the contrast of colours |
/// | `regular-text`, `bold-text` | the weight of text |
/// | `full-motion`, `reduce-motion` | how much moves |
/// | `standard-display`, `zoomed` | the size of everything |
/// | `ios-13` to `ios-26`, with or without a minor version | the version of the system |
///
/// The first word of each row but the last two kinds is what a plain device has; text is `l`.
public enum Qualifier: Sendable, Equatable {
  /// How the device is held.
  case orientation(UIDeviceOrientation)
  /// The part of the screen.
  case multitasking(Multitasking)
  /// Light or dark.
  case appearance(UIUserInterfaceStyle)
  /// The text size.
  case contentSize(UIContentSizeCategory)
  /// The reading direction.
  case layoutDirection(UITraitEnvironmentLayoutDirection)
  /// The contrast of colours.
  case contrast(UIAccessibilityContrast)
  /// The weight of text.
  case legibilityWeight(UILegibilityWeight)
  /// Whether there is less motion.
  case reducesMotion(Bool)
  /// Whether everything is shown larger.
  case zoomed(Bool)
  /// The version of the system.
  case system(String)

  /// The qualifier of a word; `nil` if it is none.
  ///
  /// - Parameter word: Upper and lower case are alike.
  public init?(_ word: String) {
    let word = word.lowercased()
    if let known = Self.byWord.first(where: { $0.word == word }) {
      self = known.qualifier
      return
    }
    guard word.hasPrefix("ios-") else { return nil }
    let parts = word.dropFirst(4).split(separator: ".", omittingEmptySubsequences: false)
    var numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...3).contains(parts.count), numbers[0] >= 13,
      numbers.allSatisfy({ (0...99).contains($0) })
    else { return nil }
    if numbers.count == 1 { numbers.append(0) }
    if numbers.count == 3, numbers[2] == 0 { numbers.removeLast() }
    self = .system(numbers.map(String.init).joined(separator: "."))
  }

  /// The word of the qualifier, in lower case.
  public var word: String {
    if case .system(let version) = self {
      return "ios-" + (version.hasSuffix(".0") ? String(version.dropLast(2)) : version)
    }
    return Self.byWord.first { $0.qualifier == self }?.word ?? ""
  }

  /// All words but those of the system's versions.
  public static var words: [String] { byWord.map(\.word) }

  /// What the qualifier is about, for messages; two about the same thing contradict each other.
  var topic: String {
    switch self {
    case .orientation: "the orientation"
    case .multitasking: "the part of the screen"
    case .appearance: "the appearance"
    case .contentSize: "the text size"
    case .layoutDirection: "the reading direction"
    case .contrast: "the contrast"
    case .legibilityWeight: "the weight of text"
    case .reducesMotion: "the motion"
    case .zoomed: "the size of everything"
    case .system: "the version of the system"
    }
  }

  /// The words, the usual one of each qualifier first.
  private static let byWord: [(word: String, qualifier: Qualifier)] =
    [
      ("portrait", .orientation(.portrait)),
      ("landscape", .orientation(.landscapeLeft)),
      ("landscape-left", .orientation(.landscapeLeft)),
      ("landscape-right", .orientation(.landscapeRight)),
      ("upside-down", .orientation(.portraitUpsideDown)),
    ] + Multitasking.allCases.map { ($0.rawValue, .multitasking($0)) } + [
      ("light", .appearance(.light)),
      ("dark", .appearance(.dark)),
      ("xs", .contentSize(.extraSmall)),
      ("s", .contentSize(.small)),
      ("m", .contentSize(.medium)),
      ("l", .contentSize(.large)),
      ("xl", .contentSize(.extraLarge)),
      ("xxl", .contentSize(.extraExtraLarge)),
      ("xxxl", .contentSize(.extraExtraExtraLarge)),
      ("ax1", .contentSize(.accessibilityMedium)),
      ("ax2", .contentSize(.accessibilityLarge)),
      ("ax3", .contentSize(.accessibilityExtraLarge)),
      ("ax4", .contentSize(.accessibilityExtraExtraLarge)),
      ("ax5", .contentSize(.accessibilityExtraExtraExtraLarge)),
      ("ltr", .layoutDirection(.leftToRight)),
      ("rtl", .layoutDirection(.rightToLeft)),
      ("normal-contrast", .contrast(.normal)),
      ("high-contrast", .contrast(.high)),
      ("regular-text", .legibilityWeight(.regular)),
      ("bold-text", .legibilityWeight(.bold)),
      ("full-motion", .reducesMotion(false)),
      ("reduce-motion", .reducesMotion(true)),
      ("standard-display", .zoomed(false)),
      ("zoomed", .zoomed(true)),
    ]
}
