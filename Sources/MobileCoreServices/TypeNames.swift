public import CoreGraphics

// The older names of types of files, deprecated on iOS in favour of UniformTypeIdentifiers.

/// The identifier of `UTType.item`.
public let kUTTypeItem: CFString = "public.item"
/// The identifier of `UTType.content`.
public let kUTTypeContent: CFString = "public.content"
/// The identifier of `UTType.compositeContent`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The identifier of `UTType.message`.
public let kUTTypeMessage: CFString = "public.message"
/// The identifier of `UTType.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// The identifier of `UTType.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// The identifier of `UTType.diskImage`.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The identifier of `UTType.data`.
public let kUTTypeData: CFString = "public.data"
/// The identifier of `UTType.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// The identifier of `UTType.resolvable`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// The identifier of `UTType.symbolicLink`.
public let kUTTypeSymLink: CFString = "public.symlink"
/// The identifier of `UTType.executable`.
public let kUTTypeExecutable: CFString = "public.executable"
/// The identifier of `UTType.mountPoint`.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// The identifier of `UTType.aliasFile`.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The identifier of `UTType.urlBookmarkData`.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// The identifier of `UTType.url`.
public let kUTTypeURL: CFString = "public.url"
/// The identifier of `UTType.fileURL`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of `UTType.text`.
public let kUTTypeText: CFString = "public.text"
/// The identifier of `UTType.plainText`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of `UTType.utf16ExternalPlainText`.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// The identifier of `UTType.utf16PlainText`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The identifier of `UTType.delimitedText`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The identifier of `UTType.commaSeparatedText`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The identifier of `UTType.tabSeparatedText`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The identifier of `UTType.utf8TabSeparatedText`.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// The identifier of `UTType.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier of `UTType.html`.
public let kUTTypeHTML: CFString = "public.html"
/// The identifier of `UTType.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// The identifier of `UTType.sourceCode`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The identifier of `UTType.assemblyLanguageSource`.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// The identifier of `UTType.cSource`.
public let kUTTypeCSource: CFString = "public.c-source"
/// The identifier of `UTType.objectiveCSource`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// The identifier of `UTType.swiftSource`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The identifier of `UTType.cPlusPlusSource`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// The identifier of `UTType.objectiveCPlusPlusSource`.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// The identifier of `UTType.cHeader`.
public let kUTTypeCHeader: CFString = "public.c-header"
/// The identifier of `UTType.cPlusPlusHeader`.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// The identifier of `UTType.script`.
public let kUTTypeScript: CFString = "public.script"
/// The identifier of `UTType.javaScript`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The identifier of `UTType.shellScript`.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// The identifier of `UTType.perlScript`.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// The identifier of `UTType.pythonScript`.
public let kUTTypePythonScript: CFString = "public.python-script"
/// The identifier of `UTType.rubyScript`.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// The identifier of `UTType.phpScript`.
public let kUTTypePHPScript: CFString = "public.php-script"
/// The identifier of `UTType.json`.
public let kUTTypeJSON: CFString = "public.json"
/// The identifier of `UTType.propertyList`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The identifier of `UTType.xmlPropertyList`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The identifier of `UTType.binaryPropertyList`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// The identifier of `UTType.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of `UTType.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The identifier of `UTType.flatRTFD`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The identifier of `UTType.webArchive`.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The identifier of `UTType.image`.
public let kUTTypeImage: CFString = "public.image"
/// The identifier of `UTType.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of `UTType.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier of `UTType.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of `UTType.png`.
public let kUTTypePNG: CFString = "public.png"
/// The identifier of `UTType.icns`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// The identifier of `UTType.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier of `UTType.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The identifier of `UTType.rawImage`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The identifier of `UTType.svg`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier of `UTType.livePhoto`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The identifier of `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The identifier of `UTType.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of `UTType.video`.
public let kUTTypeVideo: CFString = "public.video"
/// The identifier of `UTType.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// The identifier of `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier of `UTType.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The identifier of `UTType.mpeg2Video`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// The identifier of `UTType.mpeg2TransportStream`.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// The identifier of `UTType.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier of `UTType.mpeg4Movie`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier of `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The identifier of `UTType.appleProtectedMPEG4Audio`.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// The identifier of `UTType.appleProtectedMPEG4Video`.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// The identifier of `UTType.avi`.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// The identifier of `UTType.aiff`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The identifier of `UTType.wav`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The identifier of `UTType.midi`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The identifier of `UTType.playlist`.
public let kUTTypePlaylist: CFString = "public.playlist"
/// The identifier of `UTType.m3uPlaylist`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The identifier of `UTType.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// The identifier of `UTType.volume`.
public let kUTTypeVolume: CFString = "public.volume"
/// The identifier of `UTType.package`.
public let kUTTypePackage: CFString = "com.apple.package"
/// The identifier of `UTType.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The identifier of `UTType.pluginBundle`.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// The identifier of `UTType.framework`.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// The identifier of `UTType.application`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// The identifier of `UTType.applicationBundle`.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// The identifier of `UTType.gzip`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The identifier of `UTType.bz2`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The identifier of `UTType.zip`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The identifier of `UTType.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The identifier of `UTType.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// The identifier of `UTType.database`.
public let kUTTypeDatabase: CFString = "public.database"
/// The identifier of `UTType.vCard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// The identifier of `UTType.toDoItem`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The identifier of `UTType.calendarEvent`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The identifier of `UTType.emailMessage`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The identifier of `UTType.internetLocation`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The identifier of `UTType.font`.
public let kUTTypeFont: CFString = "public.font"
/// The identifier of `UTType.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// The identifier of `UTType.pkcs12`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The identifier of `UTType.x509Certificate`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// The identifier of `UTType.epub`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The identifier of `UTType.log`.
public let kUTTypeLog: CFString = "public.log"
