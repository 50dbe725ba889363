import Foundation
import Testing
@_spi(Porting) import UIKit
import Understudy

class NibTile: UICollectionViewCell {
  var name: UILabel?
  var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }

  override func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "name", "setName:": return call.property({ self.name }, { self.name = $0 })
    default: return super.dispatchObjectiveC(call)
    }
  }
}

class NibTiles: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  { 5 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Head",
      for: indexPath
    )
  }
}

@MainActor
@Suite("Collections of storyboards and xibs", .serialized)
struct NibCollectionTests {
  private static let scene = InterfaceFixture.scene(
    """
    <collectionViewController storyboardIdentifier="Tiles" id="c" customClass="NibTiles" \
    customModule="UIKitTests" sceneMemberID="viewController">
      <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="scaleToFill" dataMode="prototypes" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" \
    minimumInteritemSpacing="5" sectionInsetReference="safeArea" id="f">
          <size key="itemSize" width="60" height="70"/>
          <size key="headerReferenceSize" width="50" height="30"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" reuseIdentifier="Tile" id="t" customClass="NibTile" \
    customModule="UIKitTests">
            <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
              <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
              <subviews>
                <label opaque="NO" contentMode="left" text="Tile" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">
                  <rect key="frame" x="1" y="2" width="30" height="20"/>
                </label>
              </subviews>
            </view>
            <constraints>
              <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" \
    constant="4" id="k1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="t" \
    secondAttribute="top" constant="3" id="k2"/>
            </constraints>
            <connections><outlet property="name" destination="l" id="o1"/></connections>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" \
    contentMode="center" reuseIdentifier="Head" id="h">
          <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
        </collectionReusableView>
      </collectionView>
    </collectionViewController>
    """
  )

  @Test func collection_ofScene_usesItsPrototypesAndLayout() throws {
    let stage = Stage(.iPhone15Pro)
    let fixture = try InterfaceFixture(["Main.storyboard": InterfaceFixture.storyboard(Self.scene)])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let made = storyboard.instantiateViewController(withIdentifier: "Tiles")
    let controller = try #require(made as? NibTiles)
    stage.show(controller)
    let collection = try #require(controller.collectionView)
    #expect(controller.view !== collection && collection.dataSource === controller)
    let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 5)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(collection.visibleCells.count == 5)
    let path = IndexPath(item: 0, section: 0)
    let tile = try #require(collection.cellForItem(at: path) as? NibTile)
    #expect(tile.frame.size == CGSize(width: 60, height: 70) && tile.wakings == 1)
    let label = try #require(tile.name)
    #expect(label.superview === tile.contentView)
    tile.layoutIfNeeded()
    #expect(label.frame.maxX == 56 && label.frame.minY == 3)
    let kind = UICollectionView.elementKindSectionHeader
    let header = collection.supplementaryView(forElementKind: kind, at: path)
    #expect(header?.reuseIdentifier == "Head" && header?.frame.height == 30)
    _ = fixture
  }

  @Test func cell_ofRegisteredNib_isOneTopLevelObject() throws {
    let stage = Stage()
    let cell = """
      <collectionViewCell opaque="NO" contentMode="center" id="t">\
      <rect key="frame" x="0" y="0" width="60" height="70"/></collectionViewCell>
      """
    let fixture = try InterfaceFixture([
      "Tile.xib": InterfaceFixture.xib(cell),
      "View.xib": InterfaceFixture.xib("<view contentMode=\"scaleToFill\" id=\"v\"/>"),
    ])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.register(
      UINib(nibName: "Tile", bundle: fixture.bundle),
      forCellWithReuseIdentifier: "Tile"
    )
    collection.register(
      UINib(nibName: "View", bundle: fixture.bundle),
      forCellWithReuseIdentifier: "View"
    )
    let path = IndexPath(item: 0, section: 0)
    let made = collection.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
    #expect(made.reuseIdentifier == "Tile")
    var reasons: [String] = []
    stage.application.exceptionHandler = { reasons.append($0.reason) }
    defer { stage.application.exceptionHandler = nil }
    _ = collection.dequeueReusableCell(withReuseIdentifier: "View", for: path)
    #expect(
      reasons.first
        == "invalid nib registered for identifier (View) - nib must contain exactly one top level "
        + "object which must be a UICollectionReusableView instance"
    )
  }
}
