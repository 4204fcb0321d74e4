/// Actions for which there are several verbs. Asked about one of them, people answer with another: 취소할까요? 네, 철회해
/// 주세요.
package struct ActionKind: Hashable, Sendable {
  /// The verbs as they are asked for, and what their nouns and stems begin with.
  package let korean: [String]
  package let heads: [String]
  package let english: [String]
  /// More English verbs, with what goes with them, and their participles and gerunds, as patterns without spaces.
  package let spoken: String
  package let participles: [String]
  package let gerunds: [String]
  /// What the action is done to, as its nouns say.
  package let objects: [String]

  package static let ordering = ActionKind(
    korean: [
      "주문해줘", "결제해줘", "시켜줘", "사줘", "먹어줘", "갖다줘", "가져다줘", "배달해줘", "보내줘", "질러줘", "긁어줘", "주문넣어줘", "주문완료해줘",
      "주문을넣어줘", "그대로넣어줘", "바로넣어줘", "배달시켜줘", "주문버튼눌러줘", "결제버튼눌러줘",
      "눌러줘", "접수해줘", "주문접수해줘", "시켜드려줘", "주문해드려줘", "주문올려줘", "주문박아줘", "그걸로해줘",
    ], heads: ["주문", "결제", "시키"],
    english: ["order", "buy", "place", "getit", "putitthrough"],
    spoken: """
      {place,buy}{it,that,them,this,those,both,everything,theorder,myorder,thatorder,thisorder} {proceed,continue,goahead,carryon}with{,the,my}order confirm{the,my}order ringitup orderup {i'll,ill}go{for,with}{it,that} i{will,'ll}haveit get{it,that,them}{ordered,here} have{it,that}sent{,over} putthatthrough put{it,theorder,myorder}{in,through} putin{the,my}order send{it,theorder}{,in,through,over} submit make{,the,my}order deliver {get,bring,deliver}{it,that,them,this}
      placeorder {chuck,fire,get,push,send}{the,that,my}order{through,in,off,over,going} {go,goon,goonand}placeit placeit{rightaway,now} have{them,it}deliver{it,} fireit{off,through,in} chuckit{in,through} getitordered {ship,stick}it{,in,through} sendforit do{place,order}{theorder,it,that} order{oneup,away}
      {send,bring,deliver}{it,that,them}{here,tomine,tomyplace,tomyhouse,tothehouse,tous,tome,tomyhome}
      {put,pop,stick,ring,push}{it,that,theorder,myorder,thatorder}{through,in}{,there} {hit,press,push,tap,click,smash}{order,theorder,confirm,{the,that}{,order}button,it}
      {i,we}{'m,m,am,are}{confirming,ordering,placing,approving}{,it,this,that,theorder,myorder} getit{sent,delivered} order{itso,itaye,am}
      bringit{on,over} have{it,them}{delivered,sent} {gimme,feedme,takemymoney,checkout,pay,payforit,chargeit,chargemycard,chargeme} giveittome
      {grab,whack,ring,fire}{it,that}{,in,through,up} get{it,that,this}{in,going,over,sorted} book{it,that,them} send{it,that}{home,off} {complete,finalize,finalise} {complete,finalize,finalise,finish,process}{it,theorder,myorder} putitonmycard {i'll,ill,i,wewill,we'll}{take,have,order,willorder}{it,that,this,them} {i,we}willorder haveit
      """,
    participles: ["ordered", "delivered", "placed"], gerunds: ["ordering", "buying", "placing"],
    objects: ["주문", "결제", "카드", "배달"])
  package static let cancelling = ActionKind(
    korean: [
      "취소해줘", "취소처리해줘", "취소눌러줘", "취소신청해줘", "취소넣어줘", "철회해줘", "물러줘", "없애줘", "주문빼줘", "주문접어줘", "그주문빼줘",
      "그주문접어줘", "그주문은접어줘", "주문은접어줘", "주문물려줘",
    ], heads: ["취소", "철회"],
    english: ["cancel", "scrap", "kill", "drop", "calloff", "callitoff"],
    spoken: """
      {proceed,goahead,continue}with{cancelling,canceling} i{confirm}{the,}cancellation cancelorder {void,withdraw}{it,that} {void,pull,withdraw,stop}{thatorder,theorder,myorder,thewholeorder} pullit {pulltheplug,void,withdraw} {cancel,bin,scrap}{her,him,thatone,thatoneforus,thatorder} iwantcancel{,it} stopmakingit calltheorderoff takeitoff forget{thatchicken,thechicken,thatorder,theorder}andcancel
      {axe,bin,ditch,nix} getridof{,it,that,them} call{it,that,theorder,myorder}off stoptheorder scrap{it,that} {confirm,process,proceedwith,goaheadwith}{,the}cancellation
      cancel{the,that,this}{,bloody,damn,whole,stupid}thing {it,this}hastobecancelled withthecancellation tocancel{,it} tocancelling tocanceling
      """,
    participles: ["cancelled", "canceled", "stopped"], gerunds: ["cancelling", "canceling"], objects: ["주문"])
  static let emptying = ActionKind(
    korean: [
      "비워줘", "지워줘", "날려줘", "없애줘", "버려줘", "빼줘", "삭제해줘", "치워줘", "정리해줘", "리셋해줘", "초기화해줘", "털어줘", "털어내줘", "들어내줘",
      "밀어줘", "비게해줘", "텅비게해줘",
    ],
    heads: ["비우", "비워"],
    english: ["empty", "clear", "dump", "wipe", "takeout", "take", "remove"],
    spoken: """
      {discard,ditch,chuck,toss,clear,empty,remove,erase,wipe}{it,itall,everything,allofit,thewholething,thewholelot,thelot} {it,everything,all}{canallgo,hastogo,needstogo,mustgo} makeempty makeitempty {don't,dont,donot}keepanything{,inthere} {don't,dont,donot}leaveanything{,behind,inthere} {nosense,nopoint,nouse}{keeping,leaving}{it,that,them}{,inthere} get{allofit,everything}{out,outofthere} iwantitempty
      {get,out}{rid,itgoes} everythingout {bin,dump,clear,empty}thelot {empty,clear}{the,that,my}{bloody,damn,whole,stupid}{cart,basket,thing} {nuke,burn,yeet,scrap,sweep}{it,itall,everything,thelot} {bin,chuck,toss,trash,delete} {clean,reset}{it,everything,thecart,mycart}{,out,up} getridof{,it,that,them,those} getitout{of,ta,}{here,there} get{it,that,them}out {remove,takeout}{the,that}{dish,food,item,items} throw{it,them,everything,itall}{away,out} throw{away,out} takeout
      """,
    participles: ["emptied", "cleared", "empty", "gone"], gerunds: ["emptying", "clearing"],
    objects: ["장바구니", "카트"])
  package static let deleting = ActionKind(
    korean: ["지워줘", "삭제해줘", "없애줘", "날려줘", "치워줘", "밀어줘", "기록에서빼줘"], heads: ["지우", "지워", "삭제"],
    english: ["delete", "remove", "erase", "trash", "clear", "wipe"],
    spoken: """
      {ditch,wipe,zap}{it,that,thatone} {strike,cross}{it,thatone,itoff,thatoff} {scrap,ditch,toss} offitgoes {it,that}{canbedeleted,hastogo,needstogo,mustgo} cross{it,that}{out,off} {no,nopoint,nosense,nouse}keeping{it,that} {don't,dont,donot}keep{it,that}{,there,onthere} take{that,it}{out,off,offthere,outofthere} get{that,it}{offthere,outofthere} clearitaway
      getrid outitgoes {it,that,they}cango cross{it,that,them}off take{it,that,them}off{,the,my,our}{,list,plan,record,notebook} {get}{it,that,them}off{the,my,our}{list,plan,record,notebook} doawaywith{it,them,those} lose{it,them,those} scrap{it,them,that} yeet{it,them} i{confirm}{the,}deletion {bin,scrub,zap,nuke,toss,kill} getridof{,it,that,them,those} throw{it,them}{away,out} take{it,them,those}{out,off} {confirm,proceedwith}{,the}deletion
      """,
    participles: ["deleted", "removed", "gone", "erased"], gerunds: ["deleting", "removing"],
    objects: ["기록", "방문기록"])

  package static let all = [ordering, cancelling, emptying, deleting]

  /// The kinds that the names of an action say. The verb is the last one of them in Korean (주문 취소) and the first word
  /// in English (Cancel the order).
  package static func all(named names: [String]) -> Set<ActionKind> {
    Set(names.compactMap { kind(of: NormalText($0)) })
  }

  private static func kind(of name: NormalText) -> ActionKind? {
    let kinds = all
    let first = name.spaced.split(separator: " ").first.map(String.init) ?? ""
    if let kind = kinds.first(where: { $0.english.contains(first) }) { return kind }
    return kinds.map { (kind: $0, place: $0.lastPlace(in: name)) }.max { $0.place < $1.place }
      .flatMap { $0.place < 0 ? nil : $0.kind }
  }

  private func lastPlace(in name: NormalText) -> Int {
    heads.flatMap { head in name.scalars.indices.filter { name.end(of: head, at: $0) != nil } }.max() ?? -1
  }
}
