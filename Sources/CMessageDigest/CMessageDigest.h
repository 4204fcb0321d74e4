// SHA-256 of libmd (Debian's libmd-dev), which every Debian system has because dpkg uses it.
#include <sha2.h>
