/// The name under which the build system copies this folder beside an executable.
public let phrasesBundleName = "malgil_Phrases.resources"
