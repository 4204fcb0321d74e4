import { announce } from "./announce.js";
import { Refusal } from "./api.js";
import { openDialog } from "./dialog.js";
import { button, fill, make, note, row, setAttributes } from "./dom.js";
import { isOnline } from "./events.js";
import { icon } from "./icons.js";
import { words } from "./language.js";
import { hearSaid } from "./sending.js";
import { hear, letHearRemotely, mayHearRemotely, wayToHear } from "./voice.js";

/** The button for speech. The first press starts to listen, the second one sends; Escape discards what was said. */

/** @type {import("./voice.js").Hearing | null} */
let hearing = null;
/** Whether an earlier press is still being handled. */
let isBusy = false;

/** @param {(text: string | null) => void} tell shows a line below the input */
export function microphone(tell) {
  const made = button({ class: "microphone round-button", "aria-label": words.speak, "aria-pressed": "false", hidden: true }, [icon("mic")], () => void press(made, tell));
  made.addEventListener("keydown", (event) => { if (event.key === "Escape") hearing?.cancel(); });
  void wayToHear().then((way) => { made.hidden = way === null; });
  return made;
}

/**
 * @param {HTMLButtonElement} made
 * @param {(text: string | null) => void} tell
 */
async function press(made, tell) {
  if (hearing) return hearing.stop();
  if (isBusy) return;
  if (!isOnline()) return say(words.offline, tell);
  isBusy = true;
  const way = await wayToHear();
  isBusy = false;
  if (way === "remote" && !mayHearRemotely()) askFirst(() => void listen(way, made, tell));
  else if (way) await listen(way, made, tell);
}

/**
 * @param {import("./voice.js").Way} way
 * @param {HTMLButtonElement} made
 * @param {(text: string | null) => void} tell
 */
async function listen(way, made, tell) {
  isBusy = true;
  try {
    hearing = await hear(way);
    show(made, true);
    say(words.listening, tell);
    const transcripts = await hearing.heard;
    say(transcripts.length ? null : words.heardNothing, tell);
    if (transcripts.length) hearSaid(transcripts);
  } catch (problem) {
    say(problem instanceof Refusal ? words.notHeard : words.noMicrophone, tell);
  }
  hearing = null;
  isBusy = false;
  show(made, false);
}

/**
 * @param {HTMLButtonElement} made
 * @param {boolean} isListening
 */
function show(made, isListening) {
  setAttributes(made, { "aria-pressed": String(isListening), "aria-label": isListening ? words.stopSpeaking : words.speak });
}

/**
 * @param {string | null} text
 * @param {(text: string | null) => void} tell
 */
function say(text, tell) {
  tell(text);
  if (text) announce(text);
}

/**
 * Asks the person before speech is sent to the maker of the browser.
 *
 * @param {() => void} allowed
 */
function askFirst(allowed) {
  const dialog = openDialog(words.remoteTitle);
  const allow = button({ class: "button" }, [words.remoteAllow], () => {
    letHearRemotely(true);
    dialog.close();
    allowed();
  });
  const refuse = button({ class: "button prominent" }, [words.remoteRefuse], dialog.close);
  fill(dialog.body, make("p", {}, words.remoteText), note(words.remoteHint), row(refuse, allow));
  refuse.focus();
}
