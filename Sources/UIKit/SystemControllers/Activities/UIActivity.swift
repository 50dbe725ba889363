public import Foundation

/// Something that can be done with things that an app shares.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: complete · A
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
    /// A social network.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// A site for films.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// A social network.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// A site for photos.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// A document of its own for printing.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// An icon on the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// A shared album.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// A document to work on together.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink"
    )
    /// A copy of a link to a document to work on together.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink"
    )
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

  /// Does it; asked only without a controller.
  ///
  /// A subclass calls `activityDidFinish(_:)` at its end.
  open func perform() {}

  /// Tells the system that it is done: the choice goes, and the app is told.
  ///
  /// - Parameter completed: Whether it was done; `false` if the user gave up.
  open func activityDidFinish(_ completed: Bool) {
    finish?(completed)
    finish = nil
  }

  /// What the end of the activity does.
  var finish: (@MainActor (_ completed: Bool) -> Void)?
}
