import { post, reason } from "./api.js";
import { block } from "./block.js";
import { byId, fill, form, make, note, paragraph, quiet, submitButton } from "./dom.js";
import { language, words } from "./language.js";
import { colouredSentence, slotClass } from "./spans.js";

/**
 * Draws how a sentence was read: the winner with its costs, the phrases that came close and where they parted, and the
 * vetoes.
 */

const input = make("input", { class: "field", id: "why-sentence", type: "text", maxlength: 1000, autocomplete: "off" });
const result = make("div", { class: "explanation", "aria-live": "polite" });

export function startWhy() {
  const asked = form("line-form", [make("label", { for: "why-sentence", class: "hidden-text" }, words.sentence), input, submitButton(words.explain)],
    () => void explain(input.value.trim()));
  fill(byId("why"), make("h2", {}, words.whyTitle), paragraph(words.whyHint), asked, result);
}

/** @param {string} text */
export async function explain(text) {
  input.value = text;
  if (!text) return;
  try {
    const explanation = await post("/v1/explain", { text, language });
    fill(result, ...parts(explanation));
  } catch (problem) {
    fill(result, make("p", { class: "problem" }, reason(problem, words.notThere)));
  }
}

/** @param {Wire.Explanation} explanation */
function parts(explanation) {
  return [
    make("p", { class: "sentence", lang: language }, ...colouredSentence(explanation)),
    explanation.read?.length ? block(words.readAs, make("p", { class: "pieces" }, ...explanation.read.map((piece) => make("span", {}, piece)))) : null,
    winner(explanation), vetoes(explanation), nearest(explanation), nearMisses(explanation),
  ];
}

/** @param {Wire.Explanation} explanation */
function winner(explanation) {
  const won = explanation.winner;
  if (!won) return block(words.noWinner);
  const names = Object.keys(won.slots);
  const total = won.costs.reduce((sum, each) => sum + each.cost, 0);
  return block(words.winner, make("p", {}, intentName(won)), make("p", {}, make("code", {}, won.phrase)),
    names.length > 0 && make("h4", {}, words.slots),
    names.length > 0 && make("ul", { class: "chips" }, ...names.map((name) => make("li", { class: `chip ${slotClass(names, name)}` },
      make("span", { class: "small" }, won.slot_titles?.[name] ?? name), " ", saidAs(explanation, name) || won.slots[name]))),
    make("h4", {}, words.costs), total === 0 ? paragraph(words.costFree) : costs(won.costs, total));
}

/**
 * The words of the sentence that a slot took; empty for none.
 *
 * @param {Wire.Explanation} explanation
 * @param {string} slot
 */
function saidAs(explanation, slot) {
  const letters = [...explanation.text];
  const spans = (explanation.winner?.spans ?? []).filter((span) => span.slot === slot);
  return spans.map((span) => letters.slice(span.start, span.end).join("").trim()).join(", ");
}

/** @param {{intent: string, title?: string}} found */
function intentName(found) {
  return make("span", {}, make("strong", {}, found.title ?? found.intent), found.title ? quiet(` ${found.intent}`) : null);
}

/**
 * @param {{what: string, title?: string, cost: number}[]} list
 * @param {number} total
 */
function costs(list, total) {
  const rows = list.filter((each) => each.cost !== 0).map((each) => {
    const bar = make("span", { class: "cost-bar", "aria-hidden": "true" });
    bar.style.setProperty("--part", `${Math.round((each.cost / total) * 100)}%`);
    return make("li", {}, make("span", {}, each.title ?? each.what), bar, make("span", { class: "cost" }, String(each.cost)));
  });
  return make("ul", { class: "costs" }, ...rows);
}

/** @param {Wire.Explanation} explanation */
function vetoes(explanation) {
  if (!explanation.vetoes?.length) return null;
  const letters = [...explanation.text];
  return block(words.vetoes, make("ul", {}, ...explanation.vetoes.map((veto) => make("li", {},
    make("details", {}, make("summary", {}, make("mark", { class: "veto" }, letters.slice(veto.span[0], veto.span[1]).join("")), " ", veto.title ?? veto.rule),
      veto.page && paragraph(veto.page))))));
}

/** @param {Wire.Explanation} explanation */
function nearest(explanation) {
  if (!explanation.nearest) return null;
  const { because, intent } = explanation.nearest;
  return block(words.nearest, make("p", {}, because), intent && quiet(intent));
}

/** @param {Wire.Explanation} explanation */
function nearMisses(explanation) {
  if (!explanation.near_misses?.length) return null;
  const letters = [...explanation.text];
  return block(words.nearMisses, make("ol", { class: "near-misses" }, ...explanation.near_misses.map((miss) => make("li", {},
    make("p", {}, intentName(miss), " ", make("code", {}, miss.phrase)),
    make("p", { class: "small parted" }, make("span", {}, letters.slice(0, miss.at).join("")), make("mark", {}, letters.slice(miss.at).join("") || "⏎")),
    note(`${words.partedAt(miss.at)} · ${miss.reason}`)))));
}
