import Synchronization

/// Rows of one process, gone with it.
package final class MemoryRows: KeptRows {
  private let tables = Mutex<[KeptTable: [KeptRow]]>([:])

  package init() {}

  package func rows(in table: KeptTable, only id: String?) throws -> [KeptRow] {
    tables.withLock { $0[table] ?? [] }.filter { id == nil || $0.id == id }
  }

  package func change<Result>(
    _ table: KeptTable, only id: String?, _ body: (inout [KeptRow]) throws -> Result
  ) throws -> Result {
    var kept: Swift.Result<Result, any Error>?
    tables.withLock { tables in
      let all = tables[table] ?? []
      var rows = all.filter { id == nil || $0.id == id }
      kept = Swift.Result { try body(&rows) }
      if case .success = kept { tables[table] = all.replacing(only: id, with: rows) }
    }
    guard let kept else { throw CancellationError() }
    return try kept.get()
  }

  package func holdRows(_ name: String) -> (@Sendable () -> Void)? { {} }
}

extension [KeptRow] {
  /// The rows with those of one identifier, or all of them, changed; each stays in its place.
  fileprivate func replacing(only id: String?, with rows: [KeptRow]) -> [KeptRow] {
    guard let id else { return rows }
    guard contains(where: { $0.id == id }) else { return self + rows }
    return flatMap { $0.id == id ? rows : [$0] }
  }
}
