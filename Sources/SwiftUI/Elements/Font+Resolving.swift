import UIKit

extension Font.TextStyle {
  var style: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

extension Font {
  /// The font of UIKit in some surroundings.
  func resolved(in environment: EnvironmentValues) -> UIFont {
    var font = base(environment.uiTraits)
    if let weight {
      font =
        isSystem
        ? UIFont.systemFont(ofSize: font.pointSize, weight: weight.value)
        : font.with(.traitBold, if: weight.value.rawValue >= UIFont.Weight.semibold.rawValue)
    }
    if let design, design != .default {
      let system: UIFontDescriptor.SystemDesign =
        switch design {
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        case .default: .default
        }
      if let descriptor = font.fontDescriptor.withDesign(system) {
        font = UIFont(descriptor: descriptor, size: font.pointSize)
      }
    }
    return font.with(.traitItalic, if: isItalic)
  }

  private var isSystem: Bool {
    switch source {
    case .style, .size: true
    case .named, .font: false
    }
  }

  private func base(_ traits: UITraitCollection) -> UIFont {
    switch source {
    case .style(let style): .preferredFont(forTextStyle: style.style, compatibleWith: traits)
    case .size(let size): .systemFont(ofSize: size)
    case .named(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case .font(let font): font
    }
  }
}

extension UIFont {
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits, if isWanted: Bool) -> UIFont {
    guard isWanted else { return self }
    let traits = fontDescriptor.symbolicTraits.union(trait)
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
