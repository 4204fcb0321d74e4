/// Whole answers in English, in lower case, without spaces.
enum EnglishAnswers {
  static let words = AnswerVocabulary.words([
    (
      .yes,
      """
      yes yeah yep yup y ya yah ok okay okey k kk sure right correct fine yessir yes,please yesplease please pleasedo doit dothat goahead goforit confirm confirmed soundsgood soundsgreat looksgood lookgood lgtm great perfect absolutely definitely ofcourse
      that'sright thatsright thatisright that'scorrect thatscorrect that'sfine thatsfine iagree agreed agree accept allright alright aye uhhuh mhm proceed continue exactly indeed
      """
    ),
    (
      .no,
      """
      no nope nah n nay notyet don't dont donot don'tdoit dontdoit nothanks no,thanks nothankyou no,thankyou wrong incorrect negative that'swrong thatswrong that'snotright thatsnotright notright noway notnow maybelater later i'drathernot refuse decline disagree
      """
    ),
    (
      .cancel,
      "cancel cancelit cancelthat cancelthis stop stopit quit exit abort nevermind nevermindthat forgetit forgetaboutit end q bye drop dropit dismiss"
    ),
    (
      .repeatQuestion,
      "repeat repeatthat again what pardon pardonme sorry sayagain sayitagain saythatagain comeagain whatwasthat onemoretime whatdidyousay huh excuseme"
    ),
    (.help, "help helpme commands whatcanisay whatcanyoudo howdoesthiswork options"),
    (.more, "more next showmore moreoptions seemore others nextpage nextone anymore whatelse keepgoing"),
    (.back, "back goback previous backup previouspage onestepback"),
    (.startOver, "startover restart frombeginning fromthebeginning home beginagain fromthetop reset"),
    (.skip, "skip skipit skipthis skipthat pass nextquestion leaveitblank"),
    (.undo, "undo undoit undothat revert revertit rollback takeitback takethatback putitback"),
    (
      .wait,
      "wait waitamoment waitasecond holdon holdup onemoment onesecond justamoment justasecond justasec onesec hangon givemeasecond givemeaminute letmethink"
    ),
    (
      .dontKnow,
      "dontknow don'tknow idontknow idon'tknow notsure i'mnotsure imnotsure noidea dunno idk ihavenoidea"
    ),
    (
      .any,
      "any anyone anything anyofthem anyofthese whatever whateveryouchoose youchoose youpick youdecide idontcare idon'tcare doesntmatter doesn'tmatter itdoesn'tmatter surpriseme either eitherone random don'tcare"
    ),
    (
      .all,
      "all both everything each allofthem allofthese bothofthem everyone everyoneofthem themall oneofeach eachofthem"
    ),
    (
      .noneOfThese,
      "none noneofthese noneofthem neither neitherone somethingelse anotherone other noneoftheabove notthese nothing adifferentone"
    ),
    (
      .correction,
      "thatswrongactually actually imeantsomethingelse mymistake changeit changethat edit fixit letmechangethat letmecorrectthat correction"
    ),
  ])
}
