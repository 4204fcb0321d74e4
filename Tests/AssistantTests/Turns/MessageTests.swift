import Assistant
import Language
import Testing

@Suite struct MessageTests {
  /// Every message about a thing of that name.
  static func all(_ name: String) -> [Message] {
    let messages: [Message] = [
      .askChoice(type: name), .askOwned(owner: name, said: name), .askAmbiguous(said: name),
      .askSeveral(type: name),
      .askValue(title: name), .askConfirm, .askUnderstood(said: name, title: name),
      .askSwitched(title: name, isOn: false), .atOnce,
      .askRepaired(to: name),
      .askIntent,
      .askAgainAfter(question: name),
      .resumed(question: name), .notInList, .answerYesOrNo, .unreadable(said: name),
      .valueNotFound(said: name),
      .tooSmall(minimum: "1"), .tooLarge(maximum: "9"), .outOfRange(minimum: "1", maximum: "9"), .severalFit,
      .exactCount(2), .wrongCount(minimum: 1, maximum: 3), .somethingNotFound, .offline, .incomplete,
      .notAllowed, .needsAccount, .needsPermission, .needsAuthentication, .personWanted, .timedOut,
      .helpChoice, .helpConfirm, .helpValue(title: name), .helpIdle(examples: [name, name]), .done, .answered,
      .cancelled, .declined, .exhausted(attempts: 3), .failed, .busy, .unclearEffect,
      .doneBefore(title: name),
      .superseded,
      .notFound(said: name),
      .notUnderstood, .suggestions([name]), .nothingToCancel, .nothingToRepeat, .tooLong(limit: 500),
      .tooComplex, .goodbye, .parked,
      .cancelOption, .titleConfirm, .titleIntent, .more(count: 3), .askOwner(type: name, said: name),
      .askStartOver, .askUndo(title: name), .askPlan(titles: [name, name]), .askLeaving, .askParked,
      .askParkedCancel, .leaveOption(title: name), .intentOption(title: name, said: ""),
      .moreOptions(count: 3), .wasAnswered(name), .nothingBefore,
      .required(title: name), .tooLateToChange, .noOthers, .cannotChoose, .notComparable, .kept,
      .unreadableValue,
      .nothingDone,
      .doneStays, .resumeHint, .retryHint, .expired, .nothingParked, .parkedList(titles: [name, name]),
      .undone(title: name), .habits, .askHabit(title: name), .noHabits,
      .undoWord, .undoHint(until: name), .nothingToUndo, .alreadyUndone, .undoTooLate(window: name),
      .undoLost,
      .undoUnclear,
      .working, .stopping, .aloud(number: 2, title: name), .listening, .unheard,
    ]
    return messages.filter(isListed) + VetoRule.allCases.map { .vetoed(rule: $0.rawValue) }
  }

  /// Does not compile any more when a message is added: it belongs into the list above, too.
  private static func isListed(_ message: Message) -> Bool {
    switch message {
    case .askChoice, .askOwned, .askAmbiguous, .askSeveral, .askValue, .askConfirm, .askUnderstood,
      .askSwitched, .atOnce,
      .askRepaired,
      .askIntent,
      .askAgainAfter, .resumed, .notInList, .answerYesOrNo, .unreadable, .valueNotFound, .tooSmall, .tooLarge,
      .outOfRange, .severalFit, .helpChoice, .helpConfirm, .helpValue, .helpIdle, .done, .answered,
      .cancelled,
      .declined, .exhausted, .failed, .busy, .unclearEffect, .doneBefore, .superseded, .notFound,
      .notUnderstood,
      .suggestions,
      .nothingToCancel, .nothingToRepeat, .tooLong, .tooComplex, .vetoed, .goodbye, .parked, .cancelOption,
      .titleConfirm,
      .titleIntent, .more, .exactCount, .wrongCount, .somethingNotFound, .offline, .incomplete, .notAllowed,
      .needsAccount, .needsPermission, .needsAuthentication, .personWanted, .timedOut, .askOwner,
      .askStartOver, .askUndo,
      .askPlan, .askLeaving, .askParked,
      .askParkedCancel, .leaveOption, .intentOption, .moreOptions, .wasAnswered, .nothingBefore, .required,
      .tooLateToChange,
      .noOthers, .cannotChoose, .notComparable, .kept, .unreadableValue, .nothingDone, .doneStays,
      .resumeHint, .retryHint, .expired,
      .nothingParked, .parkedList, .undone, .undoWord, .undoHint, .nothingToUndo, .alreadyUndone,
      .undoTooLate,
      .undoLost, .undoUnclear, .working, .stopping, .habits, .askHabit, .noHabits, .aloud, .listening,
      .unheard:
      true
    }
  }

  @Test("every message has a text in every language, without space around it", arguments: ["ko", "en"])
  func complete(_ language: String) {
    for message in Self.all("가게") {
      let text = MessageCatalogue.text(message, language: language)
      #expect(!text.isEmpty)
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "“\(text)”")
    }
  }

  @Test("English messages have no Hangul, Korean ones have some")
  func letters() {
    for message in Self.all("Moon") {
      let english = MessageCatalogue.text(message, language: "en")
      #expect(!english.unicodeScalars.contains(where: Hangul.isSyllable), "\(english)")
      let korean = MessageCatalogue.text(message, language: "ko")
      #expect(korean.unicodeScalars.contains(where: Hangul.isSyllable) || korean == "Moon", "\(korean)")
    }
  }

  @Test(
    "no message leaves a choice of particles to the reader",
    arguments: ["가게", "메뉴", "치킨", "떡볶이", "서울", "1", "2", "3", "10", "Pizza", "Chicken", "BBQ"])
  func resolved(_ name: String) {
    for message in Self.all(name) {
      let text = MessageCatalogue.text(message, language: "ko")
      #expect(!["(으)", "(를)", "(는)", "(가)", "(과)"].contains { text.contains($0) }, "\(text)")
    }
  }

  /// 으로 or 로, 을 or 를, 은 or 는 after a name.
  struct Particles: Sendable {
    let name, direction, object, topic: String

    init(_ name: String, _ direction: String, _ object: String, _ topic: String) {
      self.name = name
      self.direction = direction
      self.object = object
      self.topic = topic
    }
  }

  @Test(
    "particles follow the sound before them",
    arguments: [
      Particles("가게", "로", "를", "는"), Particles("서울", "로", "을", "은"), Particles("치킨", "으로", "을", "은"),
      Particles("1", "로", "을", "은"), Particles("2", "로", "를", "는"), Particles("3", "으로", "을", "은"),
      Particles("10", "으로", "을", "은"), Particles("Pizza", "로", "를", "는"), Particles("콜라", "로", "를", "는"),
    ])
  func particles(_ check: Particles) {
    func text(_ message: Message) -> String { MessageCatalogue.text(message, language: "ko") }
    let name = check.name
    #expect(text(.askChoice(type: name)) == "어느 \(name)\(check.direction) 할까요?")
    #expect(text(.askAmbiguous(said: name)) == "어떤 \(name)\(check.direction) 할까요?")
    #expect(text(.askOwned(owner: "가게", said: name)) == "가게의 어떤 \(name)\(check.direction) 할까요?")
    #expect(text(.askSeveral(type: name)) == "\(name)\(check.object) 골라 주세요. 여러 개도 괜찮아요.")
    #expect(text(.askValue(title: name)) == "\(name)\(check.object) 알려 주세요.")
    #expect(text(.notFound(said: name)) == "‘\(name)’\(check.object) 찾지 못했어요.")
    #expect(text(.valueNotFound(said: name)) == "‘\(name)’\(check.object) 찾지 못했어요.")
    #expect(text(.unreadable(said: name)) == "‘\(name)’\(check.topic) 제가 읽을 수 없는 값이에요.")
  }

  @Test(
    "a regional tag is its language, and an unknown one is Korean",
    arguments: [("en-GB", "Done."), ("en_US", "Done."), ("ko-KR", "했어요."), ("fr", "했어요.")])
  func languages(_ tag: String, _ text: String) {
    #expect(MessageCatalogue.text(.done, language: tag) == text)
  }
}
