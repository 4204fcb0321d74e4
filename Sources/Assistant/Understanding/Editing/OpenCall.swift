import AppIntents
import Language
import Languages
import Matching

/// The call of a frame that waits, with everything that was answered since, and how sentences edit it.
struct OpenCall {
  let catalog: AppCatalog
  let intent: IntentDescriptor
  let call: IntentCall
  let reference: DateReference

  /// What a sentence changes.
  struct Edit {
    var arguments: [String: IntentArgument]
    /// Whether words say what to do with a thing, or a note is given.
    var isExplicit: Bool
  }

  init?(_ frame: Frame, _ catalog: AppCatalog, at reference: DateReference) {
    guard frame.stage == .running || frame.stage == .confirmingUnderstood, frame.aside == nil,
      frame.journal.effects.isEmpty, let intent = catalog.intent(frame.candidate.call)
    else { return nil }
    self.init(frame.resolvedCall(of: intent), catalog, at: reference)
  }

  init?(_ call: IntentCall, _ catalog: AppCatalog, at reference: DateReference) {
    guard let intent = catalog.intent(call) else { return nil }
    (self.catalog, self.intent, self.call, self.reference) = (catalog, intent, call, reference)
  }

  /// The edit that an utterance makes, sentence by sentence; nil where it makes none.
  func edit(_ utterance: String) -> Edit? {
    var edited = self
    var edit: Edit?
    var list = counted.flatMap(self.list)
    for sentence in Self.sentences(utterance) {
      guard let one = edited.editOfSentence(sentence, &list) else { continue }
      edit = Edit(
        arguments: (edit?.arguments ?? [:]).merging(one.arguments) { _, new in new },
        isExplicit: one.isExplicit || edit?.isExplicit ?? false)
      var call = edited.call
      call.arguments.merge(one.arguments) { _, new in new }
      edited = OpenCall(call, catalog, at: reference) ?? edited
    }
    return edit
  }

  /// 다섯 명이에요. 토요일로 바꿔 줘: each says something of its own, with the mark at its end. The points of “3.5” and “Dr.” end no sentence.
  static func sentences(_ utterance: String) -> [NormalText] {
    var sentences = [""]
    for word in utterance.split(whereSeparator: \.isWhitespace) {
      sentences[sentences.count - 1] += (sentences[sentences.count - 1].isEmpty ? "" : " ") + word
      guard let last = word.last, ".!?…".contains(last), !titles.contains(word.lowercased()) else { continue }
      sentences.append("")
    }
    return sentences.map { NormalText($0) }.filter { !$0.isEmpty }
  }

  private static let titles: Set<String> = ["mr.", "mrs.", "ms.", "dr.", "st."]

  // MARK: One sentence

  /// - Parameter list: goes on to the next sentence: Without the cheesecake. Two salt breads instead.
  private func editOfSentence(_ text: NormalText, _ list: inout EditedList?) -> Edit? {
    guard let language = catalog.language(of: text) else { return nil }
    let note = noteParameter == nil ? nil : language.wish(in: text)
    let all = catalog.mentions(in: text, at: reference)
    // What looks like an address and names a thing of the list is the thing.
    let addresses = language.markedTexts(in: text).filter { marked in
      marked.kind == .address && !all.contains { isListed($0) && marked.range.contains($0.range.lowerBound) }
    }
    let marked = [note].compactMap(\.self) + addresses
    let excluded = all.filter(\.isName).compactMap { language.exclusion(of: $0.range, in: text) }
    let set = (marked + excluded).map(\.frame)
    let plain = set.isEmpty ? text : text.without(set)
    guard !language.vetoes(in: plain).contains(where: { Self.hindering.contains($0.rule) }),
      !text.isQuestion || language.requestLikelihood(of: plain, values: []) == .likely
    else { return nil }
    let mentions = all.filter { mention in
      !marked.contains { $0.frame.overlaps(mention.range) }
    }
    var arguments = values(text, mentions, marked, language)
    let isEdited = edit(&list, text, mentions, language, isElsewhere: namesOwner(arguments))
    if isEdited, let counted { arguments[counted.name] = list?.value }
    if let note, let noteParameter { arguments[noteParameter] = noted(note, text) }
    arguments = arguments.filter { call.arguments[$0.key] != $0.value }
    guard !arguments.isEmpty else { return nil }
    return Edit(arguments: arguments, isExplicit: isEdited || note != nil)
  }

  /// Rules under which nothing is edited: what is forbidden, asked, quoted, or depends on something.
  private static let hindering = Set(
    [
      VetoRule.prohibition, VetoRule.hypothetical, VetoRule.quotation, VetoRule.scheduled, VetoRule.howTo,
      VetoRule.embeddedQuestion, VetoRule.offer,
    ].map(\.rawValue))

  // MARK: The list

  /// Edits the list as the sentence says.
  ///
  /// - Parameter isElsewhere: another restaurant is named, so that what is named with it is all that is wanted.
  private func edit(
    _ list: inout EditedList?, _ text: NormalText, _ mentions: [Mention], _ language: any PhraseLanguage,
    isElsewhere: Bool
  ) -> Bool {
    guard let counted, let old = list, !old.lines.isEmpty else { return false }
    let names = SlotReaders.dictionary(counted.type, of: call.app)
    let all = PartialNames(list: old, names: names).mentions(in: text, beside: mentions)
    let edit = ListEdit(
      text: text, mentions: all, language: language, thing: counted.thing, quantity: counted.quantity,
      names: names)
    let edited = isElsewhere ? edit.new ?? renamed(old, names) : edit.edited(old)
    guard let edited, !edited.lines.isEmpty else { return false }
    list = edited
    return true
  }

  /// The same things by their names, which another restaurant may have, too.
  private func renamed(_ list: EditedList, _ names: DictionaryID) -> EditedList {
    EditedList(
      list.lines.map { line in
        let ids = catalog.mentions(in: NormalText(line.said), at: reference).lazy.compactMap {
          mention -> [String]? in
          guard case .names(let found) = mention.value else { return nil }
          return found[names]
        }.first
        guard let ids else { return line }
        var renamed = line
        renamed.properties[line.thing] = .entities(identifiers: ids, said: line.said)
        return renamed
      })
  }

  /// Whether another thing than the address is named: the restaurant.
  private func namesOwner(_ arguments: [String: IntentArgument]) -> Bool {
    arguments.contains { name, value in
      guard name != addressParameter, case .entities(let ids, _) = value else { return false }
      guard case .entities(let old, _) = call.arguments[name] else { return call.arguments[name] != nil }
      return Set(ids).isDisjoint(with: old)
    }
  }

  func list(_ counted: CountedList) -> EditedList? {
    guard case .list(let members) = call.arguments[counted.name] else { return nil }
    return EditedList(
      members.compactMap { member in
        guard case .composite(let properties) = member else { return nil }
        return EditedList.Line(properties: properties, thing: counted.thing, quantity: counted.quantity)
      })
  }

  /// Whether the list holds more than one thing, of one name or of several: a new thing may take the place of a part of it.
  var holdsSeveral: Bool {
    let lines = counted.flatMap(list)?.lines ?? []
    return lines.count > 1 || lines.contains { $0.count > 1 }
  }

  /// The parameter whose things are counted.
  var counted: CountedList? { intent.parameters.lazy.compactMap(CountedList.init).first }

  // MARK: Other values

  private func values(
    _ text: NormalText, _ mentions: [Mention], _ marked: [MarkedText], _ language: any PhraseLanguage
  ) -> [String: IntentArgument] {
    let wanted = mentions.filter { mention in
      guard mention.isName else { return counted == nil || !mention.isNumber }
      return !isListed(mention) && language.exclusion(of: mention.range, in: text) == nil
    }
    let said = wanted.filter { !isAddress($0) || language.isDestination($0.range, in: text) }
    var values = MentionedValues(said, app: call.app, text: text, language, at: reference)
    let parameters = intent.parameters.filter {
      !$0.kind.isText && CountedList($0) == nil && $0.kind != .boolean
    }
    var found = values.values(for: parameters).arguments
    if let address = marked.first(where: { $0.kind == .address }), let place = addressParameter {
      found[place] = .text(text.spacedSlice(address.range))
    }
    return found
  }

  /// Whether it names a thing of the list.
  private func isListed(_ mention: Mention) -> Bool {
    guard let counted, case .names(let ids) = mention.value else { return false }
    return ids[SlotReaders.dictionary(counted.type, of: call.app)] != nil
  }

  /// Where an order goes to: a thing that is told by any words, as its title says.
  private var addressParameter: String? {
    intent.parameters.first { parameter in
      guard case .entity = parameter.kind else { return false }
      return parameter.title.values.contains {
        ConversationWords.all.addressNouns.contains(where: $0.lowercased().contains)
      }
    }?.name
  }

  /// Whether the only thing that it may be is where an order goes to: home, 회사.
  private func isAddress(_ mention: Mention) -> Bool {
    guard let addressParameter, case .names(let ids) = mention.value,
      case .entity(let type) = intent.parameters.first(where: { $0.name == addressParameter })?.kind
    else { return false }
    return ids[SlotReaders.dictionary(type, of: call.app)] != nil
  }

  private var noteParameter: String? {
    let texts = intent.parameters.filter(\.kind.isText)
    return texts.count == 1 && texts[0].isOptional ? texts[0].name : nil
  }

  /// The note that there is, and the new one behind it.
  private func noted(_ note: MarkedText, _ text: NormalText) -> IntentArgument {
    let new = text.spacedSlice(note.range)
    guard let noteParameter, case .text(let old) = call.arguments[noteParameter] else { return .text(new) }
    return .text(old.contains(new) ? old : "\(old), \(new)")
  }
}
