/**
 * A list of listeners that are called with each new value.
 *
 * @template Value
 */
export class Topic {
  /** @type {Set<(value: Value) => void>} */
  #listeners = new Set();

  /** @param {(value: Value) => void} listener */
  listen(listener) {
    this.#listeners.add(listener);
  }

  /** @param {Value} value */
  tell(value) {
    for (const listener of [...this.#listeners]) listener(value);
  }
}
