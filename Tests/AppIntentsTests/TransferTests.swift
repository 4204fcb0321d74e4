@testable import AppIntents
import Testing

@Suite("Values that other programs take") struct TransferTests {
  struct Note: Transferable, Codable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
      FileRepresentation(contentType: .rtf) { note in
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(note.text.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Note(text: try String(contentsOf: received.file, encoding: .utf8))
      }
    }
  }

  private let note = Note(text: "바다")

  @Test("A value comes as data of every type that it is given as")
  func exporting() async throws {
    #expect(note.exportedContentTypes() == [.json, .plainText, .rtf])
    #expect(try await note.exported(as: .plainText) == Data("바다".utf8))
    #expect(try await note.exported(as: .rtf) == Data("바다".utf8))
    #expect(try await Note(importing: note.exported(as: .json), contentType: .json) == note)
  }

  @Test("A file that was taken in is gone when the value is made")
  func importing() async throws {
    #expect(try await Note(importing: Data("산".utf8), contentType: .rtf) == Note(text: "산"))
  }

  @Test("A type that a value is not given as throws")
  func unknown() async {
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
    await #expect(throws: (any Error).self) { try await Note(importing: Data(), contentType: .plainText) }
  }

  @Test("A place of a file is its identifier, and so is the name of a draft")
  func fileIdentifiers() throws {
    let file = FileEntityIdentifier.file(url: URL(filePath: "/tmp/a b.txt"))
    #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString) == file)
    let draft = FileEntityIdentifier.draft(identifier: "1")
    #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString)?.draftIdentifier == "1")
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
  }
}
