import Foundation

/// Leaves out of sources what no browser reads: types in comments of JavaScript (`/** … */`) and its spaces that separate
/// nothing, comments of CSS, the spaces that lines begin with, and empty lines.
enum SourceTrimming {
  static func trimmed(_ text: String, of name: String) -> String {
    var text = text
    if name.hasSuffix(".js") { text = text.replacing(/\/\*\*[\s\S]*?\*\/ ?/, with: "") }
    if name.hasSuffix(".css") { text = text.replacing(/\/\*[\s\S]*?\*\//, with: "") }
    let lines =
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
    return name.hasSuffix(".js") ? ScriptTrimming.trimmed(lines) : lines
  }
}
