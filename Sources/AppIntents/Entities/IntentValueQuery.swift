/// Finds things for a value that is no words: a picture on a phone, a criterion of the app's own.
///
/// A conversation has only words, so it never asks such a query; code does, with `values(for:)`.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
  associatedtype Input: _IntentValue
  // No collection of values as elsewhere: the elements may be a union that is marked and conforms to nothing.
  associatedtype Result: Sendable

  nonisolated init()

  func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
  public typealias Dependency = AppDependency
}
