import AppIntents
import Foundation

/// Sets values of its own in a suite, one after the other, and counts up none of anybody else's.
///
///     DefaultsWriter FOLDER SUITE NAME COUNT
@main
struct Main {
  static func main() {
    let words = CommandLine.arguments
    AppGroups.use(data: URL(filePath: words[1]))
    guard let defaults = AppGroupDefaults(suiteName: words[2]) else { exit(1) }
    for number in 0..<(Int(words[4]) ?? 0) { defaults.set(number, forKey: "\(words[3])-\(number)") }
  }
}
