import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kit/result'
import type { VoiceFault } from '../../rules/voice-machine'

/** Gateway time-out: our server waited for the service in vain. */
const TIMED_OUT = 504

/** What our own server says a recording says. The key of the service is known to it alone (C19). */
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
