/// Names of Apple's that documents use.
enum AppleNames {
  private static let prefixes = [
    "UI", "NS", "CA", "WK", "MK", "AV", "SK", "GL", "PK", "QL", "SF", "MTK", "CN", "EK", "MF", "GK",
    "PDF", "SCN", "ARS", "LP", "PH", "MP", "XCT", "RP",
  ]

  /// Whether a class seems to be Apple's: a known prefix and another capital letter.
  static func isApples(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
        return false
      }
      return next.isUppercase && name.dropFirst(prefix.count + 1).first?.isLowercase ?? true
    }
  }

  /// Apple's frameworks, as far as apps with documents import them.
  static let modules: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreData", "CoreGraphics", "QuartzCore", "WebKit",
    "MapKit", "CoreLocation", "AVFoundation", "AVKit", "XCTest", "Testing", "os", "OSLog", "Swift",
    "Dispatch", "ObjectiveC", "Darwin", "UserNotifications", "UserNotificationsUI", "MessageUI",
    "SafariServices", "StoreKit", "Photos", "PhotosUI", "CoreMotion", "CoreImage", "CoreText",
    "CoreMedia", "CoreVideo", "CoreAudio", "MobileCoreServices", "UniformTypeIdentifiers",
    "Contacts", "ContactsUI", "EventKit", "EventKitUI", "GameKit", "SpriteKit", "SceneKit", "ARKit",
    "Metal", "MetalKit", "LocalAuthentication", "Security", "CryptoKit", "CommonCrypto", "Network",
    "SystemConfiguration", "CloudKit", "HealthKit", "HomeKit", "PassKit", "MediaPlayer",
    "QuickLook",
    "PDFKit", "Social", "Accounts", "AddressBook", "NotificationCenter", "Intents", "IntentsUI",
    "WidgetKit", "AuthenticationServices", "LinkPresentation", "CoreSpotlight", "CoreTelephony",
    "CoreBluetooth", "MultipeerConnectivity", "Vision", "NaturalLanguage", "Accelerate", "simd",
    "AudioToolbox", "GLKit", "ImageIO", "JavaScriptCore", "WatchConnectivity", "ReplayKit",
    "BackgroundTasks", "AppTrackingTransparency", "AdSupport", "Observation", "PencilKit",
    "Speech", "CoreML", "CoreHaptics", "MetricKit", "AppIntents", "ActivityKit", "RegexBuilder",
    "CoreServices", "AppKit", "Cocoa", "MessageUI", "Messages", "TipKit", "Charts",
  ]

  /// The outlets of UIKit's own classes.
  static let outlets: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "window", "titleView",
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
    "backBarButtonItem", "navigationItem", "tabBarItem", "toolbarItems", "gestureRecognizers",
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "contentView", "tableHeaderView", "tableFooterView",
    "refreshControl", "prefetchDataSource", "dragDelegate", "dropDelegate", "collectionViewLayout",
    "navigationDelegate", "uiDelegate", "UIDelegate", "inputView", "inputAccessoryView", "leftView",
    "rightView", "searchBar", "searchDisplayController", "searchContentsController",
    "searchResultsDelegate", "searchResultsDataSource", "searchResultsTableView", "textLabel",
    "detailTextLabel", "imageView", "keyboardLayoutGuide", "topLayoutGuide", "bottomLayoutGuide",
    "popoverPresentationController", "masterViewController", "detailViewController",
    "nextResponder",
    "menu", "preferredFocusEnvironments", "viewControllers", "containerView", "maskView", "mask",
    "layer", "scene", "session", "customView", "navigationBar", "toolbar", "tabBar",
    "navigationController", "tabBarController", "splitViewController",
  ]

  /// The actions that UIKit's responders have.
  static let actions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "resignFirstResponder",
    "becomeFirstResponder", "undo", "redo", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "print:", "done:", "cancel:",
    "dismissModalViewControllerAnimated:", "reload", "reload:", "goBack", "goBack:", "goForward",
    "goForward:", "stopLoading", "stopLoading:", "reloadFromOrigin", "endEditing:",
    "popViewControllerAnimated:",
    "dismissViewControllerAnimated:completion:", "setNeedsLayout", "setNeedsDisplay",
    "scrollRectToVisible:animated:", "toggleMasterVisible:", "reloadData", "hideKeyboard",
    "performClose:", "newWindowForTab:", "hidePrimaryColumn", "showPrimaryColumn",
  ]
}
