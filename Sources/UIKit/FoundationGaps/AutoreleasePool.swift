/// Runs a block; Linux has no autoreleased objects that a pool would free.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
