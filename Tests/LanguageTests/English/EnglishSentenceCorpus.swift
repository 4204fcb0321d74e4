/// Whole English sentences as people say them, by the rule that keeps them from being carried out. Bars part the
/// sentences.
enum EnglishSentenceCorpus {
  static let vetoed: [(rule: String, sentences: String)] = [
    (
      "prohibition",
      "Do not order pizza|Please don't order anything|Never order pizza again|Stop ordering pizza|You needn't order pizza|Let's not order pizza|Avoid ordering pizza|Refrain from ordering pizza|You shouldn't order pizza|You mustn't order pizza|I'd rather you didn't order pizza|Don't cancel my order|Don't turn off the light|Never mind the pizza|Neither order pizza nor pasta|Please do not send it|Don't add cola to my cart|Don't change my address|Do not ever call the driver|Don't order two pizzas|Whatever you do don't order pizza|Hey don't you order that|Don't reorder|Do not repeat my last order|You may not order pizza|You must never order pizza"
    ),
    (
      "negation",
      "I won't order pizza|I don't want to order pizza|I don't want a pizza|I don't need a pizza|I wouldn't like a pizza|I'm not ordering pizza|No need to order pizza|You don't have to order a pizza|I'd rather not order pizza|I can't order pizza|I couldn't order pizza|No one wants pizza|I do not feel like ordering|I'm not going to order that|We don't want any cola"
    ),
    (
      "past",
      "I ordered a pizza|I've ordered a pizza|I already ordered pizza|Did you order a pizza?|Have you ordered the pizza?|Has the pizza been ordered?|Was my pizza ordered?|You ordered a pizza yesterday|I had a pizza yesterday|She ordered a pizza|Why did you order pizza|When did I order the pizza|Who ordered the pizza|I used to order pizza|I have been ordering pizza|Nobody ordered pizza|Did I cancel my order?|We just ordered two colas"
    ),
    (
      "offer",
      "Shall I order a pizza for you?|Should I order a pizza?|Do you want me to order a pizza?|Would you like me to order pizza?|I can order a pizza for you|Let me order a pizza for you"
    ),
    (
      "howTo",
      "How do I order a pizza?|How can I order pizza|How to order a pizza|How would I order a pizza|Tell me how to order a pizza|What's the best way to order a pizza|Show me how to cancel an order|Teach me how to order|How does one order here|What do I have to say to order"
    ),
    (
      "hypothetical",
      "What happens if I order a pizza|What if I order two pizzas|If I order two pizzas how much is it|How much would it be if I ordered two|Suppose I order a pizza|Imagine ordering a pizza"
    ),
    (
      "embeddedQuestion",
      "Check whether the pizza was ordered|Ask her if she ordered pizza|Find out if he ordered|See if the pizza was ordered"
    ),
    (
      "quotation",
      "Tell him to order a pizza|Tell mom that I ordered pizza|Say \"order a pizza\"|He said order a pizza|Send a message saying order a pizza|She told me to order pizza"
    ),
    (
      "thirdPerson",
      "My mom wants a pizza|She'll order a pizza|He wants to order a pizza|I'll order it myself|They want two colas"
    ),
    (
      "later",
      "I will order a pizza later|I'm going to order a pizza later|Maybe later I'll order pizza|I'll order tomorrow maybe later"
    ),
    (
      "replacement",
      "Instead of pizza order pasta|Order a cola instead of a cider"
    ),
  ]

  /// Requests, direct and polite, and names that look like rules.
  static let requests = """
    Please order two pizzas|
    Could you please order me a pizza?|
    I'd like to order a pizza|
    I want to order a pizza|
    Can I get a pizza|
    Can I have two colas|
    May I have a cola|
    I would love a pizza|
    I'll have the pizza|
    Let me get two burgers|
    Give me a pizza|
    Get me a pizza|
    Would you mind ordering a pizza|
    Would you order a pizza for me|
    Do you think you could order a pizza|
    I was wondering if you could order a pizza|
    It would be great if you could order a pizza|
    I need a pizza|
    Go ahead and order a pizza|
    Is it possible to order a pizza?|
    Can you order pizza?|
    Am I allowed to order pizza?|
    Cancel my order|
    Please cancel|
    Order a pizza without onions|
    Order a pizza with no onions|
    No onions please|
    A burger, no pickles|
    Hold the onions|
    Not spicy please|
    Order the not too spicy chicken|
    Turn off the light|
    Don't forget to order pizza|
    Why don't you order a pizza|
    Why not order a pizza|
    Can't you order a pizza?|
    Couldn't you order a pizza?|
    Won't you order a pizza?|
    Wouldn't you order pizza|
    You can order pizza|
    Let's order a pizza|
    How about ordering a pizza|
    Order one more|
    Order again|
    Reorder|
    Two pizzas|
    Order Stop Burger|
    Order a Never Ending Pizza|
    Order How Sweet cake|
    Order Don't Worry chicken|
    Order a Not Dog|
    Order the Last Night burger|
    Two large colas and a half dozen wings|
    Add a couple of burgers|
    Order it to my home by 7|
    Order the second one|
    I could use a pizza|
    Mind ordering me a pizza?|
    Kindly place an order for two pizzas|
    Would it be possible to get a cola
    """.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map(String.init).filter { !$0.isEmpty }
}
