import { VOICE_CLOCKS } from './voice-machine'

/** Sample rate of the speech service in Hz (S1§7). The format is LINEAR16 with one channel. */
export const VOICE_RATE = 16_000

const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
const LOUDEST = 32_767

/** The recording time and one more second, for recorders that stop late. */
const LONGEST_SECONDS = (VOICE_CLOCKS.recording ?? 0) / 1000 + 1

/** The largest valid recording in bytes. */
export const VOICE_MAX_BYTES = HEADER_BYTES + LONGEST_SECONDS * VOICE_RATE * BYTES_PER_SAMPLE

/** Half width of the filter in zero crossings: enough for speech, and fast. */
const REACH = 12

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Filter weight at a distance from the centre, in zero crossings: a Hann-windowed sinc. */
const weightAt = (x: number) => (Math.abs(x) >= REACH ? 0 : sinc(x) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH)))

/**
 * Resamples a sound. A low-pass filter first removes frequencies above the new limit, so that they do not alias. Both
 * rates are above 0; samples lie between -1 and 1.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples.slice()
  const scale = Math.min(1, to / from)
  const reach = Math.ceil(REACH / scale)
  const made = new Float32Array(Math.round((samples.length * to) / from))
  for (let index = 0; index < made.length; index += 1) {
    const middle = (index * from) / to
    made[index] = heardAt(samples, middle, reach, scale)
  }
  return made
}

function heardAt(samples: Float32Array, middle: number, reach: number, scale: number): number {
  const first = Math.max(0, Math.ceil(middle - reach))
  const last = Math.min(samples.length - 1, Math.floor(middle + reach))
  let sum = 0
  let weights = 0
  for (let at = first; at <= last; at += 1) {
    const weight = weightAt((at - middle) * scale)
    sum += (samples[at] ?? 0) * weight
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

/** Converts samples to 16-bit integers: values outside -1 to 1 are clamped, NaN becomes silence. */
export function toLinear16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const made = new Int16Array(samples.length)
  for (const [index, sample] of samples.entries()) {
    made[index] = Number.isNaN(sample) ? 0 : Math.round(Math.min(1, Math.max(-1, sample)) * LOUDEST)
  }
  return made
}

/** Level of a block of samples, from 0 (-60 dB or less) to 1 (full amplitude). */
export function levelOf(samples: Float32Array): number {
  if (samples.length === 0) return 0
  let squares = 0
  for (const sample of samples) squares += sample * sample
  const decibels = 10 * Math.log10(squares / samples.length)
  return Math.min(1, Math.max(0, 1 + decibels / 60))
}

/** A WAV file of one LINEAR16 channel, with the standard header of 44 bytes. */
export function wavOf(samples: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const size = samples.length * BYTES_PER_SAMPLE
  const file = new DataView(new ArrayBuffer(HEADER_BYTES + size))
  const text = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) file.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  file.setUint32(4, HEADER_BYTES - 8 + size, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * BYTES_PER_SAMPLE, true)
  file.setUint16(32, BYTES_PER_SAMPLE, true)
  file.setUint16(34, BYTES_PER_SAMPLE * 8, true)
  text(36, 'data')
  file.setUint32(40, size, true)
  for (const [index, sample] of samples.entries()) {
    file.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, sample, true)
  }
  return new Uint8Array(file.buffer)
}

/** Accepts exactly what our recorder sends: a complete WAV at {@link VOICE_RATE} of at most the maximum length. */
export function isVoiceRecording(bytes: Uint8Array): boolean {
  if (bytes.length <= HEADER_BYTES || bytes.length > VOICE_MAX_BYTES) return false
  const size = bytes.length - HEADER_BYTES
  if (size % BYTES_PER_SAMPLE !== 0) return false
  const header = wavOf(new Int16Array(), VOICE_RATE)
  const expected = new DataView(header.buffer)
  expected.setUint32(4, HEADER_BYTES - 8 + size, true)
  expected.setUint32(40, size, true)
  return header.every((byte, index) => byte === bytes[index])
}
