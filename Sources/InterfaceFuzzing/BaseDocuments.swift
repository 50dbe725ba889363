/// The documents that mutations start from; together they have elements of all families.
public enum BaseDocuments {
  /// The texts, storyboards and xibs in turn.
  public static let all: [String] = [
    storyboard(screens + tables, initial: "nav"),
    storyboard(ways, initial: "tabs"),
    xib(controlsView),
    storyboard(collections + screens, initial: "coll"),
    xib(looseObjects),
  ]

  static func storyboard(_ scenes: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"
      useSafeAreas="YES" colorMatched="YES" initialViewController="\(initial)">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder" version="1"/></dependencies>
    <scenes>
    \(scenes)
    </scenes>
    <resources>
      <image name="star" catalog="system" width="20" height="20"/>
      <image name="missing" width="20" height="20"/>
      <namedColor name="brand"><color red="0.1" green="0.2" blue="0.3" alpha="1"
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      <systemColor name="systemBackgroundColor"><color white="1" alpha="1"
        colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
    </resources>
    </document>
    """
  }

  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"
      useSafeAreas="YES" colorMatched="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"
      customClass="FuzzOwner"><connections>
      <outlet property="view" destination="root" id="o-view"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\(objects)</objects><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></scene>"
  }

  /// A plain screen with labels, a stack, constraints and variations, in a navigation controller.
  static let screens =
    scene(
      """
      <navigationController storyboardIdentifier="Nav" id="nav" sceneMemberID="viewController"
        automaticallyAdjustsScrollViewInsets="NO" hidesBarsOnSwipe="YES">
        <toolbarItems/>
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-bar" largeTitles="YES"
          barStyle="black" translucent="NO"><rect key="frame" x="0" y="44" width="393" height="44"/>
          <autoresizingMask key="autoresizingMask"/>
          <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
            <color key="textColor" name="brand"/></textAttributes></navigationBar>
        <toolbar key="toolbar" contentMode="scaleToFill" id="nav-tool"/>
        <connections><segue destination="first" kind="relationship"
          relationship="rootViewController" id="nav-root"/></connections>
      </navigationController>
      """
    )
    + scene(
      """
      <viewController storyboardIdentifier="First" title="First" id="first"
        customClass="FuzzScreen" customModule="InterfaceFuzzing" sceneMemberID="viewController"
        modalPresentationStyle="fullScreen" definesPresentationContext="YES">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <extendedEdge key="edgesForExtendedLayout" top="YES"/>
        <view key="view" contentMode="scaleToFill" id="first-view">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello"
              horizontalHuggingPriority="251" verticalHuggingPriority="251" id="label"
              textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0"
              baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5"
              translatesAutoresizingMaskIntoConstraints="NO" customClass="FuzzLabel"
              customModule="InterfaceFuzzing" preferredMaxLayoutWidth="100">
              <rect key="frame" x="16" y="60" width="361" height="21"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
              <color key="textColor" systemColor="labelColor"/><nil key="highlightedColor"/>
              <size key="shadowOffset" width="1" height="1"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <real key="value" value="4.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="words" value="said"/>
                <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
                  <color key="value" white="0.5" alpha="1"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </label>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" id="stack"
              distribution="fillEqually" alignment="center"
              translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="16" y="100" width="361" height="100"/>
              <subviews>
                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center"
                  contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation"
                  id="button"><rect key="frame" x="0" y="0" width="50" height="30"/>
                  <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                  <state key="normal" title="Go" image="star" catalog="system">
                    <color key="titleColor" cocoaTouchSystemColor="darkTextColor"/></state>
                  <state key="highlighted" backgroundImage="missing"/>
                  <connections><action selector="tapped:" destination="first"
                    eventType="touchUpInside" id="act"/>
                    <segue destination="second" kind="show" identifier="go" id="go"/></connections>
                </button>
                <button opaque="NO" id="filled"><buttonConfiguration key="configuration"
                  style="filled" title="Filled" imagePlacement="trailing">
                  <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3"
                    trailing="4"/><color key="baseForegroundColor" white="1" alpha="1"/>
                  </buttonConfiguration></button>
                <imageView contentMode="scaleAspectFit" image="star" catalog="system" id="picture"
                  horizontalHuggingPriority="251"><preferredSymbolConfiguration
                    key="preferredSymbolConfiguration" scale="large" weight="bold"/></imageView>
              </subviews>
              <variation key="heightClass=compact" axis="horizontal" spacing="2"/>
            </stackView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="safe"
              secondAttribute="leading" constant="16" id="c1"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="top"
              secondAttribute="bottom" constant="16" symbolic="YES" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing"
              relation="greaterThanOrEqual" priority="750" id="c3"/>
            <constraint firstItem="stack" firstAttribute="width" secondItem="stack"
              secondAttribute="height" multiplier="4:3" id="c4"/>
            <constraint firstItem="stack" firstAttribute="centerX" secondItem="first-view"
              secondAttribute="centerX" multiplier="0.5" id="c5">
              <variation key="widthClass=regular" constant="20"/></constraint>
          </constraints>
          <variation key="default"><mask key="subviews"><exclude reference="picture"/></mask>
            <mask key="constraints"><exclude reference="c5"/></mask></variation>
          <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">
            <include reference="c5"/></mask></variation>
          <connections><outletCollection property="gestureRecognizers" destination="tap"
            appends="YES" id="oc"/></connections>
        </view>
        <navigationItem key="navigationItem" title="Title" id="item" largeTitleDisplayMode="never">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="left"><connections>
            <segue destination="exit" kind="unwind" unwindAction="back:" id="un"/></connections>
          </barButtonItem>
          <rightBarButtonItems><barButtonItem title="One" style="done" id="r1"><connections>
            <segue destination="second" kind="presentation" identifier="sheet" id="sheet"
              modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal"/>
            </connections></barButtonItem><barButtonItem image="star" catalog="system" id="r2"/>
          </rightBarButtonItems>
          <view key="titleView" contentMode="scaleToFill" id="title-view">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" image="star" badgeValue="3" id="tab-item"/>
        <size key="freeformSize" width="300" height="300"/>
        <connections>
          <outlet property="label" destination="label" id="o1"/>
          <outletCollection property="many" destination="label" collectionClass="NSMutableArray"
            id="o2"/><outletCollection property="many" destination="button" id="o3"/>
        </connections>
      </viewController>
      <tapGestureRecognizer id="tap" numberOfTapsRequired="2"><connections>
        <action selector="tapped:" destination="first" id="t-act"/></connections>
      </tapGestureRecognizer>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
      """
    )
    + scene(
      """
      <viewController storyboardIdentifier="Second" id="second" sceneMemberID="viewController"
        hidesBottomBarWhenPushed="YES"><view key="view" contentMode="scaleToFill" id="second-view">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
        <subviews><scrollView clipsSubviews="YES" contentMode="scaleToFill" id="scroll"
          fixedFrame="YES" pagingEnabled="YES" maximumZoomScale="3" keyboardDismissMode="onDrag">
          <rect key="frame" x="0" y="0" width="200" height="200"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews><textView contentMode="scaleToFill" id="words" textAlignment="natural">
            <rect key="frame" x="0" y="0" width="100" height="100"/>
            <string key="text">Some
      words</string><textInputTraits key="textInputTraits" keyboardType="URL"/></textView></subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="sc"/>
          <viewLayoutGuide key="frameLayoutGuide" id="sf"/></scrollView>
        </subviews></view></viewController>
      """
    )
}
