import ArgumentParser
import Foundation

/// A question to the language rules, and what they say to it.
protocol LanguageVerb: ParsableCommand {
  associatedtype Answer: LanguageAnswer

  var options: GlobalOptions { get }
  /// What stands on the command line; nothing if standard input is to be read.
  var words: [String] { get }
  /// Whether the words are one text (주문 두 개) rather than several arguments.
  static var takesOneText: Bool { get }

  /// The answer to the arguments of one item, nil for what cannot be read.
  func answer(to arguments: [String]) throws -> Answer?
}

/// What comes out for one item.
protocol LanguageAnswer: Encodable {
  /// The line without `--json`.
  var text: String { get }
}

extension LanguageVerb {
  func run() throws {
    if words.isEmpty {
      while let line = readLine() { try write(line) }
    } else {
      try write(words.joined(separator: Self.takesOneText ? " " : "\t"))
    }
  }

  private func write(_ line: String) throws {
    let arguments = Self.takesOneText ? [line] : line.components(separatedBy: "\t")
    let answer = try answer(to: arguments)
    guard options.json else { return Output.line(answer?.text ?? "") }
    Output.json(try answer.map { try JSONLines.text([$0]) } ?? "null")
  }
}
