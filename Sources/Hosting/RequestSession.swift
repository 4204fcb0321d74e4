/// The conversation that a request begins which names none.
package enum RequestSession {
  /// The same for the same request of the same person, so that a repeated request finds what its first call began;
  /// another one for everybody else's.
  ///
  /// - Parameter user: has no colon but the one in `token:NAME`, so that no two pairs have the same name.
  package static func id(of request: String, by user: String) -> String { "r_\(user):\(request)" }
}
