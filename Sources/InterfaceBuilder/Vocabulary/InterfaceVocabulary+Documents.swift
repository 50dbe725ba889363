extension InterfaceVocabulary {
  /// The document around the objects, and what connects them.
  static let documents = """
    document
      . type targetRuntime initialViewController useAutolayout launchScreen tintColor
      . ~version ~toolsVersion ~systemVersion ~propertyAccessControl ~useSafeAreas ~colorMatched
      . ~useTraitCollections ~variant ~defaultVersion ~customObjectInstantitationMethod
      . ~sourceControlIgnored ~macCatalystMinimumVersion
      + scenes objects resources ~dependencies ~device ~designables ~inferredMetricsTieBreakers
      + ~customFonts ~classes ~accessibilityOverrides ~simulatedMetricsContainer
      @ !tintColor ~customFonts ~defaultSimulatedMetrics ~simulatedStatusBarMetrics
      @ ~simulatedOrientationMetrics ~simulatedScreenMetrics ~simulatedDestinationMetrics
    scenes
      + scene
    scene
      . ~sceneID
      + objects
      @ ~canvasLocation
    objects
      + *
    resources
      + image namedColor systemColor
    image
      . name catalog ~width ~height ~renderingMode
      + ~mutableData
      @ ~mutableData
    namedColor systemColor
      . name
      + color
    connections
      + outlet outletCollection action segue
    outlet
      . property destination id
    outletCollection
      . property destination appends ~collectionClass id
    action
      . selector destination eventType id
    segue
      . destination kind relationship identifier unwindAction destinationCreationSelector animates
      . customClass customModule customModuleProvider modalPresentationStyle modalTransitionStyle
      . popoverAnchorView popoverAnchorBarButtonItem id key ~inheritsFrom ~trigger ~reference
      . !popoverPermittedArrowDirections !splitViewControllerTargetIndex !repositionTrigger
      @ popoverArrowDirection !commit !preview passthroughViews
      + !passthroughViews
    popoverArrowDirection
      . up down left right key
    userDefinedRuntimeAttributes
      + userDefinedRuntimeAttribute
    userDefinedRuntimeAttribute
      . type keyPath value ~catalog
      @ value
    ~dependencies ~device ~designables ~inferredMetricsTieBreakers ~customFonts ~classes
    ~capability ~plugIn ~deployment ~development ~adaptation ~designable
    ~accessibilityOverrides ~simulatedMetricsContainer
    ~simulatedScreenMetrics ~simulatedStatusBarMetrics ~simulatedOrientationMetrics
    ~simulatedNavigationBarMetrics ~simulatedToolbarMetrics ~simulatedTabBarMetrics
    ~freeformSimulatedSizeMetrics ~freeformSimulatedSizeClassMetrics
    ~freeformSimulatedDestinationMetrics
    ~array ~mutableArray ~mutableData ~data ~object ~int ~float ~double ~reference ~dictionary
    """

  /// Controllers and what stands beside them in a scene.
  static let controllers = """
    Any
      . id key ~userLabel customClass customModule customModuleProvider
      @ ~userComments ~canvasLocation
      + connections userDefinedRuntimeAttributes
    placeholder < Any
      . placeholderIdentifier ~sceneMemberID
    exit < Any
      . ~sceneMemberID
    customObject < Any
      . ~sceneMemberID
    viewControllerPlaceholder < Any
      . storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier ~sceneMemberID
      . !hidesBottomBarWhenPushed
      @ navigationItem tabBarItem
    Controller < Any
      . title storyboardIdentifier ~sceneMemberID restorationIdentifier
      . useStoryboardIdentifierAsRestorationIdentifier hidesBottomBarWhenPushed
      . definesPresentationContext providesPresentationContextTransitionStyle
      . modalPresentationStyle modalTransitionStyle automaticallyAdjustsScrollViewInsets
      . extendedLayoutIncludesOpaqueBars ~wantsFullScreenLayout ~autoresizesArchivedViewToFullSize
      . modalPresentationCapturesStatusBarAppearance showSeguePresentationStyle
      . !interfaceStyle focusGroupIdentifier nibName
      @ view navigationItem tabBarItem edgesForExtendedLayout preferredContentSize
      @ contentSizeForViewInPopover ~freeformSize ~simulatedStatusBarMetrics
      @ ~simulatedTopBarMetrics ~simulatedBottomBarMetrics ~simulatedDestinationMetrics
      @ ~simulatedOrientationMetrics ~simulatedScreenMetrics
      + toolbarItems layoutGuides keyCommands ~nil
    viewController < Controller
    navigationController < Controller
      . navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap
      . hidesBarsWhenVerticallyCompact hidesBarsWhenKeyboardAppears
      @ navigationBar toolbar
    tabBarController < Controller
      . selectedIndex
      @ tabBar
    splitViewController < Controller
      . preferredDisplayMode allowDoubleColumnStyle behavior primaryBackgroundStyle primaryEdge
      . presentsWithGesture minimumPrimaryColumnWidth maximumPrimaryColumnWidth
      . preferredPrimaryColumnWidthFraction displayModeButtonVisibility
      . showsSecondaryOnlyButton
    pageViewController < Controller
      . transitionStyle navigationOrientation spineLocation pageSpacing doubleSided
    tableViewController < Controller
      . clearsSelectionOnViewWillAppear
      @ refreshControl
    collectionViewController < Controller
      . clearsSelectionOnViewWillAppear
    !avPlayerViewController < Controller
      . videoGravity showsPlaybackControls
    !hostingController < Controller
    !glkViewController < Controller
      . preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive
    !mtkViewController !searchController !imagePickerController !abPeoplePickerController < Controller
    extendedEdge
      . top left bottom right key
    value
      . type width height key
    layoutGuides
      + viewControllerLayoutGuide
    viewControllerLayoutGuide
      . type id
    viewLayoutGuide
      . id key
    keyCommands
      + keyCommand
    keyCommand
      . input modifierFlags selector action
      @ modifierFlags
    toolbarItems items leftBarButtonItems rightBarButtonItems
      + *
    """
}
