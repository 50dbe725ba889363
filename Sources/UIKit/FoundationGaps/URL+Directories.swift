public import Foundation

// Foundation on Linux has `URL.homeDirectory` and `URL.temporaryDirectory` alone.

extension URL {
  /// Where the app keeps what its user made.
  ///
  /// Status: complete · A
  public static var documentsDirectory: URL { present(.documentDirectory) }
  /// Where the app keeps what it can make again.
  ///
  /// Status: complete · A
  public static var cachesDirectory: URL { present(.cachesDirectory) }
  /// The library of the app.
  ///
  /// Status: complete · A
  public static var libraryDirectory: URL { present(.libraryDirectory) }
  /// Where the app keeps its own data; it need not exist, as on iOS.
  ///
  /// Status: complete · A
  public static var applicationSupportDirectory: URL { first(.applicationSupportDirectory) }
  /// Where downloads go; it need not exist.
  ///
  /// Status: complete · A
  public static var downloadsDirectory: URL { first(.downloadsDirectory) }

  /// Every app has these folders from its installation on.
  private static func present(_ directory: FileManager.SearchPathDirectory) -> URL {
    let url = first(directory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private static func first(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
