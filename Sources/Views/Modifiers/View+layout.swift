public import Foundation

extension View {
  /// Space around the view; as much as is usual without a length.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let points = length?.points ?? 16
    return modified(
      .padding(
        PaddingContent(
          top: edges.contains(.top) ? points : nil, leading: edges.contains(.leading) ? points : nil,
          bottom: edges.contains(.bottom) ? points : nil,
          trailing: edges.contains(.trailing) ? points : nil)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    modified(
      .padding(
        PaddingContent(
          top: insets.top.points, leading: insets.leading.points, bottom: insets.bottom.points,
          trailing: insets.trailing.points)))
  }

  /// A box of a fixed size. A length that is no finite number is left out.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = width.flatMap { $0.isFinite ? max($0.points, 0) : nil }
    let height = height.flatMap { $0.isFinite ? max($0.points, 0) : nil }
    return modified(.frame(FrameContent(width: width, height: height, alignment: alignment.name)))
  }

  /// A box within bounds; `.infinity` takes all room that is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var frame = FrameContent(alignment: alignment.name)
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (
      Extent(minWidth), Extent(idealWidth), Extent(maxWidth)
    )
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = (
      Extent(minHeight), Extent(idealHeight), Extent(maxHeight)
    )
    return modified(.frame(frame))
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(FixedSizeContent(horizontal: horizontal, vertical: vertical)))
  }

  public func layoutPriority(_ value: Double) -> some View {
    changingNodes { node, _, _ in node.priority = value.bounded }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(OffsetContent(x: x.points, y: y.points)))
  }

  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0.points : nil }
    return modified(.aspectRatio(AspectContent(ratio: ratio, contentMode: contentMode.rawValue)))
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

public enum ContentMode: String, Hashable, Sendable, CaseIterable { case fit, fill }
