import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Dynamic Type", .serialized)
struct ContentSizeTests {
  @Test func sizes_areInOrder() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(
      [UIContentSizeCategory.large, .small, .accessibilityLarge].max() == .accessibilityLarge
    )
  }

  /// The table of the design guidelines (A), in two places of each row.
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 31, 60), (.title1, 25, 58), (.title2, 19, 56),
      (.title3, 17, 55), (.headline, 14, 53), (.body, 14, 53), (.callout, 13, 51),
      (.subheadline, 12, 49), (.footnote, 12, 44), (.caption1, 11, 43), (.caption2, 11, 40),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)]
  )
  func style_hasItsSizes(style: UIFont.TextStyle, least: CGFloat, most: CGFloat) {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let size = { (category: UIContentSizeCategory) in
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.extraSmall) == least)
    #expect(size(.accessibilityExtraExtraExtraLarge) == most)
  }

  @Test func metrics_scaleByTheDistanceOfLines() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let most = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIFontMetrics(forTextStyle: .body)
    // Printed on iOS with three pixels per point.
    #expect(abs(body.scaledValue(for: 17, compatibleWith: medium) - 16.333) < 0.001)
    #expect(body.scaledValue(for: 17.1, compatibleWith: large) == 17.1)
    #expect(body.scaledValue(for: 22, compatibleWith: most) == 62)
    let font = UIFont(name: "Helvetica", size: 22) ?? .systemFont(ofSize: 22)
    #expect(body.scaledFont(for: font, compatibleWith: most).pointSize == 62)
    let limited = body.scaledFont(for: font, maximumPointSize: 40, compatibleWith: most)
    #expect(limited.pointSize == 40)
    #expect(limited.fontName == "Helvetica")
    #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: most) == 62)
  }

  @Test func label_followsTheSize_ifItAsks() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let (follows, fixed, plain) = (UILabel(), UILabel(), UILabel())
    let field = UITextField()
    follows.font = .preferredFont(forTextStyle: .body)
    follows.adjustsFontForContentSizeCategory = true
    fixed.font = .preferredFont(forTextStyle: .body)
    plain.font = .systemFont(ofSize: 17)
    plain.adjustsFontForContentSizeCategory = true
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 22),
      maximumPointSize: 30
    )
    field.adjustsFontForContentSizeCategory = true
    for view in [follows, fixed, plain, field] { root.view.addSubview(view) }
    play.settle()
    play.application.setContentSize(.extraExtraExtraLarge)
    play.settle()
    #expect(follows.font.pointSize == 23)
    #expect(fixed.font.pointSize == 17)
    #expect(plain.font.pointSize == 17)
    #expect(field.font?.pointSize == 29)
    play.application.setContentSize(.accessibilityExtraLarge)
    #expect(field.font?.pointSize == 30)
    play.application.setContentSize(.large)
    #expect(follows.font.pointSize == 17)
    #expect(field.font?.pointSize == 22)
  }

  @Test func limits_holdForAllBelow() {
    let play = Play()
    let root = UIViewController()
    play.open(root)
    let child = UIView()
    root.view.addSubview(child)
    root.view.maximumContentSizeCategory = .extraLarge
    root.view.minimumContentSizeCategory = .medium
    play.application.setContentSize(.accessibilityLarge)
    #expect(root.view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(play.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    play.application.setContentSize(.extraSmall)
    #expect(child.traitCollection.preferredContentSizeCategory == .medium)
    root.view.minimumContentSizeCategory = nil
    #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(root.view.maximumContentSizeCategory == .extraLarge)
  }

  @Test func notification_carriesTheSize_asStringAndCategory() {
    let play = Play()
    let box = InfoBox()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { notification in
      nonisolated(unsafe) let info = notification.userInfo
      MainActor.assumeIsolated { box.info = info }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    play.application.setContentSize(.large)
    #expect(box.info == nil)
    play.application.setContentSize(.extraLarge)
    let value = box.info?[UIContentSizeCategory.newValueUserInfoKey]
    #expect(value as? String == "UICTContentSizeCategoryXL")
    #expect(value as? UIContentSizeCategory == .extraLarge)
  }
}

@MainActor
private final class InfoBox {
  var info: [AnyHashable: Any]?
}
