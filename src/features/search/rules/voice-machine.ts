/** Why nothing was understood: each has words of its own (A10.2). */
export const VOICE_FAULTS = ['refused', 'noMicrophone', 'empty', 'timeOut', 'service'] as const
export type VoiceFault = (typeof VOICE_FAULTS)[number]

export type VoiceState = 'idle' | 'asking' | 'recording' | 'processing' | 'shown' | 'searching' | 'failed'

/** What may happen: `toggled` by whoever searches, `elapsed` by the clock, `left` once the search is on its way. */
export type VoiceEvent =
  | { type: 'toggled' | 'retried' | 'allowed' | 'elapsed' | 'left' }
  | { type: 'heard'; transcript: string }
  | { type: 'failed'; fault: VoiceFault }

/** A search by voice as it stands; `transcript` once there is one, `fault` while it has failed. */
export interface Voice {
  state: VoiceState
  transcript: string
  fault: VoiceFault | null
}

export const VOICE_IDLE: Voice = { state: 'idle', transcript: '', fault: null }

/** As many characters as a search reads of a query. */
const LONGEST_TRANSCRIPT = 200

/**
 * How long a state lasts before its clock is over, in ms: 5,000 of recording and 300 of showing what was heard
 * (S1§4, S1§9); the patience with the service is ours. Asking waits as long as somebody thinks about it.
 */
export const VOICE_CLOCKS: Readonly<Partial<Record<VoiceState, number>>> = {
  recording: 5_000,
  processing: 10_000,
  shown: 300,
}

/** What may follow what (A10.1). Toggling goes back to text from anywhere. */
const NEXT: Readonly<Record<VoiceState, Partial<Record<VoiceEvent['type'], VoiceState>>>> = {
  idle: { toggled: 'asking' },
  asking: { toggled: 'idle', allowed: 'recording', failed: 'failed' },
  recording: { toggled: 'idle', elapsed: 'processing', failed: 'failed' },
  processing: { toggled: 'idle', heard: 'shown', elapsed: 'failed', failed: 'failed' },
  shown: { toggled: 'idle', elapsed: 'searching' },
  searching: { toggled: 'idle', left: 'idle' },
  failed: { toggled: 'idle', retried: 'asking' },
}

/** What was heard, on one line and no longer than a query. */
const tidy = (transcript: string) =>
  [...transcript.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_TRANSCRIPT).join('').trim()

/**
 * What a search by voice becomes through an event. The same object where the event means nothing now. Silence, or
 * a service that understood nothing, is the fault `empty`; a clock that runs out on the service is `timeOut`.
 */
export function voiceAfter(voice: Voice, event: VoiceEvent): Voice {
  const state = NEXT[voice.state][event.type]
  if (state === undefined) return voice
  if (event.type === 'failed') return { state, transcript: '', fault: event.fault }
  if (event.type === 'heard') {
    const transcript = tidy(event.transcript)
    return transcript === '' ? { state: 'failed', transcript: '', fault: 'empty' } : { state, transcript, fault: null }
  }
  if (state === 'failed') return { state, transcript: '', fault: 'timeOut' }
  return { state, transcript: state === 'searching' ? voice.transcript : '', fault: null }
}
