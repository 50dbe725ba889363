import CoreGraphics

/// How a list wants one of its cells to look.
struct ListItemAppearance: Equatable {
  var content: UIListContentConfiguration
  var background: UIBackgroundConfiguration
  var separator: UIListSeparatorConfiguration?
  /// Whether there are lines above and below.
  var showsTop = false
  var showsBottom = false
  /// The corners that are round: those of the first and the last cell of a group.
  var cornerRadius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false
}
