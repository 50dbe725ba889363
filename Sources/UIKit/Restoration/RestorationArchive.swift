import Foundation

/// The saved state of an app: a record per object, in the order of saving.
///
/// It stands for the file that iOS keeps between two launches.
package struct RestorationArchive: Equatable {
  /// What kind of object a record belongs to.
  enum Kind: String, Codable {
    case controller
    case object
    case view
  }

  /// The state of one object.
  struct Record: Codable, Equatable {
    var kind: Kind
    /// The identifiers from the root to the object.
    var path: [String]
    /// The name of the class that finds or makes the object, if it has one.
    var restorationClass: String?
    /// The record of the controller that a view belongs to.
    var owner: Int?
    var values: [String: RestorationValue] = [:]
  }

  var records: [Record] = []
  /// What the app delegate saved.
  var application: [String: RestorationValue] = [:]
  /// The classes that find or make objects; a real launch looks them up by name.
  var classes: [String: any UIViewControllerRestoration.Type] = [:]
  var objectClasses: [String: any UIObjectRestoration.Type] = [:]

  /// The identifiers of everything that was saved, a path of components each.
  package var paths: [[String]] { records.map(\.path) }

  package static func == (one: RestorationArchive, other: RestorationArchive) -> Bool {
    one.records == other.records && one.application == other.application
  }
}
