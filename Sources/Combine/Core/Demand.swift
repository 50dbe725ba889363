/// The name space of subscribers and of what they say.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber wants.
  ///
  /// Status: complete · A
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible
  {
    /// The number; `nil` for all there are.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// All there are.
    public static let unlimited = Demand(nil)
    /// Nothing more.
    public static let none = Demand(0)

    /// A number of values.
    ///
    /// - Parameter value: The number, zero or more.
    /// - Returns: The demand.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Subscribers.Demand.max: \(value) is negative")
      return Demand(value)
    }

    /// The sum; unlimited if one is.
    ///
    /// - Parameters:
    ///   - lhs: One demand.
    ///   - rhs: Another one.
    /// - Returns: Both together.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let one = lhs.max, let other = rhs.max else { return .unlimited }
      let (sum, overflows) = one.addingReportingOverflow(other)
      return overflows ? .unlimited : Demand(sum)
    }

    /// Adds to a demand.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: What is added.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Adds a number.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: The number.
    /// - Returns: The sum.
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

    /// Adds a number to a demand.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: The number.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Takes a number away; never below zero, and nothing from what is unlimited.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: The number.
    /// - Returns: What is left.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      guard let max = lhs.max else { return .unlimited }
      return Demand(Swift.max(0, max - rhs))
    }

    /// Takes a number away from a demand.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: The number.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// The difference; never below zero, and unlimited if the first is.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: What is taken away.
    /// - Returns: What is left.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard lhs.max != nil else { return .unlimited }
      return rhs.max.map { lhs - $0 } ?? .none
    }

    /// Takes a demand away from another one.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: What is taken away.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    /// Multiplies; unlimited if the product is too large.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: How many times.
    /// - Returns: The product.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard let max = lhs.max else { return .unlimited }
      let (product, overflows) = max.multipliedReportingOverflow(by: rhs)
      return overflows ? .unlimited : .max(product)
    }

    /// Multiplies a demand.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: How many times.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    /// Compares; unlimited is more than any number.
    ///
    /// - Parameters:
    ///   - lhs: One demand.
    ///   - rhs: Another one.
    /// - Returns: Whether the first is smaller.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let one = lhs.max else { return false }
      guard let other = rhs.max else { return true }
      return one < other
    }

    /// Compares with a number.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: The number.
    /// - Returns: Whether the demand is larger.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }

    /// Compares with a number.
    ///
    /// - Parameters:
    ///   - lhs: The demand.
    ///   - rhs: The number.
    /// - Returns: Whether they are the same.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }

    /// `unlimited` or `max(3)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// How a stream ended.
  ///
  /// Status: complete · A
  @frozen public enum Completion<Failure: Error> {
    /// Regularly.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
