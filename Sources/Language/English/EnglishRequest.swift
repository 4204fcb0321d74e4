/// The words around an English request that say how it is asked but not what for.
///
/// A written phrase (“Order {menuItem}”) may be opened by any opener, closed by any closer, and its nouns
/// may have an article or none.
public enum EnglishRequest {
  /// Words before the verb.
  public struct Opener: Hashable, Sendable {
    /// Without spaces, in lower case: couldyouplease.
    public let text: String
    /// Whether a sentence opened so asks first: can I, let's, I have to.
    public let askFirst: AskFirst
  }

  /// Every opener, the longest first. They may follow one another (“hey, could you please”).
  public static let openers: [Opener] = {
    var result: [String: AskFirst] = [:]
    for (askFirst, patterns) in openerLists {
      for pattern in lines(patterns) { result[pattern] = result[pattern] ?? askFirst }
    }
    return result.map { Opener(text: $0.key, askFirst: $0.value) }.sorted {
      ($1.text.count, $0.text) < ($0.text.count, $1.text)
    }
  }()

  /// Words behind the request that add nothing: please, thanks, for me.
  public static let closers: [String] = lines(
    "{please,pls,plz,thanks,thankyou,thx,thankyouverymuch,thanksalot,forme,forus,now,rightnow,rightaway,asap,ifyoucan,ifpossible,ifyoudon'tmind,wouldyou,willyou,canyou,couldyou,ok,okay,alright,then,too}"
  ).sorted { $0.count > $1.count }

  /// Words that may be missing before a noun.
  public static let articles = [
    "a", "an", "the", "my", "some", "any", "that", "this", "these", "those", "our",
  ]

  /// Words that may stand anywhere.
  public static let fillers = [
    "please", "just", "um", "uh", "like", "maybe", "quickly", "kindly", "also", "now", "actually", "really",
  ]

  /// A contraction and what it stands for, without spaces: i'd → iwould. Both, and the form without the
  /// apostrophe, are the same.
  public static let contractions: [String: String] = [
    "i'd": "iwould", "i'll": "iwill", "i'm": "iam", "i've": "ihave", "don't": "donot", "doesn't": "doesnot",
    "didn't": "didnot",
    "can't": "cannot", "couldn't": "couldnot", "won't": "willnot", "wouldn't": "wouldnot",
    "shouldn't": "shouldnot", "isn't": "isnot",
    "aren't": "arenot", "wasn't": "wasnot", "weren't": "werenot", "hasn't": "hasnot", "haven't": "havenot",
    "what's": "whatis",
    "where's": "whereis", "how's": "howis", "who's": "whois", "when's": "whenis", "that's": "thatis",
    "it's": "itis", "there's": "thereis",
    "let's": "letus", "you're": "youare", "we're": "weare", "they're": "theyare", "you'll": "youwill",
    "we'll": "wewill", "he'll": "hewill",
    "she'll": "shewill", "they'll": "theywill", "we'd": "wewould", "you'd": "youwould", "mustn't": "mustnot",
    "needn't": "neednot",
  ]

  /// Every spelling of a word with respect to contraction, itself first: don't → don't, dont, donot.
  public static func spellings(of word: String) -> [String] {
    let plain = { (text: String) in text.filter { $0 != "'" } }
    for (short, long) in contractions where [short, plain(short), long].contains(word) {
      return [word] + [short, plain(short), long].filter { $0 != word }
    }
    return [word]
  }

  private static func lines(_ patterns: String) -> [String] {
    patterns.split(separator: "\n").flatMap { BraceExpansion.expand(String($0.filter { $0 != " " })) }
  }

  private static let openerLists: [(AskFirst, String)] = [
    (
      .never,
      """
      {please,pls,plz,kindly,just,goaheadand,hey,hi,hello,ok,okay,so,well,um,uh,oh,and,now,then,alright,listen,look,yes,yeah}
      {could,can,would,will,won't}you{,please,kindly,just,maybe,possibly}
      {could,can,would,will}you{,please}{be able to,helpme,helpmeto,letme,getmeto,goaheadand}
      would you{,please}mind{,just}
      {i'd,i would,id}like{,you}to
      {i'd,i would,id}like
      i{,really,just}{want,wanna}{,to,you to}
      i{,really,just}need
      i need you to
      i was {wondering,hoping} {if,whether} you {could,can,would}
      {could,can,may}i{,please}{get,have,see,hear}
      i'll{take,have,gowith}
      {let,get,give,bring,grab}me
      letme{get,have}
      makeit
      let'sgowith
      do me a favor and
      help me{,to}
      {i'm,im,iam}{looking,trying}to
      don't forget to
      make sure{,to,you}
      """
    ),
    (
      .always,
      """
      {can,could,may}{i,we}{,please}
      {are you able,is it possible,am i allowed,would it be possible}to
      {let's,lets,let us}
      {shall,should}we
      {how,what}about
      why don't {we,you}
      i{,really}{have,need,ought,got}to
      i{should,must,gotta,better,'dbetter}
      i wish{,i could,you could,you would}
      i{feel,am,'m}{like,inthemoodfor}
      i might want to
      maybe{,i should,we should}
      """
    ),
  ]
}
