import Foundation
import Views

/// Views as nobody would write them, the same ones for the same seed.
struct RandomView {
  private var generator: SeededGenerator
  private static let texts = [
    "", "가", "한밤치킨", "오늘의 추천 메뉴는 양념치킨이에요", "one two three", "👩‍👩‍👧 🍗", "a\nb", "\u{1B}[31mred",
    "ㅋㅋㅋ", "漢字かな", String(repeating: "길", count: 90), "e\u{301}\u{301}\u{301}", "\u{202E}abc", " ", "1,000원",
  ]
  private static let lengths: [CGFloat] = [
    0, 1, 4, 8, 16, 33, 100, 700, 1e9, -20, .nan, .infinity, -.infinity,
  ]

  init(seed: UInt64) { generator = SeededGenerator(state: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func view(depth: Int = 6) -> AnyView {
    var view = depth > 0 && chance(70) ? container(depth: depth - 1) : leaf()
    while chance(35) { view = modified(view, depth: depth - 1) }
    return view
  }

  private mutating func children(_ depth: Int) -> [AnyView] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in view(depth: depth) }
  }

  private mutating func leaf() -> AnyView {
    let length = pick(Self.lengths)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return AnyView(Spacer(minLength: chance(50) ? nil : length))
    case 1: return AnyView(Divider())
    case 2: return AnyView(Circle().fill(.red))
    case 3: return AnyView(Color.blue.opacity(Double(length)))
    case 4: return AnyView(RoundedRectangle(cornerRadius: length).stroke(.green, lineWidth: length))
    case 5: return AnyView(ProgressView(value: Double(length), total: 100))
    case 6: return AnyView(Gauge(value: length, in: 0...50) { Text("값") })
    case 7: return AnyView(Image(systemName: pick(["star.fill", "teapot", "bell"])))
    case 8: return AnyView(Label(pick(Self.texts), systemImage: "clock"))
    case 9: return AnyView(Text(Date(timeIntervalSince1970: Double(length) * 1e6), style: .relative))
    default: return AnyView(Text(pick(Self.texts)))
    }
  }
}

extension RandomView {
  private mutating func container(depth: Int) -> AnyView {
    let children = children(depth)
    let all = ForEach(children.indices, id: \.self) { children[$0] }
    let spacing = chance(50) ? nil : pick(Self.lengths)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1, 2: return AnyView(HStack(alignment: pick([.top, .center, .bottom]), spacing: spacing) { all })
    case 3, 4, 5: return AnyView(VStack(alignment: pick([.leading, .trailing]), spacing: spacing) { all })
    case 6: return AnyView(ZStack(alignment: pick([.topLeading, .center])) { all })
    case 7:
      return AnyView(
        Grid(horizontalSpacing: spacing) {
          all; GridRow { all }
        })
    case 8:
      return AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: pick(Self.lengths))), GridItem()]) { all })
    case 9: return AnyView(ViewThatFits(in: .horizontal) { all })
    case 10: return AnyView(List { Section("제목") { all } })
    default: return AnyView(Press(depth, title: Text("누르기"), isOn: chance(50) ? true : nil) { all })
    }
  }

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    let length = pick(Self.lengths)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: return AnyView(view.padding(pick([.all, .leading, .vertical]), length))
    case 2: return AnyView(view.frame(width: length, height: chance(50) ? nil : pick(Self.lengths)))
    case 3: return AnyView(view.frame(maxWidth: length, alignment: pick([.leading, .bottomTrailing])))
    case 4: return AnyView(view.frame(minWidth: length, minHeight: pick(Self.lengths), maxHeight: .infinity))
    case 5: return AnyView(view.fixedSize(horizontal: chance(50), vertical: chance(50)))
    case 6: return AnyView(view.lineLimit(Int.random(in: -1...3, using: &generator)))
    case 7: return AnyView(view.layoutPriority(Double(length)))
    case 8: return AnyView(view.opacity(Double(length)).privacySensitive())
    case 9:
      let layer = self.view(depth: min(depth, 1))
      return chance(50) ? AnyView(view.background { layer }) : AnyView(view.overlay { layer })
    case 10: return AnyView(view.border(.red))
    default: return AnyView(view.font(.headline).foregroundStyle(.secondary).multilineTextAlignment(.center))
    }
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
