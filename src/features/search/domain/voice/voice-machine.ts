/** Why there is no transcript; each has its own message (A10.2). */
export const VOICE_FAULTS = ['refused', 'noMicrophone', 'empty', 'timeOut', 'service'] as const
export type VoiceFault = (typeof VOICE_FAULTS)[number]

export type VoiceState = 'idle' | 'asking' | 'recording' | 'processing' | 'shown' | 'searching' | 'failed'

/** Events: `toggled` by the visitor, `elapsed` by the timer, `left` when the search has started. */
export type VoiceEvent =
  | { type: 'toggled' | 'retried' | 'allowed' | 'elapsed' | 'left' }
  | { type: 'heard'; transcript: string }
  | { type: 'failed'; fault: VoiceFault }

/** The state of a voice search. `transcript` is set once there is one, `fault` only after a failure. */
export interface Voice {
  state: VoiceState
  transcript: string
  fault: VoiceFault | null
}

export const VOICE_IDLE: Voice = { state: 'idle', transcript: '', fault: null }

/** Maximum length of a query in characters. */
const LONGEST_TRANSCRIPT = 200

/**
 * How long a state lasts, in ms: 5,000 of recording and 300 of showing the transcript (S1§4, S1§9); the timeout of the
 * service is our choice. The microphone prompt has no limit.
 */
export const VOICE_CLOCKS: Readonly<Partial<Record<VoiceState, number>>> = {
  recording: 5_000,
  processing: 10_000,
  shown: 300,
}

/** Allowed transitions (A10.1). `toggled` returns to text from any state. */
const NEXT: Readonly<Record<VoiceState, Partial<Record<VoiceEvent['type'], VoiceState>>>> = {
  idle: { toggled: 'asking' },
  asking: { toggled: 'idle', allowed: 'recording', failed: 'failed' },
  recording: { toggled: 'idle', elapsed: 'processing', failed: 'failed' },
  processing: { toggled: 'idle', heard: 'shown', elapsed: 'failed', failed: 'failed' },
  shown: { toggled: 'idle', elapsed: 'searching' },
  searching: { toggled: 'idle', left: 'idle' },
  failed: { toggled: 'idle', retried: 'asking' },
}

/** The transcript on one line, cut at the maximum query length. */
const tidy = (transcript: string) =>
  [...transcript.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_TRANSCRIPT).join('').trim()

/**
 * The next state after an event; the same object when the event does not apply. An empty transcript is the fault
 * `empty`; a timeout of the service is `timeOut`.
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
