/// Stops with the one phrase that stands for a part that is not built yet.
func unimplemented(
  _ what: String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError(
    "unimplemented: \(what). Understudy does not have this part of Core Data yet; "
      + "Documentation/Status.md lists what is missing.",
    file: file,
    line: line
  )
}
