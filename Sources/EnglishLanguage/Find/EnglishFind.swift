import Language

/// How English finds things by their properties.
enum EnglishFind {
  private static let with = "[with|for|at|where|that have|whose] [a|an|the]"

  static let frame = FindFrame(
    amounts: [
      ">": [
        "\(with) T [is|of] (over|above|more than|higher than|greater than|longer than) #",
        "(costing|cost|costs|that cost) (more than|over) #",
      ],
      ">=": ["\(with) T [is|of] (at least|from|no less than) #"],
      "<": [
        "\(with) T [is|of] (under|below|less than|lower than|cheaper than|shorter than) #",
        "(costing|cost|costs|that cost) (less than|under) #",
      ],
      "<=": ["\(with) T [is|of] (at most|up to|no more than|not over|not above) #"],
      "=": ["\(with) T [is|of] [exactly] #"],
      "!=": ["\(with) T [is] (not|other than) #"],
      "between": ["\(with) T [is|of] between # and ##", "\(with) T [is|of] from # to ##"],
    ],
    dates: [
      ">": ["[T|placed|made] after #"],
      ">=": ["[T|placed|made] (since|from) #"],
      "<": ["[T|placed|made] before #"],
      "<=": ["[T|placed|made] (until|till|up to) #"],
      "between": ["[T|placed|made] between # and ##", "[T|placed|made] from # to ##"],
      "=": ["[T|placed|made] (on|from|of|in) #", "[T|placed|made] #"],
    ],
    names: [
      "=": ["(in|from|of|for|at|that are|that serve|serving) #", "\(with) T [is|of] #"],
      "!=": [
        "(not in|not from|outside|except|that are not|other than) #", "\(with) T [is] (not|other than) #",
      ],
    ],
    texts: [
      "contains": ["\(with) # in [the|their|its] T", "\(with) T (containing|contains|with) #"],
      "begins": ["\(with) T (starting with|starts with|beginning with|begins with) #"],
      "ends": ["\(with) T (ending in|ends in|ending with|ends with) #"],
      "=": ["\(with) T [is] #"],
    ],
    booleans: ["=": ["T", "that are T"], "!=": ["not T", "that are not T"]],
    measures: [
      FindFrame.Measure(
        titles: ["price", "total", "fee", "cost", "admission", "amount"],
        units: ["won", "dollar", "dollars", "euro", "euros"],
        most: ["most expensive", "priciest", "dearest"],
        least: ["cheapest", "least expensive"]),
      FindFrame.Measure(
        titles: ["distance"], units: ["km", "kilometers", "kilometres", "meters", "metres", "m"],
        most: ["farthest", "furthest"], least: ["nearest", "closest"]),
      FindFrame.Measure(
        titles: ["time", "minutes", "duration"],
        units: ["minutes", "minute", "mins", "min", "hours", "hour"],
        most: ["slowest", "longest"], least: ["fastest", "quickest", "shortest"]),
      FindFrame.Measure(
        titles: ["rating", "score", "stars"], units: ["stars", "star", "points"],
        most: ["best", "best rated", "highest rated", "top rated"],
        least: ["worst", "worst rated", "lowest rated"], otherTitles: ["rated", "score", "stars"]),
    ],
    most: [
      "{with the ,with ,by ,by the ,}{highest,largest,biggest,most,longest} T", "by T{, descending}", "+",
    ],
    least: ["{with the ,with ,by ,by the ,}{lowest,smallest,least,shortest} T", "by T ascending", "+"],
    latest: ["latest", "newest", "{most ,}recent", "last", "newest first", "by T{, descending}", "by date"],
    earliest: ["earliest", "oldest", "first", "oldest first", "by T ascending"],
    unitWords: "[won|dollars|euros|stars|points|km|kilometers|kilometres|meters|metres|minutes]",
    exclusions: ["not", "except", "outside", "other than"],
    sentences: [
      "(find|show|list|get|give|search for|look for|what are|which are|what is|which is|which|what) [me] [all] [the|my|our] [top] <limit> <order> [my] <name> <noun> <conditions> [sorted|ordered] <order>",
      "(find|show|list|get|give|search for|look for|what are|which are|what is|which is|which|what) [me] [all] [the|my|our] <order> <limit> [my] <name> <noun> <conditions>",
      "[the|my|our] [top] <limit> <order> [my] <name> <noun> <conditions> [sorted|ordered] <order>",
      "[the|my|our] <order> <limit> [my] <name> <noun> <conditions>",
    ],
    nouns: { [$0, plural($0)] })

  private static func plural(_ name: String) -> String {
    let lowercase = name.lowercased()
    if lowercase.hasSuffix("y"), let before = lowercase.dropLast().last, !"aeiou".contains(before) {
      return lowercase.dropLast() + "ies"
    }
    return lowercase + (["s", "x", "z", "ch", "sh"].contains { lowercase.hasSuffix($0) } ? "es" : "s")
  }
}
