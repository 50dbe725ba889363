/// Turns a target of an Xcode project into the model of a target that can be built here.
struct XcodeTargetModel {
  private(set) var model: TargetModel
  private(set) var notes: [String] = []
  /// Files that the target lists and that do not exist.
  private(set) var missing: [String] = []
  /// Whether the target has sources of which none can be compiled.
  private(set) var isForeign = false

  init(_ target: XcodeTarget, sourceRoot: String, excludes: [String]) {
    let settings = target.settings
    let version = settings.value("SWIFT_VERSION")
    model = TargetModel(
      name: target.module,
      kind: target.kind == .unitTest ? .test : .library,
      roots: [sourceRoot],
      languageMode: (Int(version.prefix { $0.isNumber }) ?? 5) >= 6 ? "6" : "5"
    )
    func isWanted(_ path: String) -> Bool {
      !excludes.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let sources = Self.unique(target.sources).filter(isWanted)
    let resources = Self.unique(target.resources).filter(isWanted)
    missing = (sources + resources).filter { !Paths.exists($0) }
    let swift = sources.filter { Paths.ending($0) == "swift" }
    model.files = swift.filter { Paths.name($0) != "main.swift" }
    if let main = swift.first(where: { Paths.name($0) == "main.swift" }) {
      notes.append("\(target.name): \(main) is left out, it starts the app")
    }
    addSettings(settings)
    noteLimits(target, sources: sources, hasSwift: !swift.isEmpty)
    let models = sources.filter { Self.copied.contains(Paths.ending($0)) }
    if target.kind == .app || target.kind == .framework || target.kind == .unitTest {
      let info = InfoPlist(of: target, sourceRoot: sourceRoot)
      notes += info.notes
      model.bundle = BundleModel(
        name: target.wrapper,
        info: .object(info.content),
        items: Self.items(resources + models)
      )
    }
  }

  /// Endings of compiled files that the run reads in source form.
  private static let copied: Set<String> = ["xcdatamodeld", "xcdatamodel"]

  private mutating func addSettings(_ settings: BuildSettings) {
    var conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      if flag.count > 2 {
        conditions.append(String(flag.dropFirst(2)))
      } else if index + 1 < flags.count {
        conditions.append(flags[index + 1])
      }
    }
    // A condition cannot be something else than a name; SwiftPM sets the one for debugging.
    model.conditions = Self.unique(conditions).filter {
      BuildSettings.identifier($0) == $0 && !$0.isEmpty && $0 != "DEBUG"
    }
    model.settings = model.conditions.map { ".define(\(ManifestSettings.literal($0)))" }
    if settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      model.settings.append(".defaultIsolation(MainActor.self)")
    }
    var features = SwiftFeatures.names(settings)
    for (index, flag) in flags.enumerated() where index + 1 < flags.count {
      if flag == "-enable-upcoming-feature" { features.append(flags[index + 1]) }
    }
    model.settings += Self.unique(features).map {
      ".enableUpcomingFeature(\(ManifestSettings.literal($0)))"
    }
  }

  private mutating func noteLimits(_ target: XcodeTarget, sources: [String], hasSwift: Bool) {
    let foreign = sources.filter {
      ["m", "mm", "c", "cc", "cpp", "cxx"].contains(Paths.ending($0)) && !$0.hasSuffix("-dummy.m")
    }
    isForeign = !foreign.isEmpty && !hasSwift
    if let first = foreign.first, hasSwift {
      notes.append(
        "\(target.name): \(Self.count(foreign, "Objective-C or C source")) left out, such as "
          + "\(first); Linux has no Objective-C"
      )
    }
    let header = target.settings.value("SWIFT_OBJC_BRIDGING_HEADER")
    if !header.isEmpty, hasSwift {
      let content = BridgingHeader(path: Paths.join(model.roots[0], header))
      model.impliedImports = content.modules
      if content.hasOthers {
        notes.append(
          "\(target.name): what the bridging header \(header) declares is unknown here; "
            + "Linux has no Objective-C"
        )
      }
    }
    let generated = sources.filter {
      ["metal", "intentdefinition", "mlmodel"].contains(Paths.ending($0))
    }
    if let first = generated.first {
      notes.append("\(target.name): \(first) is left out, only Xcode compiles it")
    }
    for path in target.missingSettings {
      notes.append("\(target.name): the settings file \(path) does not exist")
    }
  }

  private static func count(_ items: [String], _ word: String) -> String {
    items.count == 1 ? "one \(word) is" : "\(items.count) \(word)s are"
  }

  static func unique(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }

  /// Where resources go: all to the top, translations to the folders of their languages.
  static func items(_ paths: [String]) -> [BundleModel.Item] {
    var places: Set<String> = []
    return paths.map { path in
      let name = Paths.name(path)
      let folder = Paths.name(Paths.folder(path))
      var place = folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
      if !places.insert(place).inserted {
        // Catalogues are all searched, whatever their names are.
        place = "\(places.count)-\(name)"
        places.insert(place)
      }
      return .init(source: path, place: place)
    }
  }
}

/// The names of upcoming features by the build settings that switch them on.
enum SwiftFeatures {
  private static let names = [
    "BARE_SLASH_REGEX": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]

  /// What `SWIFT_APPROACHABLE_CONCURRENCY` stands for.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  static func names(_ settings: BuildSettings) -> [String] {
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    let single = settings.keys(prefix: prefix).filter(settings.isOn)
      .compactMap { names[String($0.dropFirst(prefix.count))] }
    return single + (settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : [])
  }
}
