import { request } from "./api.js";
import { inLanguage } from "./language.js";
import { wave } from "./wave.js";

/** Records speech and sends it to the daemon's recogniser. */

const longest = 60_000;
/** Samples per second of the recording that is sent. */
const samples = 16_000;

/** @returns {Promise<import("./voice.js").Hearing>} when the microphone is on */
export async function recorded() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  /** @type {Blob[]} */
  const parts = [];
  let isCancelled = false;
  recorder.addEventListener("dataavailable", (event) => parts.push(event.data));
  const stop = () => { if (recorder.state !== "inactive") recorder.stop(); };
  const heard = new Promise((done) => recorder.addEventListener("stop", done)).then(() => {
    for (const track of stream.getTracks()) track.stop();
    return isCancelled ? [] : transcripts(new Blob(parts));
  });
  recorder.start();
  setTimeout(stop, longest - 500);
  const cancel = () => {
    isCancelled = true;
    stop();
  };
  return { stop, cancel, heard };
}

/**
 * @param {Blob} recording
 * @returns {Promise<string[]>}
 */
async function transcripts(recording) {
  if (recording.size === 0) return [];
  const reply = await request("POST", inLanguage("/v1/hear"), new Blob([wave(await sampled(recording), samples)], { type: "audio/wav" }));
  return reply.transcripts;
}

/**
 * Converts a recording to one channel at this sample rate.
 *
 * @param {Blob} recording
 */
async function sampled(recording) {
  const decoding = new OfflineAudioContext(1, 1, samples);
  const sound = await decoding.decodeAudioData(await recording.arrayBuffer());
  const mixing = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * samples)), samples);
  const source = mixing.createBufferSource();
  source.buffer = sound;
  source.connect(mixing.destination);
  source.start();
  return (await mixing.startRendering()).getChannelData(0);
}
