import Foundation

/// The images and offsets that an app gave to a search bar.
@MainActor
struct SearchBarLook {
  struct Place: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  var fields: [UIControl.State: UIImage] = [:]
  var backgrounds: [Place: UIImage] = [:]
  var scopes: [UIControl.State: UIImage] = [:]
  var dividers: [[UIControl.State]: UIImage] = [:]
  var offsets: [UISearchBar.Icon: UIOffset] = [:]
}
