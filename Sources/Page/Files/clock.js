/** The daemon's time. Its clock may be stopped (in tests) or differ from the browser's. */

/** Milliseconds to add to the browser's time; null until the daemon has sent its time. */
let difference = /** @type {number | null} */ (null);

/**
 * Adjusts the clock by a time that the daemon has just sent. A delayed message has a time that is too early, so the
 * latest time counts.
 *
 * @param {string} timestamp ISO 8601
 */
export function learnTime(timestamp) {
  const told = Date.parse(timestamp) - Date.now();
  if (!Number.isNaN(told)) difference = difference === null ? told : Math.max(difference, told);
}

/** Seconds since 1970. */
export function now() {
  return (Date.now() + (difference ?? 0)) / 1000;
}

/** @type {Set<{element: Element, update: () => void}>} */
const ticking = new Set();

/**
 * Calls `update` now, and every second while the element is in the page.
 *
 * @param {Element} element
 * @param {() => void} update
 */
export function tick(element, update) {
  update();
  ticking.add({ element, update });
}

function tickAll() {
  for (const each of [...ticking]) {
    if (each.element.isConnected) each.update();
    else ticking.delete(each);
  }
}

setInterval(tickAll, 1000);
