import { button, make, row, textButton } from "./dom.js";
import { words } from "./language.js";
import { answer, command } from "./sending.js";

/** The open question of a turn: its options as numbered buttons, as boxes to check, or as a yes and a no. */

/** @type {Wire.Option[]} */
const yesAndNo = [{ id: "yes", title: words.yes, subtitle: null }, { id: "no", title: words.no, subtitle: null }];

/**
 * @param {Wire.Turn} turn
 * @param {boolean} isOpen whether it is the last question, the only one that can be answered
 */
export function questionElement(turn, isOpen) {
  const question = /** @type {Wire.Question} */ (turn.question);
  const made = make("div", { class: `question ${question.kind}`, role: "group", "aria-label": question.title || words.question });
  const choices = question.kind === "choices" ? several(turn, question) : single(turn, question);
  if (choices) made.append(choices);
  if (!isOpen) for (const each of made.querySelectorAll("button, input")) each.setAttribute("disabled", "");
  return made;
}

/**
 * @param {Wire.Turn} turn
 * @param {Wire.Question} question
 */
function single(turn, question) {
  const isConfirmation = question.kind === "confirm";
  const options = question.options.length || !isConfirmation ? question.options : yesAndNo;
  if (options.length === 0) return null;
  const buttons = options.map((option, index) => optionButton(option, isConfirmation ? null : index + 1, () => {
    if (answer(turn, option.id, option.title)) switchOff(list);
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
  const content = number === null ? [option.title] : [make("span", { class: "number" }, String(number)), ...optionTexts(option)];
  const made = button({ class: number === null ? "button" : "option", "data-option": option.id }, content, press);
  if (option.destructive) made.classList.add("destructive");
  return made;
}

/**
 * The title of an option with the initials that can be typed for it, and its subtitle, or the section where it stands.
 *
 * @param {Wire.Option} option
 * @param {string} before stands before the title
 */
function optionTexts({ title, subtitle, section }, before = "") {
  const letters = initials(title), more = subtitle ?? section;
  return [make("span", { class: "option-title" }, before + title, letters !== title && make("span", { class: "initials", "aria-hidden": "true" }, letters)),
    more && make("span", { class: "option-subtitle" }, more)];
}

/**
 * The first consonant of each syllable: ㅎㅂㅊㅋ for 한밤치킨.
 *
 * @param {string} text
 */
function initials(text) {
  return text.replace(/[가-힣]/g, (syllable) => "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)]);
}

/** @param {Element} list */
function switchOff(list) {
  for (const each of list.querySelectorAll("button")) each.disabled = true;
}

/**
 * @param {Wire.Turn} turn
 * @param {Wire.Question} question
 */
function several(turn, question) {
  const boxes = question.options.map((option) => make("input", { type: "checkbox", value: option.id, name: turn.session }));
  const rows = question.options.map((option, index) => make("label", { class: "option" }, boxes[index],
    ...optionTexts(option, `${index + 1}. `)));
  const send = button({ class: "button prominent", disabled: true }, [words.choose], () => {
    const chosen = question.options.filter((_, index) => boxes[index].checked);
    const numbers = boxes.flatMap((box, index) => (box.checked ? [String(index + 1)] : []));
    if (answer(turn, numbers.join(", "), chosen.map((option) => option.title).join(", "))) send.disabled = true;
  });
  const list = make("div", { class: "options" }, ...rows, row(send));
  list.addEventListener("change", () => { send.disabled = !boxes.some((box) => box.checked); });
  return list;
}

/**
 * The button that cancels the question: 취소, or the intent's own word.
 *
 * @param {Wire.Question} question
 */
export function leaveButton(question) {
  const title = question.cancel ?? words.cancel;
  const made = textButton(title, () => {
    if (command("cancel", title)) made.disabled = true;
  });
  return made;
}
