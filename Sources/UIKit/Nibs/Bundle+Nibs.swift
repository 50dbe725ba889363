public import Foundation

extension Bundle {
  /// Makes the objects of a nib file; they cannot be made yet.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - owner: Whose outlets are connected.
  ///   - options: How.
  /// - Returns: The objects.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
