import Testing

@testable import Projects

@Suite("Build settings")
struct BuildSettingsTests {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(defaults: ["TARGET_NAME": "My Shop-2"], configuration: "Debug")
    for layer in layers { settings.add(.object(layer.mapValues { .string($0) })) }
    return settings
  }

  @Test func inherited_takesTheLayerBelow_levelByLevel() {
    let settings = settings(
      ["FLAGS": "A"],
      ["FLAGS": "$(inherited) B"],
      ["FLAGS": "C ${inherited}"]
    )
    #expect(settings.words("FLAGS") == ["C", "A", "B"])
  }

  @Test func conditions_ofTheSimulator_winInTheirLayer() {
    let settings = settings([
      "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device",
      "B[sdk=macosx*]": "mac", "C[config=Debug][sdk=iphone*]": "both",
    ])
    #expect(settings.value("A") == "simulator")
    #expect(settings.value("B").isEmpty)
    #expect(settings.value("C") == "both")
  }

  @Test func modifiers_changeTheValue() {
    let settings = settings([
      "A": "$(TARGET_NAME:c99extidentifier)", "B": "org.$(TARGET_NAME:rfc1034identifier:lower)",
      "C": "$(NOTHING:default=some)", "D": "$(X_$(Y))", "X_1": "found", "Y": "1",
    ])
    #expect(settings.value("A") == "My_Shop_2")
    #expect(settings.value("B") == "org.my-shop-2")
    #expect(settings.value("C") == "some")
    #expect(settings.value("D") == "found")
    #expect(settings.value("PRODUCT_MODULE_NAME") == "My_Shop_2")
    #expect(BuildSettings.identifier("3D") == "_D")
  }

  @Test func circle_ofSettings_ends() {
    let settings = settings(["A": "$(B)x", "B": "$(A)y"])
    #expect(settings.value("A") == "yx")
  }

  @Test func words_respectQuotes() {
    #expect(BuildSettings.split(#"A "B C" -D'E F' G\ H"#) == ["A", "B C", "-DE F", "G H"])
  }

  @Test func xcconfig_withIncludes_isReadInOrder() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      #include "More/Base.xcconfig" // the base
      #include? "Nowhere.xcconfig"
      #include "Missing.xcconfig"
      NAME = Shop // no more
      LONG = a \\
        b
      NAME[sdk=iphonesimulator*] = Sim;
      """,
      to: "A.xcconfig"
    )
    try folder.write(
      "NAME = Base\nBASE = 1\n#include \"../A.xcconfig\"\n",
      to: "More/Base.xcconfig"
    )
    let config = Xcconfig(path: folder.path + "/A.xcconfig", sourceRoot: folder.path)
    #expect(config.missing == [folder.path + "/Missing.xcconfig"])
    var settings = BuildSettings(defaults: [:], configuration: "Debug")
    settings.add(config.assignments)
    #expect(settings.value("NAME") == "Sim")
    #expect(settings.value("BASE") == "1")
    #expect(settings.words("LONG") == ["a", "b"])
  }
}
