/// English sentences that must not be carried out, by rule, and innocent ones.
enum EnglishVetoCorpus {
  static let vetoed: [(rule: String, sentences: [String])] = [
    (
      "prohibition",
      [
        "Don't order chicken", "dont order chicken", "Do not turn off the light", "Please don't order",
        "Never order that again", "Hey, don't cancel it", "Stop ordering chicken", "Quit sending messages",
        "You shouldn't order that", "You must not open the door", "No need to order",
        "Let's not order", "Can you please not to order", "I don't want you to order", "ok, don't turn it on",
        "Avoid ordering from there", "Please never send that",
      ]
    ),
    (
      "negation",
      [
        "I don't want chicken", "I won't order", "I can't order now", "I'm not ordering",
        "We don't need pizza", "I do not want it", "I never order chicken", "I'd rather not order",
        "I am not going to order", "We won't need a table", "Not now, order later",
      ]
    ),
    (
      "past",
      [
        "Did you order chicken?", "Did I order chicken", "Have you ordered?", "I ordered chicken",
        "I already ordered chicken", "You turned off the light", "Has the pizza arrived?",
        "Was it cancelled?", "I've ordered two pizzas", "They bought a pizza", "We had ordered pizza",
        "I just ordered a pizza", "Who ordered the pizza?", "Didn't you order?", "Why did you order that",
      ]
    ),
    (
      "offer",
      [
        "Shall I order chicken?", "Should I turn on the light?", "Do you want me to order?",
        "Would you like me to call?", "Want me to order pizza?", "I can order pizza for you",
        "Can I help you?",
      ]
    ),
    (
      "howTo",
      [
        "How do I order chicken?", "How can I cancel my order?", "How to order pizza",
        "What's the best way to order", "Show me how to order", "Tell me how to cancel",
        "Can you explain how to order?", "Is there a way to order pizza?", "I want to know how to order",
        "Do you know how to order?", "What should I say to order?", "How does one order",
      ]
    ),
    (
      "hypothetical",
      [
        "If I order two, how much is it?", "What if I order two?", "What happens if I cancel?",
        "How much is it if I order two?", "When will it come if I order now?",
        "What would happen if we cancel", "Would it be cheaper if I order two?",
      ]
    ),
    (
      "embeddedQuestion",
      [
        "Check if my order arrived", "Tell me if the door is open", "Find out whether they ordered",
        "Let me know if the pizza came", "Do you know when it opens", "I wonder if it is open",
        "See if the light is on", "Can you check if I ordered pizza",
      ]
    ),
    (
      "quotation",
      [
        "Tell mom to order chicken", "Ask him to order pizza", "Text her to cancel", "He said order chicken",
        "She wants me to order", "Say order chicken", "Send that I ordered", "Mom told me to order",
        "Write that we order pizza",
      ]
    ),
    (
      "thirdPerson",
      [
        "I'll order it myself", "I will order chicken", "We're going to order pizza", "She'll order it",
        "Who will order?", "I'm gonna order", "Let me order it", "They are going to cancel",
      ]
    ),
    ("later", ["I'll order later", "I will order it tomorrow", "I'm going to order later"]),
    ("doubleNegative", ["Don't not order", "Never not order chicken"]),
    (
      "replacement",
      [
        "Order pizza instead of chicken", "Pizza rather than chicken please", "Order cola instead",
        "Not the chicken but pizza",
      ]
    ),
  ]

  static let innocent: [String] = [
    "Order chicken", "Order two fried chickens", "Please order chicken", "Could you order chicken?",
    "Can you please order a pizza", "Would you order me a pizza?", "I'd like to order a pizza",
    "I would like two pizzas", "I want to order chicken", "I want chicken", "I wanna order chicken",
    "I need a pizza", "Hey, order chicken",
    "ok so order chicken please", "Don't forget to order chicken", "Never mind",
    "I was wondering if you could order chicken", "Would you mind ordering chicken?", "I'll have two pizzas",
    "I'll take the second one", "Let me get a pizza", "Can I get two pizzas", "Could I have a cola",
    "Order never ending noodles", "Order from Stop Burger",
    "Turn on the light", "Turn off the light", "Stop the timer", "Stop the music", "Cancel my order",
    "Cancel the last order please", "What's my order status", "Where is my order", "When does it open",
    "What time is it", "Order a pizza if it is open", "Order the no sugar cola", "Order a cola with no ice",
    "Order chicken without onions", "Order what I ordered yesterday",
    "Reorder the chicken I ordered last week", "Order the chicken I had yesterday",
    "Play the song you never hear", "Order notella crepes", "Order the Don't Worry burger", "Open the door",
    "Send a message to mom", "Remind me to order chicken", "Call mom", "Give me two colas",
    "Get me a taxi", "Show me the menu", "Show my orders", "Order now", "Add cola to my order",
    "Add two more", "Make it three", "Help me order chicken", "Let's go with pizza",
    "Set a timer for ten minutes", "Check the status of my order", "Tell me the price",
    "Book a table for two", "Order howdy burgers", "Order shallots", "Order if bakery bread",
    "Read my messages", "Put on some music", "Just order it", "Go ahead and order", "Order a needed refill",
    "Order the used book", "Order iced coffee", "Order fried rice and baked beans",
  ]

  /// Asked about first.
  static let proposals = [
    "Can I order chicken?", "Is it possible to order chicken?", "Let's order chicken", "Shall we order?",
    "How about ordering pizza", "Why don't we order pizza", "I have to order chicken",
    "I should order chicken", "May I order?",
  ]
}
