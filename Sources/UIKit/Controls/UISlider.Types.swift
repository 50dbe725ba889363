import Foundation

extension UISlider {
  /// Whether a slider has a thumb.
  public enum Style: Int, Sendable {
    /// It has one.
    case `default` = 0
    /// It has none.
    case thumbless = 1
  }

  /// The marks of a slider's track.
  ///
  /// Places are shares of the range, from 0 to 1.
  ///
  /// Status: partial · A
  public struct TrackConfiguration: Hashable {
    /// A mark.
    public struct Tick: Hashable {
      /// The place, from 0 to 1.
      public var position: Float
      /// The title.
      public var title: String?
      /// The image.
      public var image: UIImage?
      /// Creates a mark.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether only the values of marks can be chosen.
    public var allowsTickValuesOnly: Bool
    /// The place from which the track is filled; the start for `nil`.
    public var neutralValue: Float?
    /// The part in which the thumb can be; all of it for `nil`.
    public var enabledRange: ClosedRange<Float>?
    /// The marks.
    public var ticks: [Tick]

    /// Creates a configuration with marks.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float? = nil,
      enabledRange: ClosedRange<Float>? = nil,
      ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with marks at equal distances.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float? = nil,
      enabledRange: ClosedRange<Float>? = nil,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly,
        neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) }
      )
    }

    /// The share that can be chosen nearest to a share.
    func nearest(to share: Float) -> Float {
      let range = enabledRange ?? 0...1
      let inside = min(max(share, range.lowerBound), range.upperBound)
      guard allowsTickValuesOnly else { return inside }
      let open = ticks.map(\.position).filter { range.contains($0) }
      return open.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
}

/// How a control behaves on a Mac.
///
/// Status: complete · A
public enum UIBehavioralStyle: UInt, Sendable {
  /// By the system.
  case automatic = 0
  /// As on a tablet.
  case pad = 1
  /// As on a Mac.
  case mac = 2
}
