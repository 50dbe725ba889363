import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Search bars: in the navigation bar, tokens, suggestions", .serialized)
struct SearchInBarTests {
  private func open(_ root: UIViewController, _ stage: Stage) -> UINavigationController {
    stage.show(UINavigationController(rootViewController: root))
  }

  @Test func searchBar_growsTheBarAndTheSafeArea() {
    let stage = Stage()
    let root = UIViewController()
    let navigation = open(root, stage)
    stage.settle()
    let before = root.view.safeAreaInsets.top
    let height = navigation.navigationBar.bounds.height
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    stage.settle()
    #expect(navigation.navigationBar.bounds.height == height + 52)
    #expect(root.view.safeAreaInsets.top == before + 52)
    #expect(search.searchBar.frame.maxY == navigation.navigationBar.bounds.height)
    #expect(search.searchBar.superview === navigation.navigationBar)
    root.navigationItem.searchController = nil
    stage.settle()
    #expect(root.view.safeAreaInsets.top == before)
  }

  @Test func scrolling_hidesTheSearchBar_unlessTheItemKeepsIt() {
    let stage = Stage()
    let root = UITableViewController(style: .plain)
    let navigation = open(root, stage)
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    stage.settle()
    let full = navigation.navigationBar.bounds.height
    let start = root.tableView.contentOffset.y
    root.tableView.contentSize.height = 4000
    root.tableView.contentOffset.y = start + 20
    stage.settle()
    #expect(navigation.navigationBar.bounds.height == full - 20)
    #expect(search.searchBar.bounds.height == 32)
    root.tableView.contentOffset.y = start + 500
    stage.settle()
    #expect(navigation.navigationBar.bounds.height == full - 52)
    root.navigationItem.hidesSearchBarWhenScrolling = false
    navigation.view.setNeedsLayout()
    stage.settle()
    #expect(navigation.navigationBar.bounds.height == full)
  }

  @Test func tokens_standBeforeTheText_andTheDeleteKeyTakesThemAway() {
    let stage = Stage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    stage.show(UIViewController()).view.addSubview(bar)
    stage.turn()
    let field = bar.searchTextField
    let token = UISearchToken(icon: nil, text: "Unread")
    token.representedObject = 7
    field.insertToken(token, at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Flagged"), at: 9)
    #expect(field.tokens.map(\.text) == ["Unread", "Flagged"])
    #expect(field.hasText && field.text == "")
    bar.becomeFirstResponder()
    stage.type("a")
    stage.pressDelete()
    #expect(field.tokens.count == 2)
    stage.pressDelete()
    #expect(field.tokens.map(\.text) == ["Unread"])
    field.allowsDeletingTokens = false
    stage.pressDelete()
    #expect(field.tokens.count == 1)
    stage.type("xy")
    field.replaceTextualPortion(of: field.textualRange, with: token, at: 1)
    #expect(field.text == "" && field.tokens.count == 2)
  }

  @Test func suggestion_isChosen_whileSearching() {
    let stage = Stage()
    let root = SearchingController()
    _ = open(root, stage)
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    search.searchResultsUpdater = root
    let suggestion = UISearchSuggestionItem(localizedSuggestion: "red")
    search.searchSuggestions = [suggestion]
    stage.settle()
    #expect(!stage.choose(suggestion, from: search))
    search.isActive = true
    stage.settle()
    #expect(stage.choose(suggestion, from: search))
    #expect(root.chosen == ["red"])
  }

  @Test func sideButtons_tellTheDelegate() throws {
    let stage = Stage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    let root = SearchingController()
    bar.delegate = root
    bar.showsBookmarkButton = true
    stage.show(root).view.addSubview(bar)
    stage.settle()
    stage.tap(try #require(bar.searchTextField.rightView))
    bar.showsSearchResultsButton = true
    stage.settle()
    stage.tap(try #require(bar.searchTextField.rightView))
    #expect(root.chosen == ["bookmark", "results"])
  }
}

@MainActor
private final class SearchingController: UIViewController, UISearchResultsUpdating,
  UISearchBarDelegate
{
  var chosen: [String] = []

  func updateSearchResults(for searchController: UISearchController) {}

  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    chosen.append(searchSuggestion.localizedSuggestion ?? "")
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { chosen.append("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { chosen.append("results") }
}
