import type { Result } from '@/kernel/result'
import {
  VOICE_CLOCKS,
  VOICE_IDLE,
  type Voice,
  type VoiceEvent,
  type VoiceFault,
  voiceAfter,
} from '../../domain/voice/voice-machine'

/** A recording in progress. */
export interface Recording {
  /** The current level from 0 to 1; null when it is unknown. */
  level: () => number | null
  /** Ends the recording and resolves with the transcript. */
  finish: (signal: AbortSignal) => Promise<Result<string, VoiceFault>>
  /** Ends the recording and discards it. */
  stop: () => void
}

/** What a session needs from the browser. */
export interface VoicePorts {
  /** Asks for the microphone and starts recording. The signal cancels a pending request. */
  listen: (signal: AbortSignal) => Promise<Result<Recording, VoiceFault>>
  search: (transcript: string) => void
}

/** One voice search, driven by clicks, the browser and timers (A10). */
export class VoiceSession {
  private voice = VOICE_IDLE
  private recording: Recording | null = null
  private clock: ReturnType<typeof setTimeout> | undefined
  private turn = new AbortController()

  constructor(
    private readonly ports: VoicePorts,
    private readonly onChange: (voice: Voice) => void,
  ) {}

  readonly level = () => this.recording?.level() ?? null

  readonly send = (event: VoiceEvent): void => {
    const next = voiceAfter(this.voice, event)
    if (next === this.voice) return
    this.voice = next
    clearTimeout(this.clock)
    this.onChange(next)
    const lasts = VOICE_CLOCKS[next.state]
    if (lasts !== undefined) this.clock = setTimeout(() => this.send({ type: 'elapsed' }), lasts)
    this.enter(next)
  }

  /** Returns to text from any state. No further state is reported. */
  readonly close = (): void => {
    clearTimeout(this.clock)
    this.voice = VOICE_IDLE
    this.end()
  }

  private enter({ state, transcript }: Voice): void {
    if (state === 'asking') void this.listen()
    if (state === 'processing') void this.finish()
    if (state === 'searching') this.ports.search(transcript)
    if (state === 'idle' || state === 'failed') this.end()
  }

  private async listen(): Promise<void> {
    this.turn = new AbortController()
    const { signal } = this.turn
    const begun = await this.ports.listen(signal)
    if (signal.aborted) {
      if (begun.ok) begun.value.stop()
      return
    }
    if (begun.ok) this.recording = begun.value
    this.send(begun.ok ? { type: 'allowed' } : { type: 'failed', fault: begun.refusal })
  }

  private async finish(): Promise<void> {
    const { signal } = this.turn
    const transcript = await this.recording?.finish(signal)
    if (signal.aborted || !transcript) return
    this.send(
      transcript.ok ? { type: 'heard', transcript: transcript.value } : { type: 'failed', fault: transcript.refusal },
    )
  }

  private end(): void {
    this.turn.abort()
    this.recording?.stop()
    this.recording = null
  }
}
