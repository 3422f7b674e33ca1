import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kit/result'
import { env } from '@/platform/env'
import { VOICE_RATE } from '../rules/voice-audio'
import { spokenLanguage } from '../rules/voice-language'
import { readAtMost } from './read-at-most'

/** `notConfigured`: there is no service. `timeOut`: it did not answer in time. `service`: it could not or would not. */
export type SpeechRefusal = 'notConfigured' | 'timeOut' | 'service'

/** Below the browser's own patience (`VOICE_CLOCKS`), so that whoever waits is told what it was. */
const PATIENCE_MS = 8_000
/** More than any transcript of five seconds. */
const LARGEST_ANSWER = 64 * 1024

/** The part of the answer that is read (S1§7). Nothing understood is an answer without results. */
const answerShape = z.object({
  results: z
    .array(z.object({ alternatives: z.array(z.object({ transcript: z.string().optional() })).optional() }))
    .optional(),
})

/** Whether an operator has named a speech service. */
export const hasSpeechService = () => env.SPEECH_URL !== undefined && env.SPEECH_KEY !== undefined

/**
 * Asks the speech service what a recording says (S1§7): a WAV as `isVoiceRecording` takes it. An empty text is an
 * answer too. The key stands in the address that is asked, as the service wants it, so no error that could name the
 * address leaves here (C19). The recording is kept nowhere.
 */
export async function recogniseSpeech(
  recording: Uint8Array,
  locale: Locale,
  patienceMs = PATIENCE_MS,
): Promise<Result<string, SpeechRefusal>> {
  const { SPEECH_URL: service, SPEECH_KEY: key, SPEECH_LOCALES: chosen } = env
  if (!service || !key) return refuse('notConfigured')
  const address = `${service.replace(/\/+$/, '')}/v1/speech:recognize?key=${encodeURIComponent(key)}`
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        config: {
          encoding: 'LINEAR16',
          sampleRateHertz: VOICE_RATE,
          languageCode: spokenLanguage(locale, chosen),
        },
        audio: { content: Buffer.from(recording).toString('base64') },
      }),
      redirect: 'error',
      signal,
    })
    const bytes = await readAtMost(answer.body, LARGEST_ANSWER)
    return answer.ok && bytes !== null ? transcriptIn(bytes) : refuse('service')
  } catch {
    return refuse(signal.aborted ? 'timeOut' : 'service')
  }
}

function transcriptIn(bytes: Uint8Array): Result<string, SpeechRefusal> {
  const read = answerShape.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  if (!read.success) return refuse('service')
  return ok(read.data.results?.[0]?.alternatives?.[0]?.transcript ?? '')
}
