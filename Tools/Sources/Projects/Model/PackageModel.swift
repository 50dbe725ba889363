/// A package as its manifest describes it, with paths made absolute.
package struct PackageModel: Equatable {
  /// A package that this one depends on.
  package struct Dependency: Equatable {
    /// The identity that SwiftPM derives from path or URL, in lower case.
    package var identity: String
    /// The name that a manifest gave it, if any.
    package var name: String?
    /// Where it stands, if it is local.
    package var path: String?
    /// Where it would be downloaded from.
    package var url: String?
    /// The traits that are asked for; `default` stands for those that the package enables itself.
    package var traits: Set<String> = ["default"]

    package init(identity: String, name: String? = nil, path: String? = nil, url: String? = nil) {
      self.identity = identity
      self.name = name
      self.path = path
      self.url = url
    }
  }

  /// A product and the targets that it is made of.
  package struct Product: Equatable {
    package var name: String
    package var targets: [String]

    package init(name: String, targets: [String]) {
      self.name = name
      self.targets = targets
    }
  }

  package var name: String
  package var directory: String
  package var toolsVersion: String
  package var defaultLocalization: String?
  /// The standard for C, such as `c11`, and for C++, such as `c++17`.
  package var cStandard: String?
  package var cxxStandard: String?
  package var products: [Product] = []
  package var dependencies: [Dependency] = []
  package var targets: [TargetModel] = []

  package init(name: String, directory: String, toolsVersion: String) {
    self.name = name
    self.directory = directory
    self.toolsVersion = toolsVersion
  }
}

/// One target of a package.
package struct TargetModel: Equatable {
  /// What it is built into.
  package enum Kind: Equatable {
    case library
    case executable
    case test
    /// A module map for a library of the system.
    case system
    /// A kind that has no place on Linux, such as `binary`.
    case other(String)
  }

  /// A resource rule of the manifest.
  package struct Resource: Equatable {
    /// `process`, `copy` or `embedInCode`.
    package var rule: String
    /// Relative to the target's folder.
    package var path: String
    package var localization: String?
    /// Its path in the built package, if that differs.
    package var place: String?

    package init(rule: String, path: String, localization: String? = nil) {
      self.rule = rule
      self.path = path
      self.localization = localization
    }
  }

  /// A word of the manifest's `dependencies:`.
  package enum Requirement: Equatable {
    /// A target or a product, as a bare string says it.
    case byName(String)
    case target(String)
    case product(String, package: String?)

    /// The name of the target or product.
    package var name: String {
      switch self {
      case .byName(let name), .target(let name), .product(let name, _): name
      }
    }
  }

  package var name: String
  package var kind: Kind
  /// The folders with its files; more than one only in a project without manifest.
  package var roots: [String]
  /// Relative to the root, as the manifest's `sources:` gives them; `nil` for all.
  package var sources: [String]?
  /// The Swift files, absolute, where a project lists them; `nil` to look through the roots.
  package var files: [String]?
  /// Relative to the root, or absolute.
  package var excludes: [String] = []
  package var resources: [Resource] = []
  /// `5` or `6`.
  package var languageMode: String
  /// Further Swift settings, as lines for a manifest.
  package var settings: [String] = []
  /// The compilation conditions among them.
  package var conditions: [String] = []
  package var requirements: [Requirement] = []
  /// The bundle that the system would make of it; `nil` in packages.
  package var bundle: BundleModel?
  /// Modules that every file sees without importing them, as a bridging header gives them.
  package var impliedImports: [String] = []
  /// The module of the app that tests run in.
  package var host: String?
  /// Settings for C, C++ and the linker, as arguments of a target in a manifest.
  package var otherSettings: [String] = []
  /// The folder of a C target's public headers, if the manifest names one.
  package var publicHeaders: String?
  /// The plugins that it uses; none is run.
  package var plugins: [String] = []
  /// The name by which `pkg-config` knows a library of the system.
  package var pkgConfig: String?

  package init(name: String, kind: Kind, roots: [String], languageMode: String) {
    self.name = name
    self.kind = kind
    self.roots = roots
    self.languageMode = languageMode
  }
}
