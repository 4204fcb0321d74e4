/// Help of commands that shows Korean.
enum HelpText {
  static let tool = "Talks with the apps on this machine. 이 컴퓨터의 앱들과 말로 이야기해요."
  static let open = "Opens the page in a browser. 브라우저로 말길을 열어요."
  static let turns = """
    Without arguments it waits for sentences (REPL).
      malgil --say "치킨 주문해줘"        one turn; ends with status 20 when a question is left open
      malgil --continue --say "2번"       goes on with it
    """
  static let language = """
    What is asked stands on the command line or, one a line, on standard input; arguments are separated by a tab there.
    One line comes out for each that goes in, an empty one for what cannot be read.
      malgil language particle 치킨 을          치킨을
      malgil language conjugate 고르다 -아/어    골라
      malgil language number "이만 삼천"         23000  cardinal
    """
  static let particle = "A particle in the form that a noun takes: 치킨 을 → 치킨을."
  static let conjugate = "A verb with an ending: 고르다 -아/어 → 골라."
  static let endings = """
    Endings are written as in dictionaries, with a hyphen: -아/어요 -(으)세요 -(으)ㄹ래 -고. A third argument decides the class:
    regular 여 ㄷ ㅂ ㅅ ㅎ 러 르 우. With --all, the verb stands alone (or with its class): its table of endings comes out, then every
    form that asks for it with the family, one form a line.
    """
  static let date = "The date or time that a text is, in ISO 8601: 내일 오후 3시."
  static let recurrence =
    "What a sentence says happens again and again, and when it happens first: 매일 아침 7시에 켜 줘."
  static let number = "The number that a text is: 이만 삼천 → 23000  cardinal."
}
