/**
 * Makes elements. Texts become text nodes and never markup, and there is no other way to make an element in the page.
 *
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {{[name: string]: string | number | boolean | null | undefined}} Attributes
 */

const svgSpace = "http://www.w3.org/2000/svg";

/**
 * An element with attributes and children. `true` writes an empty attribute; false and null leave it out.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  fill(made, ...children);
  return made;
}

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function drawing(tag, attributes = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(svgSpace, tag));
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/**
 * @param {Element} target
 * @param {Attributes} attributes
 */
export function setAttributes(target, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Replaces what is in an element.
 *
 * @param {Element} target
 * @param {...Child} children
 */
export function fill(target, ...children) {
  target.replaceChildren(...children.filter(isShown));
}

/**
 * @param {Child} child
 * @returns {child is Node | string}
 */
function isShown(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/**
 * A button that does one thing.
 *
 * @param {Attributes} attributes
 * @param {Child[]} children
 * @param {(event: MouseEvent) => void} press
 */
export function button(attributes, children, press) {
  const made = make("button", { type: "button", ...attributes }, ...children);
  made.addEventListener("click", press);
  return made;
}

/**
 * A small text beside another one.
 *
 * @param {...Child} children
 */
export const quiet = (...children) => make("span", { class: "quiet small" }, ...children);

/**
 * A paragraph in the colour of what matters less.
 *
 * @param {...Child} children
 */
export const paragraph = (...children) => make("p", { class: "quiet" }, ...children);

/**
 * The same in small letters.
 *
 * @param {...Child} children
 */
export const note = (...children) => make("p", { class: "quiet small" }, ...children);

/**
 * Things beside each other.
 *
 * @param {...Child} children
 */
export const row = (...children) => make("div", { class: "row" }, ...children);

/**
 * A button that looks like a text.
 *
 * @param {string} title
 * @param {() => void} press
 */
export const textButton = (title, press) => button({ class: "text-button" }, [title], press);

/** @param {string} title */
export const submitButton = (title) => make("button", { type: "submit", class: "button prominent" }, title);

/**
 * A form that the page itself takes.
 *
 * @param {string} name a class
 * @param {Child[]} children
 * @param {() => void} submit
 */
export function form(name, children, submit) {
  const made = make("form", { class: name }, ...children);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return made;
}

/**
 * The element in a box whose `data-NAME` has this value.
 *
 * @param {Element} box
 * @param {string} name
 * @param {string} value
 * @returns {HTMLElement | null}
 */
export const marked = (box, name, value) => box.querySelector(`[data-${name}="${CSS.escape(value)}"]`);

/**
 * Closes what a box has opened when something beside it is pressed.
 *
 * @param {Element} box
 * @param {() => void} close
 */
export function closeOutside(box, close) {
  document.addEventListener("pointerdown", (event) => { if (!box.contains(/** @type {Node} */ (event.target))) close(); });
}

/**
 * Styles go through CSSOM: the page's policy has no inline styles.
 *
 * @param {HTMLElement | SVGElement} target
 * @param {{[property: string]: string | number | null | undefined}} styles
 */
export function setStyles(target, styles) {
  for (const [property, value] of Object.entries(styles)) {
    if (value !== null && value !== undefined && value !== "") target.style.setProperty(property, String(value));
  }
}

/**
 * The element with this identifier, which index.html has.
 *
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}
