public import Foundation

/// The domain of errors about places.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
///
/// Status: complete · A
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// It is not known now.
    case locationUnknown = 0
    /// The user does not allow it.
    case denied = 1
    /// The network failed.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// The user does not allow watching regions.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// A region is not watched yet.
    case regionMonitoringSetupDelayed = 6
    /// A region is told late.
    case regionMonitoringResponseDelayed = 7
    /// The address has no place.
    case geocodeFoundNoResult = 8
    /// The address has a part of a place.
    case geocodeFoundPartialResult = 9
    /// The search was stopped.
    case geocodeCanceled = 10
    /// Deferring failed.
    case deferredFailed = 11
    /// Deferring needs an update.
    case deferredNotUpdatingLocation = 12
    /// Deferring is too sure.
    case deferredAccuracyTooLow = 13
    /// Deferring filters distances.
    case deferredDistanceFiltered = 14
    /// Deferring was stopped.
    case deferredCanceled = 15
    /// Ranging is not possible.
    case rangingUnavailable = 16
    /// Ranging failed.
    case rangingFailure = 17
    /// The question was refused.
    case promptDeclined = 18
    /// The record of places failed.
    case historicalLocationError = 19
  }
  /// The domain of the errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The kind.
  public let code: Code
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
