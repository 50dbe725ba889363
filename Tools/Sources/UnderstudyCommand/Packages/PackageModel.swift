/// A package as its manifest describes it, with paths made absolute.
struct PackageModel: Equatable {
  /// A package that this one depends on.
  struct Dependency: Equatable {
    /// The identity that SwiftPM derives from path or URL, in lower case.
    var identity: String
    /// The name that a manifest gave it, if any.
    var name: String?
    /// Where it stands, if it is local.
    var path: String?
    /// Where it would be downloaded from.
    var url: String?
  }

  /// A product and the targets that it is made of.
  struct Product: Equatable {
    var name: String
    var targets: [String]
  }

  var name: String
  var directory: String
  var toolsVersion: String
  var defaultLocalization: String?
  var products: [Product] = []
  var dependencies: [Dependency] = []
  var targets: [TargetModel] = []
}

/// One target of a package.
struct TargetModel: Equatable {
  /// What it is built into.
  enum Kind: Equatable {
    case library
    case executable
    case test
    /// A kind that has no place on Linux, such as `binary`.
    case other(String)
  }

  /// A resource rule of the manifest.
  struct Resource: Equatable {
    /// `process`, `copy` or `embedInCode`.
    var rule: String
    /// Relative to the target's folder.
    var path: String
    var localization: String?
  }

  /// A word of the manifest's `dependencies:`.
  enum Requirement: Equatable {
    /// A target or a product, as a bare string says it.
    case byName(String)
    case target(String)
    case product(String, package: String?)
  }

  var name: String
  var kind: Kind
  /// The folders with its files; more than one only in a project without manifest.
  var roots: [String]
  /// Relative to the root, as the manifest's `sources:` gives them; `nil` for all.
  var sources: [String]?
  /// Relative to the root, or absolute.
  var excludes: [String] = []
  var resources: [Resource] = []
  /// `5` or `6`.
  var languageMode: String
  /// Further Swift settings, as lines for a manifest.
  var settings: [String] = []
  /// The compilation conditions among them.
  var conditions: [String] = []
  var requirements: [Requirement] = []
}
