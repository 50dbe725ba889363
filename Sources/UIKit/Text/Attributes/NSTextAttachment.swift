public import CoreGraphics
public import Foundation

/// A picture or file inside a text.
///
/// Status: partial · A
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let comparable = ComparableHeader()

  /// The character that stands for an attachment in the string.
  public static let character = 0xFFFC

  /// The data of the file.
  open var contents: Data?

  /// The type of the file.
  open var fileType: String?

  /// The picture.
  open var image: UIImage?

  /// The place in the text; a size of zero takes the picture's.
  ///
  /// The origin is the lower left corner, measured upward from the baseline: a
  /// negative y lets the attachment hang below it.
  open var bounds = CGRect.zero

  /// The space on both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment from a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an empty attachment.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The place that the attachment takes in a line, from the baseline upward.
  var measuredBounds: CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? CGSize(width: 32, height: 32))
  }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
