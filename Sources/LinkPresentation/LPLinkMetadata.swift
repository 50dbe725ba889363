import Clockwork
public import UIKit

/// What a link leads to, in words and pictures.
///
/// Status: partial · A
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// Creates metadata that say nothing.
  public override init() {
    super.init()
  }

  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that answered.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon.
  open var iconProvider: NSItemProvider?
  /// The picture.
  open var imageProvider: NSItemProvider?
  /// The film.
  open var videoProvider: NSItemProvider?
  /// The address of the film.
  open var remoteVideoURL: URL?

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// Why nothing is known of a link.
///
/// Status: complete · A
public struct LPError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Something.
    case unknown = 1
    /// The page failed.
    case metadataFetchFailed = 2
    /// The app gave up.
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
    /// It is not allowed.
    case metadataFetchNotAllowed = 5
  }
  /// The domain of the errors.
  public static var errorDomain: String { "LPErrorDomain" }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Asks a link what it leads to.
///
/// - Differs: no page is asked, so the answer is `LPError.Code.metadataFetchFailed`, in a later turn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class LPMetadataProvider: NSObject {
  /// Creates a provider.
  public override init() {
    super.init()
  }

  /// Whether pictures are asked for, too.
  open var shouldFetchSubresources = true
  /// The seconds after which it gives up.
  open var timeout: TimeInterval = 30

  /// Asks.
  open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    MainQueue.later("LPMetadataProvider") { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }

  /// Asks.
  ///
  /// - Parameter URL: The link.
  /// - Returns: Never.
  /// - Throws: `LPError`.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  /// Gives up.
  open func cancel() {}
}

/// Shows a link with its title and picture; an empty view of a usual size.
///
/// Status: partial · A
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// Creates a view for an address.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL
    metadata.url = URL
    self.init(metadata: metadata)
  }

  /// Creates a view for what is known.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }

  /// What is known.
  open var metadata = LPLinkMetadata()
}
