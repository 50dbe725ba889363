import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Bars of nibs", .serialized)
struct BarDecodingTests {
  @Test func navigationBar_withItems_hasThem() throws {
    let nib = try DecodedNib(
      """
      <navigationBar contentMode="scaleToFill" barStyle="black" translucent="NO" largeTitles="YES" \
      id="n">
        <color key="barTintColor" systemColor="systemRedColor"/>
        <textAttributes key="titleTextAttributes">
          <fontDescription key="fontDescription" type="system" pointSize="19"/>
          <color key="textColor" systemColor="systemGreenColor"/>
        </textAttributes>
        <navigationBarAppearance key="standardAppearance">
          <color key="backgroundColor" systemColor="systemBlueColor"/>
          <textAttributes key="largeTitleTextAttributes">
            <color key="textColor" systemColor="systemGreenColor"/>
          </textAttributes>
          <barButtonItemAppearance key="buttonAppearance">
            <barButtonItemStateAppearance key="normal">
              <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="2"/>
            </barButtonItemStateAppearance>
          </barButtonItemAppearance>
        </navigationBarAppearance>
        <items>
          <navigationItem title="Title" prompt="Prompt" largeTitleDisplayMode="never" \
      hidesBackButton="YES" leftItemsSupplementBackButton="YES" backButtonTitle="Back" id="i">
            <barButtonItem key="backBarButtonItem" title="Zurück" id="b"/>
            <leftBarButtonItems>
              <barButtonItem systemItem="add" id="a1"/>
              <barButtonItem title="Edit" style="done" width="40" tag="3" enabled="NO" id="a2">
                <color key="tintColor" systemColor="systemRedColor"/>
                <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
              </barButtonItem>
            </leftBarButtonItems>
            <barButtonItem key="rightBarButtonItem" image="star" catalog="system" id="r"/>
            <view key="titleView" contentMode="scaleToFill" id="t">
              <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
            </view>
          </navigationItem>
        </items>
      </navigationBar>
      """
    )
    let bar = try nib.first(as: UINavigationBar.self)
    #expect(nib.complaints == [])
    #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
    #expect(bar.barTintColor == .systemRed)
    #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 19))
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
    let look = bar.standardAppearance
    #expect(look.backgroundColor == .systemBlue)
    #expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor == .systemGreen)
    #expect(
      look.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2)
    )
    let item = try #require(bar.items?.first)
    #expect(item.title == "Title" && item.prompt == "Prompt" && item.backButtonTitle == "Back")
    #expect(item.largeTitleDisplayMode == .never && item.hidesBackButton)
    #expect(item.leftItemsSupplementBackButton && item.backBarButtonItem?.title == "Zurück")
    #expect(item.titleView?.bounds.size == CGSize(width: 80, height: 30))
    #expect(item.rightBarButtonItem?.image?.isSymbolImage == true)
    let edit = try #require(item.leftBarButtonItems?.last)
    #expect(item.leftBarButtonItems?.count == 2 && edit.title == "Edit" && edit.style == .done)
    #expect(edit.width == 40 && edit.tag == 3 && !edit.isEnabled && edit.tintColor == .systemRed)
    #expect(edit.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func toolbar_withSpaces_hasThem() throws {
    let nib = try DecodedNib(
      """
      <toolbar opaque="NO" contentMode="scaleToFill" translucent="NO" id="t">
        <color key="barTintColor" systemColor="systemRedColor"/>
        <toolbarAppearance key="scrollEdgeAppearance"/>
        <items>
          <barButtonItem systemItem="trash" id="a"/>
          <barButtonItem systemItem="flexibleSpace" id="b"/>
          <barButtonItem width="42" systemItem="fixedSpace" id="c"/>
          <barButtonItem id="d"><button key="customView" id="e"/></barButtonItem>
        </items>
      </toolbar>
      """
    )
    let bar = try nib.first(as: UIToolbar.self)
    #expect(nib.complaints == [])
    #expect(!bar.isTranslucent && bar.barTintColor == .systemRed && bar.scrollEdgeAppearance != nil)
    #expect(bar.items?.count == 4 && bar.items?[2].width == 42)
    #expect(bar.items?[3].customView is UIButton)
  }

  @Test func tabBar_withItems_hasThem() throws {
    let nib = try DecodedNib(
      """
      <tabBar contentMode="scaleToFill" itemPositioning="centered" itemWidth="50" itemSpacing="6" \
      barStyle="black" translucent="NO" id="t">
        <color key="selectedImageTintColor" systemColor="systemRedColor"/>
        <color key="unselectedItemTintColor" systemColor="systemGreenColor"/>
        <tabBarAppearance key="standardAppearance">
          <tabBarItemAppearance key="stackedLayoutAppearance">
            <tabBarItemStateAppearance key="selected">
              <color key="iconColor" systemColor="systemBlueColor"/>
            </tabBarItemStateAppearance>
          </tabBarItemAppearance>
        </tabBarAppearance>
        <items>
          <tabBarItem title="One" image="star" catalog="system" selectedImage="star.fill" \
      badgeValue="3" tag="1" id="a">
            <color key="badgeColor" systemColor="systemBlueColor"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-2"/>
          </tabBarItem>
          <tabBarItem systemItem="favorites" tag="2" id="b"/>
        </items>
      </tabBar>
      """
    )
    let bar = try nib.first(as: UITabBar.self)
    #expect(nib.complaints == [])
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 50 && bar.itemSpacing == 6)
    #expect(bar.tintColor == .systemRed && bar.unselectedItemTintColor == .systemGreen)
    #expect(
      bar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .systemBlue
    )
    let item = try #require(bar.items?.first)
    #expect(item.title == "One" && item.badgeValue == "3" && item.tag == 1)
    #expect(item.image?.isSymbolImage == true && item.selectedImage !== item.image)
    #expect(item.badgeColor == .systemBlue)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
    #expect(bar.items?.last?.madeAs == .favorites)
  }

  @Test func recognizers_withEverything_haveIt() throws {
    let nib = try DecodedNib(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" enabled="NO" \
      cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" id="a"/>
      <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" id="b"/>
      <swipeGestureRecognizer direction="left" id="c"/>
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="d"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e">
        <rectEdge key="edges" left="YES" right="YES"/>
      </screenEdgePanGestureRecognizer>
      <pinchGestureRecognizer id="f"/><rotationGestureRecognizer id="g"/>
      <gestureRecognizer id="h"/>
      """
    )
    #expect(nib.complaints == [] && nib.objects.count == 8)
    let tap = try #require(nib.objects[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3 && !tap.isEnabled)
    #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
    let press = try #require(nib.objects[1] as? UILongPressGestureRecognizer)
    #expect(press.allowableMovement == 20 && press.minimumPressDuration == 1.5)
    #expect((nib.objects[2] as? UISwipeGestureRecognizer)?.direction == .left)
    let pan = try #require(nib.objects[3] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    #expect((nib.objects[4] as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .right])
  }
}
