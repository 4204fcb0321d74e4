/// The identifiers of the turns of one call of the tool: a call that is repeated after the tool was killed between two
/// of its turns does none of them twice.
///
/// The last turn has the identifier of the call: its reply is the reply to the call.
struct RequestSteps {
  private let request: String?
  private let sentences: Int

  init(_ request: String?, sentences: Int) {
    self.request = request
    self.sentences = sentences
  }

  /// Of the answers, which come before the first sentence.
  var ofAnswers: String? { sentences == 0 ? request : request.map { $0 + ".answers" } }

  func ofSentence(_ index: Int) -> String? {
    index == sentences - 1 ? request : request.map { "\($0).\(index + 1)" }
  }
}
