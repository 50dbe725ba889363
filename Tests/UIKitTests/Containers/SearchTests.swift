import Foundation
import Testing
import Understudy

@testable import UIKit

@MainActor
private final class SearchLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  /// What the delegate does when it may present the search.
  var presents: ((UISearchController) -> Void)?

  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("didDismiss")
  }
  func presentSearchController(_ searchController: UISearchController) {
    lines.append("present")
    presents?(searchController)
  }
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update '\(searchController.searchBar.text ?? "")'")
  }
}

@MainActor
@Suite("Search", .serialized)
struct SearchTests {
  private struct Scene {
    let play: Play
    let list: NamedController
    let results: NamedController
    let search: UISearchController
    let log: SearchLog
  }

  private func make(inBar: Bool = true, context: Bool = true) -> Scene {
    let play = Play()
    let list = play.controller("L")
    let results = play.controller("R")
    let search = UISearchController(searchResultsController: results)
    let log = SearchLog()
    (search.delegate, search.searchResultsUpdater) = (log, log)
    list.definesPresentationContext = context
    if inBar {
      list.navigationItem.searchController = search
    } else {
      search.searchBar.frame = CGRect(x: 0, y: 120, width: 393, height: 56)
      list.onDidLoad = { [unowned list, unowned search] in
        list.view.addSubview(search.searchBar)
      }
    }
    play.open(UINavigationController(rootViewController: list))
    return Scene(play: play, list: list, results: results, search: search, log: log)
  }

  @Test func search_isAPresentation_andNobodyDisappears() {
    let scene = make()
    scene.search.isActive = true
    scene.play.settle()
    #expect(scene.list.presentedViewController === scene.search)
    #expect(scene.search.presentingViewController === scene.list)
    #expect(scene.search.appearanceState == .appeared)
    #expect(scene.play.log.isEmpty)
    #expect(scene.log.lines == ["present", "willPresent", "update ''", "didPresent"])
    scene.log.lines = []
    scene.search.isActive = false
    scene.play.settle()
    #expect(scene.log.lines == ["willDismiss", "update ''", "didDismiss"])
    #expect(scene.list.presentedViewController == nil)
    #expect(scene.play.log.isEmpty)
  }

  @Test func search_withoutContext_isPresentedByTheOutermost() {
    let scene = make(context: false)
    scene.search.isActive = true
    scene.play.settle()
    #expect(scene.search.presentingViewController === scene.list.navigationController)
  }

  @Test func results_comeWithTheFirstLetter() {
    let scene = make()
    scene.search.searchBar.becomeFirstResponder()
    scene.play.settle()
    #expect(scene.search.isActive)
    #expect(scene.play.log.isEmpty)
    KeyboardController.current.type("a")
    scene.play.settle()
    #expect(scene.search.showsSearchResultsController)
    #expect(scene.play.log == ["R.willMove", "R.load", "R.WA-", "R.didMove", "R.IA-", "R.DA-"])
    #expect(scene.results.presentingViewController === scene.list)
    scene.play.mark()
    scene.search.searchBar.tapCancelButton()
    scene.play.settle()
    #expect(
      scene.play.log == ["R.WD+", "R.DD+", "R.willMove(nil)", "R.didMove(nil)"]
    )
    #expect(scene.search.searchBar.text == "")
    #expect(!scene.search.isActive)
  }

  @Test func results_canBeShownFromTheBegin() {
    let scene = make()
    scene.search.showsSearchResultsController = true
    #expect(!scene.search.automaticallyShowsSearchResultsController)
    scene.search.isActive = true
    scene.play.settle()
    #expect(scene.play.log == ["R.willMove", "R.load", "R.didMove", "R.WA+", "R.IA+", "R.DA+"])
  }

  @Test func delegate_thatPresents_isNotToldAgain() {
    let scene = make()
    scene.log.presents = { [unowned list = scene.list] in list.present($0, animated: false) }
    scene.search.isActive = true
    scene.play.settle()
    #expect(scene.log.lines == ["present", "update ''"])
    #expect(scene.list.presentedViewController === scene.search)
    scene.list.dismiss(animated: false)
    scene.play.settle()
    #expect(!scene.search.isActive)
    #expect(scene.log.lines == ["present", "update ''", "update ''"])
  }

  @Test func endDuringTheBegin_isCarriedOutAfterwards() {
    let scene = make()
    scene.search.isActive = true
    scene.search.isActive = false
    scene.play.settle()
    #expect(scene.list.presentedViewController == nil)
    #expect(scene.search.appearanceState == .disappeared)
    #expect(scene.play.console.isEmpty)
    scene.search.isActive = true
    scene.play.settle()
    scene.search.isActive = false
    scene.search.isActive = true
    scene.play.settle()
    #expect(scene.search.isActive)
    #expect(scene.list.presentedViewController === scene.search)
  }

  @Test func presenterThatIsBusy_startsNoSearch() {
    let scene = make()
    scene.list.present(UIViewController(), animated: false)
    scene.play.settle()
    scene.search.isActive = true
    #expect(!scene.search.isActive)
    #expect(scene.play.console.first?.contains("already presenting") == true)
  }

  @Test func barInTheContent_hidesTheNavigationBar() {
    let scene = make(inBar: false)
    scene.search.isActive = true
    scene.play.settle()
    #expect(scene.list.navigationController?.isNavigationBarHidden == true)
    scene.search.isActive = false
    scene.play.settle()
    #expect(scene.list.navigationController?.isNavigationBarHidden == false)
  }

  @Test func touches_goToTheContentOrEndTheSearch() {
    let stage = Stage()
    defer { stage.end() }
    let list = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["a", "b"]
    list.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: list))
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    stage.settle()
    #expect(search.searchBar.showsScopeBar)
    let place = CGPoint(x: 200, y: 600)
    #expect(stage.tap(at: place)?.isDescendant(of: list.view) == true)
    search.isActive = false
    stage.settle()
    search.obscuresBackgroundDuringPresentation = true
    search.isActive = true
    stage.settle()
    #expect(stage.tap(at: place)?.isDescendant(of: search.view) == true)
    #expect(!search.isActive)
    stage.settle()
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test func cancelButton_isTouched() {
    let stage = Stage()
    defer { stage.end() }
    let list = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.frame = CGRect(x: 0, y: 200, width: 393, height: 56)
    list.view.addSubview(search.searchBar)
    stage.show(list)
    search.isActive = true
    stage.settle()
    let button = search.searchBar.subviews.compactMap { $0 as? UIButton }.first
    #expect(button.map { stage.tap($0) } == true)
    stage.settle()
    #expect(!search.isActive)
    #expect(search.searchBar.subviews.allSatisfy { !($0 is UIButton) })
  }

  @Test func activeSearch_isFreedWithItsScreen() {
    let play = Play()
    weak var freed: UISearchController?
    do {
      let list = play.controller("L")
      let search = UISearchController(searchResultsController: nil)
      freed = search
      list.navigationItem.searchController = search
      play.open(UINavigationController(rootViewController: list))
      search.isActive = true
      play.settle()
      search.isActive = false
      play.settle()
    }
    play.window.rootViewController = UIViewController()
    play.settle()
    #expect(freed == nil)
    #expect(play.console.isEmpty)
  }
}
