import EnglishLanguage
import Language
import Testing

@Suite("What takes something away in English")
struct EnglishRemovalTests {
  @Test(
    "A verb that removes, or out of what things are kept in, takes something away",
    arguments: [
      "remove the latte", "lose it from my favs", "get the latte out of my shopping cart", "empty the cart",
      "take it off the list",
    ])
  func removes(text: String) { #expect(EnglishLanguage().takesAway(NormalText(text))) }

  @Test(
    "A restaurant's name, what is sent off, and an archive that is named take nothing away",
    arguments: [
      "only the veggie corn burger from Burger Station, order it", "send off that basket to work",
      "please order from my cart", "it is away in the archive, could we have it back",
    ])
  func keeps(text: String) { #expect(!EnglishLanguage().takesAway(NormalText(text))) }
}
