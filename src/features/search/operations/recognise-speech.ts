import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { env } from '@/platform/process/env'
import { VOICE_RATE } from '../domain/voice/voice-audio'
import { spokenLanguage } from '../domain/voice/voice-language'
import { readLimited } from './read-limited'

/** `notConfigured`: no speech service. `timeOut`: no answer in time. `service`: the service failed or refused. */
export type SpeechRefusal = 'notConfigured' | 'timeOut' | 'service'

/** Below the timeout of the browser (`VOICE_CLOCKS`), so that the visitor gets the exact reason. */
const PATIENCE_MS = 8_000
/** More than any transcript of a five-second recording. */
const LARGEST_ANSWER = 64 * 1024

/** The part of the response that is read (S1§7). A response without results means that nothing was recognised. */
const answerShape = z.object({
  results: z
    .array(z.object({ alternatives: z.array(z.object({ transcript: z.string().optional() })).optional() }))
    .optional(),
})

/** Whether a speech service is configured. */
export const hasSpeechService = () => env.SPEECH_URL !== undefined && env.SPEECH_KEY !== undefined

/**
 * Asks the speech service for the transcript of a recording (S1§7), a WAV that passes `isVoiceRecording`. The
 * transcript may be empty. The service takes the key in the URL, so no error that could contain the URL is passed on
 * (C19). The recording is not stored.
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
    const bytes = await readLimited(answer.body, LARGEST_ANSWER)
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
