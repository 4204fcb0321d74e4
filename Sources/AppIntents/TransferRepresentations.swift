/// A value as data of one type.
public struct DataRepresentation<Item>: TransferRepresentation {
  public let _representations: [_TransferStep<Item>]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _representations = [_TransferStep(type: contentType, export: exporting, make: importing)]
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _representations = [_TransferStep(type: exportedContentType, export: exporting)]
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _representations = [_TransferStep(type: importedContentType, make: importing)]
  }
}

/// A value as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public let _representations: [_TransferStep<Item>]

  public init(for type: Item.Type = Item.self, contentType: UTType = .json) {
    _representations = [
      _TransferStep(
        type: contentType, export: { try JSONEncoder().encode($0) },
        make: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A value as another one that can be transferred: a text, an address, a file of an intent.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  public let _representations: [_TransferStep<Item>]

  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    _representations = Proxy.steps.compactMap { step in
      step.export.map { export in
        _TransferStep(type: step.type, export: { try await export(try await exporting($0)) })
      }
    }
  }

  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    _representations = Proxy.steps.map { step in
      _TransferStep(
        type: step.type, export: step.export.map { export in { try await export(try await exporting($0)) } },
        make: step.make.map { make in { try await importing(try await make($0)) } })
    }
  }
}

/// A value as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  public let _representations: [_TransferStep<Item>]

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _representations = [
      _TransferStep(type: exportedContentType, export: { try Data(contentsOf: try await exporting($0).file) })
    ]
  }

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _representations = [
      _TransferStep(
        type: contentType, export: { try Data(contentsOf: try await exporting($0).file) },
        make: { try await ReceivedTransferredFile.holding($0, importing) })
    ]
  }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was given; it is gone when the import is over.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool

  static func holding<Item>(
    _ data: Data, _ use: (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await use(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation<String>(
      contentType: .plainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    DataRepresentation<AttributedString>(exportedContentType: .plainText) { Data(String($0.characters).utf8) }
  }
}

extension IntentFile: Transferable {
  public static var transferRepresentation: some TransferRepresentation<IntentFile> {
    DataRepresentation<IntentFile>(exportedContentType: .data) { $0.data }
  }
}

/// A value as one that intents take: a place of an entity, say. Intents are handed entities here, not what stands for them:
/// nothing asks for it.
public struct IntentValueRepresentation<Item, Value: _IntentValue>: TransferRepresentation {
  public var _representations: [_TransferStep<Item>] { [] }

  public init(exporting: @escaping @Sendable (Item) async throws -> Value) {}
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Value,
    importing: @escaping @Sendable (Value) async throws -> Item
  ) {}
}
