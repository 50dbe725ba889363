import Testing
import Understudy

@testable import UIKit

@MainActor
@Suite("Screens without content, and what is felt", .serialized)
struct ContentUnavailableTests {
  @Test func configuration_isShownOverTheView_andTakenAway() throws {
    let stage = Stage()
    let screen = stage.show(UIViewController())
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No messages"
    configuration.secondaryText = "They will appear here."
    var taps = 0
    configuration.button.title = "Reload"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    screen.contentUnavailableConfiguration = configuration
    stage.settle()
    let view = try #require(screen.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == screen.view.bounds)
    #expect(labels(in: view) == ["No messages", "They will appear here.", "Reload"])
    let button = try #require(buttons(in: view).first)
    stage.tap(button)
    #expect(taps == 1)
    screen.contentUnavailableConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test func update_isAskedForOnce_withTheSearchedText() throws {
    let stage = Stage()
    let screen = UpdatingController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    stage.settle()
    search.isActive = true
    stage.settle()
    search.searchBar.text = "zebra"
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.searched.isEmpty)
    stage.settle()
    #expect(screen.searched == ["zebra"])
    let view = try #require(screen.view.subviews.last as? UIContentUnavailableView)
    #expect(labels(in: view).first == "No Results for “zebra”")
  }

  @Test func feedback_isWrittenDown() {
    let stage = Stage()
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(
      stage.feedback == [.impact(.heavy, intensity: 0.5), .notification(.error), .selection]
    )
  }

  private func labels(in view: UIView) -> [String] {
    if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  private func buttons(in view: UIView) -> [UIButton] {
    if let button = view as? UIButton { return [button] }
    return view.subviews.flatMap { buttons(in: $0) }
  }
}

@MainActor
private final class UpdatingController: UIViewController {
  var searched: [String?] = []

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    searched.append(state.searchText)
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
  }
}
