package import Language

/// Whole answers in English, in lower case, without spaces.
package enum EnglishAnswers {
  package static let words = AnswerMeaning.words(lists)

  /// Words for more than one thing.
  package static let several = [
    "all of", "them all", "all my", "all the", "every one", "every single", "both", "the lot", "all records",
    "these all",
  ]

  static let lists: [(AnswerMeaning, String)] = [
    (
      .yes,
      """
      yes yeah yep yup y ya yah ok okay okey k kk sure right correct fine yessir yesplease please pleasedo doit dothat goahead goforit confirm confirmed soundsgood soundsgreat looksgood lookgood lgtm great perfect absolutely definitely ofcourse
      that'sright thatsright thatisright that'scorrect thatscorrect that'sfine thatsfine iagree agreed agree accept whynot surething youbet let'sdoit letsdoit worksforme forsure yesitis that'sit thatsit yougotit goforthat allright alright aye uhhuh mhm proceed continue exactly indeed
      """
    ),
    (
      .no,
      """
      no nope nah n nay notyet don't dont donot don'tdoit dontdoit nothanks nothankyou wrong incorrect negative that'swrong thatswrong thatiswrong thatisnotright thatisincorrect that'sincorrect thatsincorrect that'snotright thatsnotright notright noway notnow maybelater later i'drathernot refuse decline disagree notreally idon'tthinkso idontthinkso nottoday nottonight notthistime nothingelse that'sall thatsall thatisall i'mgood imgood nomore i'dratheryoudidn't absolutelynot certainlynot ofcoursenot hellno
      """
    ),
    (
      .cancel,
      "cancel cancelit cancelthat cancelthis stop stopit quit exit abort nevermind nevermindthat forgetit forgetaboutit end q bye drop dropit dismiss ichangedmymind cancelall canceleverything stopthat leaveit scrapthat scrapit quitit callitoff"
    ),
    (
      .repeatQuestion,
      "repeat again what pardon pardonme sorry huh excuseme oncemore"
    ),
    (
      .help,
      "help commands options"
    ),
    (
      .more,
      "more next showmore moreoptions seemore others nextpage nextone anymore whatelse keepgoing anyothers areanyothers whatotherones arethereanyothers arethereothers anythingelse"
    ),
    (.back, "back previous backup previouspage onestepback"),
    (.startOver, "startover restart frombeginning fromthebeginning home fromthetop reset"),
    (.skip, "skip skipit skipthis skipthat pass nextquestion leaveitblank"),
    (.undo, "undo undoit undothat revert revertit rollback takeitback takethatback putitback"),
    (
      .wait,
      "wait waitamoment waitasecond holdon holdup onemoment onesecond justamoment justasecond justasec onesec hangon givemeasecond givemeaminute letmethink waitaminute waitasec waitabit justaminute givemeamoment letmesee"
    ),
    (
      .dontKnow,
      "dontknow don'tknow idontknow idon'tknow notsure i'mnotsure imnotsure noidea dunno idk ihavenoidea i'venoidea beatsme hardtosay whoknows can'tdecide ican'tdecide icantdecide"
    ),
    (
      .any,
      "any anyone anything anyofthem anyofthese whatever whateveryouchoose youchoose youpick youdecide idontcare idon'tcare doesntmatter doesn'tmatter itdoesn'tmatter surpriseme either eitherone random don'tcare anythingisfine anyisfine anythingworks uptoyou it'suptoyou itsuptoyou whicheveryoulike whichever youdecideforme pickone chooseone pickoneforme dealer'schoice eitherisfine"
    ),
    (
      .all,
      "all everything each allofthem allofthese everyone everyoneofthem themall oneofeach eachofthem"
    ),
    (.allOf(2), "both bothofthem bothplease theyboth bothofthese"), (.allOf(3), "allthree allthreeofthem"),
    (.allOf(4), "allfour allfourofthem"),
    (.pointing(.this), "this thisone"), (.pointing(.that), "that thatone it thoseones"),
    (.pointing(.earlier), "theonebefore theearlierone"),
    (.pointing(.lastTime), "lasttime likelasttime sameaslasttime theonefromlasttime"),
    (.pointing(.usual), "theusual myusual usual asusual"),
    (.pointing(.same), "thesame sameone thesameone sameagain"),
    (
      .noneOfThese,
      "none noneofthese noneofthem neither neitherone somethingelse anotherone other noneoftheabove notthese nothing adifferentone"
    ),
    (
      .correction,
      "thatswrongactually actually imeantsomethingelse mymistake changeit changethat edit fixit letmechangethat letmecorrectthat correction"
    ),
  ]

  /// Said before an answer; they add nothing to it.
  package static let openers = [
    "um", "uh", "well", "so", "oh", "hmm", "please", "i'dlike", "idlike", "iwouldlike", "iwant", "i'lltake",
    "i'llhave",
    "illtake", "illhave", "i'llgowith", "i'llgofor", "let'sgowith", "letsgowith", "giveme", "gimme", "getme",
    "makeit",
    "i'mgoingwith", "goingwith", "gowith", "the", "maybe", "ithink", "iguess", "probably", "just", "iprefer",
    "i'dprefer",
    "canihave", "couldihave", "mayihave", "letmehave", "pick", "choose", "select",
  ]

  private static let closers = EndingTable([
    "please", "thanks", "thankyou", "thx", "pls", "forme", "then", "ithink", "iguess", "thankyouverymuch",
    "now", "asap",
  ])

  /// Where the answer ends without thanks and please; the end of the text if there is nothing else.
  package static func end(of text: NormalText) -> Int {
    var end = text.count
    while let length = closingLength(text, end) { end -= length }
    return end
  }

  private static func closingLength(_ text: NormalText, _ end: Int) -> Int? {
    closers.all(endingAt: end, in: text.scalars).map { end - $0.start }.first { length in
      length < end && (text.spaceBefore[end - length] || text.scalars[end - length - 1] == ",")
    }.map { $0 + (text.scalars[end - $0 - 1] == "," && end - $0 > 1 ? 1 : 0) }
  }
}
