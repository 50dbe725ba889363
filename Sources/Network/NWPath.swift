/// A way into the network.
///
/// Status: partial · A
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of ways.
  ///
  /// Status: complete · A
  public enum InterfaceType: Sendable {
    /// Another one.
    case other
    /// The air at home.
    case wifi
    /// The air outside.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name.
  public let name: String
  /// The number.
  public let index: Int

  package init(type: InterfaceType, name: String, index: Int) {
    self.type = type
    self.name = name
    self.index = index
  }

  /// The name.
  public var debugDescription: String { name }
}

/// Whether and how the network can be reached.
///
/// Status: partial · A
public struct NWPath: Hashable, Sendable {
  /// Whether the network can be reached.
  ///
  /// Status: complete · A
  public enum Status: Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It may, after a try.
    case requiresConnection
  }

  /// Why the network cannot be reached.
  ///
  /// Status: complete · A
  public enum UnsatisfiedReason: Sendable {
    /// Nobody knows.
    case notAvailable
    /// The user forbids the air outside.
    case cellularDenied
    /// The user forbids the air at home.
    case wifiDenied
    /// The user forbids the network at home.
    case localNetworkDenied
    /// The private network is down.
    case vpnInactive
  }

  /// Whether the network can be reached.
  public let status: Status
  /// The ways that can be used, the preferred one first.
  public let availableInterfaces: [NWInterface]
  /// Whether it costs.
  public let isExpensive: Bool
  /// Whether the user saves data.
  public let isConstrained: Bool

  package init(
    status: Status,
    interfaces: [NWInterface],
    isExpensive: Bool,
    isConstrained: Bool
  ) {
    self.status = status
    availableInterfaces = interfaces
    self.isExpensive = isExpensive
    self.isConstrained = isConstrained
  }

  /// Why the network cannot be reached.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether the fourth version of the protocol is spoken.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether the sixth version of the protocol is spoken.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether names are found.
  public var supportsDNS: Bool { status == .satisfied }

  /// Whether the network is reached in a way.
  ///
  /// - Parameter type: The kind of the way.
  /// - Returns: `false` if there is no network.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && availableInterfaces.contains { $0.type == type }
  }
}
