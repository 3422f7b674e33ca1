import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerVoice } from '@/features/search/actions/answer-voice'
import { recogniseSpeech } from '@/features/search/operations/recognise-speech'
import { VOICE_MAX_BYTES, wavOf } from '@/features/search/rules/voice-audio'
import { LOCALES } from '@/i18n/locales'
import { env } from '@/platform/env'
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

describe('what the speech service is asked', () => {
  it('is what S1§7 writes down: the key in the address, LINEAR16, the recording itself', async () => {
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

  it('is asked in the language of the page, or in the one an operator chose (C18)', async () => {
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

describe('what it answers', () => {
  it.each([
    ['what was said', { body: understood('คอนโด ทองหล่อ') }, { ok: true, value: 'คอนโด ทองหล่อ' }],
    ['nothing understood', { body: {} }, { ok: true, value: '' }],
    ['an empty list', { body: { results: [] } }, { ok: true, value: '' }],
    ['no alternatives', { body: { results: [{}] } }, { ok: true, value: '' }],
    ['a refusal', { status: 403, body: { error: { message: KEY } } }, { ok: false, refusal: 'service' }],
    ['a fault', { status: 500, body: 'broken' }, { ok: false, refusal: 'service' }],
    ['no JSON', { body: '<html>' }, { ok: false, refusal: 'service' }],
    ['another shape', { body: { results: 'none' } }, { ok: false, refusal: 'service' }],
    ['far too much', { body: 'x'.repeat(100_000) }, { ok: false, refusal: 'service' }],
    ['somewhere else', { status: 302, body: {} }, { ok: false, refusal: 'service' }],
  ])('%s', async (_, next, outcome) => {
    speech.next = next
    expect(await recogniseSpeech(RECORDING, 'en')).toEqual(outcome)
  })

  it('is not waited for longer than somebody waits', async () => {
    speech.next = { body: understood('late'), delayMs: 2_000 }
    expect(await recogniseSpeech(RECORDING, 'en', 100)).toEqual({ ok: false, refusal: 'timeOut' })
  })

  it('is none where there is no service', async () => {
    Object.assign(env, { SPEECH_KEY: undefined })
    expect(await recogniseSpeech(RECORDING, 'en')).toEqual({ ok: false, refusal: 'notConfigured' })
    expect(speech.asked).toEqual([])
  })
})

describe('what a browser may send', () => {
  it('is a recording, answered with its transcript and kept by nobody', async () => {
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
  ])('is nothing %s', async (_, sent, status, error) => {
    const answer = await send(sent)
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
    expect(speech.asked).toEqual([])
  })

  it.each([
    ['refuses', { status: 403, body: { error: { message: KEY } } }, 502, 'service'],
    ['is not there', null, 503, 'notConfigured'],
  ])('and a service that %s is told without its own words', async (_, next, status, error) => {
    if (next) speech.next = next
    else Object.assign(env, { SPEECH_URL: undefined })
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })

  it('is twenty recordings in ten minutes from one network, and no more', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await send({ from: '10.77.1.1' })).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    expect((await send({ from: '10.78.1.1' })).status, 'others go on').toBe(200)
  })
})
