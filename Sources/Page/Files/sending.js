import { announce } from "./announce.js";
import { post, Refusal, request as send, requestName, Unreachable } from "./api.js";
import { isOnline, tryAgain } from "./events.js";
import { language, words } from "./language.js";
import { add, addTurn, current, lastTurn, tell } from "./transcripts.js";

/**
 * Sends turns to the daemon. Each one has its own identifier, so that it is carried out once, even if it is sent twice.
 * Nothing is queued: the person decides whether a turn without a reply is sent again.
 *
 * @typedef {import("./transcripts.js").Conversation} Conversation
 * @typedef {import("./transcripts.js").Said} Said
 */

/** Settles when the last turn has its reply. */
let last = Promise.resolve();

/**
 * Calls `next` when the last turn has its reply.
 *
 * @param {() => void} next
 */
export function inOrder(next) {
  void last.then(next);
}

/**
 * @param {string} text what was typed
 * @returns {boolean} whether it was sent
 */
export function say(text) {
  return deliver({ text }, text, true);
}

/**
 * @param {string[]} transcripts what was heard, the likeliest first
 * @returns {boolean} whether it was sent
 */
export function hearSaid(transcripts) {
  return deliver({ transcripts }, transcripts[0], true);
}

/**
 * Answers the open question with one of its options.
 *
 * @param {Wire.Turn} turn whose question it is
 * @param {string} answer
 * @param {string} shown
 */
export function answer(turn, answer, shown) {
  return deliver({ answers: { [turn.question?.slot ?? ""]: answer } }, shown, false);
}

/**
 * @param {string} command `cancel`, `back` …
 * @param {string} shown
 */
export function command(command, shown) {
  return deliver({ command }, shown, false);
}

/** @param {string} shown */
export function undo(shown) {
  return deliver({}, shown, false, "/v1/undo");
}

/**
 * @param {object} body
 * @param {string} shown
 * @param {boolean} isTyped
 * @param {string} [path]
 */
function deliver(body, shown, isTyped, path = "/v1/say") {
  if (!isOnline()) {
    tryAgain();
    announce(words.offline);
    return false;
  }
  const talk = current();
  const seen = lastTurn(talk);
  const whole = seen?.question && talk.session && path === "/v1/say" ? { ...body, asked: seen.turn } : body;
  const isSecret = seen?.question?.sensitive === true;
  /** @type {Said} */
  const entry = { kind: "said", text: isSecret ? "••••" : shown, body: isSecret ? null : whole, path, request: requestName(), isTyped: isTyped && !isSecret, state: "sending" };
  add(talk, entry);
  last = carry(talk, entry, whole);
  return true;
}

/**
 * Sends a turn again, with the same identifier.
 *
 * @param {Conversation} talk
 * @param {Said} entry
 */
export function sendAgain(talk, entry) {
  if (!entry.body) return;
  entry.state = "sending";
  tell(talk);
  void carry(talk, entry, entry.body);
}

/**
 * @param {Conversation} talk
 * @param {Said} entry
 * @param {object} body
 */
async function carry(talk, entry, body) {
  try {
    const turn = await post(entry.path, addressed(talk, entry, body));
    take(talk, turn);
    entry.state = "sent";
    entry.turn = turn.turn;
  } catch (problem) {
    fail(talk, entry, problem);
  }
  tell(talk);
}

/**
 * @param {Conversation} talk
 * @param {Said} entry
 * @param {object} body
 */
function addressed(talk, entry, body) {
  const session = talk.session ? { session: talk.session } : {};
  return entry.path === "/v1/undo" ? { ...body, ...session } : { ...body, ...session, request: entry.request, language };
}

/**
 * @param {Conversation} talk
 * @param {Said} entry
 * @param {unknown} problem
 */
function fail(talk, entry, problem) {
  if (problem instanceof Unreachable) {
    entry.state = "unknown";
    tryAgain();
  } else if (problem instanceof Refusal) {
    entry.state = problem.code === "in_progress" || problem.status === 503 ? "unknown" : "refused";
    entry.problem = reason(problem);
    if (problem.status === 404) talk.session = null;
    if (problem.status === 409 && problem.body?.turn) take(talk, problem.body.turn);
  } else throw problem;
  announce(entry.problem ?? words.notArrived);
}

/** @param {Refusal} problem */
function reason(problem) {
  if (problem.code === "conflict" || problem.code === "superseded") return words.answeredElsewhere;
  if (problem.status === 401) return words.loginNeeded;
  if (problem.status === 404) return words.conversationGone;
  return problem.message;
}

/**
 * Adds a turn to its conversation and announces it once.
 *
 * @param {Conversation} talk
 * @param {Wire.Turn} turn
 */
export function take(talk, turn) {
  if (addTurn(talk, turn) && talk === current()) announce(spokenText(turn));
}

/** @param {Wire.Turn} turn */
function spokenText(turn) {
  const options = turn.question?.options ?? [];
  const list = options.length > 1 && turn.question?.kind !== "confirm" ? words.optionsCount(options.length) : "";
  const lines = turn.question?.kind === "confirm" ? turn.snippet?.lines.join(", ") : "";
  return [lines, turn.text, list].filter(Boolean).join(" ");
}

/**
 * Presses something on the board, as a turn of the conversation that is shown.
 *
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>} the reply; when the thing has changed meanwhile, its current state
 */
export async function press(path, body) {
  if (!isOnline()) {
    announce(words.offline);
    return null;
  }
  const talk = current();
  const session = talk.session ? { session: talk.session } : {};
  try {
    const reply = await send("POST", path, { id: requestName(), ...body, ...session });
    if (reply.turn) take(talk, reply.turn);
    return reply;
  } catch (problem) {
    return refusedPress(problem);
  }
}

/** @param {unknown} problem */
function refusedPress(problem) {
  if (problem instanceof Unreachable) tryAgain();
  else if (!(problem instanceof Refusal)) throw problem;
  const isOld = problem instanceof Refusal && problem.status === 409;
  announce(isOld ? words.changedMeanwhile : problem instanceof Refusal ? problem.message : words.notArrived);
  return isOld && problem instanceof Refusal ? problem.body : null;
}
