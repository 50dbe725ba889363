import UIKit

/// A grouped table with one control per setting.
class SettingsViewController: UITableViewController {
  enum Row: Int, CaseIterable {
    case order
    case previews
    case about
  }

  let settings: NotesSettings
  let orderControl = UISegmentedControl(items: ["Edited", "Title"])
  let previewSwitch = UISwitch()

  init(settings: NotesSettings) {
    self.settings = settings
    super.init(style: .grouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    orderControl.addTarget(self, action: #selector(orderChanged), for: .valueChanged)
    previewSwitch.addTarget(
      self,
      action: #selector(SettingsViewController.previewsChanged(_:)),
      for: .valueChanged
    )
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Setting")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    orderControl.selectedSegmentIndex = settings.sortOrder.rawValue
    previewSwitch.isOn = settings.showsPreviews
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
    cell.selectionStyle = .none
    cell.accessoryType = .none
    cell.accessoryView = nil
    switch Row(rawValue: indexPath.row) {
    case .order:
      cell.textLabel?.text = "Sort by"
      cell.accessoryView = orderControl
    case .previews:
      cell.textLabel?.text = "Show previews"
      cell.accessoryView = previewSwitch
    default:
      cell.textLabel?.text = "About"
      cell.selectionStyle = .default
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard Row(rawValue: indexPath.row) == .about else { return }
    navigationController?.pushViewController(AboutViewController(), animated: true)
  }

  // MARK: - Actions

  @objc private func orderChanged() {
    settings.sortOrder = SortOrder(rawValue: orderControl.selectedSegmentIndex) ?? .edited
  }

  @objc private func previewsChanged(_ sender: UISwitch) {
    settings.showsPreviews = sender.isOn
  }
}

/// The last screen of the settings.
final class AboutViewController: UIViewController {
  let label = UILabel()

  override func loadView() {
    label.text = "Notes, an example"
    label.textAlignment = .center
    label.backgroundColor = .systemBackground
    label.isUserInteractionEnabled = true
    view = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Credits",
      style: .plain,
      target: self,
      action: #selector(openCredits)
    )
  }

  @objc func openCredits() {
    guard let credits = CreditsViewController.make() else { return }
    present(UINavigationController(rootViewController: credits), animated: true)
  }

  /// Where the credits lead back to.
  @IBAction func closeCredits(_ segue: UIStoryboardSegue) {
    label.text = (segue.source as? CreditViewController)?.credit.map { "Thank you, \($0.name)" }
  }
}
