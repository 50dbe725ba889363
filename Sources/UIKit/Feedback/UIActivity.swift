public import Foundation

/// Something that can be done with things that an app shares.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the kind.
    public var rawValue: String
    /// Creates a kind from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from Apple's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType(
      "com.apple.UIKit.activity.CopyToPasteboard"
    )
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A social network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A social network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Where an activity is listed.
  public enum Category: Int, Sendable {
    /// Among actions.
    case action = 0
    /// Among ways to share.
    case share = 1
  }

  /// Where the activity is listed.
  open class var activityCategory: Category { .action }

  /// The kind of the activity.
  open var activityType: ActivityType? { nil }

  /// The title.
  open var activityTitle: String? { nil }

  /// The image.
  open var activityImage: UIImage? { nil }

  /// The controller that does it.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can do something with the things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Tells the activity the things.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it.
  open func perform() {}

  /// Tells the system that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Lets the user choose what to do with things that an app shares.
///
/// - Differs: the activities are not listed; tests finish the choice.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A block that is told how the choice ended.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// The things that are shared.
  package let activityItems: [Any]
  /// The activities of the app.
  package let applicationActivities: [UIActivity]

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - activityItems: The things that are shared.
  ///   - applicationActivities: Activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a choice from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// Told how the choice ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The kinds that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether activities that need a device nearby are offered.
  open var allowsProminentActivity = true

  /// Ends the choice as the user does: dismisses the controller, then tells the app.
  ///
  /// - Parameter type: The chosen kind; `nil` if the user gave up.
  package func finish(_ type: UIActivity.ActivityType?) {
    let tell = { [completionWithItemsHandler] in
      completionWithItemsHandler?(type, type != nil, nil, nil) ?? ()
    }
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: true) { tell() }
  }
}
