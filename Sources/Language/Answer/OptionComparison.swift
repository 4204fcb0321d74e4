/// A quality that options can be ordered by, and which end of the order is wanted.
///
/// ```swift
/// AnswerReader.read(NormalText("제일 싼 걸로"), in: restaurants)
/// // .comparison(OptionComparison(.price, .least), rest: nil)
/// ```
///
/// The language knows the word, not the values: whoever asked puts its options in order and takes the first.
public struct OptionComparison: Hashable, Sendable {
  /// What options are compared by. The raw value is a name that an app may use for a property.
  public enum Quality: String, Hashable, Sendable, CaseIterable {
    /// 싼 거, 비싼 거.
    case price
    /// 배달비 싼 데.
    case deliveryFee
    /// 최소 주문 금액이 낮은 데.
    case minimumOrder
    /// 가까운 데.
    case distance
    /// 빠른 거, 빨리 오는 데.
    case time
    /// 별점 높은 데.
    case rating
    /// 인기 많은 거, 리뷰 많은 데.
    case popularity
    /// 큰 거, 양 많은 거.
    case size
    /// 매운 거, 덜 매운 거.
    case heat
    /// 최근 거 (least), 오래된 거 (most).
    case age
  }

  /// An end of the order.
  public enum End: String, Hashable, Sendable {
    case least, most
  }

  /// What is compared.
  public var quality: Quality
  /// The end that is wanted: the least price, the most heat.
  public var end: End

  /// Makes a comparison.
  public init(_ quality: Quality, _ end: End) {
    self.quality = quality
    self.end = end
  }
}

/// What a pointing word points at. Only whoever remembers the conversation can tell which thing that is.
public enum PointedOption: String, Hashable, Sendable, CaseIterable {
  /// 이거: what was just shown.
  case this
  /// 그거, 저거: what was just spoken of.
  case that
  /// 아까 그거, 방금 거: what was spoken of before.
  case earlier
  /// 지난번 거, 저번에 시킨 거: what the last time was about.
  case lastTime
  /// 늘 먹던 거.
  case usual
  /// 같은 걸로.
  case same
}
