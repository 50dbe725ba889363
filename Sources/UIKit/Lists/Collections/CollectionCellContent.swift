import Foundation

/// What a collection's cell shows by configurations, and the views for that.
@MainActor
final class CollectionCellContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIContentView & UIView)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: ConfiguredBackgroundView?
  var needsUpdate = false
  var selectionSegue: SegueTemplate?
  var dragState = UICollectionViewCell.DragState.none
  private var isUpdating = false

  func show(_ new: (any UIContentConfiguration)?, in cell: UICollectionViewCell) {
    let old = configuration
    configuration = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    cell.contentSizeMayHaveChanged()
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    if let old, view != nil, !isUpdating {
      ConsoleMessage.replacedContentView(in: cell, old: old, new: new).emit()
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    made.frame = cell.contentView.bounds
    cell.contentView.addSubview(made)
    view = made
    cell.setNeedsUpdateConfiguration()
  }

  func showBackground(_ new: UIBackgroundConfiguration?, in cell: UICollectionViewCell) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let made = backgroundView ?? ConfiguredBackgroundView(frame: cell.bounds)
    if backgroundView == nil {
      backgroundView = made
      cell.insertSubview(made, at: 0)
    }
    made.show(new)
    cell.setNeedsLayout()
  }

  /// Brings configurations up to date with the state, if somebody asked for it.
  func updateIfNeeded(_ cell: UICollectionViewCell) {
    guard needsUpdate else { return }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    UpdateScope.run(.updateConfiguration, on: cell) {
      let state = cell.configurationState
      if cell.automaticallyUpdatesContentConfiguration, let configuration {
        show(configuration.updated(for: state), in: cell)
      }
      if cell.automaticallyUpdatesBackgroundConfiguration, let background {
        showBackground(background.updated(for: state), in: cell)
      }
      cell.updateConfiguration(using: state)
      cell.configurationUpdateHandler?(cell, state)
    }
  }

  func layOut(_ cell: UICollectionViewCell) {
    backgroundView?.place(in: cell)
    if let view, view.frame != cell.contentView.bounds { view.frame = cell.contentView.bounds }
  }
}
