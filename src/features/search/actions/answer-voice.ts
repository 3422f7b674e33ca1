import { isLocale } from '@/i18n/locales'
import { networkOf } from '@/kit/network-of'
import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { takePoint } from '@/platform/rate-limit'
import { readAtMost } from '../operations/read-at-most'
import { recogniseSpeech, type SpeechRefusal } from '../operations/recognise-speech'
import { isVoiceRecording, VOICE_MAX_BYTES } from '../rules/voice-audio'

const SEARCHES = 20
const SEARCHES_WINDOW_SECONDS = 600

type Refusal = SpeechRefusal | 'unknownLanguage' | 'notARecording' | 'tooLarge' | 'notAWav' | 'tooMany'

/** Every answer that is not a transcript, with its status. */
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

const NOT_KEPT = { 'Cache-Control': 'private, no-store' }

const refusal = (error: Refusal) => Response.json({ error }, { status: STATUS[error], headers: NOT_KEPT })

/** The search of somebody's network once more: twenty times in ten minutes, on all nodes together; each one costs. */
async function maySearch(request: Request): Promise<boolean> {
  const who = networkOf(request.headers.get('x-client-ip') ?? 'unknown')
  return takePoint((await publicContext()).payload, 'voice', who, SEARCHES, SEARCHES_WINDOW_SECONDS)
}

/** `audio/wav` is no type of a form, so a page of another site cannot send it without asking first (CORS). */
const isWav = (request: Request) => (request.headers.get('content-type') ?? '').split(';')[0]?.trim() === 'audio/wav'

/**
 * Answers a recording in the body with `{ transcript }`, empty when nothing was understood. What is wrong has a
 * code: `{ error }`. Neither recording nor transcript is kept or logged (S1§4, A10.2, C19).
 */
export async function answerVoice(request: Request): Promise<Response> {
  const locale = new URL(request.url).searchParams.get('lang')
  if (!isLocale(locale)) return refusal('unknownLanguage')
  if (!isWav(request)) return refusal('notAWav')
  const recording = await readAtMost(request.body, VOICE_MAX_BYTES)
  if (recording === null) return refusal('tooLarge')
  if (!isVoiceRecording(recording)) return refusal('notARecording')
  if (!(await maySearch(request))) return refusal('tooMany')
  const heard = await recogniseSpeech(recording, locale)
  if (heard.ok) return Response.json({ transcript: heard.value }, { headers: NOT_KEPT })
  log.warn({ code: heard.refusal }, 'speech was not recognised')
  return refusal(heard.refusal)
}
