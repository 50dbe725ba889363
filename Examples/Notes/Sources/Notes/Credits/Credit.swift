/// Somebody who helped.
struct Credit: Equatable {
  var name: String
  var part: String

  static let all = [
    Credit(name: "Ada", part: "The list"),
    Credit(name: "Grace", part: "The editor"),
    Credit(name: "Katherine", part: "The drafts"),
  ]
}
