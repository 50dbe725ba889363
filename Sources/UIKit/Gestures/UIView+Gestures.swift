/// The recognizers of a view.
extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    rare.gestureRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    GestureArbiter.current.cancel(recognizer)
    recognizer.view = nil
    rare.gestureRecognizers.removeAll { $0 === recognizer }
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in rareIfAny?.gestureRecognizers ?? [] { detach(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
