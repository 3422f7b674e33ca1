import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerVoice } from '@/features/search/actions/answer-voice'
import { VOICE_MAX_BYTES, wavOf } from '@/features/search/domain/voice/voice-audio'
import { recogniseSpeech } from '@/features/search/operations/recognise-speech'
import { LOCALES } from '@/i18n/locales'
import { env } from '@/platform/process/env'
import { contentSystem } from '../support/content-system'
import { startSpeech, understood } from '../support/speech'

const KEY = 'a key that is nobody else’s'
const RECORDING = wavOf(new Int16Array([0, 1000, -1000, 7]), 16_000)

let speech: Awaited<ReturnType<typeof startSpeech>>
let network = 0

beforeAll(async () => {
  await contentSystem()
  speech = await startSpeech()
  Object.assign(env, { SPEECH_URL: `${speech.url}/`, SPEECH_KEY: KEY })
})

afterEach(() => {
  speech.asked.length = 0
  speech.next = { body: understood('condo') }
  Object.assign(env, { SPEECH_URL: `${speech.url}/`, SPEECH_KEY: KEY, SPEECH_LOCALES: {} })
})

afterAll(async () => {
  Object.assign(env, { SPEECH_URL: undefined, SPEECH_KEY: undefined })
  await speech.stop()
})

interface Sent {
  lang?: string
  type?: string
  body?: Uint8Array<ArrayBuffer>
  from?: string
}

function send({ lang = 'th', type = 'audio/wav', body = RECORDING, from }: Sent = {}): Promise<Response> {
  network += 1
  return answerVoice(
    new Request(`http://site/api/search/voice?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'x-client-ip': from ?? `10.9.${network >> 8}.${network & 255}` },
      body,
    }),
  )
}

describe('the request to the speech service', () => {
  it('follows S1§7: the key in the URL, LINEAR16, and the recording', async () => {
    expect(await recogniseSpeech(RECORDING, 'th')).toEqual({ ok: true, value: 'condo' })
    expect(speech.asked).toEqual([
      {
        path: '/v1/speech:recognize',
        key: KEY,
        config: { encoding: 'LINEAR16', sampleRateHertz: 16_000, languageCode: 'th-TH' },
        audio: { content: Buffer.from(RECORDING).toString('base64') },
      },
    ])
  })

  it('uses the language of the page, or the configured one (C18)', async () => {
    for (const locale of LOCALES) await recogniseSpeech(RECORDING, locale)
    Object.assign(env, { SPEECH_LOCALES: { cht: 'yue-Hant-HK' } })
    await recogniseSpeech(RECORDING, 'cht')
    expect(speech.asked.map(({ config }) => config.languageCode)).toEqual([
      'th-TH',
      'en-US',
      'zh-CN',
      'zh-TW',
      'yue-Hant-HK',
    ])
  })
})

describe('the result of the speech service', () => {
  it.each([
    ['is the transcript', { body: understood('คอนโด ทองหล่อ') }, { ok: true, value: 'คอนโด ทองหล่อ' }],
    ['is empty when nothing was understood', { body: {} }, { ok: true, value: '' }],
    ['is empty for an empty list', { body: { results: [] } }, { ok: true, value: '' }],
    ['is empty without alternatives', { body: { results: [{}] } }, { ok: true, value: '' }],
    [
      'is a service error after a refusal',
      { status: 403, body: { error: { message: KEY } } },
      { ok: false, refusal: 'service' },
    ],
    ['is a service error after a server error', { status: 500, body: 'broken' }, { ok: false, refusal: 'service' }],
    ['is a service error without JSON', { body: '<html>' }, { ok: false, refusal: 'service' }],
    ['is a service error for another shape', { body: { results: 'none' } }, { ok: false, refusal: 'service' }],
    ['is a service error for an oversized body', { body: 'x'.repeat(100_000) }, { ok: false, refusal: 'service' }],
    ['is a service error after a redirect', { status: 302, body: {} }, { ok: false, refusal: 'service' }],
  ])('%s', async (_, next, outcome) => {
    speech.next = next
    expect(await recogniseSpeech(RECORDING, 'en')).toEqual(outcome)
  })

  it('is a timeout when the service is too slow', async () => {
    speech.next = { body: understood('late'), delayMs: 2_000 }
    expect(await recogniseSpeech(RECORDING, 'en', 100)).toEqual({ ok: false, refusal: 'timeOut' })
  })

  it('is a refusal when no service is configured', async () => {
    Object.assign(env, { SPEECH_KEY: undefined })
    expect(await recogniseSpeech(RECORDING, 'en')).toEqual({ ok: false, refusal: 'notConfigured' })
    expect(speech.asked).toEqual([])
  })
})

describe('an upload from the browser', () => {
  it('is answered with its transcript and not cached', async () => {
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([200, { transcript: 'condo' }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['in a language we have not', { lang: 'fr' }, 400, 'unknownLanguage'],
    ['as a form', { type: 'application/x-www-form-urlencoded' }, 415, 'notAWav'],
    ['as plain text', { type: 'text/plain' }, 415, 'notAWav'],
    ['that is something else', { body: new Uint8Array(100) }, 400, 'notARecording'],
    ['at another rate', { body: wavOf(new Int16Array(9), 48_000) }, 400, 'notARecording'],
    ['that is empty', { body: new Uint8Array() }, 400, 'notARecording'],
    ['that is too long', { body: new Uint8Array(VOICE_MAX_BYTES + 1) }, 413, 'tooLarge'],
  ])('is refused %s', async (_, sent, status, error) => {
    const answer = await send(sent)
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
    expect(speech.asked).toEqual([])
  })

  it.each([
    ['refuses', { status: 403, body: { error: { message: KEY } } }, 502, 'service'],
    ['is not there', null, 503, 'notConfigured'],
  ])('hides the own message of a service that %s', async (_, next, status, error) => {
    if (next) speech.next = next
    else Object.assign(env, { SPEECH_URL: undefined })
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })

  it('is refused after twenty recordings in ten minutes from one network', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await send({ from: '10.77.1.1' })).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    expect((await send({ from: '10.78.1.1' })).status, 'others go on').toBe(200)
  })
})
