import AVKit
import Testing
import UIKit
import Understudy

@Suite("Times of media")
struct MediaTimeTests {
  @Test func times_areFractions() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900 && time.seconds == 1.5 && !time.hasBeenRounded)
    #expect(CMTime(value: 3, timescale: 2) == time)
    #expect((time + CMTimeMake(value: 1, timescale: 600)).value == 901)
    #expect((time - CMTime(value: 1, timescale: 2)).seconds == 1)
    #expect(CMTime(seconds: 1.0 / 3, preferredTimescale: 10).hasBeenRounded)
    #expect(CMTime.zero < time && CMTime.negativeInfinity < .zero)
    #expect(CMTimeCompare(.zero, time) == -1)
  }

  @Test func whatIsNoTime_isTold() {
    #expect(!CMTime.invalid.isValid && CMTime.indefinite.isIndefinite)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    #expect(!CMTime(value: 1, timescale: 0).isValid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
    #expect((CMTime.zero + .indefinite).isIndefinite)
    let range = CMTimeRange(start: .zero, end: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(CMTime(value: 1, timescale: 1)) && !range.containsTime(range.end))
  }

  @Test func shapes_fitIntoRectangles() {
    let bounds = CGRect(x: 10, y: 0, width: 100, height: 100)
    let wide = AVMakeRect(aspectRatio: CGSize(width: 200, height: 100), insideRect: bounds)
    #expect(wide == CGRect(x: 10, y: 25, width: 100, height: 50))
    let high = AVMakeRect(aspectRatio: CGSize(width: 1, height: 2), insideRect: bounds)
    #expect(high == CGRect(x: 35, y: 0, width: 50, height: 100))
  }
}

@MainActor @Suite("Players that nobody hears", .serialized)
struct PlayerTests {
  @Test func player_keepsWhatItIsTold() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/a.mp4")))
    #expect(player.timeControlStatus == .paused && player.status == .unknown)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.rate == 1)
    player.seek(to: CMTime(value: 5, timescale: 1))
    #expect(player.currentTime().seconds == 5 && player.currentItem?.duration.isIndefinite == true)
    let layer = AVPlayerLayer(player: player)
    #expect(layer.player === player && !layer.isReadyForDisplay)
  }

  @Test func queue_goesOnWhenTold() throws {
    let url = try #require(URL(string: "https://example.com/a.mp4"))
    let items = [AVPlayerItem(url: url), AVPlayerItem(url: url)]
    let player = AVQueuePlayer(items: items)
    #expect(player.currentItem === items[0] && !player.canInsert(items[0], after: nil))
    player.advanceToNextItem()
    #expect(player.currentItem === items[1])
    player.advanceToNextItem()
    #expect(player.currentItem == nil && player.items().isEmpty)
  }

  @Test func controller_livesAsAnyOther() {
    let stage = Stage()
    let root = stage.show(UIViewController())
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    root.present(controller, animated: true)
    stage.settle()
    #expect(controller.contentOverlayView?.superview === controller.view)
    #expect(root.presentedViewController === controller)
  }

  @Test func sound_isNotPlayed() throws {
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(!player.play() && !player.isPlaying)
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
    }
    #expect(AVCaptureDevice.default(for: .video) == nil)
  }
}
