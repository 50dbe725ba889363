import Clockwork
import Foundation

extension UIViewController {
  /// The state by which `updateContentUnavailableConfiguration(using:)` decides.
  ///
  /// It knows the text of an active search of the controller's navigation item.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Asks for an update of what is shown without content, before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard isViewLoaded else { return }
    let state = view.attachment(ContentUnavailableState.self) { ContentUnavailableState() }
    guard !state.isDue else { return }
    state.isDue = true
    let loop = MainLoop.current
    loop.setNeedsCommit("content unavailable")
    loop.post("content unavailable") { [weak self, weak state] in
      guard let self, let state, state.isDue else { return }
      state.isDue = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard isViewLoaded else { return }
    let state = view.attachment(ContentUnavailableState.self) { ContentUnavailableState() }
    state.configuration = configuration
    guard let configuration else {
      state.shown?.removeFromSuperview()
      state.shown = nil
      return
    }
    let adapted = configuration.updated(for: contentUnavailableConfigurationState)
    if let shown = state.shown, shown.supports(adapted) {
      shown.configuration = adapted
      return
    }
    state.shown?.removeFromSuperview()
    let made = adapted.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
    state.shown = made
  }

  var contentUnavailableState: ContentUnavailableState? {
    viewIfLoaded?.existingAttachment(ContentUnavailableState.self)
  }
}

/// What a screen shows while there is nothing to show.
@MainActor
final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var shown: (any UIView & UIContentView)?
  var isDue = false
}
