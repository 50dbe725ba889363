public import Foundation

/// What is known about a print job.
///
/// Status: complete · A
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures in colour.
    case general = 0
    /// Photos.
    case photo = 1
    /// Text and pictures in black and white.
    case grayscale = 2
    /// Photos in black and white.
    case photoGrayscale = 3
  }

  /// How pages lie on the paper.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// On their side.
    case landscape = 1
  }

  /// How both sides of the paper are used.
  public enum Duplex: Int, Sendable {
    /// One side only.
    case none = 0
    /// Turned over the long edge.
    case longEdge = 1
    /// Turned over the short edge.
    case shortEdge = 2
  }

  /// Creates the facts of a job.
  public override init() {
    super.init()
  }

  /// Creates the facts of a job from a dictionary, or the default ones.
  public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) {
    self.init()
    let facts = printInfoDictionary ?? [:]
    printerID = facts["UIPrintInfoPrinterIDKey"] as? String
    jobName = facts["UIPrintInfoJobNameKey"] as? String ?? ""
    if let raw = facts["UIPrintInfoOutputTypeKey"] as? Int {
      outputType = OutputType(rawValue: raw) ?? .general
    }
    if let raw = facts["UIPrintInfoOrientationKey"] as? Int {
      orientation = Orientation(rawValue: raw) ?? .portrait
    }
    if let raw = facts["UIPrintInfoDuplexKey"] as? Int { duplex = Duplex(rawValue: raw) ?? .none }
  }

  /// The default facts.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The printer.
  open var printerID: String?

  /// The name of the job.
  open var jobName = ""

  /// What is printed.
  open var outputType = OutputType.general

  /// How pages lie on the paper.
  open var orientation = Orientation.portrait

  /// How both sides of the paper are used.
  open var duplex = Duplex.none

  /// The facts as a dictionary.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var facts: [AnyHashable: Any] = [
      "UIPrintInfoJobNameKey": jobName,
      "UIPrintInfoOutputTypeKey": outputType.rawValue,
      "UIPrintInfoOrientationKey": orientation.rawValue,
      "UIPrintInfoDuplexKey": duplex.rawValue,
    ]
    facts["UIPrintInfoPrinterIDKey"] = printerID
    return facts
  }
}
