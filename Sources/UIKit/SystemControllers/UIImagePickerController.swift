import Clockwork
public import CoreGraphics
public import Foundation

/// Lets the user pick a photo or film, or take one.
///
/// The library and the camera are other processes on iOS, whose views an app never
/// sees. Here a test picks in the user's place: `Stage.pick(_:in:)` and
/// `Stage.cancel(_:)` tell the delegate, which dismisses the picker itself. A picker
/// without a delegate is dismissed as soon as it was shown.
///
/// - Differs: the library is not drawn; devices have no camera unless the test says so.
/// - Evidence: Apple's documentation of the class and of `delegate` (A)
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  private var heldSource = SourceType.photoLibrary

  /// Creates a picker of the photo library.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let library = UIViewController()
    library.title = "Photos"
    setViewControllers([library], animated: false)
  }

  /// Creates a picker of the photo library.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - What there is

  /// Whether the device has a source; the camera only if the test gave it one.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera || CameraState.current.isPresent
  }

  /// The identifiers of the types that a source offers; `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Whether the device has a camera at a side.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
    CameraState.current.isPresent
  }

  /// Whether a camera has a flash.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool {
    CameraState.current.isPresent && cameraDevice == .rear
  }

  /// What a camera takes, as `NSNumber`s; `nil` without the camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
    guard CameraState.current.isPresent else { return nil }
    return [CameraCaptureMode.photo, .video].map { NSNumber(value: $0.rawValue) }
  }

  // MARK: - Set up

  /// Is told what was picked, and dismisses the picker.
  @_nonoverride
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get {
      (self as UINavigationController).delegate
        as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { (self as UINavigationController).delegate = newValue }
  }

  /// Where the images come from; one that the device lacks raises.
  open var sourceType: SourceType {
    get { heldSource }
    set {
      guard Self.isSourceTypeAvailable(newValue) else {
        raise(.imageSourceIsMissing(newValue))
        return
      }
      heldSource = newValue
    }
  }

  /// The identifiers of the wanted types; images unless set.
  open var mediaTypes = ["public.image"]

  /// Whether the user may crop an image or cut a film.
  open var allowsEditing = false

  /// The old name of `allowsEditing`.
  @available(*, deprecated, renamed: "allowsEditing")
  open var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }

  /// In which form images arrive.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600

  /// How good a film is.
  open var videoQuality = QualityType.typeMedium

  /// The preset in which films from the library arrive.
  open var videoExportPreset: String?

  // MARK: - Camera

  /// Whether the camera shows its buttons.
  open var showsCameraControls = true

  /// A view above the picture of the camera.
  open var cameraOverlayView: UIView?

  /// The change of the camera's picture.
  open var cameraViewTransform = CGAffineTransform.identity

  /// The camera.
  open var cameraDevice = CameraDevice.rear

  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// When the flash is used.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Takes a photo; the test decides what is on it.
  open func takePicture() {
    unimplemented("a camera that takes pictures; use Stage.pick(_:in:)")
  }

  /// Begins a film.
  ///
  /// - Returns: `false`, as no film can begin.
  open func startVideoCapture() -> Bool { false }

  /// Ends a film; does nothing without one.
  open func stopVideoCapture() {}

  // MARK: - The user

  private var told: (any UIImagePickerControllerDelegate)? {
    (self as UINavigationController).delegate as? any UIImagePickerControllerDelegate
  }

  /// Tells the delegate what the user picked.
  package func userPicked(_ info: [InfoKey: Any]) {
    told?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Tells the delegate that the user gave up.
  package func userCancelled() {
    if let told {
      told.imagePickerControllerDidCancel(self)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }

  /// Dismisses a picker that nobody could dismiss.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard told == nil else { return }
    let loop = MainLoop.current
    loop.setNeedsCommit("image picker")
    loop.afterCommit("image picker") { [weak self] in
      self?.presentingViewController?.dismiss(animated: animated)
    }
  }
}

/// The camera of an application's device.
@MainActor
package final class CameraState {
  /// Whether the device has a camera.
  package var isPresent = false

  package static var current: CameraState {
    UIApplication.shared.attachment(CameraState.self) { CameraState() }
  }
}
