/// Sentences that people say to an assistant and that no app here can do anything for: the model learns from them what is none
/// of the intents.
public enum OutOfScope {
  /// Each with its language's tag.
  public static let sentences: [(language: String, text: String)] =
    lines(korean).map { ("ko", $0) } + lines(english).map { ("en", $0) }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private static let korean = """
    안녕
    안녕하세요 반가워요
    고마워
    감사합니다 수고하셨어요
    너 누구야
    이름이 뭐야
    몇 살이야
    심심해
    나랑 놀아줘
    농담 하나 해줘
    재미있는 얘기 해줘
    노래 불러줘
    사랑해
    미안해
    잘 자
    좋은 아침
    오늘 날씨 어때
    내일 비 와
    지금 몇 시야
    오늘 며칠이야
    오늘 무슨 요일이야
    알람 맞춰줘
    아침 일곱 시에 깨워줘
    타이머 십 분 설정해줘
    음악 틀어줘
    볼륨 좀 줄여줘
    불 꺼줘
    에어컨 켜줘
    엄마한테 전화해줘
    문자 보내줘
    카톡 읽어줘
    택시 불러줘
    지하철 막차 언제야
    버스 언제 와
    비행기 표 예매해줘
    호텔 예약해줘
    영화 뭐 볼까
    영화표 예매해줘
    뉴스 읽어줘
    주식 시세 알려줘
    환율 얼마야
    달러로 얼마야
    은행 계좌 잔액 알려줘
    친구한테 돈 보내줘
    번역해줘
    영어로 뭐라고 해
    숙제 도와줘
    이 더하기 삼은 뭐야
    세계에서 제일 높은 산이 뭐야
    대통령이 누구야
    축구 누가 이겼어
    병원 어디 있어
    약국 찾아줘
    미용실 예약해줘
    세탁기 돌려줘
    사진 찍어줘
    메일 보내줘
    와이파이 켜줘
    배터리 얼마나 남았어
    일기 써줘
    할 일 목록에 빨래 넣어줘
    회의 잡아줘
    생일 선물 추천해줘
    옷 뭐 입을까
    책 추천해줘
    게임 켜줘
    운동 루틴 짜줘
    다이어트 어떻게 해
    머리 아파
    우울해
    기분 좋다
    배 아파 죽겠어
    너 바보야
    짜증나
    시끄러워
    조용히 해
    인생이란 뭘까
    로또 번호 알려줘
    운세 봐줘
    요리법 알려줘
    김치찌개 어떻게 끓여
    환불 규정이 뭐야
    회원 탈퇴하고 싶어
    비밀번호 바꿔줘
    카드 등록해줘
    쿠폰 있어
    주차할 데 있어
    길 막혀
    집까지 얼마나 걸려
    기차표 끊어줘
    여권 어떻게 만들어
    아침 일곱 시에 깨워 주세요
    나 오늘 차임 ㅠㅠ
    우리 딸이 아까부터 전화를 안 받는데 어떡하면 좋을까요
    너 바보냐
    고마워요 수고하셨어요
    ktx 부산 가는거 예매해줘
    경주에 호텔 제일 싼 데로 하나 잡아 주세요
    오늘 환율이 얼마예요
    레포트 다섯장 대신 써줘 제발 내일 마감임
    ㅋㅋㅋㅋㅋㅋ
    넷플 볼거 추천
    된장찌개를 집에서 맛있게 끓이려면 된장을 얼마나 넣어야 해요
    와이파이 안됨 왜이럼
    세탁기 돌릴 때 섬유 유연제는 언제 넣어야 하나요
    심심해 놀아줘
    어제 백화점에서 산 코트를 환불하고 싶은데 어디로 전화하면 될까요
    삼십오 곱하기 십이는 몇이에요
    내과 진료 예약 좀 잡아 주세요
    롤 티어 올리는법
    타이머 10분
    당근에 전공책 팔고싶음 글 올려줘
    제가 가진 주식이 오늘 왜 이렇게 떨어졌어요
    유튭 켜
    요즘 갱년기라 그런지 밤에 잠이 안 와요
    쿠팡에서 휴지 주문해줘
    오늘 비와
    안녕
    아 진짜 회사 가기싫다
    동대구역 가는 기차표를 한 장 예매해 주시면 고맙겠습니다.
    유튜브 켜줘
    와이파이가 와 안 되는지 좀 봐 주이소
    카톡 온거 읽어줘
    집사람하고 다퉈서 마음이 영 안 좋습니다.
    달러 환율
    제주도 호텔 이박 삼일 예약
    핸드폰 글씨가 작아 안 보이니 좀 키워 주이소
    농담 하나 해봐
    내 혈압약 먹을 시간을 날마다 잊지 않게 일러 주시겠습니까?
    어어 그거 뭐더라 아니 됐다
    강남역까지 길안내
    고맙대이
    동네 세탁소가 몇 시까지 하는지 아능교
    내일 비 와?
    안녕
    나 오늘 너무 우울해
    자기한테 십 분 늦는다고 문자 보내줘
    유튜브 틀어줘
    바보야
    ㅋㅋㅋㅋㅋㅋ
    이번 주말에 볼 영화 두 장 예매해줘
    신나는 노래 하나 틀어봐
    엄마한테 전화 걸어줘
    곧 팀원 생일인데 삼만 원대 선물로 뭐가 좋을까요
    지금 강변북로 많이 막히나요
    제주도에서 렌터카 사흘 빌려줘
    사랑해
    아 짜증나 진짜
    연차가 며칠 남았는지 알려 주시겠어요
    """

  private static let english = """
    hello
    hi there how are you
    thank you
    thanks a lot you are great
    who are you
    what is your name
    how old are you
    i am bored
    tell me a joke
    sing me a song
    i love you
    sorry
    good night
    good morning
    what is the weather like today
    will it rain tomorrow
    what time is it
    what day is it today
    set an alarm for seven
    wake me up at six
    set a timer for ten minutes
    play some music
    turn down the volume
    turn off the lights
    switch on the heating
    call my mum
    send a text message to my brother
    read my messages
    call me a taxi
    when is the last train
    when does the bus come
    book me a flight
    book a hotel room
    what film should i watch
    buy cinema tickets
    read me the news
    how is the stock market doing
    what is the exchange rate
    what is my bank balance
    send money to my friend
    translate this for me
    how do you say that in korean
    help me with my homework
    what is two plus three
    what is the highest mountain in the world
    who is the president
    who won the match
    where is the nearest hospital
    find a pharmacy
    make an appointment with the dentist
    start the washing machine
    take a photo
    send an email
    turn on wifi
    how much battery is left
    write a diary entry
    put laundry on my to do list
    schedule a meeting
    what should i give her for her birthday
    what should i wear
    recommend me a book
    start the game
    make me a workout plan
    how do i lose weight
    my head hurts
    i feel sad
    i am so happy today
    you are stupid
    this is annoying
    shut up
    what is the meaning of life
    what are the lottery numbers
    read my horoscope
    how do i cook kimchi stew
    what is the refund policy
    i want to delete my account
    change my password
    add my credit card
    do you have coupons
    where can i park
    how is the traffic
    how long does it take to get home
    buy a train ticket
    how do i get a passport
    hey there
    i miss my mom so much today
    you're bloody useless
    how do you say where is the bathroom in korean
    text jihoon that im running like 10 min late
    remind me to pick up my daughter from taekwondo at half past five
    post this selfie to my story
    can you proofread my essay on joseon trade policy its due at midnight
    what's on telly tonight
    ktx seats to daejeon sunday morning
    translate this letter from my son's school into english please it's got about three pages of fine print
    my phone storage is full
    transfer fifty thousand won to my landlord
    you're useless mate
    will it rain tomorrow
    How does one say thank you very much in Korean?
    Text my mum that I landed safely
    how many won to the pound today
    turn the bedroom lights off
    asdfghjkl
    Is there a pharmacy about that is open at this time of night?
    help me with my math homework its quadratics
    open discord
    Email my manager that I'll be in late because the subway's at a standstill
    What time is it in Lagos right now?
    do u love me
    take a selfie
    read me the headlines
    how many steps did i do today
    give the driver five stars and a tip
    whats the wifi password here
    what's the weather tomorrow
    ah you're useless
    play some Fontaines DC
    turn the lights off
    I'm meant to be meetin the girls on Sunday, is it gonna rain d'ya think
    thanks a million
    Kindly reserve a berth on the KTX to Daejeon for Monday morning.
    did the dodgers win
    what time is it in los angeles
    I am feeling rather homesick this evening, as it is my first festival season away from my family.
    What is the meaning of life according to you?
    buy two movie tickets for the late show
    Kindly remind me to submit the examination marks on Monday.
    take a selfie
    You are a very stupid machine.
    """
}
