public import Foundation
public import UIKit

/// What the user picks in controllers of the system, which are other processes on iOS.
extension Stage {
  /// Picks an image or a film.
  ///
  /// - Parameters:
  ///   - info: What the delegate is told; see `UIImagePickerController.InfoKey`.
  ///   - picker: The picker, which its delegate has to dismiss.
  public func pick(
    _ info: [UIImagePickerController.InfoKey: Any],
    in picker: UIImagePickerController
  ) {
    picker.userPicked(info)
  }

  /// Picks an image; an edited one, too, if the picker allows editing.
  public func pick(_ image: UIImage, in picker: UIImagePickerController) {
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: "public.image", .originalImage: image,
    ]
    if picker.allowsEditing { info[.editedImage] = image }
    picker.userPicked(info)
  }

  /// Leaves an image picker by its cancel button.
  public func cancel(_ picker: UIImagePickerController) { picker.userCancelled() }

  /// Gives the device a camera, or takes it away; without one, asking for it raises.
  public func setCamera(isPresent: Bool) { CameraState.current.isPresent = isPresent }

  /// Picks documents, or the places to which documents go; the picker is dismissed.
  public func pick(_ urls: [URL], in picker: UIDocumentPickerViewController) {
    picker.userPicked(urls)
  }

  /// Leaves a document picker by its cancel button.
  public func cancel(_ picker: UIDocumentPickerViewController) { picker.userCancelled() }

  /// Picks a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - picker: The picker, which stays.
  ///   - continuously: Whether the finger is still moving.
  public func pick(
    _ color: UIColor,
    in picker: UIColorPickerViewController,
    continuously: Bool = false
  ) {
    picker.userPicked(color, continuously: continuously)
  }

  /// Closes a colour picker.
  public func close(_ picker: UIColorPickerViewController) { picker.userClosed() }

  /// Picks a font; the picker is dismissed.
  public func pick(_ font: UIFontDescriptor, in picker: UIFontPickerViewController) {
    picker.userPicked(font)
  }

  /// Leaves a font picker by its cancel button.
  public func cancel(_ picker: UIFontPickerViewController) { picker.userCancelled() }

  /// Chooses what to do with things that an app shares.
  ///
  /// - Parameters:
  ///   - type: The kind of an activity of the system or of the app.
  ///   - controller: The choice.
  /// - Returns: `false` if the activity is not offered: excluded, or not able to handle the items.
  @discardableResult
  public func share(
    via type: UIActivity.ActivityType,
    in controller: UIActivityViewController
  ) -> Bool {
    controller.userChose(type)
  }

  /// Leaves a choice of activities without choosing one.
  public func cancel(_ controller: UIActivityViewController) { controller.finish(nil) }
}

/// What the user changes in the device's keyboard.
extension Stage {
  /// Changes to the keyboard of a language, for example `"de-DE"`.
  public func useKeyboard(_ language: String) { InputModes.current.use(language) }

  /// Calls a word misspelt; otherwise no word is.
  ///
  /// - Parameters:
  ///   - word: The word, as it is written.
  ///   - guesses: What it may have meant.
  public func misspell(_ word: String, guesses: [String] = []) {
    Spelling.current.misspell(word, guesses: guesses)
  }
}
