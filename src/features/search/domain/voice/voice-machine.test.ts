import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOICE_CLOCKS, VOICE_FAULTS, VOICE_IDLE, type VoiceEvent, voiceAfter } from './voice-machine'

const STORIES: readonly [story: string, events: readonly VoiceEvent[], end: object][] = [
  ['asks for the microphone when switched on', [{ type: 'toggled' }], { state: 'asking' }],
  ['records when the microphone is allowed', [{ type: 'toggled' }, { type: 'allowed' }], { state: 'recording' }],
  [
    'asks the service when the recording time is over',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }],
    { state: 'processing' },
  ],
  [
    'shows the recognised text on one line',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }, { type: 'heard', transcript: ' คอนโด \n ทองหล่อ ' }],
    { state: 'shown', transcript: 'คอนโด ทองหล่อ', fault: null },
  ],
  [
    'starts the search',
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
    'reports that nothing was recognised',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }, { type: 'heard', transcript: ' \t' }],
    { state: 'failed', fault: 'empty' },
  ],
  [
    'reports a timeout of the service',
    [{ type: 'toggled' }, { type: 'allowed' }, { type: 'elapsed' }, { type: 'elapsed' }],
    { state: 'failed', fault: 'timeOut' },
  ],
  [
    'reports a refused microphone',
    [{ type: 'toggled' }, { type: 'failed', fault: 'refused' }],
    { state: 'failed', fault: 'refused' },
  ],
  [
    'clears the fault when it tries again',
    [{ type: 'toggled' }, { type: 'failed', fault: 'noMicrophone' }, { type: 'retried' }],
    { state: 'asking', fault: null },
  ],
  [
    'ignores events after it was switched off',
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

describe('the state machine of voice search', () => {
  it.each(STORIES)('%s', (_, events, end) => {
    expect(whatBecomes(events)).toMatchObject(end)
  })

  it('uses the durations of the specification', () => {
    expect(VOICE_CLOCKS).toMatchObject({ recording: 5000, shown: 300 })
  })

  it('cuts the recognised text at the maximum query length, never inside a grapheme', () => {
    const long = whatBecomes([
      { type: 'toggled' },
      { type: 'allowed' },
      { type: 'elapsed' },
      { type: 'heard', transcript: '𠮷'.repeat(300) },
    ])
    expect(long.transcript).toBe('𠮷'.repeat(200))
  })

  it('after any events, returns to text on one toggle, with a fault or words only in their states', () => {
    fc.assert(
      fc.property(fc.array(someEvent, { maxLength: 30 }), (events) => {
        const voice = whatBecomes(events)
        if (voice.state !== 'idle') expect(voiceAfter(voice, { type: 'toggled' })).toEqual(VOICE_IDLE)
        expect(voice.fault !== null).toBe(voice.state === 'failed')
        expect(voice.transcript !== '').toBe(voice.state === 'shown' || voice.state === 'searching')
      }),
    )
  })

  it('ignores an event that does not belong to its state', () => {
    expect(voiceAfter(VOICE_IDLE, { type: 'elapsed' })).toBe(VOICE_IDLE)
    expect(voiceAfter(VOICE_IDLE, { type: 'heard', transcript: 'x' })).toBe(VOICE_IDLE)
  })
})
