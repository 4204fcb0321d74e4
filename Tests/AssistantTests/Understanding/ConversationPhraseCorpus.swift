import Language

/// What people say to the assistant itself, and sentences beside it that are something else (nil).
enum ConversationPhraseCorpus {
  static let korean: [(command: ConversationCommand?, said: String)] = [
    (
      .resume,
      "이어서|이어서 해줘|이어서 할게요|이어서 하자|이어서 할래요|계속|계속해 주세요|계속할게|하던 거 계속해줘|하던 거 마저 해 주세요|아까 하던 거 이어서 해줄래?|아까 하던 거 계속 해 주시겠어요|마저 할게요|하던 얘기 계속해줘|이어가 줘|하다 만 거 이어서 해줘|미뤄 둔 거 마저 할래|음 이어서 해줘|이어서해줘요|아까하던거계속해줘"
    ),
    (
      .parked,
      "하던 거 뭐였지|하던 거 뭐였지?|아까 하던 거 뭐였더라|뭐 하고 있었지|뭐 하고 있었어?|뭐 하다 말았지|뭐 하던 중이었지|하던 거 보여줘|하던 거 알려 주세요|남은 거 보여 줄래요|미뤄 둔 거 뭐 있어?|미뤄둔 거 보여 주시겠어요|하다 만 거 뭐 있어|아까 뭐 하고 있었지|뭐 하고 있었더라"
    ),
    (
      .habits,
      "자주 하는 거|자주 하는 거 뭐야|자주 하는 거 뭐예요?|내가 자주 하는 거 보여줘|나 자주 하는 거 뭐야|자주 쓰는 기능 알려 주세요|자주 하던 거 보여 줄래?|내가 평소에 뭐 해|내가 보통 뭐 하지|내가 이 시간에 뭐 해?|지금 뭐 하면 좋을까|뭐 할까|할 만한 거 추천해 줘|할 일 추천해 주세요|추천해줘|뭐 추천해 줄래?|내가 많이 쓰는 기능 뭐 있어|내가 자주 시키는 거 뭐야?"
    ),
    (.retry, "다시 해줘|다시 한번 해줘|다시 해 주세요|다시 해봐|한 번 더|한 번 더 해줘|재시도|재시도해 주세요|다시 시도해 줄래?|다시 한 번 시도해 주세요"),
    (
      .help,
      "도와줘|도와주세요|도와줄래?|뭐 할 수 있어?|뭘 할 수 있어요?|너 뭐 할 수 있어|뭐라고 말하면 돼?|뭐라고 하면 돼요?|뭐라고 말해야 돼요|어떻게 말하면 되나요?|뭐라고 하면 되지|무슨 말을 하면 돼?|어떻게 말해?|어떻게 말해요|무슨 말을 할 수 있어|뭐라고 부탁할 수 있어?|사용법 알려줘|사용법 설명해 주세요|설명해 줄래?|뭐라고 말씀드리면 돼요?"
    ),
    (
      .repeatReply,
      "다시 말해 줘|다시 한 번 말해주세요|한 번 더 말해 줘|한 번만 더 말해 줄래?|다시 말씀해 주시겠어요|다시 한번만 말씀해 주세요|또 말해줘|다시 들려줘|다시 읽어 주세요|뭐라고 했어?|방금 뭐라고 했어요"
    ),
    (.back, "뒤로 가줘|뒤로 가 주세요|이전으로 돌아가 줘|돌아가 줘|되돌아가 주세요|앞 질문으로 돌아가 줄래?|이전 단계로 가줘|뒤로 갈래요"),
    (
      .startOver,
      "다시 시작할래|처음부터 해줘|처음부터 다시 해 주세요|처음부터 다시 할게요|처음부터 다시 하자|처음으로 돌아가 줘|다시 시작해 줘|새로 시작할래요|처음으로 가 주세요"
    ),
    (
      nil,
      "이어서 하지 마|계속하지 말아 줘|치킨 추천해줘|하던 거 취소해줘|다시 주문해줘|뒤로 가지 마|처음부터 다시 하지 말자|도와주지 마|자주 먹는 메뉴|아까 시킨 거 뭐였지|엄마한테 다시 말해 줘|처음 본 가게|계속 비가 오네|돌아가는 길|마저|남은 돈|다시 말하지 마"
    ),
  ]

  static let english: [(command: ConversationCommand?, said: String)] = [
    (
      .resume,
      "continue|go on|carry on|keep going|resume|let's continue|continue please|please go on|pick up where we left off|could you continue|continue where I left off|go back to what I was doing"
    ),
    (
      .parked,
      "what was I doing|what were we doing?|what was I in the middle of|what's pending|what is parked|where were we?|show me what's pending|show me where I left off|where did we leave off?"
    ),
    (
      .habits,
      "what do I usually do|what do I do often|what do I normally do?|suggest something|make a suggestion|what should I do|any suggestions?|do you have any suggestions|what can I do now|can you suggest something"
    ),
    (.retry, "try again|try it again|try once more|retry|do it again|please try again|can you try again"),
    (
      .help,
      "help me|what can I say?|what can you do|what should I say|how does this work|what are my options|please help me|what can I ask|tell me what you can do"
    ),
    (
      .repeatReply,
      "say again|repeat that|say that again please|come again?|say it again|say that again|come again|what was that|what did you say?|can you repeat that|could you say that again|I didn't hear you|I didn't catch that|one more time please|could you repeat that please"
    ),
    (
      .back,
      "go back|go back one step|take me back|previous question|please go back|go back to the previous question"
    ),
    (
      .startOver,
      "start over|start all over|start again|begin again|start from the beginning|go back to the beginning|let's start over"
    ),
    (
      nil,
      "don't continue|do not start over|what was I charged|suggest a restaurant|go back home|help my mother|call again tomorrow|previous orders|never go back|what can I order|continue to the museum"
    ),
  ]
}
