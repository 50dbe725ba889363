extension BaseDocuments {
  /// Tables with prototypes and with static cells.
  static let tables =
    scene(
      """
      <tableViewController storyboardIdentifier="Table" id="table" sceneMemberID="viewController"
        clearsSelectionOnViewWillAppear="NO">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" style="plain"
          dataMode="prototypes" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28"
          sectionFooterHeight="28" separatorStyle="singleLine" id="table-view">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <view key="tableHeaderView" contentMode="scaleToFill" id="head">
            <rect key="frame" x="0" y="0" width="393" height="40"/></view>
          <inset key="separatorInset" minX="15" minY="0" maxX="0" maxY="0"/>
          <prototypes>
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default"
              indentationWidth="10" reuseIdentifier="cell" rowHeight="60" id="cell"
              accessoryType="disclosureIndicator" textLabel="cell-text" style="IBUITableViewCellStyleDefault">
              <rect key="frame" x="0" y="50" width="393" height="60"/>
              <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES"
                contentMode="center" tableViewCell="cell" id="cell-content">
                <rect key="frame" x="0" y="0" width="360" height="60"/>
                <subviews><label opaque="NO" text="Title" id="cell-text"
                  translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <constraints><constraint firstAttribute="bottom" secondItem="cell-text"
                  secondAttribute="bottom" id="cc"/></constraints>
              </tableViewCellContentView>
              <connections><segue destination="static" kind="show" identifier="row" id="row"/>
              </connections>
            </tableViewCell>
          </prototypes>
          <connections><outlet property="dataSource" destination="table" id="ds"/>
            <outlet property="delegate" destination="table" id="dl"/></connections>
        </tableView>
        <navigationItem key="navigationItem" title="Table" id="table-item"/>
        <refreshControl key="refreshControl" opaque="NO" contentMode="scaleToFill" id="refresh"/>
      </tableViewController>
      """
    )
    + scene(
      """
      <tableViewController storyboardIdentifier="Static" id="static" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" style="grouped" dataMode="static"
          rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="static-view">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <sections>
            <tableViewSection headerTitle="Head" footerTitle="Foot" id="sec1"><cells>
              <tableViewCell contentMode="scaleToFill" id="st1" style="IBUITableViewCellStyleValue1"
                textLabel="st1-t" detailTextLabel="st1-d"><rect key="frame" x="0" y="0" width="393"
                height="44"/><tableViewCellContentView key="contentView" tableViewCell="st1"
                id="st1-c"><subviews><label text="A" id="st1-t"/><label text="B" id="st1-d"/>
                </subviews></tableViewCellContentView></tableViewCell>
              <tableViewCell contentMode="scaleToFill" id="st2"><tableViewCellContentView
                key="contentView" tableViewCell="st2" id="st2-c"/></tableViewCell>
            </cells></tableViewSection>
            <tableViewSection id="sec2"><string key="footerTitle">Long
      foot</string><cells/></tableViewSection>
          </sections>
          <connections><outlet property="dataSource" destination="static" id="sds"/></connections>
        </tableView>
      </tableViewController>
      """
    )

  /// A collection with a flow layout.
  static let collections = scene(
    """
    <collectionViewController storyboardIdentifier="Coll" id="coll" sceneMemberID="viewController">
      <collectionView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes"
        id="coll-view" alwaysBounceVertical="YES"><rect key="frame" x="0" y="0" width="393"
        height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10"
          minimumInteritemSpacing="10" scrollDirection="vertical" automaticEstimatedItemSize="YES"
          id="flow"><size key="itemSize" width="100" height="100"/>
          <size key="estimatedItemSize" width="0" height="0"/>
          <size key="headerReferenceSize" width="50" height="50"/>
          <size key="footerReferenceSize" width="0" height="0"/>
          <inset key="sectionInset" minX="1" minY="1" maxX="1" maxY="1"/></collectionViewFlowLayout>
        <cells><collectionViewCell contentMode="scaleToFill" reuseIdentifier="item" id="item-cell"
          customClass="FuzzCell" customModule="InterfaceFuzzing"><rect key="frame" x="0" y="60"
          width="100" height="100"/><collectionViewCellContentView key="contentView"
          contentMode="center" id="item-content"><rect key="frame" x="0" y="0" width="100"
          height="100"/><subviews><label text="x" id="item-label"/></subviews>
          </collectionViewCellContentView><size key="customSize" width="100" height="100"/>
          <connections><outlet property="label" destination="item-label" id="ol"/></connections>
        </collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="scaleToFill"
          reuseIdentifier="head" id="coll-head"><rect key="frame" x="0" y="0" width="393"
          height="50"/></collectionReusableView>
        <connections><outlet property="dataSource" destination="coll" id="cds"/>
          <outlet property="delegate" destination="coll" id="cdl"/></connections>
      </collectionView>
    </collectionViewController>
    """
  )
}
