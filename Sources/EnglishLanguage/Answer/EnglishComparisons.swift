package import Language

/// What English options are compared by: cheapest, closest, best rated.
package enum EnglishComparisons {
  package static let words = ComparisonWords(
    superlatives: ["the", "justthe", "whicheveristhe", "whicheveris", "whatever'sthe"],
    lines: [
      (
        .deliveryFee, .least, true,
        "{lowest,cheapest,smallest,leastexpensive}delivery{,fee} freedelivery {one,place}withfreedelivery"
      ),
      (.deliveryFee, .most, true, "{highest,mostexpensive}delivery{,fee}"),
      (.minimumOrder, .least, true, "{lowest,smallest}minimum{,order}"),
      (
        .price, .least, true,
        "cheapest cheaper lessexpensive leastexpensive lowestprice{,d} lowerpriced mostaffordable"
      ),
      (.price, .most, true, "mostexpensive moreexpensive priciest dearest highestprice{,d}"),
      (.distance, .least, true, "closest nearest closer nearer"),
      (.distance, .most, true, "farthest furthest mostdistant"),
      (
        .time, .least, true,
        "fastest quickest soonest faster quicker shortestwait fastestdelivery quickestdelivery"
      ),
      (.time, .most, true, "slowest slower"),
      (
        .rating, .most, true,
        "{best,highest,top,better,higher}{rated,-rated,reviewed,-reviewed} {best,highest}{rating,ratings,reviews}"
      ),
      (.rating, .least, true, "{worst,lowest}{rated,-rated,reviewed,rating}"),
      (
        .popularity, .most, true,
        "mostpopular morepopular mostordered mostreviewed bestselling best-selling bestseller"
      ),
      (.popularity, .least, true, "leastpopular lesspopular"),
      (.size, .most, true, "biggest largest bigger larger"), (.size, .least, true, "smallest smaller"),
      (.heat, .most, true, "spiciest hottest spicier mostspicy"),
      (.heat, .least, true, "mildest leastspicy lessspicy milder notspicy non-spicy"),
      (.age, .least, true, "newest latest mostrecent newer"), (.age, .most, true, "oldest older"),
    ])
}
