import CoreGraphics
import Foundation
import Testing

@_spi(Porting) @testable import UIKit

/// An owner that is the delegate of everything.
final class NibOwner: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UITextFieldDelegate, UIGestureRecognizerDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// What was awoken, in order.
@MainActor private var awoken: [String] = []

class AwakeItem: UIBarButtonItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    awoken.append("item \(title ?? "")")
  }
}

class AwakeTap: UITapGestureRecognizer {
  override func awakeFromNib() {
    super.awakeFromNib()
    awoken.append("tap \(numberOfTapsRequired)")
  }
}

class AwakeObject: NSObject, ObjectiveCDispatching {
  @MainActor func awakeFromNib() { awoken.append("object") }

  func dispatchObjectiveC(_ call: ObjectiveCCall) -> Bool {
    switch call.name {
    case "awakeFromNib": return call.answer { self.awakeFromNib() }
    default: return false
    }
  }
}

@MainActor
@Suite("Connections of UIKit's own classes", .serialized)
struct ConnectionDecodingTests {
  @Test func outlets_ofUIKitsClasses_areSet() throws {
    let owner = NibOwner()
    let nib = try DecodedNib(
      """
      <tableView id="t"><connections>
        <outlet property="dataSource" destination="-1" id="o1"/>
        <outlet property="delegate" destination="-1" id="o2"/>
        <outlet property="backgroundView" destination="v" id="o3"/>
      </connections></tableView>
      <textField id="f"><connections>
        <outlet property="delegate" destination="-1" id="o4"/>
        <outlet property="inputView" destination="v2" id="o5"/>
        <outlet property="leftView" destination="v3" id="o6"/>
      </connections></textField>
      <tapGestureRecognizer id="g"><connections>
        <outlet property="delegate" destination="-1" id="o7"/>
      </connections></tapGestureRecognizer>
      <view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o8"/>
      </connections></view>
      <view id="v2"/><view id="v3"/>
      """,
      owner: owner
    )
    #expect(nib.complaints == [])
    let table = try nib.first(as: UITableView.self)
    #expect(table.dataSource === owner && table.delegate === owner)
    #expect(table.backgroundView === nib.objects[3] as? UIView)
    let field = try #require(nib.objects[1] as? UITextField)
    #expect(field.delegate === owner && field.inputView === nib.objects[4] as? UIView)
    #expect(field.leftView === nib.objects[5] as? UIView)
    let tap = try #require(nib.objects[2] as? UITapGestureRecognizer)
    #expect(tap.delegate === owner && tap.view === nib.objects[3] as? UIView)
  }

  @Test func delegate_thatDoesNotConform_staysEmptyAndIsToldOnce() throws {
    let nib = try DecodedNib(
      """
      <textField id="a"><connections>
        <outlet property="delegate" destination="-1" id="o1"/>
      </connections></textField>
      <textField id="b"><connections>
        <outlet property="delegate" destination="-1" id="o2"/>
      </connections></textField>
      """,
      owner: UIViewController()
    )
    #expect(try nib.first(as: UITextField.self).delegate == nil)
    #expect(nib.complaints.count == 1)
    #expect(nib.complaints.first?.contains("which is no UITextFieldDelegate") == true)
  }

  @Test func runtimeAttributes_ofUIKitsClasses_areSet() throws {
    let nib = try DecodedNib(
      """
      <button id="b"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
          <real key="value" value="1.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment">
          <integer key="value" value="1"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="id"/>
      </userDefinedRuntimeAttributes></button>
      """
    )
    let button = try nib.first(as: UIButton.self)
    #expect(nib.complaints == [])
    #expect(button.layer.cornerRadius == 5 && button.layer.masksToBounds)
    #expect(button.layer.borderWidth == 1.5 && button.titleLabel?.textAlignment == .center)
    #expect(button.accessibilityIdentifier == "id")
  }

  @Test func awakeFromNib_ofItemsRecognizersAndObjects_isCalled() throws {
    awoken = []
    let nib = try DecodedNib(
      """
      <barButtonItem title="Bar" id="a" customClass="AwakeItem" customModule="UIKitTests"/>
      <tapGestureRecognizer numberOfTapsRequired="3" id="b" customClass="AwakeTap" \
      customModule="UIKitTests"/>
      <customObject id="c" customClass="AwakeObject" customModule="UIKitTests"/>
      """
    )
    #expect(nib.complaints == [])
    #expect(awoken == ["item Bar", "tap 3", "object"])
  }
}
