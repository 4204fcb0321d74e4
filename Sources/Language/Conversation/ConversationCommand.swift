/// What a phrase of the assistant's own does to the conversation.
public enum ConversationCommand: String, Hashable, Sendable, CaseIterable {
  /// 이어서 해 줘: takes up what was left.
  case resume
  /// 하던 거 뭐였지: what was left.
  case parked
  /// 자주 하는 거 뭐야: what is done often.
  case habits
  /// 다시 해 줘: what failed, once more.
  case retry
  /// 뭐라고 말하면 돼: what can be said.
  case help
  /// 다시 말해 줘: the last reply once more.
  case repeatReply
  /// 뒤로 가 줘: the question before.
  case back
  /// 처음부터 다시 하자: the first question.
  case startOver
}
