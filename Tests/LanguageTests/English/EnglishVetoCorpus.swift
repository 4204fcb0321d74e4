/// English sentences that must not be carried out, by the rule that says so; and sentences full of names and
/// words that look like it.
enum EnglishVetoCorpus {
  static let vetoed: [(rule: String, sentences: [String])] = [
    (
      "scheduled",
      [
        "turn the heating on every morning at 7", "order sushi every Friday",
        "order a pizza every other week",
        "empty my cart every night", "twice a week order milk", "order coffee on weekdays",
        "as soon as the store opens order bread", "the moment it stops raining call the driver",
        "from now on order it without onions", "when the delivery arrives turn on the porch light",
        "after the game ends order a pizza", "every time it rains order jjamppong",
      ]
    ),
    (
      "prohibition",
      [
        "cancel my order? absolutely not", "order chicken? Of course not", "no way am I ordering chicken",
        "like hell I'm ordering chicken", "I said don't order the chicken", "don't you dare cancel my order",
        "please refrain from cancelling my order", "leave my order alone, don't cancel it",
        "order chicken but actually don't", "clear my cart, just kidding",
        "don't empty the cart, whatever happens",
      ]
    ),
    (
      "past",
      [
        "I was going to order chicken but changed my mind", "who told you to order chicken?",
        "if only I had ordered the chicken", "I could have cancelled my order", "what did I put in the cart?",
        "when did I order the pizza",
      ]
    ),
    (
      "prohibition",
      [
        "under no circumstances order the burger", "on no account cancel my order",
        "I forbid you to order pizza",
        "it's not okay to order now", "there's no way I'm ordering that", "forget about ordering the pizza",
        "order nothing", "order chicken? No way", "whatever you do, don't cancel it",
        "hold off on ordering the pizza",
        "it isn't allowed to order here",
      ]
    ),
    (
      "past",
      [
        "I should have ordered chicken", "I was going to order chicken", "I was about to cancel my order",
        "you could have ordered two", "we were planning to order pizza", "I must have cancelled it",
      ]
    ),
    (
      "howTo",
      [
        "where would I click to order chicken", "where do I tap to cancel my order",
        "walk me through how ordering works",
      ]
    ),
    ("offer", ["do you think I should order chicken?", "do you think we should cancel"]),
    (
      "hypothetical",
      [
        "why would I order chicken", "why should we cancel the order", "I wish I had ordered chicken",
        "it would be silly to order now", "unless it rains order chicken", "order chicken unless it's closed",
        "only order chicken if it's under 20 dollars", "order pizza only if they are open",
        "order chicken if it rains", "cancel my order if my mom says so",
      ]
    ),
    ("quotation", ["remind me to order chicken", "remind us to cancel the order"]),
    (
      "later",
      ["order pizza when I get home", "order chicken as soon as she arrives", "order it after we leave"]
    ),
    (
      "prohibition",
      [
        "don't order chicken", "Don’t order chicken!", "dont order chicken", "do not order chicken",
        "please don't order anything", "hey, don't order that", "never order chicken",
        "never ever order from there",
        "stop ordering chicken", "quit ordering", "no ordering please", "you must not order",
        "you shouldn't order that",
        "chicken, don't order it", "chicken don't order", "Hanip, don't cancel my order",
        "order chicken no don't",
        "I don't want you to order", "make sure not to order", "let's not order", "better not order chicken",
        "don't you dare order chicken", "order chicken, never mind", "don't dim the lights", "don't order 치킨",
        "avoid ordering chicken", "could you not order chicken", "don't go out and order chicken",
      ]
    ),
    (
      "negation",
      [
        "I won't order chicken", "I'm not going to order", "I don't want to order", "I do not want chicken",
        "we won't be needing it, I won't order", "I can't order now", "I'm not ordering chicken",
        "it's too late to order chicken", "it is too expensive to order sushi", "not going to order",
        "I don't feel like chicken", "no need to order", "I'd rather not order", "don't want chicken",
        "I refuse to order",
        "you don't have to order", "I never order chicken", "I have no intention of ordering",
        "there's no need to order",
        "I wouldn't order that", "nobody wants chicken", "I wont order chicken",
      ]
    ),
    (
      "past",
      [
        "did you order chicken", "did you order chicken?", "I ordered chicken", "I already ordered chicken",
        "has the chicken been ordered", "was it ordered", "was the chicken ordered?",
        "have you ordered chicken yet",
        "I've just ordered chicken", "who ordered chicken", "when did I order chicken", "what did I order",
        "my order was cancelled", "chicken has been ordered", "is my order cancelled",
        "didn't I order chicken",
        "ordered chicken already", "why did you cancel my order", "have I paid", "I had ordered chicken",
        "it was sent",
        "I was ordering chicken", "has chicken been ordered", "you ordered the wrong thing",
      ]
    ),
    (
      "howTo",
      [
        "how do I order chicken", "how do I order", "how to order chicken", "tell me how to order",
        "how can I order chicken?",
        "could you tell me how to order chicken", "show me how to cancel my order",
        "what's the best way to order",
        "I want to know how to order", "do you know how to order chicken", "is there a way to order chicken",
        "Hanip how do I order chicken", "explain ordering", "what do I say to order chicken",
        "how does ordering work",
        "how would I go about ordering", "instructions for ordering chicken", "where can I order chicken",
        "how should one order", "teach me how to order", "tell me the steps to order",
      ]
    ),
    (
      "hypothetical",
      [
        "if I order two, how much is it", "if I order chicken", "what if I order two",
        "how much is it if I order two",
        "how much would it be to order two", "what happens if I cancel", "suppose I order two",
        "when I order two how much is it",
        "what would it cost to order two", "would it be cheaper to order two",
        "would ordering two be cheaper",
        "how long would it take to deliver chicken", "if you ordered two, how much would it be",
        "what would happen if I cancelled",
        "once I order, when does it come",
      ]
    ),
    (
      "offer",
      [
        "shall I order chicken", "should I order chicken?", "do you want me to order chicken",
        "would you like me to order",
        "would you like some chicken", "do you want chicken", "I can order chicken for you",
        "let me order that for you",
        "I'll order chicken for you", "want me to order chicken?", "may I order chicken for you",
        "would you like to order chicken",
      ]
    ),
    (
      "embeddedQuestion",
      [
        "check whether I ordered chicken", "check if I ordered chicken", "tell me whether it was ordered",
        "could you check if my order arrived", "find out who ordered chicken", "ask mom what to order",
        "let me know if the chicken was ordered", "see if the order went through",
        "I wonder if I ordered chicken",
        "do you know if I ordered chicken", "tell me if chicken was ordered", "ask them when it comes",
      ]
    ),
    (
      "quotation",
      [
        "say 'order chicken'", "say \"order chicken\"", "send \"cancel\" to mom", "say order chicken",
        "tell mom to order chicken",
        "ask my friend to order chicken", "text mom \"order chicken\"", "he said order chicken",
        "my mom told me to order chicken",
        "write “order chicken”", "tell John to order chicken", "tell her I ordered chicken",
        "what does order chicken mean",
        "translate order chicken", "she asked me to order chicken", "send a message saying order chicken",
        "send that I ordered",
      ]
    ),
    (
      "thirdPerson",
      [
        "he will order chicken", "my mom ordered chicken", "I'll order it myself",
        "my friend is ordering chicken",
        "she's going to order", "they will order", "let him order chicken", "who will order",
        "John will order chicken",
        "someone ordered chicken", "my dad orders chicken", "I'll do it", "I can order it myself",
        "who is ordering",
        "we'll order it ourselves", "they order chicken",
      ]
    ),
    (
      "later",
      [
        "I'll order later", "I'll order chicken later", "order chicken later", "maybe later", "not now",
        "I'll order soon",
        "order chicken some other time", "order it next time", "I will order in a bit", "later",
        "I'll order tomorrow",
      ]
    ),
    (
      "doubleNegative",
      [
        "I can't not order chicken", "don't not order chicken", "you can't help ordering",
        "I couldn't help but order",
      ]
    ),
    (
      "replacement",
      [
        "order cider instead of cola", "cola instead of cider", "not cola but cider",
        "order not cola but cider",
        "don't order chicken, order pizza", "I don't want chicken, order pizza",
        "order cider rather than cola",
        "order cider instead", "order the burger not the pizza", "don't order chicken. Order pizza.",
        "order cola, I mean cider",
        "never mind the chicken, never order it, order pizza",
      ]
    ),
  ]

  static let innocent: [String] = [
    "don't forget to order chicken", "why don't you order chicken", "could you possibly order me a burger?",
    "would you mind ordering two pizzas", "I'd appreciate it if you could order chicken",
    "order the Never Ending Pasta", "order two No Name burgers", "order chicken if you can",
    "order chicken if possible", "order the Unless Burger", "get me the way station special",
    "order the Don't Panic burger", "order a Don't Panic burger", "order two Don't Panic burgers",
    "order never ending pasta",
    "never ending pasta", "two never ending pastas please", "order the How To Train burger",
    "How To Train burger",
    "order nothing but wings", "nothing but wings", "pad thai", "order pad thai", "order chicken",
    "order chicken please",
    "please order chicken", "could you order chicken", "can you order chicken?", "can't you order chicken",
    "couldn't you order chicken", "won't you order chicken", "would you order chicken",
    "would you mind ordering chicken",
    "I'd like to order chicken", "I'd like chicken", "I want chicken", "I want to order chicken",
    "I want you to order chicken",
    "I'll have two colas", "I'll have the seasoned chicken", "can I have the fried chicken",
    "could we have those grilled ones", "I'll take the chicken", "get me chicken", "let me get a cola",
    "may I have a cola",
    "can I get a cola", "gimme two colas", "go ahead and order chicken", "let's order chicken",
    "why don't you order chicken",
    "why don't we order chicken", "should we order chicken", "shall we order chicken", "how about chicken",
    "don't forget to order chicken", "I can't wait, order chicken", "I wouldn't mind ordering chicken",
    "order chicken if possible", "order chicken if you can", "if you could order chicken",
    "I was wondering if you could order chicken",
    "I'd appreciate it if you could order chicken", "order what I ordered last time",
    "order what I had last time",
    "cancel what I just ordered", "cancel the order I placed yesterday", "the chicken I ordered yesterday",
    "I'm hungry, order chicken", "I skipped lunch, order chicken", "I skipped lunch so order chicken",
    "I already ate the pizza, order chicken", "my mom is hungry, order chicken",
    "order chicken, my mom loves it",
    "cancel my order", "stop the music", "stop", "call the driver", "where is my order", "where's my order?",
    "how is my order",
    "how far is my order", "how much is the chicken", "how much are two chickens", "how long does it take",
    "when will my food arrive",
    "what's in my cart", "what is the status of my order", "is the driver here", "show me my favourites",
    "track my order",
    "check my order", "check my order status", "tell me the status of my order", "show me today's picks",
    "save it for later",
    "order a can of cola", "order two cans of cola", "order fried chicken", "fried chicken",
    "smoked salmon please",
    "two baked potatoes", "order chicken not too spicy", "order not too spicy chicken",
    "chicken, not too spicy",
    "no onions please", "order chicken with no dressing", "no dressing", "have two chickens delivered",
    "order chicken and cola", "mac and cheese", "order salt and vinegar chips",
    "order the Mom's Touch burger",
    "order mom's burger", "call my mom", "text my mom", "send me two colas", "order from Not Dogs",
    "order the See You Later burger",
    "order later than usual at 7", "order chicken at 7", "wake me up when I get home",
    "order 'two guys' burger",
    "order \"Don't Panic\"", "order I Love Wings", "order the What If burger", "order the Did You burger",
    "do you have chicken", "is there chicken", "what dishes have cheese", "which restaurants are open",
    "need chicken",
    "order step by step", "help me order", "walk me through an order", "recommend something",
    "what should I eat today",
    "turn off notifications", "add chicken to my cart", "remove everything from the cart",
    "deliver to work from now on",
    "치킨 주문해줘", "콜라 두 개 주문해줘", "Don't Look Up 틀어줘", "How To Train Your Dragon 재생해줘", "BHC에서 치킨 시켜줘", "치킨", "",
    "2",
    "order 치킨", "I feel like chicken", "I might order chicken", "I need chicken", "I need to order chicken",
    "order chicken thanks", "hey order chicken", "no wait, order chicken", "order chicken for my mom",
  ]
}
