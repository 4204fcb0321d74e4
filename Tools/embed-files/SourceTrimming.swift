import Foundation

/// Leaves out of sources what no browser reads: types in comments of JavaScript (`/** … */`) and its spaces that separate
/// nothing, comments of CSS and its ends of lines behind a rule or a declaration, the spaces that lines begin with, and empty lines.
enum SourceTrimming {
  static func trimmed(_ text: String, of name: String) -> String {
    if name.hasSuffix(".js") {
      return ScriptTrimming.trimmed(lines(of: text.replacing(/\/\*\*[\s\S]*?\*\/ ?/, with: "")))
    }
    guard name.hasSuffix(".css") else { return lines(of: text) }
    return lines(of: text.replacing(/\/\*[\s\S]*?\*\//, with: "")).replacing(/([{};,])\n/) { $0.output.1 }
  }

  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }
}
