import Foundation
import Languages
import Matching
import Testing

@testable import PhraseCatalog

@Suite("Compiled phrases and names are kept in files")
struct CompiledPhrasesTests {
  private let files: TemporaryPhrases
  private var file: CompiledPhrasesFile { CompiledPhrasesFile(at: files.root.appending(path: "compiled")) }

  init() throws {
    files = try TemporaryPhrases([
      "Food/ko/OrderFood.yaml": PhraseFolderTests.order, "Food/ko/_app.yaml": PhraseFolderTests.app,
    ])
  }

  private static let dishes = [DictionaryID("dish"): NameDictionary([.init(id: "1", names: ["치킨", "통닭"])])]

  private func compiled() throws -> CompiledPhrases {
    let folder = try files.read()
    return CompiledPhrases(
      set: try PhraseSet(
        phrases: folder.phrases, languages: PhraseLanguages.all, applicationNames: folder.applicationNames),
      lists: folder.listDictionaries, applicationNames: folder.applicationNames)
  }

  private func reading(_ sentence: String, _ phrases: CompiledPhrases) -> [[SlotMatch]] {
    let dictionaries = phrases.lists.merging(Self.dishes) { list, _ in list }
    let matcher = Matcher(
      phrases: phrases.set, dictionaries: dictionaries, applicationNames: phrases.applicationNames)
    return matcher.match(sentence).matches.map(\.slots)
  }

  private func inputs() -> PhraseInputs {
    var inputs = PhraseInputs(compiler: .running)
    inputs.add(app: "Food", root: files.root)
    return inputs
  }

  @Test("What was kept understands what was compiled", arguments: ["치킨 시켜줘", "한입에서 통닭 배달해줘", "치킨 주문하지 마"])
  func sameMeaning(_ sentence: String) throws {
    let phrases = try compiled()
    file.write(phrases, key: "k")
    let kept = try #require(file.read(key: "k"))
    #expect(reading(sentence, kept) == reading(sentence, phrases))
    #expect(kept.applicationNames == phrases.applicationNames)
    #expect(kept.set.phrases.map(\.template.source) == phrases.set.phrases.map(\.template.source))
    #expect(kept.lists.mapValues(\.entries) == phrases.lists.mapValues(\.entries))
  }

  @Test("What was made from something else is not read")
  func otherKey() throws {
    file.write(try compiled(), key: "k")
    #expect(file.read(key: "other") == nil)
    #expect(CompiledPhrasesFile(at: files.root.appending(path: "none")).read(key: "k") == nil)
  }

  @Test("The key changes with every change of a file, and with nothing else")
  func key() throws {
    let before = inputs()
    #expect(inputs().key == before.key)
    try files.write(Data("a note".utf8), to: "Food/notes.txt")
    #expect(inputs().key == before.key)
    try files.write(
      Data(PhraseFolderTests.order.replacing("라지", with: "특대").utf8), to: "Food/ko/OrderFood.yaml")
    let changed = inputs()
    #expect(changed.key != before.key)
    #expect(changed.place == before.place)
    try files.write(Data("names: {display: Hanip}".utf8), to: "Food/en/_app.yaml")
    #expect(inputs().key != changed.key)
  }

  @Test("A file with any damage is as good as none, or says what it said")
  func damage() throws {
    let phrases = try compiled()
    file.write(phrases, key: "k")
    let whole = try Data(contentsOf: URL(filePath: file.path))
    let wanted = reading("치킨 시켜줘", phrases)
    for place in stride(from: 0, to: whole.count, by: max(1, whole.count / 500)) {
      var bytes = whole
      bytes[place] ^= 0x15
      try bytes.write(to: URL(filePath: file.path))
      guard let kept = file.read(key: "k") else { continue }
      #expect(reading("치킨 시켜줘", kept) == wanted, "byte \(place)")
    }
    for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 100)) {
      try whole.prefix(length).write(to: URL(filePath: file.path))
      #expect(file.read(key: "k") == nil, "length \(length)")
    }
  }

  @Test(
    "Only what nobody else can have written is trusted",
    arguments: [(0o600, true), (0o644, true), (0o660, false), (0o646, false)])
  func trust(_ mode: Int, _ isTrusted: Bool) throws {
    file.write(try compiled(), key: "k")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    #expect(MappedFile(path: file.path)?.isOurs == isTrusted)
    #expect(file.read(key: "k") != nil)
  }

  @Test("What is being read stays as it was when the file is shortened")
  func shortened() throws {
    let phrases = try compiled()
    file.write(phrases, key: "k")
    let kept = try #require(file.read(key: "k"))
    let names = NameFiles(in: files.root, version: "t")
    let dishes = NameDictionary([.init(id: "1", names: ["치킨"])])
    names.write(dishes, for: DictionaryID("Food.Dish"))
    let keptNames = try #require(names.read(DictionaryID("Food.Dish")))
    for name in try FileManager.default.contentsOfDirectory(atPath: files.root.path) {
      let path = files.root.appending(path: name).path
      if name.hasPrefix("compiled") || name.hasSuffix(".names") { #expect(truncate(path, 0) == 0) }
    }
    #expect(file.read(key: "k") == nil)
    #expect(reading("치킨 시켜줘", kept) == reading("치킨 시켜줘", phrases))
    #expect(keptNames.entries == dishes.entries)
  }

  @Test(
    "Only a large file that nobody else can write into is mapped",
    arguments: [(0o600, 1, true), (0o600, 1 << 30, false), (0o660, 1, false), (0o606, 1, false)])
  func mapped(_ mode: Int, _ size: Int, _ isMapped: Bool) throws {
    file.write(try compiled(), key: "k")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    let read = try #require(MappedFile(path: file.path, mappedSize: size))
    #expect(read.isMapped == isMapped)
    #expect(read.bytes.elementsEqual(try Data(contentsOf: URL(filePath: file.path))))
  }

  @Test("What is being read stays as it was while another process puts new phrases in its place")
  func replaced() throws {
    let phrases = try compiled()
    file.write(phrases, key: "k")
    let kept = try #require(file.read(key: "k"))
    file.write(
      CompiledPhrases(
        set: try PhraseSet(phrases: [], languages: [], applicationNames: [:]), lists: [:],
        applicationNames: [:]), key: "k")
    #expect(reading("치킨 시켜줘", kept) == reading("치킨 시켜줘", phrases))
    #expect(file.read(key: "k")?.set.phrases.isEmpty == true)
    let left = try FileManager.default.contentsOfDirectory(atPath: files.root.path)
    #expect(left.filter { $0.hasPrefix("compiled") } == ["compiled"])
  }

  @Test("A folder that cannot be written to is no mistake")
  func unwritable() throws {
    let nowhere = CompiledPhrasesFile(at: files.root.appending(path: "none/compiled"))
    nowhere.write(try compiled(), key: "k")
    #expect(nowhere.read(key: "k") == nil)
  }

  @Test("Two programs keep the same names side by side, and other names leave none of before")
  func namesOfTwo() throws {
    let id = DictionaryID("Food.Dish")
    let names = NameDictionary([.init(id: "1", names: ["치킨"])])
    let others = NameDictionary([.init(id: "1", names: ["치킨", "통닭"])])
    let (tool, daemon) = (NameFiles(in: files.root, version: "t"), NameFiles(in: files.root, version: "d"))
    tool.write(names, for: id)
    daemon.write(names, for: id)
    #expect(tool.read(id)?.entries == names.entries)
    #expect(daemon.read(id)?.entries == names.entries)
    daemon.write(others, for: id)
    #expect(daemon.read(id)?.entries == others.entries)
    #expect(tool.read(id) == nil)
  }

  @Test("Names are kept by type, and those of another version are not read")
  func names() throws {
    let id = DictionaryID("Food.Dish/../x")
    let names = NameDictionary([.init(id: "1", names: ["치킨", "통닭"])], isRepairable: true)
    NameFiles(in: files.root, version: "1").write(names, for: id)
    let kept = try #require(NameFiles(in: files.root, version: "1").read(id))
    #expect(kept.entries == names.entries)
    #expect(kept.isRepairable)
    #expect(NameFiles(in: files.root, version: "2").read(id) == nil)
    #expect(NameFiles(in: files.root, version: "1").read(DictionaryID("Food.Shop")) == nil)
  }
}
