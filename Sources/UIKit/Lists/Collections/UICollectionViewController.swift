public import CoreGraphics
public import Foundation

/// A controller whose view holds a collection, and which is its data source and delegate.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let initialLayout: UICollectionViewLayout
  private weak var ownCollection: UICollectionView?
  private var hasLoadedItems = false
  private var isAskedForMovement = false
  private lazy var movementRecognizer = makeMovementRecognizer()

  /// Creates a controller with a collection of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    if let nib = coder.nib { NibTables.collectionViewController.apply(to: self, nib) }
  }

  /// Puts the collection of a storyboard into a view of its own.
  override func take(nibView: UIView) {
    guard let collection = nibView as? UICollectionView else {
      super.take(nibView: nibView)
      return
    }
    let holder = UIView(frame: collection.frame)
    collection.frame = holder.bounds
    hold(collection, in: holder)
  }

  private func hold(_ collection: UICollectionView, in holder: UIView) {
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(collection)
    collection.addGestureRecognizer(movementRecognizer)
    movementRecognizer.isEnabled = installsStandardGestureForInteractiveMovement
    ownCollection = collection
    view = holder
  }

  /// Makes a view with the collection.
  open override func loadView() {
    if loadViewFromNib() {
      guard let collection = ownCollection else { return }
      if collection.dataSource == nil { collection.dataSource = self }
      if collection.delegate == nil { collection.delegate = self }
      return
    }
    let frame = UIScreen.main.bounds
    let holder = UIView(frame: frame)
    let collection = UICollectionView(
      frame: holder.bounds,
      collectionViewLayout: initialLayout
    )
    collection.dataSource = self
    collection.delegate = self
    hold(collection, in: holder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      ownCollection?.removeFromSuperview()
      ownCollection = newValue
      if let newValue, newValue.superview == nil { view.addSubview(newValue) }
    }
  }

  /// The layout of the collection.
  open var collectionViewLayout: UICollectionViewLayout {
    ownCollection?.collectionViewLayout ?? initialLayout
  }

  /// Whether items are deselected before the controller appears; `true` by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lifts an item that can be moved; `true` by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementRecognizer.isEnabled = installsStandardGestureForInteractiveMovement }
  }

  /// Whether a push of another such controller animates from its layout to that one's.
  ///
  /// - Differs: Asking for it stops with a message: the transition is not built.
  open var useLayoutToLayoutNavigationTransitions = false {
    didSet {
      if useLayoutToLayoutNavigationTransitions {
        unimplemented("pushes that animate from one collection layout to another")
      }
    }
  }

  private func makeMovementRecognizer() -> UILongPressGestureRecognizer {
    let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
    recognizer.addHandler { [weak self, weak recognizer] in
      guard let self, let recognizer, let collection = ownCollection else { return }
      follow(recognizer, in: collection)
    }
    return recognizer
  }

  /// Moves an item with a finger that rested on it.
  private func follow(_ recognizer: UILongPressGestureRecognizer, in collection: UICollectionView) {
    let place = recognizer.location(in: collection)
    switch recognizer.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place) else { return }
      isAskedForMovement = true
      let canMove = self.collectionView(collection, canMoveItemAt: path)
      guard canMove, isAskedForMovement else { return }
      _ = collection.beginInteractiveMovementForItem(at: path)
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    default: break
    }
  }

  /// Loads the items the first time and deselects items.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = ownCollection else { return }
    if !hasLoadedItems {
      hasLoadedItems = true
      collection.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: - Data source and delegate, for overriding

  /// Asks for the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// Asks for the cell of an item.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }

  /// Asks for the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Asks for a header, footer or other view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Asks whether an item can be moved.
  ///
  /// By default it can if a subclass has the method that moves one.
  ///
  /// - Differs: Of a class that was not lowered that shows at the end only: the item goes back. A
  ///   long press lifts items only if such a subclass says here that they can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    let move: StaticString = "collectionView:moveItemAtIndexPath:toIndexPath:"
    let isKnown = OptionalMessage.isImplemented(move, by: self)
    isAskedForMovement = isKnown ?? false
    return isKnown ?? true
  }

  /// Asks to move an item, as the user did.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.refuseMovement() }

  /// Asks whether a touch highlights an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that a touch highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Tells that the highlight ended.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Asks whether a tap selects an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Asks whether a tap deselects an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Tells that the user's tap deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Tells that a cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a header, footer or other view is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Tells that a cell is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Tells that a header, footer or other view is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Asks whether a tap acts beside selecting.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells that a tap acted on an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Asks for the place of an item that the user moves; the proposed one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }

  /// Asks for the place of an item that the user moves; the first version of the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Asks where the content is after a change of layout or data; the proposed offset by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Asks for the layout between two others.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Asks whether an item can be edited; `true` by default.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Asks whether an item shows a menu of editing commands; `false` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Asks whether an editing command applies to an item; `false` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Performs an editing command on an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// Asks whether a pan with two fingers starts to select several items; `false` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Tells that such a selection started.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Tells that such a selection ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
  }

  /// Asks for the menu of items; that of the first one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Asks for the menu of an item; none by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Asks for the preview of an item whose menu opens; its cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Asks for the preview of an item whose menu closes; its cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Asks for the preview of a menu that opens; the first version of the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Asks for the preview of a menu that closes; the first version of the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Tells that the preview of a menu was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Tells that a menu is about to appear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells that a menu is about to go.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The titles of an index at the side; none by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Where a title of the index leads.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// Asks whether the focus may stop at an item; `true` by default.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Asks whether the focus may move; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// Tells that the focus moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Asks for the item that the focus goes to first; none by default.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    nil
  }

  /// Asks whether an item that gets the focus is selected; as the collection says by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  /// Tells that the content moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Tells that a finger starts to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Tells that the finger left.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Tells that the content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Tells that a scrolling animation ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
