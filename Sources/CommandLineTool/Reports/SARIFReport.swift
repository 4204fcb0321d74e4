import Foundation
import PhraseCatalog

/// Findings as SARIF 2.1.0, for code scanning.
struct SARIFReport {
  let findings: [Finding]
  /// Paths below it are told relative to it.
  let folder: String

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let codes = FindingCode.allCases
    let rules = codes.map { Rule(id: $0.rawValue, shortDescription: Text(text: $0.title)) }
    let driver = Driver(name: "malgil", version: Malgil.version, rules: rules)
    let run = Run(
      tool: Tool(driver: driver), columnKind: "unicodeCodePoints", results: findings.map { result($0, codes) }
    )
    return String(decoding: try encoder.encode(Log(runs: [run])), as: UTF8.self)
  }

  private func result(_ finding: Finding, _ codes: [FindingCode]) -> Result {
    let isBelow = finding.file.hasPrefix(folder + "/")
    let path = isBelow ? String(finding.file.dropFirst(folder.count + 1)) : finding.file
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let region = finding.line > 0 ? Region(startLine: finding.line, startColumn: max(1, finding.column)) : nil
    return Result(
      ruleId: finding.code.rawValue, ruleIndex: codes.firstIndex(of: finding.code) ?? 0,
      level: finding.severity.rawValue, message: Text(text: finding.message),
      locations: [
        Location(
          physicalLocation: PhysicalLocation(artifactLocation: ArtifactLocation(uri: uri), region: region))
      ])
  }

  private struct Log: Encodable {
    let version = "2.1.0"
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let runs: [Run]

    enum CodingKeys: String, CodingKey { case version, schema = "$schema", runs }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind: String
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }
  private struct Driver: Encodable {
    let name, version: String
    let rules: [Rule]
  }
  private struct Rule: Encodable { let id: String; let shortDescription: Text }
  private struct Text: Encodable { let text: String }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
  }

  private struct Location: Encodable { let physicalLocation: PhysicalLocation }
  private struct PhysicalLocation: Encodable { let artifactLocation: ArtifactLocation; let region: Region? }
  private struct ArtifactLocation: Encodable { let uri: String }
  private struct Region: Encodable { let startLine, startColumn: Int }
}
