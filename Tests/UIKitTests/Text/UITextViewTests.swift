import Testing

@testable import UIKit

@MainActor
@Suite("Text views and searching", .serialized)
struct UITextViewTests {
  @Test func becomingFirst_showsTheKeyboardBeforeDidBegin() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let log = ViewLog()
    let root = UIViewController()
    root.view.addSubview(view)
    play.open(root)
    view.delegate = log
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { log.lines.append("willShow") } }
    defer { NotificationCenter.default.removeObserver(token) }
    view.becomeFirstResponder()
    KeyboardController.current.type("hi\n")
    #expect(view.text == "hi\n")
    #expect(log.lines == ["willShow", "didBegin", "changed", "changed", "changed"])
    view.resignFirstResponder()
    #expect(log.lines.last == "didEnd")
  }

  @Test func size_followsTheText() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = .systemFont(ofSize: 10)
    view.text = "a few words that do not fit"
    let size = view.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(size.height > 16 + 2 * UIFont.systemFont(ofSize: 10).lineHeight)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == size.height)
  }

  @Test func insetsAndPadding_narrowTheText() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = "a"
    // One line of 20.287 and 8 points above and below, on a screen of three pixels a point.
    #expect(abs(view.sizeThatFits(CGSize(width: 100, height: 0)).height - 36.333) < 0.001)
    let width = view.sizeThatFits(.zero).width
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.sizeThatFits(.zero).width - (width - 10)) < 0.001)
    #expect(abs(view.sizeThatFits(CGSize(width: 100, height: 0)).height - 20.333) < 0.001)
  }

  @Test func linesOfTheContainer_limitTheHeight() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = "some words that need many lines"
    let all = view.sizeThatFits(CGSize(width: 80, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    view.textContainer.lineBreakMode = .byTruncatingTail
    let one = view.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(abs(one.height - 36.333) < 0.001)
    #expect(one.width <= 80)
    #expect(all > 2 * one.height)
  }

  @Test func contentSize_followsTheText() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let root = UIViewController()
    root.view.addSubview(view)
    play.open(root)
    view.font = .systemFont(ofSize: 17)
    view.text = "a\nb\nc"
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height == 77)
  }

  @Test func search_beginsUpdatesAndEnds() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    let root = UIViewController()
    root.navigationItem.searchController = search
    play.open(UINavigationController(rootViewController: root))
    #expect(search.searchBar.window != nil)
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
    KeyboardController.current.type("ab")
    #expect(updater.texts == ["", "a", "ab"])
    #expect(search.searchBar.showsCancelButton)
    search.searchBar.tapCancelButton()
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(updater.texts.last == "")
  }

  @Test func searchBar_tellsItsDelegate() {
    let play = Play()
    defer { withExtendedLifetime(play) {} }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let log = BarLog()
    bar.delegate = log
    let root = UIViewController()
    root.view.addSubview(bar)
    play.open(root)
    bar.becomeFirstResponder()
    KeyboardController.current.type("x\n")
    #expect(log.lines == ["begin", "text x", "search"])
    bar.text = "other"
    #expect(log.lines.count == 3)
  }
}

@MainActor
private final class ViewLog: NSObject, UITextViewDelegate {
  var lines: [String] = []
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
  func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
}

@MainActor
private final class Updater: NSObject, UISearchResultsUpdating {
  var texts: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "nil")
  }
}

@MainActor
private final class BarLog: NSObject, UISearchBarDelegate {
  var lines: [String] = []
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
}
