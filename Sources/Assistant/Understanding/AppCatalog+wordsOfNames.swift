import Language
import Matching

/// The words that names of an app's things consist of: the salmon of “salmon sushi”, 연어 of 연어초밥.
///
/// They are read when they are first asked for.
final class WordsOfNames {
  private let catalog: AppCatalog
  private let app: String
  private lazy var names = catalog.names(of: app)
  private lazy var words = Set(names.flatMap { $0.split { !$0.isLetter } }.map { Self.singular(String($0)) })

  init(of app: String, in catalog: AppCatalog) {
    (self.app, self.catalog) = (app, catalog)
  }

  /// - Parameter word: in lower case, without a particle. In Korean it may be a part of the name's word.
  func contain(_ word: String) -> Bool {
    guard word.unicodeScalars.contains(where: Hangul.isSyllable) else {
      return word.count >= Self.shortestWord && words.contains(Self.singular(word))
    }
    return word.count >= Self.shortestKoreanWord && names.contains { $0.contains(word) }
  }

  /// In letters: egg, tea.
  private static let shortestWord = 3
  /// In syllables.
  private static let shortestKoreanWord = 2

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") && word.count > shortestWord ? String(word.dropLast()) : word
  }
}

extension AppCatalog {
  /// The names of an app's things, in lower case, but for those of types with very many.
  fileprivate func names(of app: String) -> [String] {
    entityNames.filter { $0.key.text.hasPrefix(app + ".") && $0.value.names.nameCount <= Self.mostNames }
      .values.flatMap(\.names.entries).flatMap(\.names).map { $0.lowercased() }
  }

  private static let mostNames = 4_096
}
