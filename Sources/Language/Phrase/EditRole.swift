/// What the words around a named thing do with it, where a list of such things is open: 콜라(는 빼 줘), (add a) cola.
public enum EditRole: Hashable, Sendable {
  /// It comes to what is there: 콜라도, add a cola.
  case add
  /// It is taken out: 콜라는 빼 줘, leave the cola out.
  case remove
  /// Something else takes its place: 양념 말고, swap the cola for.
  case replaced
  /// It takes the place of something: 후라이드로 바꿔 줘, a milkshake instead.
  case replacing
  /// Nothing else stays: 피자만, just the pizza.
  case only
}

/// How much of an open list a number without a name counts: 둘 다 두 개씩, 하나는 된장찌개로.
public enum EditScope: Hashable, Sendable {
  /// Of everything.
  case each
  /// Of a part of what is there, which becomes another thing.
  case part
}
