public import UIKit

extension UIDocumentPickerViewController {
  /// Creates a picker of documents of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types.
  ///   - asCopy: Whether a document is copied into the app, or opened where it is.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(
      documentTypes: contentTypes.map(\.identifier),
      in: asCopy ? .import : .open
    )
  }
}
