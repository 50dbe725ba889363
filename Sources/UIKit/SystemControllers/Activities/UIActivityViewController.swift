public import Foundation

/// Lets the user choose what to do with things that an app shares.
///
/// A test chooses in the user's place with `Stage.share(via:in:)` or gives up with
/// `Stage.cancel(_:)`:
///
/// ```
///   created            the sources are asked for placeholders
///   share(via: type)   the sources are asked for items, with the type
///                      an activity of the app: prepare(withActivityItems:), then
///                      perform() or its controller, until activityDidFinish(_:)
///                      an activity of the system is done at once
///   ── the choice is dismissed ──
///                      completionWithItemsHandler(type, completed, nil, nil)
/// ```
///
/// Copying puts texts, addresses and images on the general pasteboard.
///
/// - Differs: the activities are not listed.
/// - Evidence: Apple's documentation of the class and of `UIActivity` (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A block that is told how the choice ended.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// A block that is told how the choice ended, in old code.
  public typealias CompletionHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool
  ) -> Void

  /// The things that are shared, as they were given.
  package let activityItems: [Any]
  /// The activities of the app.
  package let applicationActivities: [UIActivity]
  private var running: UIActivity?

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - activityItems: The things that are shared, or sources of them.
  ///   - applicationActivities: Activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    placeholders = activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// Creates a choice from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  private var placeholders: [Any] = []

  /// Told how the choice ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Told how the choice ended, in old code.
  @available(*, deprecated, message: "use completionWithItemsHandler")
  open var completionHandler: CompletionHandler? {
    get { oldHandler }
    set { oldHandler = newValue }
  }
  private var oldHandler: CompletionHandler?

  /// The kinds that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether activities that need a device nearby are offered.
  open var allowsProminentActivity = true

  // MARK: - The user

  /// The activities of the app that can do something with the items.
  package var offeredActivities: [UIActivity] {
    applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excluded.contains($0) } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private var excluded: [UIActivity.ActivityType] { excludedActivityTypes ?? [] }

  private static let systemTypes: [UIActivity.ActivityType] = [
    .mail, .message, .copyToPasteboard, .print, .assignToContact, .saveToCameraRoll,
    .addToReadingList, .airDrop, .openInIBooks, .markupAsPDF, .addToHomeScreen, .sharePlay,
    .postToFacebook, .postToTwitter, .postToWeibo, .postToVimeo, .postToTencentWeibo,
    .postToFlickr,
  ]

  /// Does what choosing an activity by hand does.
  ///
  /// - Parameter type: The kind of an activity of the system or of the app.
  /// - Returns: `false` if the activity is not offered.
  package func userChose(_ type: UIActivity.ActivityType) -> Bool {
    let ofApp = offeredActivities.first { $0.activityType == type }
    let isOfSystem = Self.systemTypes.contains(type) && !excluded.contains(type)
    guard ofApp != nil || isOfSystem, running == nil else { return false }
    let items = activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    if let ofApp {
      start(ofApp, with: items)
    } else {
      if type == .copyToPasteboard { copy(items) }
      finish(type)
    }
    return true
  }

  private func start(_ activity: UIActivity, with items: [Any]) {
    running = activity
    activity.finish = { [weak self, weak activity] completed in
      guard let self else { return }
      running = nil
      let shown = activity?.activityViewController
      if let shown, shown.presentingViewController != nil {
        shown.presentingViewController?.dismiss(animated: true) {
          self.end(activity?.activityType, completed)
        }
      } else {
        end(activity?.activityType, completed)
      }
    }
    activity.prepare(withActivityItems: items)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func copy(_ items: [Any]) {
    let board = UIPasteboard.general
    let entries = items.compactMap { item -> [String: Any]? in
      switch item {
      case let text as String: ["public.utf8-plain-text": text]
      case let url as URL: ["public.url": url]
      case let image as UIImage: ["public.png": image]
      case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
      default: nil
      }
    }
    board.items = entries
  }

  /// Ends the choice as the user does: dismisses the controller, then tells the app.
  ///
  /// - Parameter type: The chosen kind; `nil` if the user gave up.
  package func finish(_ type: UIActivity.ActivityType?) { end(type, type != nil) }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let tell = { [completionWithItemsHandler, oldHandler] in
      completionWithItemsHandler?(type, completed, nil, nil)
      oldHandler?(type, completed)
    }
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: true) { tell() }
  }
}
