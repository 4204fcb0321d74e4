import Language

/// A verb's forms, from the one that stands in dictionaries.
///
/// ```swift
/// EnglishVerb("order").gerunds   // ["ordering"]
/// EnglishVerb("cancel").pasts    // ["canceled", "cancelled"]
/// ```
struct EnglishVerb: Hashable {
  /// order, get, try.
  let base: String

  init(_ base: String) { self.base = base }

  /// ordering; both spellings where two are in use.
  var gerunds: [String] {
    if base.hasSuffix("ie") { return [base.dropLast(2) + "ying"] }
    let isSilent = base.hasSuffix("e") && !base.hasSuffix("ee") && !base.hasSuffix("ye") && base != "be"
    if isSilent { return [base.dropLast() + "ing"] }
    return stems.map { $0 + "ing" }
  }

  /// ordered, got, cancelled.
  var pasts: [String] { EnglishVerbTable.irregular[base]?.pasts ?? regularPasts }

  /// ordered, gotten, cancelled.
  var participles: [String] { EnglishVerbTable.irregular[base]?.participles ?? regularPasts }

  /// orders, tries, fixes.
  var thirdPerson: String {
    if endsInConsonantY { return base.dropLast() + "ies" }
    return ["s", "x", "z", "ch", "sh", "o"].contains(where: base.hasSuffix) ? base + "es" : base + "s"
  }

  private var regularPasts: [String] {
    if endsInConsonantY { return [base.dropLast() + "ied"] }
    return base.hasSuffix("e") ? [base + "d"] : stems.map { $0 + "ed" }
  }

  /// What -ing and -ed are written after: stopp, cancel and cancell.
  private var stems: [String] {
    if EnglishVerbTable.doubling.contains(base) { return [base + String(base.suffix(1))] }
    return EnglishVerbTable.variablyDoubling.contains(base) ? [base, base + String(base.suffix(1))] : [base]
  }

  private var endsInConsonantY: Bool {
    guard base.hasSuffix("y"), let before = base.dropLast().last else { return false }
    return !"aeiou".contains(before)
  }
}
