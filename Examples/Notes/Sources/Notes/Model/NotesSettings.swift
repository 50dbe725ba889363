import Foundation

extension Notification.Name {
  /// Posted after a setting has changed; the object is the settings.
  static let notesSettingsDidChange = Notification.Name("NotesSettingsDidChange")
}

/// The part of `UserDefaults` that the settings need.
protocol KeyValueStore: AnyObject {
  func object(forKey defaultName: String) -> Any?
  func set(_ value: Any?, forKey defaultName: String)
}

extension UserDefaults: KeyValueStore {}

/// Keeps values for as long as it lives.
final class TransientKeyValueStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey defaultName: String) -> Any? {
    values[defaultName]
  }

  func set(_ value: Any?, forKey defaultName: String) {
    values[defaultName] = value
  }
}

/// How a list is sorted; the raw values are the segments of the settings screen.
@objc enum SortOrder: Int {
  case edited
  case title
}

/// What the user chose, under key paths as keys.
@objcMembers final class NotesSettings: NSObject {
  private let values: KeyValueStore

  init(values: KeyValueStore = UserDefaults.standard) {
    self.values = values
    super.init()
  }

  var sortOrder: SortOrder {
    get {
      let raw = values.object(forKey: #keyPath(NotesSettings.sortOrder)) as? Int
      return raw.flatMap(SortOrder.init(rawValue:)) ?? .edited
    }
    set { store(newValue.rawValue, forKey: #keyPath(NotesSettings.sortOrder)) }
  }

  var showsPreviews: Bool {
    get { values.object(forKey: #keyPath(NotesSettings.showsPreviews)) as? Bool ?? true }
    set { store(newValue, forKey: #keyPath(NotesSettings.showsPreviews)) }
  }

  private func store(_ value: Any, forKey key: String) {
    values.set(value, forKey: key)
    NotificationCenter.default.post(
      name: .notesSettingsDidChange,
      object: self,
      userInfo: ["key": key]
    )
  }
}
