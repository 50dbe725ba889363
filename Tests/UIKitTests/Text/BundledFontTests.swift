import Foundation
import Testing

@testable import UIKit

@Suite("Fonts that an app brings")
struct BundledFontTests {
  /// A font file with nothing but a table of names.
  private func file(_ names: [(kind: UInt16, text: String)]) -> Data {
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }
    var texts: [UInt8] = []
    var records: [UInt8] = []
    for name in names {
      let text = Array(name.text.utf16).flatMap { word(Int($0)) }
      records += word(3) + word(1) + word(0x409) + word(Int(name.kind)) + word(text.count)
      records += word(texts.count)
      texts += text
    }
    let table = word(0) + word(names.count) + word(6 + records.count) + records + texts
    let head = long(0x10000) + word(1) + word(0) + word(0) + word(0)
    return Data(head + long(0x6E61_6D65) + long(0) + long(28) + long(table.count) + table)
  }

  @Test func names_areReadFromTheFile() {
    let names = FontNames(file([(1, "Lato"), (4, "Lato Bold"), (6, "Lato-Bold")]))
    #expect(names.family == "Lato")
    #expect(names.full == "Lato Bold")
    #expect(names.postScript == "Lato-Bold")
  }

  @Test func names_ofBrokenFilesAreNone() {
    let whole = file([(6, "Lato-Bold")])
    for length in 0..<whole.count {
      #expect(FontNames(whole.prefix(length)).postScript == nil)
    }
    #expect(FontNames(Data(repeating: 0xFF, count: 64)).postScript == nil)
  }

  @Test func face_comesFromTheListOfTheBundle() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-fonts-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try file([(1, "Lato"), (6, "Lato-Bold")])
      .write(to: folder.appendingPathComponent("Some File.ttf"))
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["Some File.ttf", "Missing.otf"]],
      format: .xml,
      options: 0
    )
    try list.write(to: folder.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    let face = try #require(BundledFonts.face(named: "Lato-Bold", in: bundle))
    #expect(face.family == "Lato")
    #expect(face.weight == .bold)
    #expect(BundledFonts.face(named: "Lato-Thin", in: bundle) == nil)
    #expect(UIFont(name: "Lato-Bold", size: 12) == nil)
  }
}

@Suite("Words for how far a moment is")
struct RelativeDateTimeFormatterTests {
  @Test(
    arguments: [
      (-300.0, "5 minutes ago"), (-86_400, "1 day ago"), (30, "in 30 seconds"),
      (-1_209_600, "2 weeks ago"),
    ] as [(TimeInterval, String)]
  )
  func full(_ seconds: TimeInterval, _ words: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    #expect(formatter.localizedString(fromTimeInterval: seconds) == words)
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == words)
  }

  @Test func styles_andLanguages() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(minute: -5)) == "vor 5 Minuten")
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .numeric
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2h ago")
    #expect(formatter.string(for: "no date") == nil)
  }
}
