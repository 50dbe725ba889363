import CoreGraphics
import Foundation

extension KnownProperties {
  /// What documents connect to UIKit's own classes.
  static func addOutlets(_ table: inout KnownPropertyTable) {
    addDelegates(&table)
    addParts(&table)
  }

  /// Who is asked and told; a class stands before those that it descends from.
  private static func addDelegates(_ table: inout KnownPropertyTable) {
    table.outlet(
      "delegate",
      \UITableView.delegate as ReferenceWritableKeyPath<UITableView, (any UITableViewDelegate)?>
    )
    table.outlet(
      "dataSource",
      \UITableView.dataSource as ReferenceWritableKeyPath<UITableView, (any UITableViewDataSource)?>
    )
    table.outlet(
      "dragDelegate",
      \UITableView.dragDelegate
        as ReferenceWritableKeyPath<UITableView, (any UITableViewDragDelegate)?>
    )
    table.outlet(
      "dropDelegate",
      \UITableView.dropDelegate
        as ReferenceWritableKeyPath<UITableView, (any UITableViewDropDelegate)?>
    )
    table.outlet(
      "prefetchDataSource",
      \UITableView.prefetchDataSource
        as ReferenceWritableKeyPath<UITableView, (any UITableViewDataSourcePrefetching)?>
    )
    table.outlet(
      "delegate",
      \UICollectionView.delegate
        as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDelegate)?>
    )
    table.outlet(
      "dataSource",
      \UICollectionView.dataSource
        as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDataSource)?>
    )
    table.outlet(
      "dragDelegate",
      \UICollectionView.dragDelegate
        as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDragDelegate)?>
    )
    table.outlet(
      "dropDelegate",
      \UICollectionView.dropDelegate
        as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDropDelegate)?>
    )
    table.outlet(
      "prefetchDataSource",
      \UICollectionView.prefetchDataSource
        as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDataSourcePrefetching)?>
    )
    table.outlet(
      "delegate",
      \UITextView.delegate as ReferenceWritableKeyPath<UITextView, (any UITextViewDelegate)?>
    )
    table.outlet(
      "delegate",
      \UIScrollView.delegate as ReferenceWritableKeyPath<UIScrollView, (any UIScrollViewDelegate)?>
    )
    table.outlet(
      "delegate",
      \UITextField.delegate as ReferenceWritableKeyPath<UITextField, (any UITextFieldDelegate)?>
    )
    table.outlet(
      "delegate",
      \UISearchBar.delegate as ReferenceWritableKeyPath<UISearchBar, (any UISearchBarDelegate)?>
    )
    table.outlet(
      "delegate",
      \UIPickerView.delegate as ReferenceWritableKeyPath<UIPickerView, (any UIPickerViewDelegate)?>
    )
    table.outlet(
      "dataSource",
      \UIPickerView.dataSource
        as ReferenceWritableKeyPath<UIPickerView, (any UIPickerViewDataSource)?>
    )
    table.outlet(
      "delegate",
      \UINavigationBar.delegate
        as ReferenceWritableKeyPath<UINavigationBar, (any UINavigationBarDelegate)?>
    )
    table.outlet(
      "delegate",
      \UITabBar.delegate as ReferenceWritableKeyPath<UITabBar, (any UITabBarDelegate)?>
    )
    table.outlet(
      "delegate",
      \UIToolbar.delegate as ReferenceWritableKeyPath<UIToolbar, (any UIToolbarDelegate)?>
    )
    table.outlet(
      "delegate",
      \UIWebView.delegate as ReferenceWritableKeyPath<UIWebView, (any UIWebViewDelegate)?>
    )
    table.outlet(
      "delegate",
      \UIGestureRecognizer.delegate
        as ReferenceWritableKeyPath<UIGestureRecognizer, (any UIGestureRecognizerDelegate)?>
    )
    table.outlet(
      "delegate",
      \UINavigationController.delegate
        as ReferenceWritableKeyPath<UINavigationController, (any UINavigationControllerDelegate)?>
    )
    table.outlet(
      "delegate",
      \UITabBarController.delegate
        as ReferenceWritableKeyPath<UITabBarController, (any UITabBarControllerDelegate)?>
    )
    table.outlet(
      "delegate",
      \UISplitViewController.delegate
        as ReferenceWritableKeyPath<UISplitViewController, (any UISplitViewControllerDelegate)?>
    )
    table.outlet(
      "delegate",
      \UIPageViewController.delegate
        as ReferenceWritableKeyPath<UIPageViewController, (any UIPageViewControllerDelegate)?>
    )
    table.outlet(
      "dataSource",
      \UIPageViewController.dataSource
        as ReferenceWritableKeyPath<UIPageViewController, (any UIPageViewControllerDataSource)?>
    )
    table.outlet(
      "delegate",
      \UISearchController.delegate
        as ReferenceWritableKeyPath<UISearchController, (any UISearchControllerDelegate)?>
    )
    table.outlet(
      "searchResultsUpdater",
      \UISearchController.searchResultsUpdater
        as ReferenceWritableKeyPath<UISearchController, (any UISearchResultsUpdating)?>
    )
    table.outlet(
      "transitioningDelegate",
      \UIViewController.transitioningDelegate
        as ReferenceWritableKeyPath<UIViewController, (any UIViewControllerTransitioningDelegate)?>
    )
  }

  /// The objects that belong to others.
  private static func addParts(_ table: inout KnownPropertyTable) {
    table.outlet(
      "backgroundView",
      \UITableViewCell.backgroundView as ReferenceWritableKeyPath<UITableViewCell, UIView?>
    )
    table.outlet(
      "selectedBackgroundView",
      \UITableViewCell.selectedBackgroundView as ReferenceWritableKeyPath<UITableViewCell, UIView?>
    )
    table.outlet(
      "multipleSelectionBackgroundView",
      \UITableViewCell.multipleSelectionBackgroundView
        as ReferenceWritableKeyPath<UITableViewCell, UIView?>
    )
    table.outlet(
      "accessoryView",
      \UITableViewCell.accessoryView as ReferenceWritableKeyPath<UITableViewCell, UIView?>
    )
    table.outlet(
      "editingAccessoryView",
      \UITableViewCell.editingAccessoryView as ReferenceWritableKeyPath<UITableViewCell, UIView?>
    )
    table.outlet(
      "backgroundView",
      \UITableViewHeaderFooterView.backgroundView
        as ReferenceWritableKeyPath<UITableViewHeaderFooterView, UIView?>
    )
    table.outlet(
      "backgroundView",
      \UICollectionViewCell.backgroundView
        as ReferenceWritableKeyPath<UICollectionViewCell, UIView?>
    )
    table.outlet(
      "selectedBackgroundView",
      \UICollectionViewCell.selectedBackgroundView
        as ReferenceWritableKeyPath<UICollectionViewCell, UIView?>
    )
    table.outlet(
      "backgroundView",
      \UITableView.backgroundView as ReferenceWritableKeyPath<UITableView, UIView?>
    )
    table.outlet(
      "tableHeaderView",
      \UITableView.tableHeaderView as ReferenceWritableKeyPath<UITableView, UIView?>
    )
    table.outlet(
      "tableFooterView",
      \UITableView.tableFooterView as ReferenceWritableKeyPath<UITableView, UIView?>
    )
    table.outlet(
      "backgroundView",
      \UICollectionView.backgroundView as ReferenceWritableKeyPath<UICollectionView, UIView?>
    )
    table.outlet(
      "refreshControl",
      \UIScrollView.refreshControl as ReferenceWritableKeyPath<UIScrollView, UIRefreshControl?>
    )
    table.outlet(
      "refreshControl",
      \UITableViewController.refreshControl
        as ReferenceWritableKeyPath<UITableViewController, UIRefreshControl?>
    )
    table.outlet(
      "leftView",
      \UITextField.leftView as ReferenceWritableKeyPath<UITextField, UIView?>
    )
    table.outlet(
      "rightView",
      \UITextField.rightView as ReferenceWritableKeyPath<UITextField, UIView?>
    )
    table.outlet(
      "inputView",
      \UITextField.inputView as ReferenceWritableKeyPath<UITextField, UIView?>
    )
    table.outlet(
      "inputAccessoryView",
      \UITextField.inputAccessoryView as ReferenceWritableKeyPath<UITextField, UIView?>
    )
    table.outlet(
      "inputView",
      \UITextView.inputView as ReferenceWritableKeyPath<UITextView, UIView?>
    )
    table.outlet(
      "inputAccessoryView",
      \UITextView.inputAccessoryView as ReferenceWritableKeyPath<UITextView, UIView?>
    )
    table.outlet(
      "inputAccessoryView",
      \UISearchBar.inputAccessoryView as ReferenceWritableKeyPath<UISearchBar, UIView?>
    )
    table.outlet(
      "titleView",
      \UINavigationItem.titleView as ReferenceWritableKeyPath<UINavigationItem, UIView?>
    )
    table.outlet(
      "leftBarButtonItem",
      \UINavigationItem.leftBarButtonItem
        as ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>
    )
    table.outlet(
      "rightBarButtonItem",
      \UINavigationItem.rightBarButtonItem
        as ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>
    )
    table.outlet(
      "backBarButtonItem",
      \UINavigationItem.backBarButtonItem
        as ReferenceWritableKeyPath<UINavigationItem, UIBarButtonItem?>
    )
    table.outlet(
      "searchController",
      \UINavigationItem.searchController
        as ReferenceWritableKeyPath<UINavigationItem, UISearchController?>
    )
    table.outlet(
      "customView",
      \UIBarButtonItem.customView as ReferenceWritableKeyPath<UIBarButtonItem, UIView?>
    )
    table.outlet(
      "toolbarItems",
      \UIViewController.toolbarItems
        as ReferenceWritableKeyPath<UIViewController, [UIBarButtonItem]?>
    )
    table.outlet(
      "items",
      \UIToolbar.items as ReferenceWritableKeyPath<UIToolbar, [UIBarButtonItem]?>
    )
    table.outlet("items", \UITabBar.items as ReferenceWritableKeyPath<UITabBar, [UITabBarItem]?>)
    table.outlet(
      "selectedItem",
      \UITabBar.selectedItem as ReferenceWritableKeyPath<UITabBar, UITabBarItem?>
    )
    table.outlet(
      "items",
      \UINavigationBar.items as ReferenceWritableKeyPath<UINavigationBar, [UINavigationItem]?>
    )
    table.outlet(
      "leftBarButtonItems",
      \UINavigationItem.leftBarButtonItems
        as ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>
    )
    table.outlet(
      "rightBarButtonItems",
      \UINavigationItem.rightBarButtonItems
        as ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>
    )
    table.outlet(
      "gestureRecognizers",
      \UIView.gestureRecognizers as ReferenceWritableKeyPath<UIView, [UIGestureRecognizer]?>
    )
    table.read("contentView", \UITableViewCell.contentView)
    table.read("contentView", \UITableViewHeaderFooterView.contentView)
    table.read("contentView", \UICollectionViewCell.contentView)
    table.read("textLabel", \UITableViewCell.textLabel)
    table.read("detailTextLabel", \UITableViewCell.detailTextLabel)
    table.read("imageView", \UITableViewCell.imageView)
    table.read("textLabel", \UITableViewHeaderFooterView.textLabel)
    table.read("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    table.read("contentView", \UIVisualEffectView.contentView)
    table.read("titleLabel", \UIButton.titleLabel)
    table.read("imageView", \UIButton.imageView)
    table.read("searchTextField", \UISearchBar.searchTextField)
    table.read("navigationBar", \UINavigationController.navigationBar)
    table.read("toolbar", \UINavigationController.toolbar)
    table.read("tabBar", \UITabBarController.tabBar)
    table.read("tabBarItem", \UIViewController.tabBarItem)
    table.read("tabBarController", \UIViewController.tabBarController)
    table.read("splitViewController", \UIViewController.splitViewController)
    table.read("storyboard", \UIViewController.storyboard)
  }
}
