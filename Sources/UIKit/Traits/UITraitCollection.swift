public import Foundation

/// The environment of an interface: size classes, style, idiom, scale and more.
///
/// Collections never change; a view or a screen gets another one.
///
/// Status: complete · A
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues
  /// Writes down which traits are read, in the collection that an update method got.
  let log: TraitLog?

  init(values: TraitValues, log: TraitLog? = nil) {
    self.values = values
    self.log = log
    super.init()
  }

  /// Creates a collection without a value for any trait.
  public convenience override init() {
    self.init(values: TraitValues())
  }

  /// Merges collections; a later one wins where it has a value.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values, log: traitCollections.lazy.compactMap(\.log).first)
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().changed(by: mutations))
  }

  /// Creates a collection with one trait of any kind.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// A collection with some traits changed by a closure.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations), log: log)
  }

  /// A collection with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values, log: log)
  }

  /// The value of a trait, or its default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    note(trait)
    return values[trait]
  }

  /// The configuration of images for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }

  // MARK: - Comparing

  /// Whether every value that another collection specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait, trait !== self else { return true }
    log?.noteAll()
    var merged = values
    merged.merge(trait.values)
    return merged.changedTraits(from: values).isEmpty
  }

  /// The traits whose values differ from another collection's.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    log?.noteAll()
    return values.changedTraits(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether dynamic colours may look different than under another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits of the system that colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits of the system by which images are chosen.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }

  /// Collections are equal if all their values are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    if other === self { return true }
    log?.noteAll()
    return values.changedTraits(from: other.values).isEmpty
  }

  /// A number that equal collections share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceIdiom)
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    return hasher.finalize()
  }

  /// The collection itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The traits that have a value, by name.
  public override var description: String { "<UITraitCollection: \(values.listed)>" }

  /// Notes that a trait was read.
  @inline(__always)
  func note(_ trait: @autoclosure () -> UITrait) {
    if let log { log.note(trait()) }
  }
}

extension TraitValues {
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var builder: any UIMutableTraits = TraitBuilder(values: self)
    mutations(&builder)
    return (builder as? TraitBuilder)?.values ?? self
  }
}
