import CLibFuzzer
import Foundation

// What `make fuzz` starts: Fuzz TARGET CORPUS FOUND [OPTION OR INPUT…]. The seeds are written into the folder CORPUS, where
// the inputs lie that reach something new; what breaks something is put into the folder FOUND. With an input, only that
// is read. Options are those of libFuzzer.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, let target = FuzzTarget.all.first(where: { $0.name == arguments[0] }) else {
  print(FuzzTarget.all.map(\.name).joined(separator: " "))
  exit(arguments.isEmpty ? 0 : 64)
}
exit(try Fuzzing(target, corpus: arguments[1], found: arguments[2]).run(Array(arguments.dropFirst(3))))
