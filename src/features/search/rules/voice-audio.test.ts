import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVoiceRecording, levelOf, resample, toLinear16, VOICE_MAX_BYTES, VOICE_RATE, wavOf } from './voice-audio'

/** A tone of so many oscillations a second, half as loud as can be. */
function tone(hertz: number, rate: number, seconds = 0.5): Float32Array {
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate) / 2,
  )
}

/** The loudest of it, away from its ends. */
const peakOf = (samples: Float32Array) =>
  samples.slice(samples.length / 4, (samples.length * 3) / 4).reduce((peak, one) => Math.max(peak, Math.abs(one)), 0)

function crossings(samples: Float32Array): number {
  let count = 0
  for (let at = 1; at < samples.length; at += 1) if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) count += 1
  return count
}

const RATES = [8_000, 16_000, 22_050, 44_100, 48_000, 96_000]

describe('another number of samples a second', () => {
  it.each(RATES)('%i: a voice keeps its pitch and its loudness', (rate) => {
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
  ])('%s Hz, which 16,000 samples cannot hold, does not come back as another note', (_, hertz) => {
    expect(peakOf(resample(tone(hertz, 48_000), 48_000, VOICE_RATE))).toBeLessThan(0.01)
  })

  it('without the filter that note would be heard', () => {
    const everyThird = tone(12_000, 48_000).filter((_, at) => at % 3 === 0)
    expect(peakOf(everyThird)).toBeGreaterThan(0.3)
  })

  it('is never louder than it was by more than the filter rings, and stays what it is at its own rate', () => {
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

  it('leaves stillness still, whatever its level', () => {
    fc.assert(
      fc.property(fc.float({ min: -1, max: 1, noNaN: true }), fc.constantFrom(...RATES), (level, rate) => {
        const made = resample(new Float32Array(300).fill(level), rate, VOICE_RATE)
        for (const one of made) expect(one).toBeCloseTo(level, 4)
      }),
    )
  })
})

describe('LINEAR16', () => {
  it.each([
    [0, 0],
    [1, 32_767],
    [-1, -32_767],
    [0.5, 16_384],
    [7, 32_767],
    [-7, -32_767],
    [Number.POSITIVE_INFINITY, 32_767],
    [Number.NaN, 0],
  ])('%d is %d', (sample, whole) => expect([...toLinear16(new Float32Array([sample]))]).toEqual([whole]))
})

describe('how loud it is', () => {
  it.each([
    ['nothing', new Float32Array(), 0],
    ['silence', new Float32Array(64), 0],
    ['as loud as can be', new Float32Array(64).fill(1), 1],
    ['a thousandth of it', new Float32Array(64).fill(0.001), 0],
    ['a tenth of it', new Float32Array(64).fill(0.1), 2 / 3],
  ])('%s', (_, samples, level) => expect(levelOf(samples)).toBeCloseTo(level, 5))
})

describe('a WAV', () => {
  const file = wavOf(new Int16Array([1, -2, 32_767]), VOICE_RATE)
  const at = new DataView(file.buffer)
  const text = (from: number, length: number) => String.fromCharCode(...file.slice(from, from + length))

  it.each([
    ['a RIFF', () => text(0, 4), 'RIFF'],
    ['so long without its first eight bytes', () => at.getUint32(4, true), 42],
    ['a sound', () => text(8, 8), 'WAVEfmt '],
    ['sixteen bytes about its format', () => at.getUint32(16, true), 16],
    ['uncompressed', () => at.getUint16(20, true), 1],
    ['of one channel', () => at.getUint16(22, true), 1],
    ['of 16,000 samples a second', () => at.getUint32(24, true), 16_000],
    ['of 32,000 bytes a second', () => at.getUint32(28, true), 32_000],
    ['of two bytes a sample', () => at.getUint16(32, true), 2],
    ['of sixteen bits', () => at.getUint16(34, true), 16],
    ['then its samples', () => text(36, 4), 'data'],
    ['so many bytes of them', () => at.getUint32(40, true), 6],
    ['lowest byte first', () => [...file.slice(44)].join(' '), '1 0 254 255 255 127'],
  ])('is %s', (_, read, expected) => expect(read()).toBe(expected))
})

describe('what is taken for a recording', () => {
  const good = () => wavOf(new Int16Array(1600), VOICE_RATE)
  const changed = (change: (bytes: Uint8Array) => Uint8Array) => change(good())

  it('is what our recorder makes', () => expect(isVoiceRecording(good())).toBe(true))

  it('is as long as a recording may be, and not a sample longer', () => {
    const samples = (VOICE_MAX_BYTES - 44) / 2
    expect(isVoiceRecording(wavOf(new Int16Array(samples), VOICE_RATE))).toBe(true)
    expect(isVoiceRecording(wavOf(new Int16Array(samples + 1), VOICE_RATE))).toBe(false)
  })

  it.each([
    ['nothing', () => new Uint8Array()],
    ['a header without samples', () => wavOf(new Int16Array(), VOICE_RATE)],
    ['another rate', () => wavOf(new Int16Array(1600), 44_100)],
    ['one that was cut off', () => changed((bytes) => bytes.slice(0, -2))],
    ['one with something behind it', () => changed((bytes) => new Uint8Array([...bytes, 0, 0]))],
    ['two channels', () => changed((bytes) => bytes.fill(2, 22, 23))],
    ['eight bits', () => changed((bytes) => bytes.fill(8, 34, 35))],
    ['a compressed one', () => changed((bytes) => bytes.fill(7, 20, 21))],
    ['a picture', () => changed((bytes) => bytes.fill(0x89, 0, 1))],
  ])('is not %s', (_, make) => expect(isVoiceRecording(make())).toBe(false))

  it('is decided for any bytes at all', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => !isVoiceRecording(bytes)))
  })
})
