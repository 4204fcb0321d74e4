import AppIntents
import Language
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
    for sentence in Self.sentences(utterance) {
      guard let one = edited.editOfSentence(sentence) else { continue }
      edit = Edit(
        arguments: (edit?.arguments ?? [:]).merging(one.arguments) { _, new in new },
        isExplicit: one.isExplicit || edit?.isExplicit ?? false)
      var call = edited.call
      call.arguments.merge(one.arguments) { _, new in new }
      edited = OpenCall(call, catalog, at: reference) ?? edited
    }
    return edit
  }

  /// 다섯 명이에요. 토요일로 바꿔 줘: each says something of its own. The point of 3.5 ends nothing.
  private static func sentences(_ utterance: String) -> [NormalText] {
    utterance.split(separator: /[.!?…\n]+(?=\s|$)/).map { NormalText(String($0)) }.filter { !$0.isEmpty }
  }

  // MARK: One sentence

  private func editOfSentence(_ text: NormalText) -> Edit? {
    guard let language = catalog.language(of: text) else { return nil }
    let note = noteParameter == nil ? nil : language.wish(in: text)
    let marked = [note].compactMap(\.self) + language.markedTexts(in: text).filter { $0.kind == .address }
    let plain = marked.isEmpty ? text : text.without(marked.map(\.frame))
    guard !language.vetoes(in: plain).contains(where: { $0.rule == VetoRule.prohibition.rawValue }) else { return nil }
    let mentions = catalog.mentions(in: text, at: reference).filter { mention in
      !marked.contains { $0.frame.overlaps(mention.range) }
    }
    let list = editedList(text, mentions, language)
    var arguments = values(text, mentions, marked, language)
    if let (name, value) = list { arguments[name] = value }
    if let note, let noteParameter { arguments[noteParameter] = noted(note, text) }
    arguments = arguments.filter { call.arguments[$0.key] != $0.value }
    guard !arguments.isEmpty else { return nil }
    return Edit(arguments: arguments, isExplicit: list != nil || note != nil)
  }

  // MARK: The list

  private func editedList(_ text: NormalText, _ mentions: [Mention], _ language: any PhraseLanguage)
    -> (String, IntentArgument)?
  {
    guard let counted, let list = list(counted), !list.lines.isEmpty else { return nil }
    let names = SlotReaders.dictionary(counted.type, of: call.app)
    let all = PartialNames(list: list, names: names).mentions(in: text, beside: mentions)
    let edit = ListEdit(
      text: text, mentions: all, language: language, thing: counted.thing, quantity: counted.quantity, names: names)
    guard let edited = edit.edited(list), !edited.lines.isEmpty else { return nil }
    return (counted.name, edited.value)
  }

  private func list(_ counted: CountedList) -> EditedList? {
    guard case .list(let members) = call.arguments[counted.name] else { return nil }
    return EditedList(
      members.compactMap { member in
        guard case .composite(let properties) = member else { return nil }
        return EditedList.Line(properties: properties, thing: counted.thing, quantity: counted.quantity)
      })
  }

  /// The parameter whose things are counted.
  private var counted: CountedList? { intent.parameters.lazy.compactMap(CountedList.init).first }

  // MARK: Other values

  private func values(
    _ text: NormalText, _ mentions: [Mention], _ marked: [MarkedText], _ language: any PhraseLanguage
  ) -> [String: IntentArgument] {
    let listed = counted.map { SlotReaders.dictionary($0.type, of: call.app) }
    let wanted = mentions.filter { mention in
      guard case .names(let ids) = mention.value else { return counted == nil || !mention.isNumber }
      let isListed = listed.map { ids[$0] != nil } ?? false
      return !isListed && language.exclusion(of: mention.range, in: text) == nil
    }
    var values = MentionedValues(wanted, app: call.app, text: text, language, at: reference)
    let parameters = intent.parameters.filter { !$0.kind.isText && CountedList($0) == nil && $0.kind != .boolean }
    var found = values.values(for: parameters).arguments
    if let address = marked.first(where: { $0.kind == .address }), let place = addressParameter {
      found[place] = .text(text.spacedSlice(address.range))
    }
    return found
  }

  /// Where an order goes to: a thing that is told by any words, as its title says.
  private var addressParameter: String? {
    intent.parameters.first { parameter in
      guard case .entity = parameter.kind else { return false }
      return parameter.title.values.contains { Self.addressWords.contains(where: $0.lowercased().contains) }
    }?.name
  }

  private static let addressWords = ["주소", "address"]

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
