import Language

/// The tables of what a clause says instead of asking for something.
///
/// Contractions are written in full (do not, i will). Source: the clause types of English grammars
/// (interrogative with do-support, passive, conditional, reported speech), narrowed to what people say to an
/// assistant.
enum EnglishVetoRows {
  /// At the beginning of a clause, behind its openers.
  static let opening: [VetoRule: [String]] = [
    .prohibition: [
      "do not [ever|even|you|please] [dare] <base>", "never [ever] <verb>", "(stop|quit|cease|avoid) <ing>",
      "neither <base>", "no [more|further] <doing>", "refrain from <ing>", "hold off [on] <ing>", "hold off",
      "do not bother",
      "(you|nobody|one|we) [really] (must|should|shall|may|can|could|need) not <base>",
      "[you|we] [had] better not",
      "i would rather you (not|did|do)", "let us not <base>", "you are not (allowed|supposed|permitted) to",
      "i [really] (do|would) not (want|like|need) (you|anyone|anybody) to",
      "(be|make) (sure|careful|certain) not to",
      "(be|make) sure [that] you do not", "(could|can|would|will) you [please|just] not <base>", "never mind",
      "forget it", "(cut|knock) it out", "under no (circumstances|circumstance)", "on no account",
      "at no point",
      "(i|we) (forbid|prohibit) (you|anyone|it|that|<person>)",
      "it is not (ok|okay|allowed|permitted|fine|alright|acceptable) (to|for)",
      "[there] [is] no way [that] (i|we|you)", "no way (am|are|will|would) (i|we)", "like hell",
      "forget [about] <ing>", "<verb> (nothing|nobody) $", "by no means",
    ],
    .negation: [
      "(i|we) <adverb> (will|would|shall|can|could|should|must|may|might|do) not <adverb> (<verb>|like|feel|think|plan|intend|wish|care)",
      "(you|they|he|she) <adverb> (do|does|will|can) not <adverb> (have|need|want|<verb>)",
      "(i|we) (am|are) <adverb> not <adverb> (going|planning|intending|trying|looking|about|ready|interested|in|<doing>)",
      "not (going|planning) to", "not <doing>",
      "(i|we) [have|had] no (intention|plan|plans|desire|need|wish)",
      "[there] [is] no (need|reason|point|use)", "(i|we) (refuse|decline) to",
      "(i|we) (never|hardly|rarely) (<verb>|<past>)", "(i|we) would (rather|prefer) not",
      "(i|we) (prefer|choose|decided) not to",
      "[it|that|i] [is|am] <adverb> too (late|early|soon|full|expensive|much|far) to <verb>",
      "do not (want|need|think|feel|care)", "(nobody|no) [one] (wants|will|would|needs|is)",
      "(i|we) no longer (want|need)",
    ],
    .past: [
      "did [not]",
      "(what|when|where|why|how|who|which) ~ did (i|you|we|they|he|she|it|my|the|<person>|<name>)",
      "has ~ (<done>|been)", "had ~ (<done>|been)", "have (i|you|we|they) <adverb> (been|<done>)",
      "have (i|you|we|they|my|the|our|those|these) ~ been",
      "have (i|you|we|they|my|the|our|those|these) ~ <done> [already|yet|now|today|correctly] $",
      "(was|were) ~ (<done>|<doing>)", "(is|are) ~ <done> [already|yet|now|today|correctly] $",
      "(what|when|where|why|how|who|which) ~ (was|were) ~ (<done>|<doing>)",
      "(who|what) <adverb> <past>", "(who|what) (has|had|have) <adverb> (been|<done>)",
      "(i|we|you|it) <adverb> <past>",
      "(i|we|you|they|it) (have|has|had) <adverb> [not] <adverb> (been|<done>)",
      "(i|we|you) (was|were) <adverb> <doing>", "(i|we|you|it) (was|were) <adverb> <done>",
      "(i|we) had ~ (yesterday|before|already|earlier|last)",
      "(i|you|we) would <adverb> (ordered|bought|cancelled|canceled|sent)",
      "(i|we|you|he|she|they|it) <adverb> (should|could|would|might|must) [not] <adverb> have (been|<done>)",
      "(i|we|you|he|she|they) <adverb> (was|were) [just] (going|about|planning|supposed|meant) to",
      "(already|just) <past>", "(ordered|reordered|cancelled|canceled|bought)", "<person> <adverb> <past>",
    ],
    .offer: [
      "(shall|should) (i|he|she|they)", "do you (want|need) (me|us|him|her|them) to",
      "(want|need) (me|us) to",
      "(do|would) you (want|like|prefer|care) (a|an|some|any|the|to|for|more|another|<name>)",
      "would you like (me|us) to", "(may|can|could|might) i ~ for you",
      "let me ~ for (you|them|him|her|everyone)",
      "do you (think|reckon|suggest|recommend) [that] (i|we|he|she|they) (should|could|can)",
      "(i|we) (will|can|could|would|shall) ~ for you", "(i|we) (would|will) be (happy|glad) to",
      "(i|we) (am|are) (happy|glad) to", "how may i", "what (can|may|should|shall) i <verb> [for] you",
    ],
    .howTo: [
      "how (do|does|can|could|should|would|shall|may|might|must|will) (i|we|you|one|someone|somebody|people|anyone|they)",
      "how (do|does|is|are) <doing>", "how (do|does) ~ work", "how to <verb>",
      "how (i|we|one) (can|could|should) <verb>",
      "how (is|are) ~ <done> $", "how <doing> works", "how about telling me how",
      "(tell|show|teach|explain|describe|learn|know|understand|remind|help|ask|find|figure|see|give) [to] [me|us] [out|to|about|understand|know|learn|figure] [out] how (to|i|we|you|one|people|it|<doing>)",
      "(tell|show|teach|give|explain) [to] [me|us] [the|a|some] [best|right] (way|ways|steps|instructions|process|procedure|method|tips) (to|for|of|on)",
      "explain [to] [me|us] <doing>",
      "(i|we) (want|need|would|wonder|am|was|do|forgot|wish) ~ how (to|i|you|we)",
      "(do|does|can|could|would|will|may) (you|i|someone|anyone|we) ~ how (to|i|we|you|one)",
      "(what|which) (is|are) [the|a] [best|right|correct|proper|easiest|fastest|quickest] (way|steps|procedure|process|method|instructions) (to|for|of)",
      "what (do|should|must|can|would) (i|you|we) [need|have] [to] (do|say|type|press|click|tap) ~ to <verb>",
      "(is|are) there [a|any|some] [easy|quick|good] (way|ways|trick|tips) (to|of|for)",
      "any (way|idea|ideas|tips) (to|how|on|for)",
      "(steps|instructions|directions|tips|guide|ways|way) (to|for|on|of) (<verb>|<doing>)",
      "[the] [best] (way|ways) to <verb>",
      "where (do|can|should|could|would|must|might|may) (i|we|you|one) (<verb>|click|press|tap|go|look)",
    ],
    .hypothetical: [
      "what if", "what (would|will|does) happen", "what happens",
      "(suppose|supposing|assuming|imagine|pretend|hypothetically)",
      "say (i|we) (<verb>|<past>)", "how (much|long|many|expensive|soon|fast) ~ to <verb>",
      "what (would|will|does|do) ~ (cost|be) to <verb>", "how (much|long|many|soon) ~ if",
      "(when|once|after|before|unless|whenever) (i|we|you) (<verb>|<past>)", "in case (i|we|you)",
      "unless <any>",
      "why (would|should|must) (i|we|you|anyone|anybody|one)",
      "(i|we) wish [that] (i|we|you|he|she|they|it|there)",
      "(it|that|this) would be <any> [<any>] to <verb>",
      "were (i|we) to",
      "would it (cost|take|help|work|matter)", "would it be (cheaper|better|faster|quicker|more|worth|wise)",
      "would <doing>",
    ],
    .embeddedQuestion: [
      "(check|see|tell|find|ask|verify|confirm|look|figure|know|wonder|remember|let|make|show|inform|determine) ~ whether",
      "(check|see|tell|find|ask|verify|confirm|look|figure|know|let|determine) [me|us|them|him|her|out|my|<name>] [know|see|out|sure] if (i|we|he|she|they|it|my|the|our|there|this|that|a|an|any|some|someone|anyone|<person>)",
      "(check|see|tell|find|ask|verify|confirm|look|figure|let|determine) ~ if ~ (was|were|is|are|has|have|had|will|got|<past>)",
      "ask [<person>|my|the|<name>] [<name>] (when|what|whether|if|who|where|why|which|how)",
      "(check|confirm|verify|see|tell|find|show|ask) [me|us|out] who (<past>|<does>|will|is|was)",
      "(check|confirm|verify|make) [sure|me] that (i|we|you|it|my|the)",
      "(i|we) (wonder|wondered) (whether|if|when|who|what) (i|it|my|the|he|she|they|<name>)",
      "(i|we) (am|was) wondering (whether|if|when|who|what) (i|it|my|the|he|she|they)",
      "do you (know|remember) (if|whether|who|when|what|where|why|which) (i|it|my|the|we|he|she|they|<name>)",
    ],
    .quotation: [
      "(say|text|write|type|message|reply|post|tell|email|answer|respond|shout|translate|spell) ~ <quote>",
      "send <quote>", "(send|write|text|reply|say|post) that (i|we|you|he|she|they|it|my|the)",
      "send ~ (saying|reading)",
      "(say|type|write|shout|answer|reply|respond) [that|something|like|with|back] <verb>",
      "(tell|ask|remind|text|message|email|get|have|make|convince|order) <person> [not] to <verb>",
      "(tell|ask|remind|text|message|email|convince) (<name>|my|the) [<name>] [not] to <verb>",
      "have <person> <verb>", "(text|message|email) <person> <verb>",
      "(tell|text|message|email|inform|notify) (<person>|<name>) [that] (i|we|he|she|they|it|you|<person>)",
      "(<person>|you) <adverb> (said|says|say|told|tell|tells|asked|asks|mentioned|typed|wrote|texted|heard|replied)",
      "(<person>|<name>) <adverb> (said|says|told|asked|wants|want|needs|asks|tells|begged) [me|us|you|him|her|them] [to] <verb>",
      "(<person>|<name>) <adverb> (said|says|told|asked|wants|want|needs|asks|tells|begged) (me|us|you|him|her|them)",
      "remind (me|us) [to|that|about]", "what does ~ mean", "(translate|spell|define|pronounce)",
    ],
    .thirdPerson: [
      "<person> <adverb> (will|would|can|could|should|is|are|was|were|has|have|had|wants|want|needs|may|might|must|does|did|got|gets|likes|<does>|<past>)",
      "(they|kids) <adverb> <verb>", "(i|we) ~ (myself|ourselves)", "(i|we) ~ on my own",
      "let (<person>|him|her|them) <base>",
      "let me ~ myself", "(i|we) (will|can) (do|handle|manage) (it|that|this)",
      "(i|we) (have|had) [already] got (it|this|that) $",
      "who (will|wants|would|can|should|gets)", "who is (going|<doing>)",
      "<name> <adverb> (will|would|can|should) <verb>",
      "<name> (is|was) (going|<doing>)", "<name> (ordered|bought|cancelled|canceled|reordered) ~ $",
      "<name> wants (to|me|us|you)",
    ],
    .later: [
      "(later|afterwards)", "maybe later", "not (now|yet|today|tonight|tomorrow)",
      "(some|another|next) [other] time",
      "(i|we) (will|would|am|are|might|may) ~ (soon|tomorrow|someday|sometime|eventually) $",
    ],
    .scheduled: [
      "(when|once|after|whenever|until) (the|my|our|it|he|she|they|<person>|<name>) ~ <verb>",
      "(as|so) soon as <any>", "the (moment|minute|second|instant) <any>", "next time <any>",
      "from now on", "starting (tomorrow|today|now|monday|next)",
    ],
    .doubleNegative: [
      "[i|you|we] (do|can|could|will|would|must|should|may) not (not|never)", "(never|not) not",
      "[i|you|we] (can|could|must|should) not (avoid|help) <ing>",
      "[i|you|we] (can|could|must|should) not help but",
    ],
    .replacement: ["i (mean|meant)", "(scratch|strike) that"],
  ]

  /// A subject that names a thing, then what was done to it: only where no command begins the clause.
  static let statements: [VetoRule: [String]] = [
    .past: [
      "<any> ~ (was|were|has|have|had|is|are) <adverb> been", "<any> ~ (was|were) <adverb> <done>",
      "<any> ~ (has|have|had|got) <adverb> <done>",
      "<any> ~ (ordered|cancelled|canceled|reordered) [already|yet] $",
    ]
  ]

  /// Anywhere, unless a determiner makes it part of a name: the Don't Panic burger.
  static let inside: [VetoRule: [String]] = [
    .prohibition: ["do not [ever|even] <verb>", "never [ever] <verb>", "not to <verb>"],
    .hypothetical: [
      "if (i|we) <adverb> (<verb>|<past>|were|was|wanted|had|do|did|would|should|to)",
      "unless (i|we|you|he|she|they|it|there|the|my)", "only if <any>",
      "only ~ if (it|they|he|she|there|the|my)",
      "if (they|he|she|there|the|my|our|his|her|<person>) <any>",
      "if it (rains|snows|gets|costs|takes|becomes|arrives|works|stays)",
      "if it is (under|over|less|more|below|above|cheap|cheaper|open|available|late|cold|hot|raining|sunny|free)",
      "if you [were] [to] (order|ordered|buy|bought|cancel|cancelled|canceled|add|added|reorder|reordered)",
    ],
    .later: [
      "(order|reorder|buy|cancel) ~ (when|once|after|until|whenever) (i|we|he|she|they|<person>) <any>",
      "(order|reorder|buy|cancel) ~ as soon as (i|we|he|she|they|it|<person>)",
    ],
    .scheduled: [
      "every (day|morning|evening|night|afternoon|week|weekend|weekday|month|year|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter|time)",
      "every (other|single|few|two|three|four|five|six|ten|second|third) <any>",
      "(once|twice|times) (a|per|each|every) (day|week|month|year|hour)",
      "on (weekdays|weekends|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)",
      "each (day|morning|evening|night|week|month|year)",
      "(order|reorder|buy|cancel|send|add|empty|turn|switch|set) ~ (when|once|after|whenever|as) [soon] [as] (the|my|our|it|there|<person>) <any>",
    ],
    .replacement: [
      "instead of <any>", "rather than <any>", "in place of <any>", "as opposed to <any>",
      "not <thing> [<any>] [<any>] [<any>] but <thing>", "not (a|an|the|my) <any>", "instead $",
    ],
  ]

  /// At the end of a segment.
  static let closing: [VetoRule: [String]] = [
    .prohibition: [
      "never mind $", "forget it $", "forget about it $", "just kidding $", "do not $", "no way $",
      "(absolutely|definitely|certainly|obviously) not $", "of course not $",
    ],
    .later: [
      "later $", "(later|afterwards) (on|today|tonight) $", "(sometime|someday|eventually|afterwards) $",
      "(some|another) [other] time $", "next time $", "(in|after) a [little] (bit|while) $",
      "not (now|yet) $",
      "at some point $", "one of these days $",
    ],
  ]

  /// What opens a clause and says nothing about it.
  static let openers = [
    "(hey|hi|hello|ok|okay|so|well|um|uh|oh|please|now|just|yes|yeah|no|and|but|then|also|actually|alright|right|listen|look|wait|sorry|thanks|or|because|plus|kindly|maybe|perhaps|hmm|anyway|again|honestly)",
    "good (morning|evening|afternoon)", "(excuse|pardon) me", "by the way", "thank you",
    "i (think|guess|suppose)",
  ]

  /// Asks politely for what follows, which is read as if it stood alone.
  static let frames = [
    "(could|can|would|will) [not] you [please|kindly|just|possibly|maybe|quickly|also]",
    "(i|we) would [really] (like|love) [for] [you] to", "(i|we) [really] (want|need|have) [you] to",
    "go ahead and", "help me [to]", "let (me|us)", "(may|can|could) (i|we) [please|just|also]",
    "i (was|am) (wondering|hoping) if you (could|can|would)", "if you (could|can|would)", "(be|make) sure to",
    "do me a (favor|favour) and", "would you be (able|willing|kind) [enough] to",
    "(i|we) am (going|ready|looking) to",
    "(i|we) will [just]", "why do not (you|we)", "do not forget to", "do you think you could",
    "i would appreciate it if you (could|would)",
  ]
}
