package import struct Foundation.Date
import Synchronization

/// Calls of agents in one process, gone with it.
package final class MemoryAgentCalls: AgentCallRows {
  /// Unused ones, in the order in which they were kept.
  private let calls = Mutex<[AgentCallRecord]>([])

  package init() {}

  package func keep(_ call: AgentCallRecord, at now: Date) {
    calls.withLock { calls in
      calls.removeAll { $0.expires < now }
      calls.append(call)
      let principal = call.claim.principal
      if calls.count(where: { $0.claim.principal == principal }) > AgentCallLimits.ofOne,
        let oldest = calls.firstIndex(where: { $0.claim.principal == principal })
      {
        calls.remove(at: oldest)
      }
      if calls.count > AgentCallLimits.ofAll { calls.removeFirst() }
    }
  }

  package func use(_ id: String, by claim: AgentCallRecord.Claim) -> AgentCallRecord? {
    calls.withLock { calls in
      calls.firstIndex { $0.id == id && $0.claim == claim }.map { calls.remove(at: $0) }
    }
  }
}
