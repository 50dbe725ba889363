import Foundation
import UIKit

/// The network around the device of an application: a matter of the test.
@MainActor
package final class NetworkReach {
  /// That of the current application.
  package static var current: NetworkReach {
    UIApplication.shared.attachment(NetworkReach.self) { NetworkReach() }
  }

  private struct Watcher {
    weak var monitor: NWPathMonitor?
  }

  private var watchers: [Watcher] = []

  /// How the network is reached; by the air at home until a test changes it.
  package private(set) var path = NetworkReach.path(over: [.wifi])

  /// The path over some kinds of ways; none is no network.
  package static func path(
    over types: [NWInterface.InterfaceType],
    isConstrained: Bool = false
  ) -> NWPath {
    let interfaces = types.enumerated().map { index, type in
      NWInterface(type: type, name: type == .cellular ? "pdp_ip0" : "en\(index)", index: index + 1)
    }
    return NWPath(
      status: types.isEmpty ? .unsatisfied : .satisfied,
      interfaces: interfaces,
      isExpensive: types.first == .cellular,
      isConstrained: isConstrained
    )
  }

  /// Changes the network and tells all monitors.
  package func change(to path: NWPath) {
    self.path = path
    watchers.removeAll { $0.monitor == nil }
    for watcher in watchers { watcher.monitor?.tell() }
  }

  func add(_ monitor: NWPathMonitor) { watchers.append(Watcher(monitor: monitor)) }

  func remove(_ monitor: NWPathMonitor) { watchers.removeAll { $0.monitor === monitor } }
}
