extension InterfaceVocabulary {
  /// Tables, collections and their cells.
  static let collections = """
    tableView < ScrollView
      . style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
      . estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionIndexMinimumDisplayRowCount
      . allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      . allowsMultipleSelectionDuringEditing dataMode springLoaded contentViewInsetsToSafeArea
      . separatorInsetReference prefetchDataSource selfSizingInvalidation allowsFocus
      . fillerRowHeight sectionHeaderTopPadding
      @ separatorColor separatorInset sectionIndexColor sectionIndexBackgroundColor
      @ sectionIndexTrackingBackgroundColor tableHeaderView tableFooterView backgroundView
      + prototypes sections
    prototypes cells
      + *
    sections
      + tableViewSection
    tableViewSection
      . headerTitle footerTitle id ~userLabel ~colSpan
      @ headerTitle footerTitle ~userComments
      + cells
    tableViewCell < View
      . style reuseIdentifier selectionStyle accessoryType editingAccessoryType
      . hidesAccessoryWhenEditing indentationLevel indentationWidth rowHeight showsReorderControl
      . shouldIndentWhileEditing ~textLabel ~detailTextLabel ~imageView focusStyle ~colSpan
      @ contentView backgroundView selectedBackgroundView multipleSelectionBackgroundView
      @ accessoryView editingAccessoryView separatorInset contentConfiguration
      @ backgroundConfiguration
    tableViewCellContentView < View
      . ~tableViewCell
    listContentConfiguration
      . text secondaryText image configurationType catalog key
      @ text secondaryText image textProperties secondaryTextProperties imageProperties
      @ directionalLayoutMargins
      + *
    collectionView < ScrollView
      . allowsSelection allowsMultipleSelection dataMode prefetchingEnabled springLoaded
      . allowsFocus selfSizingInvalidation
      @ collectionViewLayout sectionHeaderView sectionFooterView backgroundView
      + cells
    Item < View
      . reuseIdentifier
      @ customSize
    collectionReusableView < Item
    collectionViewCell < Item
      @ contentView backgroundView selectedBackgroundView backgroundConfiguration
    collectionViewCellContentView < View
    collectionViewFlowLayout < Any
      . scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize
      . sectionInsetReference sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      @ itemSize estimatedItemSize headerReferenceSize footerReferenceSize sectionInset
    collectionViewLayout < Any
    """

  /// Bars and their items.
  static let bars = """
    navigationItem < Any
      . title prompt largeTitleDisplayMode hidesBackButton leftItemsSupplementBackButton
      . backButtonTitle backButtonDisplayMode style
      @ leftBarButtonItem rightBarButtonItem backBarButtonItem titleView standardAppearance
      @ compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance title prompt
      + leftBarButtonItems rightBarButtonItems
    BarItem < Any
      . title image landscapeImage enabled tag catalog landscapeImagePhone largeContentSizeImage
      @ imageInsets landscapeImageInsets image title landscapeImage
    barButtonItem < BarItem
      . systemItem style width possibleTitles springLoaded changesSelectionAsPrimaryAction selected
      . hidden backgroundImage
      @ tintColor customView menu inset
      + imageReference
    tabBarItem < BarItem
      . systemItem badgeValue selectedImage springLoaded
      @ badgeColor selectedImage titlePositionAdjustment standardAppearance scrollEdgeAppearance
      + imageReference
    Bar < View
      . barStyle translucent backgroundImage shadowImage
      @ barTintColor standardAppearance compactAppearance scrollEdgeAppearance
      @ compactScrollEdgeAppearance
      + items
    navigationBar < Bar
      . largeTitles backIndicatorImage backIndicatorTransitionMask
      @ titleTextAttributes largeTitleTextAttributes
    toolbar < Bar
    tabBar < Bar
      . itemPositioning itemWidth itemSpacing selectionIndicatorImage
      @ selectedImageTintColor unselectedItemTintColor
    navigationBarAppearance toolbarAppearance tabBarAppearance
      . backgroundImage backgroundImageContentMode shadowImage key
      @ backgroundColor shadowColor backgroundEffect titleTextAttributes largeTitleTextAttributes
      @ titlePositionAdjustment buttonAppearance doneButtonAppearance backButtonAppearance
      @ stackedLayoutAppearance inlineLayoutAppearance compactInlineLayoutAppearance
      + blurEffect
    textAttributes
      . key
      @ fontDescription textColor textShadowColor textShadowOffset
      + *
    """

  /// Objects that are neither views nor controllers.
  static let others = """
    gestureRecognizers
      + *
    Recognizer < Any
      . enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
      . requiresExclusiveTouchType name
      @ allowedTouchTypes allowedPressTypes
    gestureRecognizer pinchGestureRecognizer rotationGestureRecognizer < Recognizer
    tapGestureRecognizer < Recognizer
      . numberOfTapsRequired numberOfTouchesRequired
    panGestureRecognizer < Recognizer
      . minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask
    swipeGestureRecognizer < Recognizer
      . direction numberOfTouchesRequired
      @ direction
    pongPressGestureRecognizer < Recognizer
      . numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement
    screenEdgePanGestureRecognizer < Recognizer
      . edges minimumNumberOfTouches maximumNumberOfTouches
      @ edges
    hoverGestureRecognizer < Recognizer
    menu
      . title image options identifier key id
      @ menuOptions
      + *
    menuElement command
    """

  /// Values of properties.
  static let values = """
    Value
      . key
    rect frame < Value
      . x y width height minX minY
    size < Value
      . width height
    point < Value
      . x y
    offset offsetWrapper < Value
      . horizontal vertical
    inset edgeInsets directionalEdgeInsets < Value
      . minX minY maxX maxY top left bottom right leading trailing
    autoresizingMask < Value
      . flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY widthSizable heightSizable
    rectEdge < Value
      . top left bottom right
    color < Value
      . red green blue white alpha colorSpace customColorSpace systemColor cocoaTouchSystemColor
      . xcode11CocoaTouchSystemColor name catalog ~catalogName
      + ~color
    nil < Value
      . ~name
    string mutableString < Value
      . base64-UTF8
    bool boolean integer real number < Value
      . value
    date < Value
      . timeIntervalSinceReferenceDate
    range < Value
      . location length
    locale timeZone < Value
      . localeIdentifier name
      + ~data
      @ ~data
    fontDescription font < Value
      . type name family pointSize size style weight width metaFont textStyle
    imageReference < Value
      . image catalog symbolScale renderingMode variableValue
      + ~variableValue
    preferredSymbolConfiguration < Value
      . configurationType scale weight pointSize
      @ fontDescription
      + fontDescription
    attributedString < Value
      + fragment
    fragment
      . content
      @ content
      + attributes
    attributes
      @ NSFont NSColor NSParagraphStyle NSBackgroundColor NSKern NSLigature NSUnderline
      @ NSStrikethrough NSBaselineOffset NSShadow NSStrokeColor NSStrokeWidth NSLink NSObliqueness
      @ NSExpansion NSSuperScript NSUnderlineColor NSStrikethroughColor NSOriginalFont
      + *
    paragraphStyle < Value
      . alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing
      . paragraphSpacingBefore lineHeightMultiple minimumLineHeight maximumLineHeight
      . firstLineHeadIndent headIndent tailIndent tighteningFactorForTruncation hyphenationFactor
      . defaultTabInterval allowsDefaultTighteningForTruncation
      + ~tabStops
      @ ~tabStops
    accessibility < Value
      . hint label identifier value
      @ isElement traits hint label value
      + accessibilityTraits bool
    accessibilityTraits < Value
      . button header image keyboardKey link notEnabled playsSound searchField selected
      . staticText summaryElement updatesFrequently adjustable allowsDirectInteraction
      . causesPageTurn startsMediaSession tabBar none
    constraints
      + constraint
    constraint
      . firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority
      . identifier placeholder id ~symbolic ~symbolType ~userLabel
      + variation
      @ ~userComments
    variation < Value
      . constant priority axis alignment distribution spacing hidden image installed text
      . numberOfLines multiplier ~misplaced
      @ subviews constraints backgroundColor fontDescription textColor tintColor gestureRecognizers
      @ layoutMargins font color
      + mask
    mask < Value
      + include exclude
    include exclude
      . reference
    subviews interactions
      + *
    """
}
