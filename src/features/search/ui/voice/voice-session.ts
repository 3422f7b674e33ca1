import type { Result } from '@/kit/result'
import {
  VOICE_CLOCKS,
  VOICE_IDLE,
  type Voice,
  type VoiceEvent,
  type VoiceFault,
  voiceAfter,
} from '../../rules/voice-machine'

/** Somebody is being listened to. */
export interface Hearing {
  /** How loud it is now, from 0 to 1; null when that cannot be known. */
  level: () => number | null
  /** Ends the listening, and asks what was said. */
  finish: (signal: AbortSignal) => Promise<Result<string, VoiceFault>>
  /** Ends it, and forgets what was said. */
  stop: () => void
}

/** What a session needs of the browser. */
export interface VoicePorts {
  /** Asks for the microphone and begins to listen. The signal ends it while it is being asked for. */
  listen: (signal: AbortSignal) => Promise<Result<Hearing, VoiceFault>>
  search: (transcript: string) => void
}

/** One search by voice, driven by the hand, the browser and the clock (A10). */
export class VoiceSession {
  private voice = VOICE_IDLE
  private hearing: Hearing | null = null
  private clock: ReturnType<typeof setTimeout> | undefined
  private turn = new AbortController()

  constructor(
    private readonly ports: VoicePorts,
    private readonly tell: (voice: Voice) => void,
  ) {}

  readonly level = () => this.hearing?.level() ?? null

  readonly send = (event: VoiceEvent): void => {
    const next = voiceAfter(this.voice, event)
    if (next === this.voice) return
    this.voice = next
    clearTimeout(this.clock)
    this.tell(next)
    const lasts = VOICE_CLOCKS[next.state]
    if (lasts !== undefined) this.clock = setTimeout(() => this.send({ type: 'elapsed' }), lasts)
    this.enter(next)
  }

  /** Back to text, wherever it stands. Nothing is told any more. */
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
    if (begun.ok) this.hearing = begun.value
    this.send(begun.ok ? { type: 'allowed' } : { type: 'failed', fault: begun.refusal })
  }

  private async finish(): Promise<void> {
    const { signal } = this.turn
    const heard = await this.hearing?.finish(signal)
    if (signal.aborted || !heard) return
    this.send(heard.ok ? { type: 'heard', transcript: heard.value } : { type: 'failed', fault: heard.refusal })
  }

  private end(): void {
    this.turn.abort()
    this.hearing?.stop()
    this.hearing = null
  }
}
