import CoreGraphics
import Foundation
import InterfaceBuilder

extension NibTables {
  /// A collection: its prototypes of cells, headers and footers.
  static let collectionView: NibTable<UICollectionView> = {
    var table = NibTable<UICollectionView>()
    table.ignore("dataMode", "collectionViewLayout")
    table.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
    table.flag("allowsSelection") { $0.allowsSelection = $1 }
    table.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    table.flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
    table.flag("allowsMultipleSelectionDuringEditing") {
      $0.allowsMultipleSelectionDuringEditing = $1
    }
    table.flag("selectionFollowsFocus") { $0.selectionFollowsFocus = $1 }
    table.value("backgroundView") { view, element, coder in
      view.backgroundView = coder.session.make(element, as: UIView.self)
    }
    table.child("cells") { view, list, coder in
      for cell in list.children {
        guard let name = cell["reuseIdentifier"], !name.isEmpty else { continue }
        view.register(UINib(cell, of: coder.session.seed()), forCellWithReuseIdentifier: name)
      }
    }
    table.value("sectionHeaderView") { view, element, coder in
      register(element, UICollectionView.elementKindSectionHeader, in: view, coder)
    }
    table.value("sectionFooterView") { view, element, coder in
      register(element, UICollectionView.elementKindSectionFooter, in: view, coder)
    }
    return table
  }()

  private static func register(
    _ element: InterfaceElement,
    _ kind: String,
    in view: UICollectionView,
    _ coder: NibCoder
  ) {
    guard let name = element["reuseIdentifier"], !name.isEmpty else { return }
    view.register(
      UINib(element, of: coder.session.seed()),
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: name
    )
  }

  /// The layout that the document gives to a collection; `nil` if it gives none.
  static func collectionLayout(_ coder: NSCoder) -> UICollectionViewLayout? {
    guard let nib = coder.nib, let element = nib.element.child(key: "collectionViewLayout") else {
      return nil
    }
    return nib.session.make(element, as: UICollectionViewLayout.self)
  }

  /// Lines of items.
  static let flowLayout: NibTable<UICollectionViewFlowLayout> = {
    var table = NibTable<UICollectionViewFlowLayout>()
    table.number("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
    table.number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
    table.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]) {
      $0.scrollDirection = $1
    }
    table.choice("sectionInsetReference", references) { $0.sectionInsetReference = $1 }
    table.flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
    table.flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
    table.value("itemSize") { layout, element, _ in layout.itemSize = NibValue.size(element) }
    table.value("estimatedItemSize") { layout, element, _ in
      layout.estimatedItemSize = NibValue.size(element)
    }
    table.flag("automaticEstimatedItemSize") {
      if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
    table.value("headerReferenceSize") { layout, element, _ in
      layout.headerReferenceSize = NibValue.size(element)
    }
    table.value("footerReferenceSize") { layout, element, _ in
      layout.footerReferenceSize = NibValue.size(element)
    }
    table.value("sectionInset") { layout, element, _ in
      layout.sectionInset = NibValue.insets(element)
    }
    return table
  }()

  private static let references:
    KeyValuePairs<String, UICollectionViewFlowLayout.SectionInsetReference> = [
      "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
      "layoutMargins": .fromLayoutMargins,
    ]
}
