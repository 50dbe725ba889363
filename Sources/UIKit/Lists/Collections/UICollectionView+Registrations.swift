public import Foundation

extension UICollectionView {
  /// Makes and configures cells of one class without names.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let token: RegistrationToken
    let handler: Handler

    /// Creates a registration.
    ///
    /// Keep it: one that is made whenever a cell is asked for would never find used cells.
    public init(handler: @escaping Handler) {
      token = RegistrationToken()
      self.handler = handler
    }

    /// Creates a registration of cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      token = RegistrationToken(nib: cellNib)
      self.handler = handler
    }
  }

  /// Makes and configures headers, footers or other views of one class without names.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let token: RegistrationToken
    let kind: String
    let handler: Handler

    /// Creates a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      token = RegistrationToken()
      kind = elementKind
      self.handler = handler
    }

    /// Creates a registration of views from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      token = RegistrationToken(nib: supplementaryNib)
      kind = elementKind
      self.handler = handler
    }
  }

  /// A used or new cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    check(registration.token, isCell: true)
    let name = name(of: registration.token)
    if let nib = registration.token.nib { items.cellNibs[name] = nib }
    let made = dequeueCell(name, type: Cell.self, for: indexPath)
    let cell = made as? Cell ?? Construction.view(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A used or new header, footer or other view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    check(registration.token, isCell: false)
    let name = CollectionState.Name(
      kind: registration.kind,
      identifier: name(of: registration.token)
    )
    if let nib = registration.token.nib { items.viewNibs[name] = nib }
    let made = dequeueView(name, type: Supplementary.self)
    let view = made as? Supplementary ?? Construction.view(Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// Refuses a registration that was made for this one cell or view.
  private func check(_ token: RegistrationToken, isCell: Bool) {
    let count = UIApplication.shared.attachment(ProvisionCount.self) { ProvisionCount() }
    guard token.provision != 0, token.provision == count.current else { return }
    raise(.registrationMadeWhileProviding(isCell: isCell))
  }

  private func name(of token: RegistrationToken) -> String {
    if let name = items.tokens.first(where: { $0.token === token })?.name { return name }
    let name = "registration \(items.tokens.count + 1)"
    items.tokens.append((token, name))
    return name
  }
}

/// What makes a registration different from any other.
@MainActor
final class RegistrationToken {
  /// The provision during which the registration was made; 0 for none.
  let provision: Int
  /// What cells or views are made from; `nil` for a class.
  let nib: UINib?

  init(nib: UINib? = nil) {
    self.nib = nib
    provision = UIApplication.shared.attachment(ProvisionCount.self) { ProvisionCount() }.current
  }
}

/// Counts how often data sources were asked for a cell or view.
@MainActor
final class ProvisionCount {
  private var last = 0
  private var stack: [Int] = []

  /// The provision that is under way; 0 for none.
  var current: Int { stack.last ?? 0 }

  func begin() {
    last += 1
    stack.append(last)
  }

  func end() { stack.removeLast() }
}
