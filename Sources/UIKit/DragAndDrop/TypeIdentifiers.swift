/// Which types of data are special cases of others, for the types that the system declares.
///
/// A type conforms to itself, and to everything that its parents conform to. Types that an
/// app declares are known by nothing but their name.
///
/// - Evidence: Apple's list of system-declared uniform type identifiers (grade A)
enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.data": ["public.item"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.utf16-external-plain-text": ["public.plain-text"],
    "public.rtf": ["public.text"],
    "com.apple.flat-rtfd": ["public.data", "public.content"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.delimited-values-text": ["public.text"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.heif-standard"],
    "public.heif": ["public.heif-standard"],
    "public.heif-standard": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "public.svg-image": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.vcard": ["public.text", "public.contact"],
    "public.contact": ["public.content"],
    "public.composite-content": ["public.content"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.archive": ["public.item"],
    "public.zip-archive": ["public.data", "public.archive"],
    "public.directory": ["public.item"],
    "public.folder": ["public.directory"],
    "com.apple.package": ["public.directory"],
    "com.apple.uikit.color": ["public.data"],
  ]

  private static let byExtension: [String: String] = [
    "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf",
    "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json",
    "csv": "public.comma-separated-values-text", "swift": "public.swift-source",
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic",
    "tiff": "public.tiff", "tif": "public.tiff", "gif": "com.compuserve.gif",
    "bmp": "com.microsoft.bmp", "svg": "public.svg-image", "webp": "org.webmproject.webp",
    "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "mp3": "public.mp3",
    "vcf": "public.vcard", "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
  ]

  /// Whether data of one type may be used where another type is wanted.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted { return true }
    return (parents[type] ?? []).contains { conforms($0, to: wanted) }
  }

  /// The type of files with an extension; plain data for one that is not known.
  static func type(ofFileExtension pathExtension: String) -> String {
    byExtension[pathExtension.lowercased()] ?? "public.data"
  }

  /// The extension of files of a type; the first in alphabetical order of several.
  static func fileExtension(of type: String) -> String? {
    byExtension.filter { $0.value == type }.keys.min()
  }
}
