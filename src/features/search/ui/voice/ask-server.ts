import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { VoiceFault } from '../../domain/voice/voice-machine'

/** Gateway Timeout: our server waited too long for the speech service. */
const TIMED_OUT = 504

/** The transcript of a recording from our own server. Only the server has the key of the speech service (C19). */
export async function askServer(
  recording: Uint8Array<ArrayBuffer>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<string, VoiceFault>> {
  try {
    const answer = await fetch(`/api/search/voice?lang=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'audio/wav' },
      body: recording,
      signal,
    })
    if (!answer.ok) return refuse(answer.status === TIMED_OUT ? 'timeOut' : 'service')
    const { transcript } = (await answer.json()) as { transcript?: unknown }
    return typeof transcript === 'string' ? ok(transcript) : refuse('service')
  } catch {
    return refuse('service')
  }
}
