/// A growing row of plain values whose memory is its own: nothing is counted, shared or copied.
///
/// Emptying it gives nothing back, so that whoever fills it again allocates nothing.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      start[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(_ element: Element, count more: Int) {
    while count + more > capacity { grow() }
    (start + count).initialize(repeating: element, count: more)
    count += more
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count &-= 1
    return start[count]
  }

  /// Takes away what lies behind the first elements.
  @inline(__always)
  mutating func removeAll(from first: Int = 0) {
    precondition(first >= 0 && first <= count)
    count = first
  }

  /// The elements where they lie; not to be kept.
  @inline(__always)
  var all: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

  /// Memory for so many elements, in which there is anything.
  mutating func room(for elements: Int) -> UnsafeMutableBufferPointer<Element> {
    while capacity < elements { grow() }
    return UnsafeMutableBufferPointer(start: start, count: elements)
  }

  var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// Copies the elements to a place that has room for them.
  func copy(to place: UnsafeMutableRawPointer) -> UnsafeBufferPointer<Element> {
    let copy = place.bindMemory(to: Element.self, capacity: count)
    copy.initialize(from: start, count: count)
    return UnsafeBufferPointer(start: copy, count: count)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
