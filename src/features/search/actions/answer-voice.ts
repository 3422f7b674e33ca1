import { isLocale } from '@/i18n/locales'
import { networkOf } from '@/kernel/http/network-of'
import { anonymousContext } from '@/platform/database/payload'
import { consumeToken } from '@/platform/database/rate-limit'
import { log } from '@/platform/process/log'
import { isVoiceRecording, VOICE_MAX_BYTES } from '../domain/voice/voice-audio'

import { readLimited } from '../operations/read-limited'
import { recogniseSpeech, type SpeechRefusal } from '../operations/recognise-speech'

const SEARCHES = 20
const SEARCHES_WINDOW_SECONDS = 600

type Refusal = SpeechRefusal | 'unknownLanguage' | 'notARecording' | 'tooLarge' | 'notAWav' | 'tooMany'

/** HTTP status of every response without a transcript. */
const STATUS = {
  unknownLanguage: 400,
  notARecording: 400,
  tooLarge: 413,
  notAWav: 415,
  tooMany: 429,
  service: 502,
  notConfigured: 503,
  timeOut: 504,
} as const satisfies Record<Refusal, number>

const NO_STORE = { 'Cache-Control': 'private, no-store' }

const refusal = (error: Refusal) => Response.json({ error }, { status: STATUS[error], headers: NO_STORE })

/** Rate limit per client network across all nodes: 20 requests in ten minutes, because each one costs money. */
async function maySearch(request: Request): Promise<boolean> {
  const who = networkOf(request.headers.get('x-client-ip') ?? 'unknown')
  return consumeToken((await anonymousContext()).payload, 'voice', who, SEARCHES, SEARCHES_WINDOW_SECONDS)
}

/** Forms cannot send `audio/wav`, so other sites need a CORS preflight. */
const isWav = (request: Request) => (request.headers.get('content-type') ?? '').split(';')[0]?.trim() === 'audio/wav'

/**
 * Responds to a recording with `{ transcript }`, empty when nothing was recognised, or with `{ error }` and a code.
 * Recording and transcript are neither stored nor logged (S1§4, A10.2, C19).
 */
export async function answerVoice(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('lang')
  if (!isLocale(locale)) return refusal('unknownLanguage')
  if (!isWav(request)) return refusal('notAWav')
  const recording = await readLimited(request.body, VOICE_MAX_BYTES)
  if (recording === null) return refusal('tooLarge')
  if (!isVoiceRecording(recording)) return refusal('notARecording')
  if (!(await maySearch(request))) return refusal('tooMany')
  const recognised = await recogniseSpeech(recording, locale)
  if (recognised.ok) return Response.json({ transcript: recognised.value }, { headers: NO_STORE })
  log.warn({ code: recognised.refusal }, 'speech was not recognised')
  return refusal(recognised.refusal)
}
