import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOICE_CLOCKS, VOICE_FAULTS, VOICE_IDLE, type VoiceEvent, voiceAfter } from './voice-machine'

const STORIES: readonly [story: string, events: readonly VoiceEvent[], end: object][] = [
  ['asks for the microphone when switched on', [{ type: 'toggled' }], { state: 'asking' }],
  ['records once it may', [{ type: 'toggled' }, { type: 'allowed' }], { state: 'recording' }],
  [
    'asks the service when the time is up',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }],
    { state: 'processing' },
  ],
  [
    'shows what was heard, on one line',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }, { type: 'heard', transcript: ' คอนโด \n ทองหล่อ ' }],
    { state: 'shown', transcript: 'คอนโด ทองหล่อ', fault: null },
  ],
  [
    'goes to look for it',
    [
      { type: 'toggled' },
      { type: 'allowed' },
      { type: 'elapsed' },
      { type: 'heard', transcript: '通羅' },
      { type: 'elapsed' },
    ],
    { state: 'searching', transcript: '通羅' },
  ],
  [
    'says that nothing was heard',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }, { type: 'heard', transcript: ' \t' }],
    { state: 'failed', fault: 'empty' },
  ],
  [
    'says that the service took too long',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }, { type: 'elapsed' }],
    { state: 'failed', fault: 'timeOut' },
  ],
  [
    'says that the microphone was refused',
    [{ type: 'toggled' }, { type: 'failed', fault: 'refused' }],
    { state: 'failed', fault: 'refused' },
  ],
  [
    'tries again after a fault, which is forgotten',
    [{ type: 'toggled' }, { type: 'failed', fault: 'noMicrophone' }, { type: 'retried' }],
    { state: 'asking', fault: null },
  ],
  [
    'hears nothing that comes after it was switched off',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'toggled' }, { type: 'heard', transcript: 'late' }],
    VOICE_IDLE,
  ],
]

const someEvent: fc.Arbitrary<VoiceEvent> = fc.oneof(
  fc.constantFrom('toggled', 'retried', 'allowed', 'elapsed', 'left').map((type) => ({ type }) as VoiceEvent),
  fc.string().map((transcript) => ({ type: 'heard', transcript }) as const),
  fc.constantFrom(...VOICE_FAULTS).map((fault) => ({ type: 'failed', fault }) as const),
)

const whatBecomes = (events: readonly VoiceEvent[]) => events.reduce(voiceAfter, VOICE_IDLE)

describe('a search by voice', () => {
  it.each(STORIES)('%s', (_, events, end) => {
    expect(whatBecomes(events)).toMatchObject(end)
  })

  it('keeps to the times of the specification', () => {
    expect(VOICE_CLOCKS).toMatchObject({ recording: 5000, shown: 300 })
  })

  it('cuts what was heard to the length of a query, and never inside a character', () => {
    const long = whatBecomes([
      { type: 'toggled' },
      { type: 'allowed' },
      { type: 'elapsed' },
      { type: 'heard', transcript: '𠮷'.repeat(300) },
    ])
    expect(long.transcript).toBe('𠮷'.repeat(200))
  })

  it('whatever happens: one toggle leads back to text, a fault is told only when it failed, words only when heard', () => {
    fc.assert(
      fc.property(fc.array(someEvent, { maxLength: 30 }), (events) => {
        const voice = whatBecomes(events)
        if (voice.state !== 'idle') expect(voiceAfter(voice, { type: 'toggled' })).toEqual(VOICE_IDLE)
        expect(voice.fault !== null).toBe(voice.state === 'failed')
        expect(voice.transcript !== '').toBe(voice.state === 'shown' || voice.state === 'searching')
      }),
    )
  })

  it('does nothing on an event that means nothing now', () => {
    expect(voiceAfter(VOICE_IDLE, { type: 'elapsed' })).toBe(VOICE_IDLE)
    expect(voiceAfter(VOICE_IDLE, { type: 'heard', transcript: 'x' })).toBe(VOICE_IDLE)
  })
})
