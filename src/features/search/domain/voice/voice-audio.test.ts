import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVoiceRecording, levelOf, resample, toLinear16, VOICE_MAX_BYTES, VOICE_RATE, wavOf } from './voice-audio'

/** A tone of the frequency in Hz at half the full amplitude. */
function tone(hertz: number, rate: number, seconds = 0.5): Float32Array {
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate) / 2,
  )
}

/** Peak amplitude, leaving out the edges, where the filter rings. */
const peakOf = (samples: Float32Array) =>
  samples.slice(samples.length / 4, (samples.length * 3) / 4).reduce((peak, one) => Math.max(peak, Math.abs(one)), 0)

function crossings(samples: Float32Array): number {
  let count = 0
  for (let at = 1; at < samples.length; at += 1) if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) count += 1
  return count
}

const RATES = [8_000, 16_000, 22_050, 44_100, 48_000, 96_000]

describe('resampling to 16,000 Hz', () => {
  it.each(RATES)('keeps pitch and loudness of a voice recorded at %i Hz', (rate) => {
    const made = resample(tone(440, rate), rate, VOICE_RATE)
    expect(made).toHaveLength(VOICE_RATE / 2)
    expect(Math.abs(crossings(made) - 440)).toBeLessThanOrEqual(2)
    expect(peakOf(made)).toBeCloseTo(0.5, 1)
  })

  it.each([
    ['9,500', 9_500],
    ['12,000', 12_000],
    ['15,000', 15_000],
    ['20,000', 20_000],
  ])('filters out %s Hz, which would alias', (_, hertz) => {
    expect(peakOf(resample(tone(hertz, 48_000), 48_000, VOICE_RATE))).toBeLessThan(0.01)
  })

  it('would let the alias through without the filter (control)', () => {
    const everyThird = tone(12_000, 48_000).filter((_, at) => at % 3 === 0)
    expect(peakOf(everyThird)).toBeGreaterThan(0.3)
  })

  it('overshoots by no more than the filter rings, and changes nothing at 16,000 Hz', () => {
    const sound = fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 400 })
    fc.assert(
      fc.property(sound, fc.constantFrom(...RATES), (samples, rate) => {
        const made = resample(samples, rate, VOICE_RATE)
        expect(made).toHaveLength(Math.round((samples.length * VOICE_RATE) / rate))
        expect(made.every((one) => Math.abs(one) < 4)).toBe(true)
        expect([...resample(samples, rate, rate)]).toEqual([...samples])
      }),
    )
  })

  it('keeps a constant level constant', () => {
    fc.assert(
      fc.property(fc.float({ min: -1, max: 1, noNaN: true }), fc.constantFrom(...RATES), (level, rate) => {
        const made = resample(new Float32Array(300).fill(level), rate, VOICE_RATE)
        for (const one of made) expect(one).toBeCloseTo(level, 4)
      }),
    )
  })
})

describe('a sample as LINEAR16', () => {
  it.each([
    [0, 0],
    [1, 32_767],
    [-1, -32_767],
    [0.5, 16_384],
    [7, 32_767],
    [-7, -32_767],
    [Number.POSITIVE_INFINITY, 32_767],
    [Number.NaN, 0],
  ])('is clamped and scaled: %d to %d', (sample, whole) =>
    expect([...toLinear16(new Float32Array([sample]))]).toEqual([whole]),
  )
})

describe('the level shown while recording', () => {
  it.each([
    ['no samples', new Float32Array(), 0],
    ['silence', new Float32Array(64), 0],
    ['full amplitude', new Float32Array(64).fill(1), 1],
    ['a thousandth of full amplitude', new Float32Array(64).fill(0.001), 0],
    ['a tenth of full amplitude', new Float32Array(64).fill(0.1), 2 / 3],
  ])('is right for %s', (_, samples, level) => expect(levelOf(samples)).toBeCloseTo(level, 5))
})

describe('a WAV file', () => {
  const file = wavOf(new Int16Array([1, -2, 32_767]), VOICE_RATE)
  const at = new DataView(file.buffer)
  const text = (from: number, length: number) => String.fromCharCode(...file.slice(from, from + length))

  it.each([
    ['the RIFF tag', () => text(0, 4), 'RIFF'],
    ['the file size less eight bytes', () => at.getUint32(4, true), 42],
    ['the WAVE and fmt tags', () => text(8, 8), 'WAVEfmt '],
    ['a format block of 16 bytes', () => at.getUint32(16, true), 16],
    ['PCM, uncompressed', () => at.getUint16(20, true), 1],
    ['one channel', () => at.getUint16(22, true), 1],
    ['16,000 samples a second', () => at.getUint32(24, true), 16_000],
    ['32,000 bytes a second', () => at.getUint32(28, true), 32_000],
    ['two bytes a sample', () => at.getUint16(32, true), 2],
    ['sixteen bits a sample', () => at.getUint16(34, true), 16],
    ['the data tag', () => text(36, 4), 'data'],
    ['the number of bytes of the samples', () => at.getUint32(40, true), 6],
    ['the samples, little-endian', () => [...file.slice(44)].join(' '), '1 0 254 255 255 127'],
  ])('has %s', (_, read, expected) => expect(read()).toBe(expected))
})

describe('the check of an uploaded recording', () => {
  const good = () => wavOf(new Int16Array(1600), VOICE_RATE)
  const changed = (change: (bytes: Uint8Array) => Uint8Array) => change(good())

  it('accepts what our recorder makes', () => expect(isVoiceRecording(good())).toBe(true))

  it('accepts the longest recording and rejects one sample more', () => {
    const samples = (VOICE_MAX_BYTES - 44) / 2
    expect(isVoiceRecording(wavOf(new Int16Array(samples), VOICE_RATE))).toBe(true)
    expect(isVoiceRecording(wavOf(new Int16Array(samples + 1), VOICE_RATE))).toBe(false)
  })

  it.each([
    ['an empty file', () => new Uint8Array()],
    ['a header without samples', () => wavOf(new Int16Array(), VOICE_RATE)],
    ['another sample rate', () => wavOf(new Int16Array(1600), 44_100)],
    ['a truncated file', () => changed((bytes) => bytes.slice(0, -2))],
    ['a file with bytes after its end', () => changed((bytes) => new Uint8Array([...bytes, 0, 0]))],
    ['two channels', () => changed((bytes) => bytes.fill(2, 22, 23))],
    ['eight bits', () => changed((bytes) => bytes.fill(8, 34, 35))],
    ['a compressed file', () => changed((bytes) => bytes.fill(7, 20, 21))],
    ['an image', () => changed((bytes) => bytes.fill(0x89, 0, 1))],
  ])('rejects %s', (_, make) => expect(isVoiceRecording(make())).toBe(false))

  it('never throws, and rejects arbitrary bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => !isVoiceRecording(bytes)))
  })
})
