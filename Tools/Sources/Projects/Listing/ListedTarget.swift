/// All files of one target, whatever becomes of them.
package struct ListedTarget: Equatable {
  /// The module's name; `nil` for a folder whose modules nobody names.
  package var name: String?
  /// Absolute paths; folders that are one thing, such as asset catalogues, count as files.
  package var files: [String] = []
  /// The storyboards that an app's property list names.
  package var mainStoryboards: [String] = []

  package init(name: String?, files: [String] = []) {
    self.name = name
    self.files = files
  }
}
