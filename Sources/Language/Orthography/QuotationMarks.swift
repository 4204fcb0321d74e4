/// The marks that open a quotation, each with the one that closes it.
public enum QuotationMarks {
  /// The closing mark of an opening one; nil for any other scalar.
  public static func closing(_ opening: Unicode.Scalar) -> Unicode.Scalar? { pairs[opening] }

  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    "'": "'", "\"": "\"", "‘": "’", "“": "”", "「": "」", "『": "』", "<": ">", "《": "》",
  ]
}
