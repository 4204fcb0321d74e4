/// English words that agree to an action, decline it, or add nothing. Parts have no spaces.
struct EnglishAgreement {
  private let verbs: Set<String>

  init(kinds: Set<ActionKind>) {
    verbs = Set(kinds.flatMap(\.english) + ["proceed", "confirm", "doit", "dothat", "goahead"])
  }

  func sense(of part: String) -> Sense? {
    if Self.agreements.contains(part) { return .agreement }
    if Self.denials.contains(part) { return .denial }
    if Self.keepers.contains(part) { return .keeping }
    if let rest = Self.negators.lazy.compactMap({ part.hasPrefix($0) ? part.dropFirst($0.count) : nil })
      .first,
      verbs.contains(String(rest))
    {
      return .denial
    }
    if verbs.contains(part) { return .action }
    return Self.fillers.contains(part) ? [] : nil
  }

  private static let negators = ["donot", "don't", "dont", "never"]

  private static func set(_ patterns: String) -> Set<String> {
    Set(patterns.split(whereSeparator: \.isWhitespace).flatMap { BraceExpansion.expand(String($0)) })
  }

  private static let agreements = set(
    """
    {yea,ya,yuppers,yessir,affirmative,ofc,bet,alright,aight,absolutely,definitely,certainly,indeed,righto,roger}
    {hell,heck,oh}{yes,yeah,yea} {okie,okey}dokie {very,all}well {by,}allmeans spoton tooright grand {it's,its}ayesfromme
    {a,one,}hundredpercent 100% sayless {you,u}may {i'm,iam,im}{quite,very,}{sure,certain} {i'm,im}afraidso goon {of,}course
    ifyoulikeyes sure,whynot noproblem noworries {lfg,lesgo,letsgo} why{not,notthen} {i'd,iwould}{love,like}that {i'd,iwould}be{delighted,happy,glad}{,ifyouwould}
    {i,ishould,iwould}{likethatverymuch} that'sright thatsright finebyme gladly agreed please,yes
    """)

  private static let denials = set(
    """
    nah naw na noo nooo hardpass {hell,heck,oh}{no,nah} goodness{,no} ohgoodness{,no} onsecondthought{,s} better{not,notthen} let'snot letsnot
    {i'll,ill,i'm,im,}{pass,gonnapass,goingtopass} giveitamiss {i'll,ill}giveitamiss abort changed{my,}mind {i,ive,i've}changedmymind
    forget{it,that,aboutit} never{mind,mindthat} not{today,now,tonight,required,needed,necessary} {it's,its}anofromme yeahno yeahnah
    {i'd,id,iwould}rathernot {i'm,im}good {certainly,absolutely,definitely,of course}not stop dontyoudare don'tyoudare {i,ill,i'll}{cook,leaveit}
    {please,}{don't,dont,donot} {scrap,abandon}{that,it}
    """)

  private static let keepers = set(
    """
    {keep,leave}{it,that,them,those,everything,both,mycart,thecart,theorder,myorder,em,} {those,they}stay letit{stand,be,stay}
    {i'd,id,iwould}liketokeep{it,them,those} {i'm,im,iam}happytowait {i'll,ill}wait{,forit}
    """)

  static let fillers = set(
    """
    please pls plz kindly just and then now it that this them those these both all everything out away through up off there
    {the,my,that,this}{lot,order,cart,record,records,visit,visits,entry,entries,things} in{it,there} alone as{is,itis,theyare} where{itis,theyare}
    allof{it,them,those} {those,the}two bothofthem {you,u}{can,could} do {i,i'd}{wantto,liketo} let's lets go ahead goahead
    thanks thankyou thx ty cheers {very,so}much for{checking,asking,me} ifyou{would,please,don'tmind} well oh um uh ok{,ay} rightaway asap immediately
    already sir ma'am maam mate man bro fam dude sorry actually wait really
    """)
}
