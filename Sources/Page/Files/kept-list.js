/**
 * Makes a function that shows a list in an element, and draws only the items that are new or changed.
 * An unchanged one keeps its element, with what is being typed or pressed in it.
 *
 * @template Item
 * @param {Element} body
 * @param {(item: Item) => Element} draw
 * @returns {(items: Item[]) => void}
 */
export function keptList(body, draw) {
  /** @type {Map<string, Element>} */
  let kept = new Map();
  return (items) => {
    const old = kept;
    kept = new Map();
    for (const item of items) {
      const text = JSON.stringify(item);
      kept.set(text, old.get(text) ?? draw(item));
    }
    arrange(body, [...kept.values()]);
  };
}

/**
 * Makes these the children of an element, and leaves those in place that are there already.
 *
 * @param {Element} body
 * @param {Element[]} elements
 */
function arrange(body, elements) {
  for (const child of [...body.children]) if (!elements.includes(child)) child.remove();
  elements.forEach((element, index) => {
    if (body.children[index] !== element) body.insertBefore(element, body.children[index] ?? null);
  });
}
