/// Children beside or under each other.
///
/// The room is given out as on a phone: by priority, and among equals to the least flexible first, each being offered
/// an equal part of what is left. Spacers come last.
struct StackLayout: CellLayout {
  var axis: CellAxis
  /// 0 at the beginning, 1 at the end.
  var alignment: Double = 0.5
  var gap: Int

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let sizes = sizes(proposal, of: children, cutting: false)
    var size = CellSize.zero
    size[axis] = sizes.reduce(gaps(children, proposal[axis]).reduce(0, +)) { $0 + $1[axis] }
    size[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
    return size
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    let sizes = sizes(Proposal(size), of: children, cutting: true)
    let gaps = gaps(children, size[axis])
    var place = 0
    return sizes.indices.map { index in
      let room = size[axis.other] - sizes[index][axis.other]
      let across = max(0, Int((Double(room) * alignment).rounded(.down)))
      let origin = axis == .horizontal ? (place, across) : (across, place)
      place += sizes[index][axis] + gaps[index]
      return CellRect(x: origin.0, y: origin.1, size: sizes[index])
    }
  }

  /// The gap after each child. A spacer is a gap itself.
  private func gaps(_ children: [LayoutBox], _ room: Int?) -> [Int] {
    var gaps = children.indices.map { index in
      let isLast = index == children.count - 1
      return isLast || children[index].isSpacer || children[index + 1].isSpacer ? 0 : gap
    }
    let total = gaps.reduce(0, +)
    if let room, total > room, room > 0 { gaps = gaps.map { min($0, room / children.count) } }
    return gaps
  }
}

extension StackLayout {
  private func sizes(_ proposal: Proposal, of children: [LayoutBox], cutting: Bool) -> [CellSize] {
    guard let room = proposal[axis] else { return children.map { $0.size(proposal) } }
    var sizes = children.map { _ in CellSize.zero }
    var rest = max(0, room - gaps(children, room).reduce(0, +))
    var waiting = order(children, proposal)
    while let index = waiting.first {
      let (equals, reserved) = share(waiting, children, proposal)
      waiting.removeFirst()
      var offer = proposal
      offer[axis] = max(0, rest - reserved) / equals
      sizes[index] = size(of: children[index], offer, proposal, rest: cutting ? max(0, rest - reserved) : nil)
      rest = max(0, rest - sizes[index][axis])
    }
    return sizes
  }

  /// Higher priorities first, then the least flexible, then the smallest.
  private func order(_ children: [LayoutBox], _ proposal: Proposal) -> [Int] {
    let keys = children.enumerated().map { index, child in
      let (least, flexibility) = child.flexibility(along: axis, proposal)
      return (-child.rank, Double(flexibility), Double(least), Double(index))
    }
    return children.indices.sorted { keys[$0] < keys[$1] }
  }

  /// How many wait with the same priority, and what those after them need at least.
  private func share(
    _ waiting: [Int], _ children: [LayoutBox], _ proposal: Proposal
  ) -> (equals: Int, reserved: Int) {
    let rank = waiting.first.map { children[$0].rank }
    let lower = waiting.filter { children[$0].rank != rank }
    var least = proposal
    least[axis] = 0
    return (waiting.count - lower.count, lower.reduce(0) { $0 + children[$1].size(least)[axis] })
  }

  private func size(of child: LayoutBox, _ offer: Proposal, _ proposal: Proposal, rest: Int?) -> CellSize {
    var size = child.size(offer)
    if let rest, size[axis] > rest {
      var last = offer
      last[axis] = rest
      size = child.size(last)
      size[axis] = min(size[axis], rest)
    }
    if rest != nil, let across = proposal[axis.other] { size[axis.other] = min(size[axis.other], across) }
    return size
  }
}

extension LayoutBox {
  /// Spacers take what nobody else wants.
  fileprivate var rank: Double { isSpacer ? -Double.infinity : priority }
}
