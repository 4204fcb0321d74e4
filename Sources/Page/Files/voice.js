import { seek } from "./api.js";
import { language } from "./language.js";
import { recorded } from "./recording.js";

/**
 * Speech recognition. The browser's own is used if it works on the device, else the recogniser that is configured for
 * the daemon: both on this machine. Recognition by the maker of the browser needs the person's permission.
 *
 * @typedef {"device" | "recogniser" | "remote"} Way
 * @typedef {{stop: () => void, cancel: () => void, heard: Promise<string[]>}} Hearing `heard`: the transcripts, the likeliest first
 */

const tag = language === "ko" ? "ko-KR" : "en-US";
const mostAlternatives = 5;
const consentName = "malgil.voice.remote";

/** @returns {any} the browser's recognition, which the type checker does not know */
const browserRecognition = () => /** @type {any} */ (window).SpeechRecognition ?? /** @type {any} */ (window).webkitSpeechRecognition;

/** @returns {Promise<Way | null>} how speech can be recognised here; null for not at all */
export async function wayToHear() {
  if (await worksOnDevice()) return "device";
  if (canRecord() && (await seek("/v1/settings"))?.recogniser) return "recogniser";
  return browserRecognition() ? "remote" : null;
}

async function worksOnDevice() {
  try {
    return (await browserRecognition()?.available?.({ langs: [tag], processLocally: true })) === "available";
  } catch {
    return false;
  }
}

const canRecord = () => Boolean(navigator.mediaDevices) && "MediaRecorder" in window;

/** Whether the person has allowed that the maker of the browser receives speech. */
export const mayHearRemotely = () => localStorage.getItem(consentName) === "yes";

/** @param {boolean} value */
export function letHearRemotely(value) {
  if (value) localStorage.setItem(consentName, "yes");
  else localStorage.removeItem(consentName);
}

/**
 * Starts to listen.
 *
 * @param {Way} way
 * @returns {Promise<Hearing>}
 */
export async function hear(way) {
  return way === "recogniser" ? recorded() : recognised(way);
}

/**
 * Uses the browser's recognition, on the device only unless `way` is remote.
 *
 * @param {Way} way
 * @returns {Hearing}
 */
function recognised(way) {
  if (way === "remote" && !mayHearRemotely()) throw new Error("the person has not allowed this");
  const recognition = new (browserRecognition())();
  Object.assign(recognition, { lang: tag, maxAlternatives: mostAlternatives, interimResults: false, processLocally: way === "device" });
  /** @type {Promise<string[]>} */
  const heard = new Promise((done, fail) => {
    recognition.onresult = (/** @type {any} */ event) => done([...event.results[0]].map((each) => each.transcript.trim()).filter(Boolean));
    recognition.onerror = (/** @type {any} */ event) => (event.error === "no-speech" || event.error === "aborted" ? done([]) : fail(new Error(event.error)));
    recognition.onend = () => done([]);
  });
  recognition.start();
  return { stop: () => recognition.stop(), cancel: () => recognition.abort(), heard };
}
