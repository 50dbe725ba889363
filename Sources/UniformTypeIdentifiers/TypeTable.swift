/// The types that Apple documents, with what they conform to and how files of them are marked.
///
/// - Evidence: Apple's documentation of "System-declared uniform type identifiers" (A)
enum TypeTable {
  /// One declared type.
  struct Row: Sendable {
    /// The identifiers of the types that it conforms to.
    var parents: [String]
    /// The endings of file names, the preferred one first.
    var extensions: [String]
    /// The MIME types, the preferred one first.
    var mimes: [String]
  }

  /// The rows by identifier.
  static let rows: [String: Row] = Dictionary(uniqueKeysWithValues: ordered)

  /// The rows in the order of the text: of two types for one ending the first is preferred.
  static let ordered: [(String, Row)] = text.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    return (cells[0][0], Row(parents: cells[1], extensions: cells[2], mimes: cells[3]))
  }

  /// Identifier | conforms to | endings | MIME types.
  private static let text = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.disk-image|public.archive||
    public.data|public.item||
    public.directory|public.item||
    com.apple.resolvable|||
    public.symlink|public.item com.apple.resolvable||
    public.executable|public.item||
    com.apple.mount-point|public.item com.apple.resolvable||
    com.apple.alias-file|public.data com.apple.resolvable||
    com.apple.bookmark|public.data com.apple.resolvable||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.utf16-external-plain-text|public.plain-text||
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
    public.rtf|public.text|rtf|text/rtf application/rtf
    public.html|public.text|html htm shtml shtm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yml yaml|application/x-yaml
    public.css|public.text|css|text/css
    public.source-code|public.plain-text||
    public.assembly-source|public.source-code|s|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.swift-source|public.source-code|swift|
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx|
    public.objective-c-plus-plus-source|public.source-code|mm|
    public.c-header|public.source-code|h|
    public.c-plus-plus-header|public.source-code|hh hp hpp h++ hxx|
    public.script|public.source-code||
    com.apple.applescript.text|public.script|applescript|
    com.apple.applescript.script|public.data public.script|scpt|
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd|
    com.netscape.javascript-source|public.source-code public.executable|js jscript javascript mjs|text/javascript application/javascript
    public.shell-script|public.script|sh command|
    public.perl-script|public.shell-script|pl pm|text/x-perl-script
    public.python-script|public.shell-script|py|text/x-python-script
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php application/php text/x-php-script
    public.make-source|public.script|mk mak|
    public.json|public.text|json|application/json
    public.geojson|public.json|geojson|application/geo+json
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|com.apple.property-list public.xml||
    com.apple.binary-property-list|com.apple.property-list||
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|public.composite-content com.apple.package|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    public.image|public.data public.content||
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
    public.tiff|public.image|tiff tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns|
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
    public.camera-raw-image|public.image||
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml
    com.apple.live-photo|||
    public.heif|public.image|heif|image/heif
    public.heic|public.heif|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    com.ilm.openexr-image|public.image|exr|
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc|
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    com.apple.reality|public.3d-content public.data|reality|
    com.apple.scenekit.scene|public.3d-content public.data|scn|
    com.apple.arobject|public.data|arobject|
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg
    public.mpeg-2-video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|public.movie|ts|
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mpeg3 audio/mpg audio/mp3
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4 mpg4|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    com.apple.protected-mpeg-4-video|public.movie|m4v|
    public.avi|public.movie|avi vfw|video/avi video/msvideo video/x-msvideo
    public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav audio/wave audio/x-wav
    public.midi-audio|public.audio|midi mid smf kar|audio/midi
    public.playlist|||
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl audio/x-mpegurl application/vnd.apple.mpegurl
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory|bundle|
    com.apple.plugin|com.apple.bundle com.apple.package|plugin|
    com.apple.metadata-importer|com.apple.plugin|mdimporter|
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
    com.apple.framework|com.apple.bundle|framework versions|
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
    com.apple.application-and-system-extension|com.apple.xpc-service|appex|
    public.unix-executable|public.data public.executable||
    com.microsoft.windows-executable|public.data public.executable|exe|
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane|
    public.archive|public.data||
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/x-gzip application/gzip
    public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2
    public.zip-archive|public.archive|zip|application/zip
    com.apple.archive|public.archive|aar|
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|||
    public.message|||
    public.contact|||
    public.vcard|public.text public.contact|vcf vcard|text/directory text/vcard
    public.to-do-item|||
    public.calendar-event|||
    public.email-message|public.message||
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|public.data|url|
    public.font|||
    public.bookmark|||
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.log|public.text|log|
    com.apple.haptics.ahap|public.json|ahap|
    """
}
