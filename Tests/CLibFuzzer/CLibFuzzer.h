// The entry of libFuzzer for programs with a main function of their own; the library is part of the Swift toolchain.
// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
