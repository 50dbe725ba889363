import Foundation

/// Keeps text that the user has not saved yet.
protocol DraftStore: AnyObject {
  func draft(forKey key: String) -> NoteDraft?
  func setDraft(_ draft: NoteDraft?, forKey key: String)
  var hasDrafts: Bool { get }
}

final class InMemoryDraftStore: DraftStore {
  private var drafts: [String: NoteDraft] = [:]
  private(set) var saveCount = 0

  func draft(forKey key: String) -> NoteDraft? {
    drafts[key]?.snapshot()
  }

  func setDraft(_ draft: NoteDraft?, forKey key: String) {
    drafts[key] = draft?.snapshot()
    if draft != nil { saveCount += 1 }
  }

  var hasDrafts: Bool { !drafts.isEmpty }
}
