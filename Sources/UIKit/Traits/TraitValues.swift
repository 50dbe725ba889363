import Foundation

/// The values of a trait collection; the unspecified value of a trait stands for none.
struct TraitValues {
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var displayGamut: UIDisplayGamut = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  var sceneCaptureState: UISceneCaptureState = .unspecified
  var typesettingLanguage: Locale.Language?
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Takes over every value that another collection specifies.
  mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
    if let language = other.typesettingLanguage { typesettingLanguage = language }
    for (key, trait) in other.custom { custom[key] = trait }
  }

  /// The traits of the system that differ from another collection's.
  func changedSystemTraits(from other: TraitValues) -> [UITrait] {
    var changed: [UITrait] = []
    if userInterfaceIdiom != other.userInterfaceIdiom {
      changed.append(UITraitUserInterfaceIdiom.self)
    }
    if userInterfaceStyle != other.userInterfaceStyle {
      changed.append(UITraitUserInterfaceStyle.self)
    }
    if layoutDirection != other.layoutDirection { changed.append(UITraitLayoutDirection.self) }
    if displayScale != other.displayScale { changed.append(UITraitDisplayScale.self) }
    if horizontalSizeClass != other.horizontalSizeClass {
      changed.append(UITraitHorizontalSizeClass.self)
    }
    if verticalSizeClass != other.verticalSizeClass {
      changed.append(UITraitVerticalSizeClass.self)
    }
    if forceTouchCapability != other.forceTouchCapability {
      changed.append(UITraitForceTouchCapability.self)
    }
    if preferredContentSizeCategory != other.preferredContentSizeCategory {
      changed.append(UITraitPreferredContentSizeCategory.self)
    }
    if displayGamut != other.displayGamut { changed.append(UITraitDisplayGamut.self) }
    if accessibilityContrast != other.accessibilityContrast {
      changed.append(UITraitAccessibilityContrast.self)
    }
    if userInterfaceLevel != other.userInterfaceLevel {
      changed.append(UITraitUserInterfaceLevel.self)
    }
    if legibilityWeight != other.legibilityWeight { changed.append(UITraitLegibilityWeight.self) }
    if activeAppearance != other.activeAppearance { changed.append(UITraitActiveAppearance.self) }
    if sceneCaptureState != other.sceneCaptureState {
      changed.append(UITraitSceneCaptureState.self)
    }
    if typesettingLanguage != other.typesettingLanguage {
      changed.append(UITraitTypesettingLanguage.self)
    }
    return changed
  }

  /// The traits of the system that have a value.
  var specifiedSystemTraits: [UITrait] { changedSystemTraits(from: TraitValues()) }
}

/// A value of a trait that an app defines, or of one of the system's that few collections have.
struct CustomTrait {
  let trait: UITrait
  let value: Any

  init(_ trait: UITrait, _ value: Any) {
    self.trait = trait
    self.value = value
  }

  /// The value of a trait that nobody set.
  init(defaultOf trait: UITrait) { self.init(trait, trait.defaultValue) }

  func isEqual(to other: CustomTrait) -> Bool {
    if let value = value as? any Equatable { return value.equals(other.value) }
    let (one, two) = (value as AnyObject, other.value as AnyObject)
    return one === two
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return read(system) ?? T.defaultValue }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        write(newValue, to: system)
      } else if let sparse = trait as? any SparseTrait.Type, sparse.standsForNone(newValue) {
        custom[ObjectIdentifier(trait)] = nil
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(trait, newValue)
      }
    }
  }

  private func read<S: SystemTrait, V>(_ trait: S.Type) -> V? { self[keyPath: S.place] as? V }

  private mutating func write<S: SystemTrait, V>(_ value: V, to trait: S.Type) {
    if let value = value as? S.Value { self[keyPath: S.place] = value }
  }

  /// Puts back the value that stands for none.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      reset(system)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  private mutating func reset<S: SystemTrait>(_ trait: S.Type) {
    self[keyPath: S.place] = S.defaultValue
  }

  /// All traits that have a value.
  var specifiedTraits: [UITrait] {
    specifiedSystemTraits + custom.values.map { $0.trait }.sorted { $0.identifier < $1.identifier }
  }

  /// All traits whose values differ from another collection's.
  func changedTraits(from other: TraitValues) -> [UITrait] {
    var changed = changedSystemTraits(from: other)
    if custom.isEmpty, other.custom.isEmpty { return changed }
    let keys = Set(custom.keys).union(other.custom.keys)
    var own: [UITrait] = []
    for key in keys {
      let (mine, theirs) = (custom[key], other.custom[key])
      guard let trait = (mine ?? theirs)?.trait else { continue }
      let none = CustomTrait(defaultOf: trait)
      if !(mine ?? none).isEqual(to: theirs ?? none) { own.append(trait) }
    }
    changed += own.sorted { $0.identifier < $1.identifier }
    return changed
  }
}
