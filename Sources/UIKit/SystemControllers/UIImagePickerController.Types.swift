public import Foundation

extension UIImagePickerController {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    /// All photos of the device.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The photos that were taken last.
    case savedPhotosAlbum = 2
  }

  /// How good a film is.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh = 0
    /// Medium.
    case typeMedium = 1
    /// Low.
    case typeLow = 2
    /// 640 by 480 points.
    case type640x480 = 3
    /// 1280 by 720 points.
    case typeIFrame1280x720 = 4
    /// 960 by 540 points.
    case typeIFrame960x540 = 5
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// One of the cameras.
  public enum CameraDevice: Int, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }

  /// When the flash is used.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// In which form images from the library arrive.
  public enum ImageURLExportPreset: Int, Sendable {
    /// In one that everything can read.
    case compatible = 0
    /// As they are.
    case current = 1
  }

  /// What is known about a picked image or film.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String
    /// Creates a key from Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the type, a `String`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was taken, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user cropped it, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What the user cropped, an `NSValue` with a rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address in the library, in old code.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// Facts of a new photo, a dictionary.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The photo that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The entry of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address of an image, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// Is told what was picked.
///
/// A delegate dismisses the picker itself, in both methods.
///
/// - Evidence: Apple's documentation of the members (A)
///
/// Status: complete · A
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells that the user picked an image or a film.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Tells that the user gave up.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// What happens if a delegate does not implement a member.
extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    OptionalMessage.send(
      "imagePickerController:didFinishPickingMediaWithInfo:",
      to: self,
      picker,
      info
    ) {}
  }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    OptionalMessage.send("imagePickerControllerDidCancel:", to: self, picker) {
      picker.presentingViewController?.dismiss(animated: true)
    }
  }
}
