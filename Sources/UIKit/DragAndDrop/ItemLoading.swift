import Clockwork
import Foundation

/// One type of data of an item provider and how it comes about.
struct ItemRepresentation {
  enum Content {
    case item(any NSSecureCoding)
    case file(URL)
    case object(any NSItemProviderWriting)
    case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    case madeFile(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    case madeObject(
      @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void)
        -> Progress?
    )
    case madeItem(NSItemProvider.LoadHandler)
  }

  let type: String
  let content: Content
  var opensInPlace = false
}

/// Turns representations into what somebody asked for, in a later turn of the main loop.
enum ItemLoading {
  static func object(
    of aClass: any NSItemProviderReading.Type,
    from provider: NSItemProvider,
    _ completion: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard
      let (type, found) = aClass.readableTypeIdentifiersForItemProvider.lazy
        .compactMap({ type in provider.representation(for: type).map { (type, $0) } }).first
    else {
      return fail(.itemUnavailableError, progress) { completion(nil, $0) }
    }
    // An object of this process keeps its identity; there is nothing to decode.
    if case .object(let object) = found.content, let ready = readable(object, as: aClass) {
      nonisolated(unsafe) let ready = ready
      return later(progress) { completion(ready, nil) }
    }
    if case .madeObject(let make) = found.content {
      let handler = UncheckedBox(aClass)
      _ = make { object, error in
        let ready = object.flatMap { readable($0, as: handler.value) }
        nonisolated(unsafe) let result = ready
        _ = later(progress) {
          completion(
            result,
            result == nil ? error ?? NSItemProvider.error(.unexpectedValueClassError) : nil
          )
        }
      }
      return progress
    }
    let handler = UncheckedBox(aClass)
    bytes(of: found) { data, error in
      guard let data else {
        _ = later(progress) {
          completion(nil, error ?? NSItemProvider.error(.itemUnavailableError))
        }
        return
      }
      _ = later(progress) {
        do {
          completion(
            try handler.value.object(withItemProviderData: data, typeIdentifier: type),
            nil
          )
        } catch {
          completion(nil, error)
        }
      }
    }
    return progress
  }

  /// The object itself, if it is one of the class that somebody asked for.
  private static func readable(
    _ object: any NSItemProviderWriting,
    as aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    cast(object, to: aClass)
  }

  private static func cast<T: NSItemProviderReading>(
    _ object: any NSItemProviderWriting,
    to type: T.Type
  ) -> (any NSItemProviderReading)? { object as? T }

  static func data(
    of type: String,
    from provider: NSItemProvider,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = provider.representation(for: type) else {
      return fail(.itemUnavailableError, progress) { completion(nil, $0) }
    }
    bytes(of: found) { data, error in
      _ = later(progress) { completion(data, error) }
    }
    return progress
  }

  static func file(
    of type: String,
    from provider: NSItemProvider,
    _ completion: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = provider.representation(for: type) else {
      return fail(.itemUnavailableError, progress) { completion(nil, $0) }
    }
    let name = provider.suggestedName ?? "item"
    let suffix = TypeIdentifiers.fileExtension(of: found.type)
    bytes(of: found) { data, error in
      _ = later(progress) {
        guard let data else {
          completion(nil, error ?? NSItemProvider.error(.itemUnavailableError))
          return
        }
        withTemporaryFile(data, name, suffix) { completion($0, $1) }
      }
    }
    return progress
  }

  /// Writes a file that exists until the block returns.
  private static func withTemporaryFile(
    _ data: Data,
    _ name: String,
    _ suffix: String?,
    _ block: (URL?, (any Error)?) -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-items-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var url = folder.appendingPathComponent(name)
      if let suffix, url.pathExtension.isEmpty { url.appendPathExtension(suffix) }
      try data.write(to: url)
      block(url, nil)
    } catch {
      block(nil, error)
    }
  }

  static func item(
    of type: String,
    from provider: NSItemProvider,
    _ options: [AnyHashable: Any]?,
    _ completion: NSItemProvider.CompletionHandler?
  ) {
    let progress = Progress(totalUnitCount: 1)
    let deliver: NSItemProvider.CompletionHandler = { item, error in
      nonisolated(unsafe) let item = item
      _ = later(progress) { completion?(item, error) }
    }
    guard let found = provider.representation(for: type) else {
      deliver(nil, NSItemProvider.error(.itemUnavailableError))
      return
    }
    switch found.content {
    case .item(let item): deliver(item, nil)
    case .file(let url): deliver(url as NSURL, nil)
    case .object(let object as any NSSecureCoding): deliver(object, nil)
    case .madeItem(let make): make(deliver, nil, options)
    case .madeFile(let make):
      _ = make { url, _, error in deliver(url.map { $0 as NSURL }, error) }
    default:
      bytes(of: found) { data, error in deliver(data.map { $0 as NSData }, error) }
    }
  }

  /// The data of a representation; the block may be called at once.
  private static func bytes(
    of representation: ItemRepresentation,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let type = representation.type
    switch representation.content {
    case .data(let make): _ = make(completion)
    case .file(let url): readFile(url, completion)
    case .madeFile(let make):
      _ = make { url, _, error in
        if let url { readFile(url, completion) } else { completion(nil, error) }
      }
    case .object(let object): write(object, type, completion)
    case .madeObject(let make):
      _ = make { object, error in
        if let object { write(object, type, completion) } else { completion(nil, error) }
      }
    case .item(let item): encode(item, type, completion)
    case .madeItem(let make):
      make(
        { item, error in
          if let item { encode(item, type, completion) } else { completion(nil, error) }
        },
        NSData.self,
        nil
      )
    }
  }

  private static func readFile(
    _ url: URL,
    _ completion: @Sendable (Data?, (any Error)?) -> Void
  ) {
    do {
      completion(try Data(contentsOf: url), nil)
    } catch {
      completion(nil, error)
    }
  }

  private static func write(
    _ object: any NSItemProviderWriting,
    _ type: String,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
  }

  private static func encode(
    _ item: any NSSecureCoding,
    _ type: String,
    _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    if let data = item as? NSData { return completion(data as Data, nil) }
    if let url = item as? NSURL, url.isFileURL, type != "public.file-url", type != "public.url" {
      return readFile(url as URL, completion)
    }
    if let object = item as? any NSItemProviderWriting { return write(object, type, completion) }
    do {
      let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
      completion(data, nil)
    } catch {
      completion(nil, error)
    }
  }

  // MARK: - Time

  /// Runs a block in the next turn of the main loop and fills the progress.
  @discardableResult
  private static func later(
    _ progress: Progress,
    _ block: @escaping @Sendable () -> Void
  ) -> Progress {
    MainQueue.run {
      MainLoop.current.post("item provider") {
        progress.completedUnitCount = progress.totalUnitCount
        block()
      }
    }
    return progress
  }

  private static func fail(
    _ code: NSItemProvider.ErrorCode,
    _ progress: Progress,
    _ block: @escaping @Sendable (any Error) -> Void
  ) -> Progress {
    later(progress) { block(NSItemProvider.error(code)) }
  }
}

/// A value that is only read and crosses to a block of the main loop.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
