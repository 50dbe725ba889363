import CoreGraphics
public import Foundation

/// Lays out content on pages of paper.
///
/// - Differs: nothing is laid out; the number of pages is that of a single one.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// Creates a formatter without content.
  public override init() {
    super.init()
  }

  /// What draws the pages.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// Takes the formatter out of what draws the pages.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
  }

  /// The largest height of the content; zero sets no limit.
  open var maximumContentHeight: CGFloat = 0

  /// The largest width of the content; zero sets no limit.
  open var maximumContentWidth: CGFloat = 0

  /// The margins of the first page.
  open var contentInsets = UIEdgeInsets.zero

  /// The margins of each page.
  open var perPageContentInsets = UIEdgeInsets.zero

  /// The first page.
  open var startPage = 0

  /// The number of pages.
  open var pageCount: Int { 1 }

  /// The rectangle of the content on a page.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    printPageRenderer?.printableRect.inset(by: perPageContentInsets) ?? .zero
  }

  /// Draws a part of a page.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    unimplemented("printing of pages")
  }
}

/// Lays out plain text on pages of paper.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    text = attributedText.string
    super.init()
  }

  /// The text.
  open var text: String?

  /// The text with attributes.
  open var attributedText: NSAttributedString?

  /// The font.
  open var font: UIFont?

  /// The colour.
  open var color: UIColor?

  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
}

/// Lays out a text of HTML on pages of paper.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The text of HTML.
  open var markupText: String?
}

/// Lays out the content of a view on pages of paper.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Makes what lays out the view's content on pages of paper.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws the pages of a print job.
///
/// - Differs: nothing is drawn.
///
/// Status: partial · A
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private var formatters: [(page: Int, formatter: UIPrintFormatter)] = []

  /// Creates a renderer without content.
  public override init() {
    super.init()
  }

  /// The height of the header.
  open var headerHeight: CGFloat = 0

  /// The height of the footer.
  open var footerHeight: CGFloat = 0

  /// The paper.
  open var paperRect: CGRect { .zero }

  /// The part of the paper that can be printed on.
  open var printableRect: CGRect { .zero }

  /// The number of pages.
  open var numberOfPages: Int {
    formatters.map { $0.page + $0.formatter.pageCount }.max() ?? 0
  }

  /// What lays out the content.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters.map(\.formatter) }
    set {
      for entry in formatters { entry.formatter.printPageRenderer = nil }
      formatters = []
      for formatter in newValue ?? [] {
        addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
      }
    }
  }

  /// The formatters that begin at or before a page and end at or behind it.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter {
      ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex)
    }
    return found.isEmpty ? nil : found.map(\.formatter)
  }

  /// Adds what lays out content, from a page on.
  open func addPrintFormatter(
    _ formatter: UIPrintFormatter,
    startingAtPageAt pageIndex: Int
  ) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append((pageIndex, formatter))
  }

  func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0.formatter === formatter }
    formatter.printPageRenderer = nil
  }

  /// Tells the renderer that pages are about to be drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(at: pageIndex, in: printableRect)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: printableRect)
    drawFooterForPage(at: pageIndex, in: printableRect)
  }

  /// Draws what a formatter lays out on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printableRect, forPageAt: pageIndex)
  }

  /// Draws the header of a page; for subclasses.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page; for subclasses.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page; for subclasses.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
