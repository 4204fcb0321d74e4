import Language

/// Why somebody agrees or declines, said beside the answer: yes I'm starving, it's taking too long so cancel it.
///
/// A subject, adverbs and a predicate that is known; parts have no spaces.
enum EnglishReason {
  static func side(of part: String) -> ReasonSide? {
    if asking.contains(part) { return .asking }
    var rest = Substring(part)
    for opener in openers where rest.hasPrefix(opener) {
      rest = rest.dropFirst(opener.count)
      break
    }
    if let concession = concessions.first(where: { rest.hasSuffix($0) }) {
      return side(ofClause: rest.dropLast(concession.count)).map { _ in .neutral }
    }
    if let joiner = joiners.first(where: { rest.hasSuffix($0) }) {
      return side(ofClause: rest.dropLast(joiner.count))
    }
    return side(ofClause: rest)
  }

  private static func side(ofClause clause: Substring) -> ReasonSide? {
    if let side = predicate(clause) { return side }
    // The subject, or a shorter one: it's, it.
    return subjects.lazy.filter { clause.hasPrefix($0) }.compactMap { predicate(clause.dropFirst($0.count)) }
      .first
  }

  private static func predicate(_ words: Substring) -> ReasonSide? {
    if let side = sides[String(words)] { return side }
    for adverb in adverbs where words.hasPrefix(adverb) {
      if let side = predicate(words.dropFirst(adverb.count)) { return side }
    }
    for end in ends where words.hasSuffix(end) {
      if let side = predicate(words.dropLast(end.count)) { return side }
    }
    return nil
  }

  /// Only for oneself: they want it asks for nothing.
  private static let asking = EnglishAgreement.set(
    """
    {i,we}{,really,still,just,actually,definitely}{want,need}{it,that,them,those,this,thatstuff,myorder,theorder,myfood,toeatit} {i,we}{'m,m,'re}{goingto,gonna}buy{it,them,that}
    """)

  private static let openers = ["because", "cause", "cuz", "coz", "since", "and"]
  private static let concessions = ["but", "though", "still"]
  private static let joiners = ["so", "and", "then"]
  private static let ends = [
    "now", "anymore", "anylonger", "already", "today", "tonight", "instead", "rightnow", "atall", "again",
    "lol", "anyway", "athome",
    "yet", "then", "nomore", "in", "wrongly",
  ]
  private static let adverbs = [
    "just", "really", "so", "very", "too", "still", "already", "abit", "quite", "absolutely", "totally",
    "pretty", "kindof", "only",
    "actually", "alittle", "way", "always", "all", "both", "simply", "thatmuch", "bit",
  ]

  private static let subjects = EnglishAgreement.set(
    """
    {i,we,they,he,she,it,that,this,those,these}{,'m,m,am,'re,re,are,is,'s,s,was,were,'ve,ve,have,'ll,ll,will,'d}
    {the}{driver,rider,restaurant,delivery,food}{,is,'s,has} {the,my,our}{kids,children,wife,husband,mom,mum,mother,dad,son,daughter,cat,dog,phone,tummy,stomach,family,boss,friend,friends,flatmate,roommate}{,is,are,has,have,'s}
    {there,something,everyone,everybody}{'s,s,is} there
    """
  ).sorted { $0.count > $1.count }

  private static let sides: [String: ReasonSide] = {
    var sides: [String: ReasonSide] = [:]
    for (side, patterns) in rows {
      for form in EnglishAgreement.set(patterns) { sides[form] = sides[form] ?? side }
    }
    return sides
  }()

  private static let rows: [(ReasonSide, String)] = [
    (
      .refusing,
      """
      {don't,dont,donot,nolonger,didn't,didnt}{want,need}{it,that,them,those,this,any,anyofit,anyofthat,anyofthem,thatstuff,thisstuff,anything,myorder,theorder,mineeither}
      {thoughtbetterofit,decidedagainstit,goneoffit,goneofftheidea} {not,nolonger}{needed,wanted,required} {not,n't}{,very,that,so,really}hungry {nolonger,not}hungry {full,stuffed} {'llcook,llcook,willcook}{,something,myown,dinner,myself} {eat,eating}{out,athome,leftovers}
      changed{,my,our,his,her}mind {'vechangedmymind} {make}something lostmyappetite
      """
    ),
    (
      .unwanting,
      """
      {ate,eaten,hadfood,haddinner,hadlunch} {cooking,cooked}{,something,myown,dinner} food{,inthefridge} havefood onadiet {have,had,'vehad,got,'vegot,havegot,gotsome}{food,mytea,mydinner,mylunch,dinner,lunch,tea} {made,making}{dinner,lunch,food}
      {late,toolate} {taking,takes,took}{toolong,forever,ages,solong,long}
      {a,amistake,by,an,my}{mistake,accident,error} mistake accident {broke,skint} {can't,cant,cannot}afford{it,that,this,them} {haveno,no,don'thavethe,donthavethe,outof}money
      {ordered,recorded,added,made,pressed,put,did,entered}{it,that,them,this,}{by,in}{mistake,accident,error} {ordered,got,picked,chose,added}thewrong{thing,one,dish,order} madea{mistake,typo}
      {wrong,notright,incorrect,awrongone,allwrong,duplicate,aduplicate,duplicates,unhealthy,oldstuff,old,outdated,badmemories} {goingout,eatingout,leaving,headingout,notathome,nothome}
      {have,need,got}to{go,leave,goout,run} found{something,somewhere}{else,better} {'s,}not{gonna,goingto}{eat,buy,have,behome,wait}{it,that,them,anything,} not{buying,eating}{it,that,anything,}
      {can't,cant,cannot}{wait,eat,go} {can't,cant}waitany{longer,more} {neverwent,neverwentthere,didn'tgo,didntgo,didn'tgothere,wasn'tthere,wasntthere,neverbeenthere,wasn'tme} donewith{it,that,them} mistaken {startingover,startingagain,startingafresh} {wanta,}freshstart wantafreshstart beentoolong tooslow slow anhour been{,over}{anhour,ages,forever} wronglyordered {ordered,recorded,entered}wrongly everythingmustgo startfromscratch notneeded {were,}enteredby{mistake,accident}
      {wantto,'dliketo,want,like,liketo,}start{over,afresh,fresh,again,clean} freshstart {'mfeeling,feel}{sick,ill} {sick,unwell} {found,got,had,bought}a{sandwich,pizza,burger} {stomach,}hurts tryingtoloseweight
      """
    ),
    (
      .wanting,
      """
      {hungry,starving,starved,famished,ravenous,peckish,rumbling,growling} {dinner,lunch,supper,breakfast,food}time {love,deserve,earned,adore,like}{it,that,this,them,those} {delicious,tasty,yummy,yum}
      {didn't,didnt,haven't,havent,hadno,had}{have,had,eat,eaten}{lunch,dinner,breakfast,anything,athing,allday,food}{,also,yet,allday,today} {looks,sounds,smells}{delicious,tasty,yummy,amazing,lovely} {friday,payday,saturday,theweekend,mybirthday,cheatday} lookingforwardto{it,that,this} {memories,precious,precioustome,important,special,deartome}
      {onitsway,stillwarm} craving{it,that,this,}
      """
    ),
    (
      .doubting,
      """
      {expensive,pricey,steep,costly,daylightrobbery,robbery,ajoke,overpriced,extortionate,toomuch,toomuchmoney,alot,alotofmoney,aripoff,cheap} costs{toomuch,alot}
      """
    ),
    (
      .neutral,
      """
      {tired,inahurry,lazy,sorry,sad,ashame,apity} dietstartstomorrow treatmyself {sod,screw,fuck,f,hang,stuff}it {what,}{the,}{heck,hell} whattheheck whatthehell yolo treatyourself
      """
    ),
  ]
}
