/// A project that was found: what to build and test, and how it came to be chosen.
package struct DetectedProject {
  /// What describes the project.
  package enum Kind: Equatable {
    /// A `Package.swift`.
    case package
    /// An Xcode project or workspace.
    case xcode
    /// Options of the command line.
    case options
    /// Nothing: the folders were recognised by their names.
    case folders
  }

  package var kind: Kind
  /// The project's folder, in which tests run.
  package var directory: String
  /// The file that describes the project; `nil` if options do.
  package var file: String?
  /// The targets with everything that they need.
  package var graph: PackageGraph
  /// What was found and chosen, and what was left out, one sentence each.
  package var notes: [String] = []

  package init(
    kind: Kind,
    directory: String,
    file: String? = nil,
    graph: PackageGraph,
    notes: [String] = []
  ) {
    self.kind = kind
    self.directory = directory
    self.file = file
    self.graph = graph
    self.notes = notes
  }

  /// Whether SwiftPM's own compilation condition `SWIFT_PACKAGE` holds.
  package var isPackage: Bool { kind == .package }
}
