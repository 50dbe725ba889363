import MobileCoreServices
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Types of files")
struct UniformTypeTests {
  @Test func declaredTypes_haveTheirMarks() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.pdf.tags[.filenameExtension] == ["pdf"])
    #expect(UTType("PUBLIC.Png") == .png)
    #expect(UTType("com.nobody.knows") == nil)
    #expect(UTType.movie.preferredMIMEType == nil)
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.gif.isPublic)
  }

  @Test func marks_findTheirTypes() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType(filenameExtension: "app", conformingTo: .directory) == .applicationBundle)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.types(tag: "url", tagClass: .filenameExtension, conformingTo: nil).count == 1)
  }

  @Test func conformance_followsTheTree() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.data.isSupertype(of: .swiftSource))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
  }

  @Test func unknownEnding_givesADynamicTypeThatCanBeReadBack() throws {
    let type = try #require(UTType(filenameExtension: "Sketchy", conformingTo: .image))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "sketchy")
    #expect(type.conforms(to: .image) && type.conforms(to: .data))
    let again = try #require(UTType(type.identifier))
    #expect(again == type && again.preferredFilenameExtension == "sketchy")
    #expect(UTType("dyn.a-not-one") == nil)
  }

  @Test func ownTypes_knowWhatTheyAreTold() throws {
    let type = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(type.conforms(to: .text) && type.identifier == "com.example.note")
    #expect(UTType(exportedAs: "com.example.thing").conforms(to: .data))
    #expect(UTType(importedAs: "public.png") == .png)
    let data = try JSONEncoder().encode([UTType.png, type])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.example.note"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, type])
  }

  @Test func addresses_takeEndings() {
    let folder = URL(fileURLWithPath: "/a")
    #expect(folder.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
    #expect(folder.appendingPathComponent("b.JPG", conformingTo: .jpeg).path == "/a/b.JPG")
    #expect(folder.appendingPathComponent("b", conformingTo: .folder).hasDirectoryPath)
    #expect(folder.appendingPathExtension(for: .zip).path == "/a.zip")
  }

  @Test func olderNames_areTheSameTypes() {
    #expect(kUTTypeImage as String == UTType.image.identifier)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "pdf", nil)
    #expect(identifier?.takeRetainedValue() == kUTTypePDF)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() == "application/pdf")
    #expect(!UTTypeEqual(kUTTypePDF, kUTTypePNG) && UTTypeIsDeclared(kUTTypePDF))
  }
}

@MainActor @Suite("Pickers of types of files", .serialized)
struct TypePickerTests {
  @Test func picker_takesTypes() {
    let copy = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .png], asCopy: true)
    #expect(copy.documentPickerMode == .import)
    let inPlace = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    #expect(inPlace.documentPickerMode == .open)
  }
}
