package import PhraseCatalog

/// Every mistake in every test file; no conversation was held.
package struct SuiteErrors: Error, Sendable, CustomStringConvertible {
  package let errors: [PhraseFileError]

  package init(errors: [PhraseFileError]) { self.errors = errors }

  package var description: String {
    let count = errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes"
    return (errors.map(\.description) + ["\(count) in the test files; no conversation was held"])
      .joined(separator: "\n")
  }
}
