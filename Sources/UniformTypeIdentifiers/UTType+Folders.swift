/// The types of folders, programs, archives and other things.
extension UTType {
  /// A folder that the user sees as one.
  public static let folder = UTType(declared: "public.folder")
  /// The root of a volume.
  public static let volume = UTType(declared: "public.volume")
  /// A folder that the user sees as one document.
  public static let package = UTType(declared: "com.apple.package")
  /// A folder with an inner order.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// A plug-in.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// An importer of Spotlight.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  /// A plug-in of Quick Look.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// A service.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// A framework.
  public static let framework = UTType(declared: "com.apple.framework")
  /// An app.
  public static let application = UTType(declared: "com.apple.application")
  /// The folder of an app.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// An extension of an app.
  public static let applicationExtension = UTType(
    declared: "com.apple.application-and-system-extension"
  )
  /// A program of the command line.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// A pane of the settings.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// Files in one file.
  public static let archive = UTType(declared: "public.archive")
  /// A gzip archive.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// A bzip2 archive.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// A zip archive.
  public static let zip = UTType(declared: "public.zip-archive")
  /// An Apple archive.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// A spreadsheet.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(declared: "public.presentation")
  /// A database.
  public static let database = UTType(declared: "public.database")
  /// A message.
  public static let message = UTType(declared: "public.message")
  /// A person or a company.
  public static let contact = UTType(declared: "public.contact")
  /// A business card.
  public static let vCard = UTType(declared: "public.vcard")
  /// Something to do.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// A date in a calendar.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// A mail.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// A file with an address.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// A file of Windows with an address.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// A font.
  public static let font = UTType(declared: "public.font")
  /// A bookmark.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// Keys and certificates.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// A certificate.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// A book in EPUB.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// A log.
  public static let log = UTType(declared: "public.log")
  /// A pattern of haptics.
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
}
