public import Foundation

// The classes of the system that travel through item providers.

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// Makes a text from UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return unsafeDowncast(NSString(string: text), to: self)
  }

  /// Writes the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }

  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }

  /// A file's address is one of a file, too.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Makes an address from its text.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return unsafeDowncast(url, to: self)
  }

  /// Writes the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text; rich formats are not read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Plain text; within the process the attributes travel, too.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// Makes a text without attributes.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    let made = NSMutableAttributedString(string: text)
    guard let wanted = made as? Self else {
      return unsafeDowncast(NSAttributedString(string: text), to: self)
    }
    return wanted
  }

  /// Writes the text without attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "public.image"]
  }

  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// Reads an image file.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return unsafeDowncast(image, to: self)
  }

  /// Gives the bytes of the file that the image was made from.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.png" ? pngData() : jpegData(compressionQuality: 1)
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// Colours.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Colours.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Reads an archived colour.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    else { throw NSItemProvider.error(.unavailableCoercionError) }
    return unsafeDowncast(color, to: self)
  }

  /// Archives the colour.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: self,
        requiringSecureCoding: true
      )
      completionHandler(data, nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
