import Testing

@testable import UIKit

@MainActor
@Suite("Pasteboards and menus", .serialized)
struct PasteboardTests {
  @Test func general_belongsToTheApplication() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.string == "copied")
    #expect(UIPasteboard.general.hasStrings)
    #expect(UIPasteboard.general.changeCount == 1)
    let other = Play()
    #expect(UIPasteboard.general.string == nil)
    _ = other
  }

  @Test func items_keepTheirTypes() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let board = UIPasteboard.withUniqueName()
    board.strings = ["a", "b"]
    #expect(board.numberOfItems == 2)
    #expect(board.strings == ["a", "b"])
    board.url = URL(string: "https://example.com")
    #expect(board.string == nil)
    #expect(board.hasURLs)
  }

  @Test func menu_findsTickedActions() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let on = UIAction(title: "1", state: .on) { _ in }
    let off = UIAction(title: "2") { _ in }
    let menu = UIMenu(title: "M", children: [UIMenu(options: .displayInline, children: [on]), off])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([off]).children == [off])
    #expect(on.identifier != off.identifier)
  }
}

@MainActor
@Suite("Sharing and the older menu", .serialized)
struct SharingTests {
  @Test func activityController_dismissesThenTells() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let root = UIViewController()
    play.open(root)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var outcome: (UIActivity.ActivityType?, Bool)?
    sheet.completionWithItemsHandler = { type, completed, _, _ in outcome = (type, completed) }
    root.present(sheet, animated: true)
    play.settle()
    sheet.finish(.mail)
    play.settle()
    #expect(outcome?.0 == .mail && outcome?.1 == true)
    #expect(root.presentedViewController == nil)
  }

  @Test func menuController_belongsToTheApplication() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    UIMenuController.shared.showMenu(from: view, rect: view.bounds)
    #expect(UIMenuController.shared.isMenuVisible)
    UIMenuController.shared.hideMenu()
    #expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test func pasteboard_thatIsNotMade_isNotFound() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let name = UIPasteboard.Name("own")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let board = UIPasteboard(name: name, create: true)
    board?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func items_areChosenByNumberAndType() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let board = UIPasteboard.general
    board.setItems([["public.utf8-plain-text": "a"], ["public.url": "b"], ["own": Data([1])]])
    #expect(board.itemSet(withPasteboardTypes: ["public.url", "own"]) == IndexSet([1, 2]))
    #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["public.url"]])
    #expect(board.types(forItemSet: IndexSet(integer: 5)) == nil)
    #expect(board.data(forPasteboardType: "own", inItemSet: nil) == [Data([1])])
    #expect(board.contains(pasteboardTypes: ["own"], inItemSet: IndexSet(integer: 2)))
    board.colors = [.red, .blue]
    #expect(board.colors == [.red, .blue] && board.hasColors)
  }

  @Test func patterns_areDetectedLater() {
    withLoop { loop in
      UIPasteboard.general.string = "https://example.com/a"
      var found: Set<UIPasteboard.DetectionPattern>?
      UIPasteboard.general.detectPatterns(for: [.probableWebURL, .number]) {
        found = try? $0.get()
      }
      #expect(found == nil)
      loop.advance(0)
      #expect(found == [.probableWebURL])
    }
  }
}
