/// The types of things as such, of texts and of documents.
extension UTType {
  /// An item: a file, a folder or a package.
  public static let item = UTType(declared: "public.item")
  /// Anything that a document may contain.
  public static let content = UTType(declared: "public.content")
  /// Content of several kinds, as in a document.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// A disk image.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// Bytes.
  public static let data = UTType(declared: "public.data")
  /// A folder or a package.
  public static let directory = UTType(declared: "public.directory")
  /// Something that leads to something else.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// Something that can be run.
  public static let executable = UTType(declared: "public.executable")
  /// A place where a volume is mounted.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// An alias.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// Bookmark data of an address.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// An address.
  public static let url = UTType(declared: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Any text.
  public static let text = UTType(declared: "public.text")
  /// Text without a structure.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Plain text in UTF-16 with a byte order mark.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// Plain text in UTF-16.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Values with delimiters.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Values with commas.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Values with tabs.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// Values with tabs in UTF-8.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(declared: "public.rtf")
  /// A page of the web.
  public static let html = UTType(declared: "public.html")
  /// XML.
  public static let xml = UTType(declared: "public.xml")
  /// YAML.
  public static let yaml = UTType(declared: "public.yaml")
  /// A style sheet.
  public static let css = UTType(declared: "public.css")
  /// Source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Source code of an assembler.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// Source code in C.
  public static let cSource = UTType(declared: "public.c-source")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// Source code in Swift.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// Source code in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source"
  )
  /// A header in C.
  public static let cHeader = UTType(declared: "public.c-header")
  /// A header in C++.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// Source code of a script.
  public static let script = UTType(declared: "public.script")
  /// An AppleScript.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// A compiled AppleScript.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// A folder with a compiled AppleScript.
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  /// Source code in JavaScript.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// A script in Perl.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// A script in Python.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// A script in PHP.
  public static let phpScript = UTType(declared: "public.php-script")
  /// A makefile.
  public static let makefile = UTType(declared: "public.make-source")
  /// JSON.
  public static let json = UTType(declared: "public.json")
  /// JSON with places.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// A property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// A property list in Apple's binary form.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// A folder of rich text with pictures.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// Rich text with pictures in one piece.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// A saved page of the web.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
}
