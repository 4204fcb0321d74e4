import Foundation

/// Writes a Swift file that has the bytes of other files, as they are and compressed.
///
///     embed-files OUTPUT FILE...
///
/// The same files give the same output. `{hash}` in sources becomes the hash of all files, so that an address that has it
/// always means the same bytes.
@main struct EmbedFilesTool {
  static func main() throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard let output = paths.first else { throw CocoaError(.fileNoSuchFile) }
    let files = try paths.dropFirst().map { path in
      (name: URL(filePath: path).lastPathComponent, content: try Data(contentsOf: URL(filePath: path)))
    }
    let hash = ContentHash(of: files.map { ($0.name, Array($0.content)) }).text
    let entries = try files.map { try entry($0.name, content($0.content, of: $0.name, hash)) }
    let source = """
      // Made from the folder “Files” by embed-files.
      enum EmbeddedFiles {
        static let hash = "\(hash)"
        static let all: [(name: String, content: StaticString, compressed: StaticString)] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
    try Data(source.utf8).write(to: URL(filePath: output), options: .atomic)
  }

  private static func content(_ data: Data, of name: String, _ hash: String) -> Data {
    guard [".html", ".css", ".js"].contains(where: name.hasSuffix) else { return data }
    let text = SourceTrimming.trimmed(String(decoding: data, as: UTF8.self), of: name)
    return Data(text.replacing("{hash}", with: hash).utf8)
  }

  private static func entry(_ name: String, _ data: Data) throws -> String {
    let compressed = try Compression.gzip(data)
    return "    (\"\(name)\", \"\(data.base64EncodedString())\", \"\(compressed.base64EncodedString())\"),"
  }
}
