/// A value that other programs can take: as a file, as data, as a text.
///
/// ```swift
/// extension Note: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
///   }
/// }
/// ```
///
/// Nothing here takes one by itself: code does, with `exported(as:)`.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The value as data of a type, by the first representation that gives it. Throws
  /// `AppIntentError.Unrecoverable.unknown` when there is none, and what making the data throws.
  public func exported(as contentType: UTType) async throws -> Data {
    for representation in Self.steps where representation.type == contentType {
      if let export = representation.export { return try await export(self) }
    }
    throw AppIntentError.Unrecoverable.unknown
  }

  /// The types that `exported(as:)` gives.
  public func exportedContentTypes() -> [UTType] {
    Self.steps.filter { $0.export != nil }.map(\.type)
  }

  /// The builder makes representations of this type alone.
  static var steps: [_TransferStep<Self>] {
    transferRepresentation._representations as? [_TransferStep<Self>] ?? []
  }

  /// A value of data of a type. Throws as `exported(as:)` does.
  public init(importing data: Data, contentType: UTType) async throws {
    for representation in Self.steps where representation.type == contentType {
      if let make = representation.make {
        self = try await make(data)
        return
      }
    }
    throw AppIntentError.Unrecoverable.unknown
  }
}

/// One or several ways to transfer a value.
public protocol TransferRepresentation<Item> {
  associatedtype Item

  var _representations: [_TransferStep<Item>] { get }
}

extension TransferRepresentation {
  /// Under which name a file is offered.
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }

  /// Who may take it; here whoever asks is the same program.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// A way to transfer a value, without its type.
public struct _TransferStep<Item> {
  let type: UTType
  var export: ((Item) async throws -> Data)?
  var make: ((Data) async throws -> Item)?
}

/// Several representations, the best first.
public struct _TransferSteps<Item>: TransferRepresentation {
  public let _representations: [_TransferStep<Item>]
}

@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content)
    -> Content
  {
    content
  }

  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> _TransferSteps<Item> {
    _TransferSteps(_representations: accumulated._representations + next._representations)
  }
}
