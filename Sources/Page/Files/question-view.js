import { button, make, row, textButton } from "./dom.js";
import { words } from "./language.js";

/**
 * The open question of a turn: its options as numbered buttons, as boxes to check, or as a yes and a no.
 *
 * @typedef {{answer: (turn: Wire.Turn, value: string, shown: string) => boolean, command: (name: string, shown: string) => boolean}} Doing
 */

/** @type {Wire.Option[]} */
const yesAndNo = [{ id: "yes", title: words.yes, subtitle: null }, { id: "no", title: words.no, subtitle: null }];

/**
 * @param {Wire.Turn} turn
 * @param {boolean} isOpen only the question that was put last can be answered
 * @param {Doing} doing
 */
export function questionElement(turn, isOpen, doing) {
  const question = /** @type {Wire.Question} */ (turn.question);
  const made = make("div", { class: `question ${question.kind}`, role: "group", "aria-label": question.title || words.question });
  const choices = question.kind === "choices" ? several(turn, question, doing) : single(turn, question, doing);
  if (choices) made.append(choices);
  if (!isOpen) for (const each of made.querySelectorAll("button, input")) each.setAttribute("disabled", "");
  return made;
}

/**
 * @param {Wire.Turn} turn
 * @param {Wire.Question} question
 * @param {Doing} doing
 */
function single(turn, question, doing) {
  const isConfirmation = question.kind === "confirm";
  const options = question.options.length || !isConfirmation ? question.options : yesAndNo;
  if (options.length === 0) return null;
  const buttons = options.map((option, index) => optionButton(option, isConfirmation ? null : index + 1, () => {
    if (doing.answer(turn, option.id, option.title)) switchOff(list);
  }));
  if (isConfirmation) buttons[0]?.classList.add("prominent");
  const list = isConfirmation
    ? row(...buttons)
    : make("ol", { class: "options" }, ...buttons.map((each) => make("li", {}, each)));
  return list;
}

/**
 * @param {Wire.Option} option
 * @param {number | null} number
 * @param {() => void} press
 */
function optionButton(option, number, press) {
  const content = [
    number === null ? null : make("span", { class: "number" }, String(number)),
    make("span", { class: "option-title" }, option.title),
    option.subtitle ? make("span", { class: "option-subtitle" }, option.subtitle) : null,
  ];
  const made = button({ class: number === null ? "button" : "option", "data-option": option.id }, content, press);
  if (option.destructive) made.classList.add("destructive");
  return made;
}

/** @param {Element} list */
function switchOff(list) {
  for (const each of list.querySelectorAll("button")) each.disabled = true;
}

/**
 * @param {Wire.Turn} turn
 * @param {Wire.Question} question
 * @param {Doing} doing
 */
function several(turn, question, doing) {
  const boxes = question.options.map((option) => make("input", { type: "checkbox", value: option.id, name: turn.session }));
  const rows = question.options.map((option, index) => make("label", { class: "option" }, boxes[index],
    make("span", { class: "option-title" }, `${index + 1}. ${option.title}`),
    option.subtitle ? make("span", { class: "option-subtitle" }, option.subtitle) : null));
  const send = button({ class: "button prominent", disabled: true }, [words.choose], () => {
    const chosen = question.options.filter((_, index) => boxes[index].checked);
    const numbers = boxes.flatMap((box, index) => (box.checked ? [String(index + 1)] : []));
    if (doing.answer(turn, numbers.join(", "), chosen.map((option) => option.title).join(", "))) send.disabled = true;
  });
  const list = make("div", { class: "options" }, ...rows, row(send));
  list.addEventListener("change", () => { send.disabled = !boxes.some((box) => box.checked); });
  return list;
}

/**
 * Leaves the question: 취소, or what the intent calls it.
 *
 * @param {Wire.Question} question
 * @param {Doing} doing
 */
export function leaveButton(question, doing) {
  const title = question.cancel ?? words.cancel;
  const made = textButton(title, () => {
    if (doing.command("cancel", title)) made.disabled = true;
  });
  return made;
}
