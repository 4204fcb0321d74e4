/**
 * Encodes a recording as WAV: a header of 44 bytes, then two bytes for each sample.
 *
 * @param {Float32Array} samples from -1 to 1
 * @param {number} rate samples a second
 * @returns {ArrayBuffer}
 */
export function wave(samples, rate) {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const write = (/** @type {number} */ place, /** @type {string} */ text) => [...text].forEach((letter, index) => view.setUint8(place + index, letter.charCodeAt(0)));
  write(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  write(8, "WAVEfmt ");
  // Sixteen bytes of format: PCM, one channel, the rate, bytes per second, bytes and bits per sample.
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((value, index) => view.setInt16(44 + index * 2, Math.max(-1, Math.min(1, value)) * 32_767, true));
  return view.buffer;
}
