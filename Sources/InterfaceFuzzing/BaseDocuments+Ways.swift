extension BaseDocuments {
  /// Containers, embedded scenes, references and ways of every kind.
  static let ways =
    scene(
      """
      <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="tab-bar"><rect key="frame" x="0" y="0"
          width="393" height="49"/></tabBar>
        <connections>
          <segue destination="split" kind="relationship" relationship="viewControllers" id="t1"/>
          <segue destination="host" kind="relationship" relationship="viewControllers" id="t2"/>
          <segue destination="pages" kind="relationship" relationship="viewControllers" id="t3"/>
        </connections>
      </tabBarController>
      """
    )
    + scene(
      """
      <splitViewController storyboardIdentifier="Split" id="split" sceneMemberID="viewController"
        allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile"><connections>
        <segue destination="left-nav" kind="relationship" relationship="masterViewController"
          id="s1"/>
        <segue destination="host" kind="relationship" relationship="detailViewController" id="s2"/>
      </connections></splitViewController>
      """
    )
    + scene(
      """
      <navigationController storyboardIdentifier="Left" id="left-nav" navigationBarHidden="YES"
        sceneMemberID="viewController"><navigationBar key="navigationBar" id="left-bar"/>
        <connections><segue destination="host" kind="relationship"
          relationship="rootViewController" id="l1"/></connections></navigationController>
      """
    )
    + scene(
      """
      <viewController storyboardIdentifier="Host" id="host" customClass="FuzzScreen"
        customModule="InterfaceFuzzing" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="host-view"><rect key="frame" x="0" y="0"
          width="393" height="852"/><subviews>
          <containerView opaque="NO" contentMode="scaleToFill" id="box"
            translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100"
            height="100"/><connections><segue destination="inner" kind="embed" identifier="box"
            id="em" destinationCreationSelector="makeInner:"/></connections></containerView>
          <button opaque="NO" buttonType="roundedRect" id="pop"><state key="normal" title="Pop"/>
            <connections>
            <segue destination="inner" kind="popoverPresentation" identifier="pop" id="po"
              popoverAnchorView="pop"><popoverArrowDirection key="popoverArrowDirection" up="YES"/>
            </segue></connections></button></subviews>
          <constraints><constraint firstItem="box" firstAttribute="width" constant="100" id="hw"/>
          </constraints></view>
        <connections>
          <segue destination="inner" kind="custom" identifier="own" customClass="FuzzSegue"
            customModule="InterfaceFuzzing" id="cu"/>
          <segue destination="inner" kind="showDetail" identifier="detail" id="sd"/>
          <segue destination="inner" kind="modal" identifier="old" animates="NO" id="mo"/>
          <segue destination="inner" kind="push" identifier="push" id="pu"/>
          <segue destination="other" kind="show" identifier="other" id="ot"/>
          <segue destination="self" kind="show" identifier="self" id="se"/>
          <segue destination="host-exit" kind="unwind" identifier="home" unwindAction="back:"
            id="ho"/>
        </connections>
      </viewController>
      <exit id="host-exit" sceneMemberID="exit"/>
      """
    )
    + scene(
      """
      <viewController storyboardIdentifier="Inner" id="inner" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="inner-view"><rect key="frame" x="0" y="0"
          width="100" height="100"/></view></viewController>
      """
    )
    + scene(
      """
      <viewControllerPlaceholder storyboardIdentifier="Other" storyboardName="Fuzz" id="other"
        referencedIdentifier="Inner" sceneMemberID="viewController"/>
      """
    )
    + scene(
      """
      <viewControllerPlaceholder storyboardIdentifier="Self" storyboardName="Fuzz" id="self"
        sceneMemberID="viewController"/>
      """
    )
    + scene(
      """
      <pageViewController storyboardIdentifier="Pages" id="pages" transitionStyle="scroll"
        navigationOrientation="horizontal" spineLocation="none" sceneMemberID="viewController"/>
      """
    )
    + scene(
      """
      <viewController storyboardIdentifier="Bare" id="bare" sceneMemberID="viewController"/>
      """
    )

  /// A view with one control of each kind.
  static let controlsView = """
    <view contentMode="scaleToFill" id="root" alpha="0.5" tag="7" hidden="NO"
      customClass="FuzzView" customModule="InterfaceFuzzing" semanticContentAttribute="forceRightToLeft">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <subviews>
        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" text="Text"
          placeholder="Words" textAlignment="center" minimumFontSize="17" clearButtonMode="always"
          id="field"><rect key="frame" x="1" y="2" width="97" height="30"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES" returnKeyType="done"/>
          <connections><outlet property="delegate" destination="-1" id="fd"/></connections>
        </textField>
        <switch opaque="NO" on="YES" id="switch"><color key="onTintColor" red="1" green="0" blue="0"
          alpha="1" colorSpace="calibratedRGB"/></switch>
        <slider opaque="NO" value="0.5" minValue="0.0" maxValue="1" id="slider"/>
        <stepper opaque="NO" maximumValue="100" stepValue="2" id="stepper"/>
        <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="0"
          id="segmented"><segments><segment title="One"/><segment title="" image="star"/></segments>
          <connections><action selector="changed:" destination="-1" eventType="valueChanged"
          id="sa"/></connections></segmentedControl>
        <pageControl opaque="NO" numberOfPages="3" currentPage="1" id="dots"/>
        <progressView opaque="NO" progress="0.5" progressViewStyle="bar" id="progress"/>
        <activityIndicatorView opaque="NO" hidesWhenStopped="YES" animating="YES" style="large"
          id="spinner"/>
        <pickerView contentMode="scaleToFill" id="picker"/>
        <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels"
          id="date"><date key="date" timeIntervalSinceReferenceDate="1000"/></datePicker>
        <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" id="search">
          <scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>
        <visualEffectView opaque="NO" contentMode="scaleToFill" id="effect"><view key="contentView"
          id="effect-content"><subviews><label text="Over" id="over"/></subviews></view>
          <blurEffect style="regular"/></visualEffectView>
        <navigationBar contentMode="scaleToFill" id="bar"><items><navigationItem title="Bar"
          id="bar-item"/></items></navigationBar>
        <tabBar contentMode="scaleToFill" id="bar2"><items><tabBarItem systemItem="more" id="tb1"/>
          <tabBarItem title="T" id="tb2"/></items></tabBar>
        <toolbar contentMode="scaleToFill" id="bar3"><items><barButtonItem systemItem="add" id="b1"/>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="b2"/>
          <barButtonItem width="20" systemItem="fixedSpace" id="b3"/>
          <barButtonItem id="b4"><view key="customView" id="b4-view"/></barButtonItem></items></toolbar>
        <label opaque="NO" usesAttributedText="YES" id="rich"><attributedString key="attributedText">
          <fragment content="Rich"><attributes><color key="NSColor" white="0" alpha="1"/>
          <font key="NSFont" size="12" name="Helvetica"/><paragraphStyle key="NSParagraphStyle"
          alignment="center" lineSpacing="2"/></attributes></fragment></attributedString></label>
      </subviews>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <accessibility key="accessibilityConfiguration" identifier="it" label="It"><bool
        key="isElement" value="YES"/><accessibilityTraits key="traits" button="YES"/></accessibility>
      <gestureRecognizers/>
      <connections><outlet property="label" destination="over" id="vo"/></connections>
    </view>
    """

  /// Objects without a view above them.
  static let looseObjects = """
    <view contentMode="scaleToFill" id="root"><gestureRecognizers/><connections>
      <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="q1"/>
      <outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="q2"/>
      </connections></view>
    <tapGestureRecognizer id="g1"><connections><action selector="tapped:" destination="-1" id="ga"/>
      <outlet property="delegate" destination="-1" id="gd"/></connections></tapGestureRecognizer>
    <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="g2"/>
    <swipeGestureRecognizer direction="left" id="g3"/>
    <panGestureRecognizer minimumNumberOfTouches="1" id="g4"/>
    <pinchGestureRecognizer id="g5"/><rotationGestureRecognizer id="g6"/>
    <screenEdgePanGestureRecognizer edges="left" id="g7"/>
    <customObject id="o1" customClass="FuzzOwner" customModule="InterfaceFuzzing"><connections>
      <outlet property="other" destination="root" id="oo"/></connections></customObject>
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="loose" id="loose">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="loose" id="loose-c"/>
    </tableViewCell>
    <collectionViewCell reuseIdentifier="item" id="loose2"><view key="contentView" id="l2c"/>
    </collectionViewCell>
    <collectionReusableView reuseIdentifier="r" id="loose3"/>
    <window contentMode="scaleToFill" id="window"><rect key="frame" x="0" y="0" width="320"
      height="480"/></window>
    <viewController id="vc"><view key="view" id="vc-view"><subviews><label text="in" id="vl"/>
      </subviews></view><navigationItem key="navigationItem" title="t" id="vi"/></viewController>
    <barButtonItem title="Loose" id="lb"/><navigationItem title="x" id="ln"/>
    """
}
