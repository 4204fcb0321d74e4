import JSONText

/// `subscriptions/listen` of the stateless era: a request whose reply is a stream that lasts until the client leaves.
struct ResourceListening {
  private let server: AgentServer
  private let exchange: AgentExchange

  init(_ server: AgentServer, _ exchange: AgentExchange) {
    self.server = server
    self.exchange = exchange
  }

  /// Says first which of the addresses are told of, and then of each that shows something else.
  ///
  /// - Returns: when the caller is served no longer.
  /// - Throws: `RPCFailure`; `CancellationError` when the client leaves.
  func result(_ parameters: JSON) async throws -> JSON {
    guard let filter = parameters["notifications"], filter.object != nil else {
      throw RPCFailure.invalid("“notifications” is missing")
    }
    let wanted = try addresses(filter)
    let honoured = JSON.texts(wanted.map(\.text).sorted())
    await notify(
      "notifications/subscriptions/acknowledged",
      [
        JSON.Member(
          "notifications", JSON(wanted.isEmpty ? [] : [JSON.Member("resourceSubscriptions", honoured)]))
      ])
    if let boards = exchange.boards, !wanted.isEmpty {
      await UpdateTelling(boards).run({ wanted }) { address in
        await notify(
          "notifications/resources/updated", [JSON.Member("uri", .text(address.text))])
      }
    }
    try Task.checkCancellation()
    return JSON([JSON.Member("resultType", "complete"), meta])
  }

  private func addresses(_ filter: JSON) throws -> Set<SurfaceAddress> {
    guard let given = filter.given("resourceSubscriptions") else { return [] }
    guard let texts = given.array?.map(\.string), !texts.contains(nil),
      texts.count <= ResourceSubscriptions.most
    else {
      throw RPCFailure.invalid(
        "“resourceSubscriptions” is a list of \(ResourceSubscriptions.most) addresses at most")
    }
    guard exchange.boards != nil else { return [] }
    return Set(texts.compactMap { $0.flatMap { SurfaceAddress($0) } })
  }

  private func notify(_ method: String, _ members: [JSON.Member]) async {
    await exchange.notify(method, JSON(members + [meta]))
  }

  /// Each message on the stream names the request that began it.
  private var meta: JSON.Member {
    JSON.Member("_meta", JSON([JSON.Member(AgentMeta.subscription, exchange.id.jsonValue)]))
  }
}
