extension InterfaceVocabulary {
  /// Views that show or arrange something.
  static let views = """
    View < Any
      . contentMode opaque hidden alpha tag clipsSubviews userInteractionEnabled
      . multipleTouchEnabled clearsContextBeforeDrawing autoresizesSubviews
      . translatesAutoresizingMaskIntoConstraints semanticContentAttribute
      . horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
      . verticalCompressionResistancePriority preservesSuperviewLayoutMargins
      . insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth
      . viewLayoutMarginsFollowReadableWidth restorationIdentifier focusGroupIdentifier
      . maximumContentSizeCategory minimumContentSizeCategory largeContentTitle
      . showsLargeContentViewer scalesLargeContentImage largeContentImage
      . ~placeholderIntrinsicWidth ~placeholderIntrinsicHeight ~misplaced ~ambiguous
      . ~verifyAmbiguity ~fixedFrame ~simulatedAppContext ~appearanceType ~preservesTopLevelID
      @ frame bounds autoresizingMask backgroundColor tintColor layoutMargins directionalLayoutMargins
      @ safeArea keyboard accessibilityConfiguration contentStretch ~frameInset
      @ ~simulatedStatusBarMetrics ~simulatedTopBarMetrics ~simulatedBottomBarMetrics
      @ ~simulatedDestinationMetrics ~simulatedOrientationMetrics ~simulatedScreenMetrics
      @ viewLayoutGuide layoutGuide readableContent
      + subviews constraints gestureRecognizers variation ~animations
      + viewLayoutGuide edgeInsets directionalEdgeInsets accessibility interactions
    view containerView < View
    window < View
      . visibleAtLaunch resizesToFullScreen
      @ rootViewController
    label < View
      . text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit
      . minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth preferredMaxLayoutWidth
      . usesAttributedText adjustsFontForContentSizeCategory enabled highlighted
      . allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated
      @ text attributedText fontDescription textColor highlightedColor shadowColor shadowOffset
    imageView < View
      . image highlightedImage highlighted adjustsImageSizeForAccessibilityContentSizeCategory
      . catalog animationDuration
      @ image highlightedImage preferredSymbolConfiguration
      + imageReference preferredSymbolConfiguration
    ScrollView < View
      . alwaysBounceVertical alwaysBounceHorizontal bounces bouncesZoom scrollEnabled pagingEnabled
      . directionalLockEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
      . indicatorStyle keyboardDismissMode delaysContentTouches canCancelContentTouches
      . minimumZoomScale maximumZoomScale contentInsetAdjustmentBehavior decelerationRate
      . scrollToTop
      @ contentInset contentSize contentOffset scrollIndicatorInsets contentLayoutGuide
      @ frameLayoutGuide horizontalScrollIndicatorInsets verticalScrollIndicatorInsets
      @ refreshControl
    scrollView < ScrollView
    stackView < View
      . axis alignment distribution spacing spacingType baselineRelativeArrangement
      . layoutMarginsRelativeArrangement
    textView < ScrollView
      . text textAlignment editable selectable allowsEditingTextAttributes usesAttributedText
      . adjustsFontForContentSizeCategory clearsOnInsertion
      @ text attributedText fontDescription textColor textInputTraits dataDetectorTypes
      @ textContainerInset
    visualEffectView < View
      @ contentView
      + blurEffect vibrancyEffect
    blurEffect
      . style
    vibrancyEffect
      . style
      + blurEffect
    progressView < View
      . progress progressViewStyle progressImage trackImage
      @ progressTintColor trackTintColor
    activityIndicatorView < View
      . style hidesWhenStopped animating
      @ color
    pickerView < View
      . showsSelectionIndicator
    searchBar < View
      . text placeholder prompt barStyle searchBarStyle translucent showsSearchResultsButton
      . showsBookmarkButton showsCancelButton showsScopeBar backgroundImage
      . scopeBarBackgroundImage selectedScopeButtonIndex
      @ barTintColor textInputTraits searchFieldBackgroundPositionAdjustment
      @ searchTextPositionAdjustment
      + scopeButtonTitles
      @ scopeButtonTitles
    scopeButtonTitles
      + *
    !mapView < View
      . mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation
      . showsPointsOfInterest showsBuildings showsCompass showsScale showsTraffic
    !wkWebView < View
      . allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
      @ configuration
    !webView < View
      . scalesPageToFit dataDetectorTypes allowsInlineMediaPlayback suppressesIncrementalRendering
      . mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay keyboardDisplayRequiresUserAction
      . paginationMode paginationBreakingMode pageLength gapBetweenPages
      @ dataDetectorTypes
    !mtkView < View
      . colorPixelFormat depthStencilPixelFormat sampleCount clearDepth clearStencil
      . preferredFramesPerSecond enableSetNeedsDisplay autoResizeDrawable framebufferOnly paused
    !glkView !sceneKitView !skView !arscnView !arskView !arView !pdfView !adBannerView < View
    !calendarView !pasteControl !locationButton !realityView !mpVolumeView < View
    """

  /// Controls.
  static let controls = """
    Control < View
      . enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment
      . showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip
    button < Control
      . buttonType role lineBreakMode adjustsImageWhenHighlighted adjustsImageWhenDisabled
      . showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted hasAttributedTitle
      . pointerInteraction springLoaded changesSelectionAsPrimaryAction preferredBehavioralStyle
      . adjustsImageSizeForAccessibilityContentSizeCategory titleShadowOffset
      @ normal highlighted disabled selected focused application fontDescription configuration
      @ contentEdgeInsets titleEdgeInsets imageEdgeInsets titleShadowOffset menu
      @ preferredSymbolConfigurationForImage
      + state buttonConfiguration menu preferredSymbolConfiguration
    state
      . title image backgroundImage catalog key
      @ title attributedTitle titleColor titleShadowColor preferredSymbolConfiguration image
      @ backgroundImage titleShadowOffset
      + imageReference
    buttonConfiguration
      . style title subtitle image imagePlacement imagePadding titlePadding titleAlignment
      . cornerStyle buttonSize showsActivityIndicator automaticallyUpdateForSelection indicator
      . catalog macIdiomStyle key
      @ title attributedTitle attributedSubtitle baseForegroundColor baseBackgroundColor image
      @ contentInsets titleFontDescription subtitleFontDescription fontDescription
      @ preferredSymbolConfigurationForImage backgroundConfiguration background
      @ titleContainerAttributes subtitleContainerAttributes
      + directionalEdgeInsets imageReference backgroundConfiguration
    backgroundConfiguration
      . image cornerRadius strokeWidth strokeOutset imageContentMode key
      @ backgroundColor strokeColor backgroundInsets
      + *
    textField < Control
      . text placeholder textAlignment borderStyle clearButtonMode clearsOnBeginEditing
      . minimumFontSize adjustsFontSizeToFit background disabledBackground
      . adjustsFontForContentSizeCategory usesAttributedText allowsEditingTextAttributes
      @ text placeholder fontDescription textColor textInputTraits attributedText
      @ attributedPlaceholder
    textInputTraits
      . autocapitalizationType autocorrectionType spellCheckingType keyboardType
      . keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry
      . textContentType smartDashesType smartQuotesType smartInsertDeleteType passwordRules
      . inlinePredictionType key
    dataDetectorType
      . phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber
      . lookupSuggestion moneyQuantity none all key
    switch < Control
      . on title preferredStyle
      @ onTintColor thumbTintColor
    slider < Control
      . value minValue maxValue continuous minimumValueImage maximumValueImage
      @ minimumTrackTintColor maximumTrackTintColor thumbTintColor minimumValueImage
      @ maximumValueImage
    stepper < Control
      . value minimumValue maximumValue stepValue wraps autorepeat continuous
    segmentedControl < Control
      . segmentControlStyle selectedSegmentIndex momentary apportionsSegmentWidthsByContent
      @ selectedSegmentTintColor
      + segments
    segments
      + segment
    segment
      . title image width enabled catalog
      @ contentOffset image
    pageControl < Control
      . numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay
      . allowsContinuousInteraction backgroundStyle preferredIndicatorImage direction
      @ pageIndicatorTintColor currentPageIndicatorTintColor preferredIndicatorImage
    datePicker < Control
      . datePickerMode minuteInterval style useCurrentDate countDownDuration locale timeZone
      . roundsToMinuteInterval
      @ date minimumDate maximumDate locale timeZone
    colorWell < Control
      . title supportsAlpha
      @ selectedColor
    refreshControl < Control
      @ attributedTitle
    """
}
