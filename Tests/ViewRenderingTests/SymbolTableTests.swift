import Testing
import TextWidth
import ViewRendering

@Suite struct SymbolTableTests {
  @Test("There are about 120 symbols, each one character of one or two columns")
  func table() {
    let names = SymbolTable.standard.names
    #expect(names.count >= 120)
    for name in names {
      let drawn = SymbolTable.standard.character(name, usesASCII: false) ?? ""
      #expect(drawn.count == 1 && (1...2).contains(drawn.displayWidth), "\(name)")
      let plain = SymbolTable.standard.character(name, usesASCII: true) ?? ""
      #expect(!plain.isEmpty && plain.utf8.allSatisfy { $0 < 0x7F }, "\(name)")
    }
  }

  @Test(
    "A filled form is found by its plain one", arguments: [("house.fill", "⌂"), ("phone.circle.fill", "☎")])
  func variants(name: String, drawn: String) {
    #expect(SymbolTable.standard.character(name, usesASCII: false) == drawn)
  }
}
