/// The types of pictures, scenes, films and sound.
extension UTType {
  /// A picture.
  public static let image = UTType(declared: "public.image")
  /// A JPEG picture.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// A TIFF picture.
  public static let tiff = UTType(declared: "public.tiff")
  /// A GIF picture.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// A PNG picture.
  public static let png = UTType(declared: "public.png")
  /// Icons of the Mac.
  public static let icns = UTType(declared: "com.apple.icns")
  /// A BMP picture.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// A picture as the camera took it.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// A drawing in SVG.
  public static let svg = UTType(declared: "public.svg-image")
  /// A picture that moves.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// A HEIF picture.
  public static let heif = UTType(declared: "public.heif")
  /// A HEIC picture.
  public static let heic = UTType(declared: "public.heic")
  /// A WebP picture.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// An OpenEXR picture.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// A DNG picture.
  public static let dng = UTType(declared: "com.adobe.raw-image")
  /// A scene of three dimensions.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// A scene in Universal Scene Description.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// A packed scene.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// A scene of Reality Composer.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// An object that ARKit finds.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
  /// Sound, or pictures that move.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = UTType(declared: "public.movie")
  /// Pictures that move, without sound.
  public static let video = UTType(declared: "public.video")
  /// Sound.
  public static let audio = UTType(declared: "public.audio")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// An MPEG film.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// An MPEG-2 film.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// An MPEG-2 transport stream.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// Sound in MP3.
  public static let mp3 = UTType(declared: "public.mp3")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Protected sound in MPEG-4.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// A protected MPEG-4 film.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// An AVI film.
  public static let avi = UTType(declared: "public.avi")
  /// Sound in AIFF.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// Sound in WAV.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// Music in MIDI.
  public static let midi = UTType(declared: "public.midi-audio")
  /// A list of music or films.
  public static let playlist = UTType(declared: "public.playlist")
  /// A list in M3U.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
}
