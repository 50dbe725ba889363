public import Foundation

extension URL {
  /// A file or folder in this folder, with the ending of its type.
  ///
  /// - Parameters:
  ///   - partialName: The name; it keeps an ending that the type has.
  ///   - contentType: The type.
  /// - Returns: The longer address.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let isFolder = contentType.conforms(to: .directory)
    return appendingPathComponent(contentType.completed(partialName), isDirectory: isFolder)
  }

  /// The address with the ending of a type.
  ///
  /// - Parameter contentType: The type; an ending that the type has is kept.
  /// - Returns: The longer address.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension, !contentType.hasEnding(pathExtension)
    else { return self }
    return appendingPathExtension(ending)
  }

  /// Appends a file or folder, with the ending of its type.
  ///
  /// - Parameters:
  ///   - partialName: The name; it keeps an ending that the type has.
  ///   - contentType: The type.
  public mutating func appendPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the ending of a type.
  ///
  /// - Parameter contentType: The type; an ending that the type has is kept.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  fileprivate func hasEnding(_ ending: String) -> Bool {
    tags[.filenameExtension]?.contains(ending.lowercased()) ?? false
  }

  fileprivate func completed(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !hasEnding((name as NSString).pathExtension)
    else { return name }
    return name + "." + ending
  }
}
