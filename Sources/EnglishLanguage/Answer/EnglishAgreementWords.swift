import Language

/// The closed lists behind ``EnglishAgreement``: words that agree, decline, keep or add nothing. Parts have no spaces.
enum EnglishAgreementWords {
  static let agreements = EnglishAgreement.set(
    """
    {yea,ya,yah,yeh,ye,yh,yus,yis,yas,yass,yaas,yuh,yeppers,yuppers,yeps,yupp,yepp,yee,yess,yessir,yse,yees,yed,yeaboi,yeaboi,yeboi,hellz} {mmhm,mmhmm,mhmm,uh-huh,uhhuh,mhm}
    {okie,okey,oki,okk,okies,okayy,okily}{,dokie,dokey,dokily} {alrighty,allrighty}{,then} rightio righto right{you,u}are righton righty sure{thing} fosho fs
    {affirmative,affirm,roger,rogerthat,copythat,copy,tenfour,10-4,ofc,obvs,obvi,obviously,naturally,duh,def,defo,deffo,totally,totes,most{definitely,certainly}}
    {bet,alright,allright,aight,aye,absolutely,definitely,certainly,indeed,precisely,positively,positive,confirmed,approved,granted,accepted,permissiongranted}
    {hell,heck,hells,hellz,fuck,oh,damn,darn,och}{yes,yeah,yea,aye} {damn,darn,goddamn}right {you,u}{knowit,bet,betcha,gotit,'reon,ron,reon} verywell {by,}allmeans {spot,bang}on tooright quiteso quiteright
    {it's,its,that's,thats,}a{,big}yes{,fromme} big{,yes} {my,the}answeris{yes,} answeryes i{say,vote,said,'msaying,msaying,alreadysaid}yes thumbsup {a,one,}hundred{percent,} 100{%,percent} sayless ight{,bet} {please,kindly,pleasedo,}doso doplease ishould{think,say}so workaway right-o okey-dokey okie-dokie {a-,a}ok {it's,itis,its}correct imust i'dloveto {i,}{don't,dont,can't,cant}seewhynot noreasonnotto {without,no}{a,}doubt {a,}{thousand,million,hundred}timesyes {you,u}havemy{blessing,goahead,ok} greenlight {that's,thats}affirmative engage yesto{all,that,everything} goon{so,thenso} yesimust yesi'd{loveto,liketo} goright{ahead}
    {you,u}{may,can}{goahead,doso,proceed,dothat,doit} {i'm,iam,im,we're,}{quite,very,absolutely}{sure,certain,positive} {i'm,iam,im,we're}{sure,certain,positive} {i'm,im}afraidso {do,oh,}goon{then,} {of,butof,yesof}course
    {mm,mm-}hm {fire,crack}{away,ahead}{then,} grandso goforyourlife onyego fireahead
    okdone okaydone {that,it}{'s,s,is}all{correct,right,good,fine} {that,it,thatall,itall}{sounds,looks,seems}{perfectly,all,}{inorder,good,fine,correct} {ifyoulikeyes,sure,whynot,noobjection,noobjections,lfg,lesgo,letsgo,let'sgo,go,gogo,gogogo,letsgoo} {why,whyever}{not,notthen} {i'd,id,iwould,ishould,we'd}{love,like}{that,it}{verymuch,}
    {i'd,iwould}{be}{delighted,happy,glad,grateful,obliged}{,ifyouwould} {i,we,ishould,iwould}{likethatverymuch} {i,we}{agree,accept,approve,consent,confirm,concur}{,withyou} {i,we}certainly{do,would} yesi{do,would,am,wouldlikethat} yes{itis,wedo,theyare,do} yesi{like,dolike} {i,we}canconfirm{,that,it,this}
    {that,this}{'s,s,is}{right,correct,fine,theone,perfect,grand}{,byme,withme} {that,it}{'lldo,willdo,lldo}{,nicely,fine} {that,it}{'d,would,willbe,'llbe,d}{,be}{lovely,grand,great,fine,perfect,wonderful,nice,good}
    {it,that}certainlyis {fine,ok,okay,good,cool}{byme,withme} {suits}{me,mefine} {works}{forme,fineforme} {that}{works,suits}{,me,forme} {,that}{sounds,looks}{good,great,perfect,right,correct,fine}{,tome}
    {everything,everything's,everythingis}{good,correct,fine,inorder,right,looksgood,looksfine} allcorrect allgoodgoahead {happy,good,ok,fine}withthat {i'm,im,iam,we're}{happy,fine,ok,okay,good,cool}withthat {good,we'regood,i'mgood}togo
    {that's,thats,it's,its}a{go,deal,plan} {i,you,we}{have,got,'vegot}{the,my,a}greenlight let'seat letseat doyour{thing,magic,job} pleaseandthankyou sounds{like,}{a,}plan no{objections,objection}{here,fromme} {that's,thats,thatis}my{address,house,place,flat} treat{us,me} {the,that}price{is,'s}{fine,ok,okay,good,right} {just,please,}get{on,along}withit
    {that's,thats,thatis,it's}{the,my,}{right,correct}{address,one,place,dish,order,thing} {that,it}{'d,would,will,'ll}be{splendid,marvellous,brilliant,smashing} {i'm,im,iam,}afraidso
    {i'm,im,we're}{in,down,sodown,totallydown,game,upforit} readywhenyouare wheneveryou'reready countmein makeit{happen,so} {send,run,hit,smash}it lockitin {crack,carry,press}on{,then} fireaway haveatit bemyguest {do,}carryon
    {gladly,happily,withpleasure,lovelyjubbly,splendid,smashing,grand,jollygood,excellent,excellentchoice,great,perfect,fine}
    {lovely,wonderful,brilliant,brill,marvellous,marvelous,amazing,awesome,fantastic,superb,fabulous,terrific,super,great}{yes,please,yesplease,thanks,thankyou,cheers,ta,doit,goahead}
    {please,kindly,do,just}{do,doit,dothat,goahead,proceed} {please,}{yes,ok,go} {do,}dotheneedful {let's,lets,letus}{,dothis,dothat,doit,proceed,goforit,go} {si,oui,ja,da,hai,haan,haanji,yesji} veryok
    {you,u}havemypermission muchobliged muchappreciated cometothinkofityes agreed {shutupand,}takemymoney yespleaseyes yesandthankyou 
    """)

  /// They agree by themselves, and say nothing before a denial: ok stop.
  static let weak = EnglishAgreement.set(
    "{,oh,ah,hmm,}{ok,okay,okey,okayy,okayyy,alright,allright,k,kk,aight}{,then} yaa yaaa dokie {you,u}{may,can}"
  )
  .subtracting(["", "then"])

  static let denials = EnglishAgreement.set(
    """
    {not}rn naechance {scrap}{that,it} {,i,we}{do,}{notwant,don'twant,dontwant}any {nuh,dinnae,nah,naw,na,noo,nope,noper,nopes,nup,nae,nono,nein,non,nyet,iie,nahi,nahin,nay,nuh,nuhuh,uhuh,nahh,naah,ew,eww,yuck} {hard,big}{pass,no,nope} {hell,heck,hells,oh,fuck,och,ah,dear}{no,nah,godno,godno}
    {,oh,dear,good,ohdear}{goodness,heavens,lord,grief,god,dearme,godno}no goodnessno {onsecondthought,onreflection}{,s}{,no} {better,best}{not,notto,notthen} {i,we}{don't,dont,donot,nolonger}want{this,that,the}{order,chicken,food} {let's,lets,letus}{notorder,notorderit,not,leaveit,forgetit,forgetaboutit}
    {i'll,ill,i'm,im,ima,imma,ithinki'll,i,}{pass,gonnapass,goingtopass} {i'll,ill,ithinki'll,ishall,}give{it,that}a{miss,pass,rest} abort{,mission,it} changed{my,}mind
    nvm nuuh naur {don't,dont}udare overmydeadbody {i,we}{shan't,shant,couldn't,couldnt,couldnotpossibly,couldn'tpossibly,willnot,shallnot,don't,donot,absolutelydonot,mostcertainlydonot,certainlydonot} holdoff leaveoff nottoworry {i'm,you're}grand{thanks,} nowayjose nohow notinamillionyears notever notabitofit {i'd,id}{soonernot,justassoonnot} {it's,that's,thats}a{firmno,negative,no-go} nogo nodeal nobueno {don't,dont,donot}{gothroughwithit,doanything,goaheadwithit} donothing notsofast notlikethat wrongone actuallynot itoldyouno ibegyou {i'm,}nolongerinterested fortheloveofgodno let'sleaveitfortoday {i'll,ill,we'll}order{,it}{later,anothertime,tomorrow} {please,kindly,}{don't,dont,donot,dinnae,never}{throw,chuck,take,remove,touch,delete,clear,get}{anything,it,that,them,any}{,out,away,off} {please,}{leave,keep}{my,the}{cart,basket,order,visit,record,things}{alone,asis,asitis,thewayitis,whereitis} {i,}{don't,dont,donot,didn't}want{any,anything}{chicken,food}{,tonight,today} hands'off handsoff{,my}{,cart,records,stuff} nvmnvm yikesno notapproved i{don't,dont}thinkiwill i{prefer,'dprefer}notto nointerest {don't,dont,no,inot,not}want {ithinki'll,ithinkill,ishall}leave{it,that} notlikethis isnotgood notatthistime uh-uh{,no} {good,}{heavens,lord,grief}no forget{it,that,aboutit,iasked,isaidanything} never{,mind,mindthat,mindthen,youmind,ever} {not}{today,now,tonight,required,needed,necessary,justnow,justyet,yet,rightnow,atthemoment,atall,happening,gonnahappen,interested,forme,achance,likely,onyourlife,onyournelly,untillater,thistime,atthistime,good,want,this,likethis,correct,right,approved,really}
    {it's,its,that's,thats,}a{,hard,big}no{,fromme,forme} yeahno yeahnah {i'd,id,iwould,we'd}{rathernot,prefernot,prefernotto,ratheryoudidn't,ratheryoudidnt,betternot} {i'm,im,we're,wegood,we}{good,fine,alright,allright,okay,ok,out}thanks
    {i'm,im,we}{good,out} countmeout {certainly,absolutely,definitely,mostcertainly,of,perhaps,maybe,probably,afraid,sadly,unfortunately,ithink,isuppose,ishouldthink,mostdefinitely}{course,}not {stop,stopit,stopthat,stopthere,stoprightthere,halt,quitit,cutitout,knockitoff}
    {dontyoudare,don'tyoudare,perishthethought,godforbid,nofear,nochance,noway,nocando,nodice,ain'thappening,ain'tgonnahappen,ainthappening} {i'll,ill}{,just}{cook,makesomething,eatsomething}{,something,instead,myself,dinner,myown,athome,else} {i'll,ill}leaveit {i'd,id}rather{cook,eatathome,wait,eatsomethingelse} {please,kindly,}{don't,dont,donot}{,do,doit,dothat,bother,botherwithit,worry,worryaboutit}
    {abandon,scratch,strike,skip,undo}{that,it} callit{off,aday} nomore {it's,its,itis,that's,thats,thatis,}not{necessary,needed,required,right,correct,good} {that,it}{isn't,isnt,won'tbe,wontbe,willnotbe}{necessary,needed,required,right}
    undernocircumstances bynomeans praydon't {certainly,absolutely,}{no,not}fear notdo donotdo rathernot {i'd,iwould}{muchrather,ratherprefer,verymuchrather}not {i,we}{won't,willnot}be{needingit,needingthat,wantingit,havingit,buyingit,payingforit,payingthat} callthewholethingoff nuh-uh {i,we}nolongerwant{it,that,this,any,chicken,anything} noorder
    {there's,thereis,}noneed{,to,sir} {i,we}{don't,dont,donot,won't,wont,wouldn't,wouldnt,wouldnot,can't,cant,cannot,shouldn't,shouldnt,mustn't,mustnt,refuse,decline,disagree,object,mustdecline,havetodecline,needtodecline}{,so,thinkso,thinkiwill,dothat}
    {i}{'dbetternot,hadbetternot,reallyshouldn't,reallymustn't,'mafraidnot} {i'll,ill}havetodecline {i,we}{don't,dont,donot}{wantto,wanna,wanttodothat,agree,confirm,consent,feellikeit,wantthat,wantit,wantthis,likeit,likethat,like}
      {declined,rejected,denied,refused,disapproved,permissiondenied,wrong,incorrect,negative,wrongbutton}
    {that's,thats,thatis,it's,is}{wrong,incorrect,notright,notcorrect,notgood,notwhatiwant,notwhatiwanted,notwhatimeant,notwhatisaid,notit} {you're,you,your,youre}{allright,alright} {maybe,perhaps,some,}{another,someother,other,next}{time,day}{,perhaps,maybe} {maybe,perhaps,notuntil,}later{,maybe,perhaps}
    {i'll,ill,iwill}{do,order,buy}{it,that,thislater}{later,anothertime,myself,} {i'll,ill}thinkaboutitno {isaid,isay,i'msaying,imsaying,ialreadysaid}no{,already} noalready nomeansno thumbsdown {thanks,thankyou,sorry}butno{,thanks,thankyou} {my,the}answerisno
    {you}{misunderstood,misunderstoodme,gotitwrong,gotthatwrong,heardmewrong} misheard nouse noneedsir nothank{,s,you,youverymuch} {please,}leaveitfornow don'tworry nooffence
    """)

  /// Said by themselves they keep what there is; behind them stands what.
  static let keepers = EnglishAgreement.set(
    """
    {,please,no,thanks,nothanks}{i'drather,idrather,i'lljust,better}{keep,leave}{it,that,them} {keep,leave}{it,that,them}{in,on,be,alonethen} let{it,them,that}{bethere,remain,sit} {i'd,id,iwould}prefer{,to,youto}{keep,leave}{it,them,that} {keep,leave}{the,that,my,this}{visit,record,entry,item,dish,food,plan,order,cart,one} {keep,leave,save,preserve}{it,that,them,those,these,everything,both,em,itall,themall,allofit,allofthem,bothofthem,{my,the}{cart,order,stuff,things,records,visits,entries,items}}{,going,coming,asitwas,out,be,alone,there,here,asis} {those,they,it,these}{stay,stays,canstay} let{it,them}{stand,be,stay,come,bringit}
    {hold,hang}onto{it,them,that,what'sthere,whatihave,thatone,thatforme,itforme} {it,that,theorder,thevisit,everything,thatone,thatvisit}{stays,shouldstay,canstay,muststay,isstaying}{,in,on,there,put,asitis,whereitis,inthere,onthere} let{it,them,that,everything}stay {let'skeep,letskeep,save,keep}{what'sthere,whatihave,what'sinthere,everythingasitis} leave{itbe,thembe,itasis,itasitis,itin,itinthere,itonthere,itthere} {still,i'mstill,we'restill,wearestill,iamstill}{going,visiting} {i,we}stillplanto{go,visit,buyit,eatit} {i,we}{,still}{needit,needthat,wantit,wantthat,wanttobuyit}
    nothingshould{be,get}{taken,removed,deleted}{,out} {i'd,iwould}{prefer,liketo,like,muchrather}{,tohave,that,}{it,that}{stay,stays,stayed,stayin}{,in,there,whereitis,whereitis,asitis}
    {i'd,id,iwould,i,i'll,ill,we'll,let's,lets,we}{,liketo,liketo,wantto,willa,will}keep{it,them,those,everything,both,mine,} {i'm,im,iam,we're}happytowait {i,we}{canwait,couldwait,willwait}{,forit} {i'll,ill,we'll,i'drather,idrather}{,just}wait{,forit,abitlonger}
    {don't,dont,donot}touch{it,them,those,mycart,thecart} {i'm,im,iam}{not}{done,finished,doneshopping,finishedshopping} {i'm,im}still{shopping,looking,deciding,thinking} {alone,asis,asitis,wheretheyare,whereitis} savedforlater forlater {i,we}shallwait {i'll,ill,i,we'll}{,can,could,will}hangon{,forit} i'llbepatient {,just}{bring}{it,them} {i,}stillwant{it,them,that,those} let{the,my}order{stand,be,come,gothrough} letitgothrough keep{the,my,both}{,both}{items,visits,records,entries,lot,stuff,things} {they're,thosearethey,thoseare}staying {i}{might,may}{need}{it,them,those} {i}wanttolookat{it,them} {i,we}wanttoremember{it,them,that}
    """)

  /// I'd like to, I need to: behind a word of agreement, or with please, they go before the action.
  static let wishes = EnglishAgreement.set(
    "{feelfreeto,goonand,goaheadand,i'dlikeyouto,iwantyouto,ineedyouto,youhavemypermissionto,{i'd,ishould,iwould}{be,bevery,bemost,bemuch}{grateful,obliged}ifyou{would,could,'d},{i'd,iwould}appreciateitifyou{would,could,'d},it{needs,has}to,pleasedo,dojust} {i,we}{,do,really,still,definitely,just}{wantto,needto,haveto,wishto,must,'dliketo,wouldliketo,'llhaveto,'mgoingtohaveto} {i,i'd,id,we,we'd,iwould,i'dwould}{wantto,liketo,needto,haveto,wouldliketo,wanna,'dliketo}"
  )

  static let exclamations = EnglishAgreement.set(
    """
    well oh um uh ah aww ooh hmm hm mm mmm er erm wow yum yummy omg ohmygod ohmy ohgod god gosh jeez jesus christ damn damnit dang actually really seriously honestly frankly
    allgood steady slay deadly sound bloodyoath goodo hurry{,up} comeon sorry nice sweet cool whoa woah man sick
    """)

  static let fillers = EnglishAgreement.set(
    """
    {would,}be{sokind,kindenough}to lovely wonderful amazing awesome brilliant fantastic super please pls plz plss pleease kindly just simply and then now it that this them those these both all everything there em {it,everything,them,itall,themall,that,all,thewholething}{out,off,up,away} noproblem noworries notaproblem noissue noissues
    {the,my,that,this,our,your}{lot,order,cart,basket,record,records,visit,visits,entry,entries,things,stuff,wholelot,wholething,deletion} {thewhole}{thing,lot} in{it,there} alone as{is,itis,theyare} where{itis,theyare}
    {both,all,allthe,these,those,thewhole,theentire,myentire,mywhole,bothmy}{order,cart,basket,items,visits,records,entries} thesame same allof{it,them,those} {those,the}two bothofthem {you,u}{can,could}  let's lets go ahead goahead clean
    {thanks,thankyou,thx,ty,cheers,ta,tysm,thankyou,thankyouso,thnx,tx}{,much,verymuch,somuch,alot,kindly} {very,so}much for{checking,asking,me,thetrouble,theinconvenience,good,ever,real,sure} if{you,u}{would,please,don'tmind,dontmind,wouldn'tmind,wouldntmind,could,wouldbesokind}
    verygood forgod'ssake forgodssake alas
    {and,}{god,}bless{,you} whatatreat yaar fast as{fast,quick,quickly,soon}as{you,u}can as{fast,quick,quickly}aspossible {,please}{stop,quit}asking{,me} verymuchindeed
    {no,nota}problem{,s}with{it,that,this,anyofthat,anyofit} {thanks,thankyou}{amillion,abunch,aton,loads,heaps}
    nothing{else,elseneeded,tochange,more,moretoadd,toadd} {no,withoutany}{changes,change,changesneeded} {thatis,that's,thats}{everything,it,allineed}
    {don't,dont,stop,donot}{ask,asking}{,me}{,again,twice,questions,anymore} {you,u}{already,just}asked{,me}
    umm uhm ummm rn yaar bruv n bye {that,this,the,these,those}{one,ones} is{theone,fine,ok,okay,right,correct,perfect} for{the,}{moment,minute} {for,}{goodness,heavens,heaven's,pity's,fuck's,fucks,pete's,god's}sake {in,on,from,to}{the,my}{cart,basket,plan,list,record,records,order} itonly awayand right{away,now} rightthisinstant asap immediately straightaway atonce fornow {as,}soonaspossible quickly quick hurry hurryup already today instantly promptly {come}on atyourconvenience permanently forever foreverandever completely entirely
    lah la lor leh abeg oga oya biko jare una sha sharpsharp nownow ya hen hun luv guv ma uncle auntie {good,that'sagood}{man,lad,lass,girl,boy}
    {it's,its,itis,that's,thats}{fine,ok,okay,alright,grand,noproblem}{,to,byme} {pleaseto,kindlyto} {and,}{goodnight,goodday,hurry,hurryup,happynewyear} and{thanks,thankyou,cheers}{,verymuch,somuch}{,for}{,checking,asking,sorting,sortingit,askingfirst} {with,and}{mythanks,mybestwishes}
    as{stated,shown,isaid,asked,listed,discussed,requested} {thisis,thatis,that's,thats,it's,its}{the,my,}{rightone,rightorder,rightaddress,correctaddress,correctorder} {the,your,}{total,price,amount,address,sum}{'s,is,isall,looks,}{right,correct,fine,ok,good}
    sir ma'am mam maam madam miss mate man bro bruh fam dude boss brother sister bud buddy pal friend myfriend dear mydear love lass lad honey babe sweetie darling king queen chef chief captain siri computer robot youngman son ji folks girl guys bestie sis jose mylove christ there'sa{dear,love,darling,lamb} thumbsupfromme myson
    {i'm,im,}{sorry,sosorry} sorry{about,for}{that,this,thetrouble,theinconvenience,it} {my,}apologies{,for}{,the,any}{,trouble,inconvenience} withmyapologies{,totherestaurant,tothem,tothechef,tothedriver} {to}{therestaurant,thechef,thedriver} {my,mybad}{mistake,bad} fr forreal nocap
    {atyour,atthe}{earliestconvenience,earliest} bye goodbye
    unfortunately sadly regrettably onreflection cometothinkofit cool nice sweet sick good yesterday's forthelasttime isaid finally already {thanks,}allthesame notnow atall onthatnote this instant makeit {i,we}{love,like}it
    """
  ).subtracting(["", "notnow", "yesterday's", "iloveit", "ilikeit", "weloveit", "welikeit"])

  /// Behind the action, for whom it is: order it for me and grandad. “Yes for my mom” may be said of anybody else's.
  static let beneficiaries = EnglishAgreement.set(
    """
    for{me,us}{,and{,my,the,our}{grandad,grandma,granny,gran,nan,mum,mom,dad,kids,wife,husband,son,daughter,boys,girls,family,parents,brother,sister,boyfriend,girlfriend,friend,friends,roommate}}
    for{,my,our,the}{grandad,grandma,granny,gran,nan,mum,mom,dad,kids,wife,husband,son,daughter,boys,girls,family,parents,brother,sister,boyfriend,girlfriend,team,guests,everyone}
    """)

  /// Laughter makes a yes doubtful.
  static let laughter: Set<String> = [
    "lol", "lmao", "rofl", "haha", "hahaha", "ha", "wait", "waitaminute", "holdup", "but", "anything",
    "nothing", "wouldyou", "wouldya", "canyou", "couldyou", "canu",
  ]

  static let negators = EnglishAgreement.set(
    """
    {i'd,iwould}{muchrather,prefer}not{,to} {i,we}{donot,don't}wishto {you,u}{needn't,neednot,mustn't,mustnot,shouldn't,shouldnot} undernocircumstances{,areyouto,shouldyou} {i,we}{haveno,havenotany}{wish,intention,desire}to {i,we}saidnotto {please,kindly,}{refrainfrom,avoid}
    {please,abeg,}{dinnae,cannot,can't,cant} {please,}{don't,dont,donot}be {don't,dont,donot}yoube {please,no,sodo,kindly,just,}{donot,donot,don't,dont,never} {don't,dont}youdare{,to} {i,we}{don't,dont,donot,didn't,didnt,didnot}{,really}{wantto,wanttohaveto,wanna,intendto,wishto,meanto} {i,we}{won't,wont,willnot,can't,cannot,shouldn't}{,be}
    {i'm,im,iam,we're}not{,goingto,gonna} {i'd,id,iwould,we'd}rathernot {let's,lets}not no not without {,there's,thereis}noneedto {i,we}{don't,dont,donot}{needto,feellike} {i,we}{'ve,}decidednotto
    """)
}
