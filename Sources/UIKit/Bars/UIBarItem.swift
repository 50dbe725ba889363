import CoreGraphics
public import Foundation

/// An item of a bar.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder.nib else { return }
    nib.begin(self)
    NibTables.barItem.apply(to: self, nib)
  }

  /// Tells the item that all objects of its nib are there and connected.
  open func awakeFromNib() {}

  /// Whether the item can be tapped.
  open var isEnabled = true {
    didSet { itemDidChange() }
  }

  /// The title.
  open var title: String? {
    didSet { itemDidChange() }
  }

  /// The image.
  open var image: UIImage? {
    didSet { itemDidChange() }
  }

  /// The image on phones that are held on their side.
  open var landscapeImagePhone: UIImage?

  /// The image for large text sizes.
  open var largeContentSizeImage: UIImage?

  /// The space around the image.
  open var imageInsets = UIEdgeInsets.zero

  /// The space around the image on phones that are held on their side.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// The space around the image for large text sizes.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// A number by which an app finds the item.
  open var tag = 0

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Tells the bar that something visible changed.
  func itemDidChange() {}
}
