import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("System controllers: activities", .serialized)
struct ActivityTests {
  @Test func share_asksSourcesForThePlaceholderThenTheItem() {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    let source = Source()
    let choice = UIActivityViewController(
      activityItems: [source, "text"],
      applicationActivities: nil
    )
    #expect(source.log == ["placeholder"])
    var ends: [String] = []
    choice.completionWithItemsHandler = { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "none") \(completed)")
    }
    screen.present(choice, animated: true)
    stage.settle()
    #expect(stage.share(via: .copyToPasteboard, in: choice))
    #expect(ends.isEmpty)
    stage.settle()
    #expect(source.log == ["placeholder", "item com.apple.UIKit.activity.CopyToPasteboard"])
    #expect(ends == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(UIPasteboard.general.strings == ["made", "text"])
    #expect(screen.presentedViewController == nil)
  }

  @Test func cancel_tellsTheAppWithoutAType() {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    let choice = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    choice.excludedActivityTypes = [.mail]
    var ends: [Bool] = []
    choice.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
    screen.present(choice, animated: true)
    stage.settle()
    #expect(!stage.share(via: .mail, in: choice))
    stage.cancel(choice)
    stage.settle()
    #expect(ends == [false])
  }

  @Test func ownActivity_preparesPerformsAndFinishes() {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    let own = OwnActivity()
    let choice = UIActivityViewController(activityItems: [1, 2], applicationActivities: [own])
    var ends = 0
    choice.completionWithItemsHandler = { type, completed, _, _ in
      if type == own.activityType, completed { ends += 1 }
    }
    screen.present(choice, animated: true)
    stage.settle()
    #expect(stage.share(via: UIActivity.ActivityType("own"), in: choice))
    #expect(own.log == ["prepare 2", "perform"])
    stage.settle()
    #expect(screen.presentedViewController === choice)
    own.activityDidFinish(true)
    stage.settle()
    #expect(screen.presentedViewController == nil)
    #expect(ends == 1)
  }

  @Test func provider_makesItsItemForTheChosenActivity() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let provider = Provider(placeholderItem: "")
    let choice = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(stage.share(via: .copyToPasteboard, in: choice))
    #expect(UIPasteboard.general.string == "for com.apple.UIKit.activity.CopyToPasteboard")
  }
}

@MainActor
private final class Source: NSObject, UIActivityItemSource {
  var log: [String] = []

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    log.append("placeholder")
    return ""
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    log.append("item \(activityType?.rawValue ?? "none")")
    return "made"
  }
}

private final class Provider: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { "for \(activityType?.rawValue ?? "none")" }
}

@MainActor
private final class OwnActivity: UIActivity {
  var log: [String] = []
  override var activityType: ActivityType? { ActivityType("own") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.count == 2
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    log.append("prepare \(activityItems.count)")
  }
  override func perform() { log.append("perform") }
}
