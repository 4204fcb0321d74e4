import ConversationProtocol
import Hosting
import Language

/// What is said when replies begin to be spoken, or cease to be.
enum SpeechNotice {
  static func text(isOn: Bool, language: String) -> String {
    switch (isOn, language == "ko") {
    case (true, true): "이제 대답을 소리 내어 읽어 드려요."
    case (false, true): "이제 글로만 대답해요."
    case (true, false): "Replies are spoken from now on."
    case (false, false): "Replies are only written from now on."
    }
  }
}

/// What is said when several lines were pasted: they are not run unasked.
enum PasteNotice {
  static func text(_ count: Int, language: String) -> String {
    language == "ko"
      ? "  \(count)줄을 붙여 넣으셨어요. 한 줄씩 말해 주세요." : "  You pasted \(count) lines. Please say them one by one."
  }
}

/// What is said when the language of replies changes, or cannot.
enum LanguageNotice {
  static func changed(language: String) -> String {
    language == "ko" ? "이제 한국어로 대답해요." : "Replies are in English from now on."
  }

  static func unknown(_ tag: String?, language: String) -> String {
    language == "ko"
      ? "어느 말로 대답할까요? ‘/언어 ko’나 ‘/언어 en’처럼 말해 주세요."
      : "Which language? Say it like “/language ko” or “/language en”."
  }
}

/// The conversations that `/세션` lists.
enum SessionNotice {
  static func text(_ place: ClientContext, language: String) throws -> String {
    let open = try SessionSource.reach(place.options).list().filter(\.isParked)
    guard !open.isEmpty else {
      return language == "ko" ? "  이어서 할 대화가 없어요." : "  There is no conversation to go on with."
    }
    let list = open.map { "  \($0.id.visibleLine)  \($0.updated)" }.joined(separator: "\n")
    let hint =
      language == "ko"
      ? "  이어서 하려면 나간 뒤에: malgil repl --session …" : "  To go on with one, leave and: malgil repl --session …"
    return list + "\n" + hint
  }
}
