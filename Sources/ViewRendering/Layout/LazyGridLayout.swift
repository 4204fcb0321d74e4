import Views

/// Children that fill columns from left to right, row after row.
struct LazyGridLayout: CellLayout {
  var tracks: [GridTrack]
  var alignment: Double
  var rowGap: Int

  func size(_ proposal: Proposal, of children: [LayoutBox]) -> CellSize {
    let columns = columns(proposal.width, children)
    let heights = heights(columns, children)
    return CellSize(
      width: columns.last.map { $0.x + $0.width } ?? 0,
      height: heights.reduce(0, +) + max(0, heights.count - 1) * rowGap)
  }

  func frames(in size: CellSize, of children: [LayoutBox]) -> [CellRect?] {
    let columns = columns(size.width, children)
    let heights = heights(columns, children)
    guard !columns.isEmpty else { return children.map { _ in nil } }
    return children.indices.map { index in
      let (row, column) = (index / columns.count, columns[index % columns.count])
      let inner = children[index].size(Proposal(width: column.width))
      let room = CellSize(width: column.width, height: heights[row])
      let y = heights[..<row].reduce(0, +) + row * rowGap
      var place = BoxAlignment(nil)
      place.x = alignment
      return place.rect(inner, in: room).moved(x: column.x, y: y)
    }
  }

  private func heights(_ columns: [Column], _ children: [LayoutBox]) -> [Int] {
    guard !columns.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: columns.count).map { start in
      let row = children[start..<min(start + columns.count, children.count)]
      return zip(row, columns).map { $0.size(Proposal(width: $1.width)).height }.max() ?? 0
    }
  }
}

extension LazyGridLayout {
  struct Column {
    var x: Int
    var width: Int
  }

  private func columns(_ room: Int?, _ children: [LayoutBox]) -> [Column] {
    let room = min(room ?? ideal(children), 1_000)
    let expanded = expanded(room)
    let gaps = expanded.map { CellAxis.horizontal.gap($0.spacing) }
    var rest = max(0, room - gaps.dropLast().reduce(0, +))
    var x = 0
    return expanded.enumerated().map { index, track in
      let width = min(width(track, share: rest / (expanded.count - index)), rest)
      rest -= width
      defer { x += width + gaps[index] }
      return Column(x: x, width: width)
    }
  }

  private func ideal(_ children: [LayoutBox]) -> Int {
    let widest = children.map { $0.size(Proposal()).width }.max() ?? 0
    return (min(widest, 100) + 1) * max(1, tracks.count)
  }

  /// An adaptive track is as many as fit.
  private func expanded(_ room: Int) -> [GridTrack] {
    tracks.flatMap { track -> [GridTrack] in
      guard track.adaptive == true else { return [track] }
      let least = max(1, CellAxis.horizontal.length(track.minimum ?? 0))
      let gap = CellAxis.horizontal.gap(track.spacing)
      return Array(repeating: track, count: min(max(1, (room + gap) / (least + gap)), 100))
    }
  }

  private func width(_ track: GridTrack, share: Int) -> Int {
    if let fixed = track.fixed { return CellAxis.horizontal.length(fixed) }
    let most = CellAxis.horizontal.length(track.maximum) ?? share
    return max(min(share, most), CellAxis.horizontal.length(track.minimum ?? 0))
  }
}
