import CoreGraphics
import Foundation

/// The sets and loose pictures of one bundle, listed once.
final class BundleAssets {
  /// A picture, and what its file says about itself.
  struct Picture {
    let data: Data
    /// The size in pixels; in points for a picture without pixels, such as a PDF file.
    let size: CGSize?
    let isVector: Bool
    let orientation: UIImage.Orientation
  }

  private struct Place {
    let folder: String
    /// The path from the catalogue on.
    let shown: String
  }

  private let folders: [String]
  private var places: [AssetKind: [String: Place]] = [:]
  private var problems: [AssetProblem] = []
  private var sets: [String: AssetSet] = [:]
  private var pictures: [String: Picture?] = [:]
  private var listings: [String: Set<String>] = [:]

  /// Lists the catalogues.
  ///
  /// - Parameter folders: Those with catalogues and loose files, the most important one first.
  init(folders: [String]) {
    self.folders = folders
    for root in folders {
      for entry in listing(root).sorted() where entry.hasSuffix(".xcassets") {
        list(root + "/" + entry, shown: entry, prefix: "")
      }
    }
  }

  private func listing(_ folder: String) -> Set<String> {
    if let known = listings[folder] { return known }
    let found = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    listings[folder] = found
    return found
  }

  // MARK: - Sets

  private func list(_ folder: String, shown: String, prefix: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") && entry != "Contents.json" {
      let place = Place(folder: folder + "/" + entry, shown: shown + "/" + entry)
      let (kind, name) = AssetFolder.read(entry)
      switch kind {
      case .set(let kind): add(place, kind, prefix + name)
      case .ignored: break
      case .group:
        guard Self.isFolder(place.folder) else { continue }
        let inner = providesNamespace(place) ? prefix + name + "/" : prefix
        list(place.folder, shown: place.shown, prefix: inner)
      case .unknown(let ending):
        guard Self.isFolder(place.folder) else { continue }
        problems.append(AssetProblem(place: place.shown, reason: .unknownKind(ending: ending)))
      }
    }
  }

  private func add(_ place: Place, _ kind: AssetKind, _ name: String) {
    if let first = places[kind]?[name] {
      problems.append(AssetProblem(place: place.shown, reason: .hidden(by: first.shown)))
    } else {
      places[kind, default: [:]][name] = place
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether the name of a group counts into the names of its sets.
  private func providesNamespace(_ place: Place) -> Bool {
    guard let text = FileManager.default.contents(atPath: place.folder + "/Contents.json") else {
      return false
    }
    do {
      guard case .object(let members) = try JSONReader.value(of: [UInt8](text)) else {
        problems.append(
          AssetProblem(place: place.shown, reason: .wrongContents(expected: "an object"))
        )
        return false
      }
      guard case .object(let properties)? = members.first(where: { $0.key == "properties" })?.value
      else { return false }
      return properties.contains { $0.key == "provides-namespace" && $0.value.isTrue }
    } catch {
      let reason = AssetProblem.Reason.brokenContents(line: error.line, expected: error.expected)
      problems.append(AssetProblem(place: place.shown, reason: reason))
      return false
    }
  }

  func set(_ kind: AssetKind, named name: String) -> AssetSet? {
    guard let place = places[kind]?[name] else { return nil }
    if let known = sets[place.folder] { return known }
    let read = AssetSetReader.read(kind, place: place.shown, folder: place.folder)
    sets[place.folder] = read
    return read
  }

  func names(of kind: AssetKind) -> [String] { (places[kind] ?? [:]).keys.sorted() }

  /// The problems of the folders, then those of each set, with the files that they name.
  func allProblems() -> [AssetProblem] {
    var found = problems
    for kind in AssetKind.allCases {
      for name in names(of: kind) {
        guard let set = set(kind, named: name) else { continue }
        found += set.problems
        for filename in set.variants.compactMap(\.filename) {
          found += [problem(of: filename, in: set)].compactMap { $0 }
        }
      }
    }
    return found
  }

  private func problem(of filename: String, in set: AssetSet) -> AssetProblem? {
    let path = set.folder + "/" + filename
    guard listing(set.folder).contains(filename) else {
      return AssetProblem(place: set.place, reason: .missingFile(filename))
    }
    guard set.kind == .image, picture(at: path)?.size == nil else { return nil }
    return AssetProblem(place: set.place, reason: .unreadableFile(filename))
  }

  // MARK: - Pictures

  func picture(at path: String) -> Picture? {
    if let known = pictures[path] { return known }
    let read = FileManager.default.contents(atPath: path).map { data -> Picture in
      if let size = ImageHeader.size(of: data) {
        let orientation = ImageHeader.orientation(of: data)
        return Picture(data: data, size: size, isVector: false, orientation: orientation)
      }
      return Picture(data: data, size: VectorSize.of(data), isVector: true, orientation: .up)
    }
    pictures[path] = .some(read)
    return read
  }

  /// The files `name`, `name@2x`, `name@2x~ipad` and so on, in each folder in turn.
  func looseFiles(_ base: String, _ ending: String) -> [LoosePicture] {
    let parts = base.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let stem = parts.last, !parts.contains("..") else { return [] }
    let below = parts.dropLast().map { "/" + $0 }.joined()
    for root in folders {
      let folder = root + below
      let files = listing(folder)
      let found = LoosePicture.candidates(stem, ending).filter { files.contains($0.path) }
      if !found.isEmpty {
        return found.map { candidate in
          var candidate = candidate
          candidate.path = folder + "/" + candidate.path
          return candidate
        }
      }
    }
    return []
  }
}

/// A picture that lies in a bundle as a file of its own.
struct LoosePicture {
  var path: String
  let scale: Int
  /// The device that the name ends with; nil for any.
  let idiom: UIUserInterfaceIdiom?

  /// The names that the files of a picture may have, for devices first.
  ///
  /// - Evidence: Resource Programming Guide, "Specifying High-Resolution Images in iOS" (grade A):
  ///   the scale comes before the device
  static func candidates(_ stem: String, _ ending: String) -> [LoosePicture] {
    let devices: [(String, UIUserInterfaceIdiom?)] = [
      ("~iphone", .phone), ("~ipad", .pad), ("", nil),
    ]
    // A name with a scale stands for that file.
    let own = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    let scales = own > 1 ? [("", own)] : [("", 1), ("@2x", 2), ("@3x", 3)]
    return devices.flatMap { device, idiom in
      scales.map { suffix, scale in
        LoosePicture(path: "\(stem)\(suffix)\(device).\(ending)", scale: scale, idiom: idiom)
      }
    }
  }
}
