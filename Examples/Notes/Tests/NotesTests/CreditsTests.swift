import UIKit
import XCTest

@testable import Notes

/// The screens that are drawn in Interface Builder: a storyboard, a cell from a xib, a way back.
final class CreditsTests: XCTestCase {
  private func showAbout() -> AboutViewController {
    let about = AboutViewController()
    show(UINavigationController(rootViewController: about))
    about.loadViewIfNeeded()
    return about
  }

  private func openCredits(from about: AboutViewController) throws -> CreditsViewController {
    tap(try XCTUnwrap(about.navigationItem.rightBarButtonItem))
    let navigation = try XCTUnwrap(about.presentedViewController as? UINavigationController)
    let credits = try XCTUnwrap(navigation.topViewController as? CreditsViewController)
    waitUntil("the credits appear") {
      credits.view.window != nil && navigation.transitionCoordinator == nil
    }
    return credits
  }

  func testOutletsAreConnectedBeforeTheViewIsUsed() throws {
    let credits = try XCTUnwrap(CreditsViewController.make())
    XCTAssertFalse(credits.isViewLoaded)
    credits.loadViewIfNeeded()
    XCTAssertEqual(credits.thanksLabel.text, "Thanks to 3 people")
    XCTAssertEqual(credits.navigationItem.title, "Credits")
    XCTAssertTrue(credits.tableView.dataSource === credits)
  }

  func testCellsComeFromTheirXib() throws {
    let credits = try openCredits(from: showAbout())
    credits.tableView.layoutIfNeeded()
    let cell = credits.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? CreditCell
    XCTAssertEqual(cell?.nameLabel.text, "Grace")
    XCTAssertEqual(cell?.partLabel.text, "The editor")
    XCTAssertEqual(cell?.reuseIdentifier, CreditCell.reuseIdentifier)
  }

  func testRowPerformsTheSegueAndTheButtonUnwinds() throws {
    let about = showAbout()
    let credits = try openCredits(from: about)
    credits.tableView(credits.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    waitUntil("the credit appears") {
      credits.view.window == nil && credits.transitionCoordinator == nil
    }
    let credit = try XCTUnwrap(
      credits.navigationController?.topViewController as? CreditViewController
    )
    XCTAssertEqual(credit.title, "Ada")
    XCTAssertEqual(credit.partLabel.text, "The list")
    credit.closeButton.sendActions(for: .touchUpInside)
    waitUntil("the credits are gone") { about.presentedViewController == nil }
    XCTAssertEqual(about.label.text, "Thank you, Ada")
  }
}
