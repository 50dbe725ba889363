import Foundation
import FoundationXML
import InterfaceBuilder
import UIKit

/// A label that counts how many were made.
final class CountedLabel: UILabel {
  nonisolated(unsafe) static var made = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.made += 1
  }
}

/// Storyboards as Xcode writes them, read and loaded.
@MainActor
enum Interfaces {
  /// Nanoseconds of processor time for one document.
  struct Times {
    /// Foundation's parser with a delegate that does nothing.
    var events = 0.0
    /// Foundation's tree of the document.
    var tree = 0.0
    /// Our elements, with ids and scenes.
    var elements = 0.0
    /// Our elements, a scene's controller and its view with all below it.
    var scene = 0.0
  }

  /// Measures a storyboard of some scenes, of which the first is loaded.
  static func times(scenes: Int, rows: Int, rounds: Int) -> (times: Times, bytes: Int) {
    let data = Data(text(scenes: scenes, rows: rows).utf8)
    let empty = EmptyDelegate()
    var times = Times()
    times.events = ProcessorTime.best(of: rounds) {
      let parser = XMLParser(data: data)
      parser.delegate = empty
      _ = parser.parse()
    }
    times.tree = ProcessorTime.best(of: rounds) { _ = try? XMLDocument(data: data) }
    times.elements = ProcessorTime.best(of: rounds) {
      _ = try? InterfaceDocument(data: data, name: "Main")
    }
    // An application reads a file once; each round has a name of its own for the same file.
    let files = Files(data)
    defer { files.remove() }
    times.scene = ProcessorTime.best(of: rounds) {
      load(UIStoryboard(name: files.next(), bundle: files.bundle))
    }
    return (times, data.count)
  }

  /// Measures the first scene of a storyboard that has been read.
  ///
  /// - Returns: Nanoseconds for the controller and its view, and how many labels were made.
  static func scene(of scenes: Int, rows: Int, rounds: Int) -> (time: Double, labels: Int) {
    let files = Files(Data(text(scenes: scenes, rows: rows).utf8))
    defer { files.remove() }
    let storyboard = UIStoryboard(name: files.next(), bundle: files.bundle)
    CountedLabel.made = 0
    load(storyboard)
    let made = CountedLabel.made
    return (ProcessorTime.best(of: rounds) { load(storyboard) }, made)
  }

  private static func load(_ storyboard: UIStoryboard) {
    guard let controller = storyboard.instantiateInitialViewController() else {
      fatalError("the storyboard has no first scene")
    }
    controller.loadViewIfNeeded()
  }

  // MARK: - Documents

  static func text(scenes: Int, rows: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
      initialViewController="s0-vc">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>

      """
    for index in 0..<scenes { text += scene(index, rows: rows) }
    return text + "    </scenes>\n</document>\n"
  }

  private static func scene(_ index: Int, rows: Int) -> String {
    let id = "s\(index)"
    var subviews = ""
    var constraints = ""
    for row in 0..<rows {
      let (label, button) = ("\(id)-l\(row)", "\(id)-b\(row)")
      subviews += """
                                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
        horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Row \(row)" \
        textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
        adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(label)" \
        customClass="CountedLabel" customModule="LifecycleBenchmark">
                                      <rect key="frame" x="16" y="\(row * 40)" width="100" height="21"/>
                                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                      <nil key="textColor"/>
                                      <nil key="highlightedColor"/>
                                  </label>
                                  <button opaque="NO" contentMode="scaleToFill" \
        contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" \
        lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(button)">
                                      <rect key="frame" x="200" y="\(row * 40)" width="60" height="30"/>
                                      <state key="normal" title="Open">
                                          <color key="titleColor" red="0.1" green="0.2" blue="0.3" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                      </state>
                                  </button>

        """
      constraints += """
                                  <constraint firstItem="\(label)" firstAttribute="leading" \
        secondItem="\(id)-view" secondAttribute="leading" constant="16" id="\(id)-c\(row)a"/>
                                  <constraint firstItem="\(label)" firstAttribute="top" \
        secondItem="\(id)-view" secondAttribute="top" constant="\(row * 40)" id="\(id)-c\(row)b"/>
                                  <constraint firstItem="\(button)" firstAttribute="leading" \
        secondItem="\(label)" secondAttribute="trailing" constant="8" id="\(id)-c\(row)c"/>
                                  <constraint firstItem="\(button)" firstAttribute="centerY" \
        secondItem="\(label)" secondAttribute="centerY" id="\(id)-c\(row)d"/>

        """
    }
    return """
              <!--Screen \(index)-->
              <scene sceneID="\(id)">
                  <objects>
                      <viewController storyboardIdentifier="Screen\(index)" id="\(id)-vc" \
      sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(id)-view">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" \
      heightSizable="YES"/>
                              <subviews>
      \(subviews)                        </subviews>
                              <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
                              <constraints>
      \(constraints)                        </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(index * 400)" y="0"/>
              </scene>

      """
  }

  /// Does nothing with what the parser finds.
  private final class EmptyDelegate: NSObject, XMLParserDelegate {}

  /// A bundle with one file under many names.
  @MainActor
  private final class Files {
    let folder: URL
    let bundle: Bundle
    private let data: Data
    private var count = 0

    init(_ data: Data) {
      self.data = data
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("Interfaces-\(getpid()).bundle")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard let bundle = Bundle(path: folder.path) else {
        fatalError("a temporary folder cannot be made")
      }
      self.bundle = bundle
      try? data.write(to: folder.appendingPathComponent("Main.storyboard"))
      for index in 0..<5000 {
        link(folder.path + "/Main.storyboard", folder.path + "/Main\(index).storyboard")
      }
    }

    func next() -> String {
      count += 1
      return "Main\(count % 5000)"
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }
}
