import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { isVoiceRecording, wavOf } from '@/features/search/domain/voice/voice-audio'
import { VOICE_CLOCKS } from '@/features/search/domain/voice/voice-machine'
import { BROWSER } from '../../scripts/browser'
import { TEST_DIR } from '../support/databases'
import { SPEECH_KEY } from '../support/e2e-site'
import { expect, expectAccessible, test } from '../support/journey'
import { hydrated, tabTo } from '../support/keyboard'
import { messages } from '../support/messages'
import { type NextSpeech, understood } from '../support/speech'

// Not in parallel: the tests share state that they change or read.
test.describe.configure({ mode: 'default' })

const MICROPHONE = resolve(TEST_DIR, 'microphone.wav')
const RATE = 48_000

/** Four rising and falling syllables a second: a steady tone would be filtered out as noise. */
const SYLLABLES = Int16Array.from({ length: RATE * 2 }, (_, at) => {
  const seconds = at / RATE
  const loudness = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds))
  return Math.round(20_000 * loudness * Math.sin(2 * Math.PI * (200 + 120 * Math.sin(9 * seconds)) * seconds))
})
mkdirSync(TEST_DIR, { recursive: true })
writeFileSync(MICROPHONE, wavOf(SYLLABLES, RATE))

test.use({
  permissions: ['microphone'],
  contextOptions: {},
  launchOptions: {
    ...BROWSER,
    args: [...BROWSER.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${MICROPHONE}`],
  },
})

interface Asked {
  key: string
  config: { encoding: string; sampleRateHertz: number; languageCode: string }
  audio: { content: string }
}

const says = (request: APIRequestContext, speechUrl: string, next: NextSpeech) =>
  request.put(`${speechUrl}/next`, { data: next })

const askedOf = async (request: APIRequestContext, speechUrl: string) =>
  (await (await request.get(`${speechUrl}/asked`)).json()) as Asked[]

/** Opens the search and switches voice on, by keyboard. */
async function beginToSpeak(page: Page, locale: string) {
  const [{ search }, voice] = [messages(locale, 'shell'), messages(locale, 'voice')]
  await page.clock.install()
  await page.goto(`/${locale}/home`)
  await hydrated(page)
  await page.locator('header').getByRole('button', { name: search.open, exact: true }).focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('#site-search')
  const button = panel.getByRole('button', { name: voice.open, exact: true })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const region = panel.getByRole('region', { name: voice.label, exact: true })
  return { panel, voice, region, status: region.getByRole('status') }
}

/** Waits until something was heard, and sets the clock of the page to the end of the recording. */
async function speak(page: Page, region: Locator) {
  await expect(region.locator('[style*="scaleY"]:not([style*="scaleY(0.04)"])')).not.toHaveCount(0)
  await page.clock.fastForward(VOICE_CLOCKS.recording ?? 0)
}

/** The first one speaks for the whole five seconds. */
const SPOKEN = [
  { locale: 'en', code: 'en-US', transcript: 'condo near Ari & the park', isWhole: true },
  { locale: 'chs', code: 'zh-CN', transcript: '通罗 公寓', isWhole: false },
] as const

for (const { locale, code, transcript, isWhole } of SPOKEN) {
  test(`${locale}: speech is transcribed and searched, and the API key stays on the server`, async ({
    page,
    request,
    site,
  }) => {
    await says(request, site.speechUrl, { body: understood(transcript), delayMs: 1_000 })
    const addresses: string[] = []
    page.on('request', (sent) => addresses.push(sent.url()))
    const { panel, voice, region, status } = await beginToSpeak(page, locale)
    // Shown for only 300 ms: checked on every animation frame.
    const isShown = page.waitForFunction(
      (text) => [...document.querySelectorAll('#site-search a')].some((link) => link.textContent?.trim() === text),
      transcript,
      { polling: 'raf', timeout: 30_000 },
    )
    await expect(status).toHaveText(voice.says.recording)
    if (isWhole) await expectAccessible(page)
    else await speak(page, region)
    await expect(status).toHaveText(voice.says.processing, { timeout: 8_000 })
    await isShown
    await expect(page).toHaveURL(new RegExp(`/${locale}/search-result\\?keyword=`))
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(transcript)
    await expect(panel).toBeHidden()

    const [asked, ...more] = await askedOf(request, site.speechUrl)
    expect(more).toEqual([])
    expect(asked?.key).toBe(SPEECH_KEY)
    expect(asked?.config).toEqual({ encoding: 'LINEAR16', sampleRateHertz: 16_000, languageCode: code })
    const recording = Buffer.from(asked?.audio.content ?? '', 'base64')
    expect(isVoiceRecording(recording)).toBe(true)
    const seconds = (recording.length - 44) / 32_000
    expect(seconds).toBeGreaterThan(isWhole ? 4 : 0)
    expect(seconds).toBeLessThanOrEqual(5)
    const samples = new Int16Array(new Uint8Array(recording.subarray(44)).buffer)
    expect(samples.reduce((loudest, one) => Math.max(loudest, Math.abs(one)), 0)).toBeGreaterThan(300)
    expect(addresses.filter((address) => address.includes(SPEECH_KEY) || address.startsWith(site.speechUrl))).toEqual(
      [],
    )
  })
}

test('our pages may use the microphone, and the recorder is served by us', async ({ request }) => {
  const page = await request.get('/en/home')
  expect(page.headers()['permissions-policy']).toContain('microphone=(self)')
  const recorder = await request.get('/voice-recorder.js')
  expect([recorder.status(), recorder.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})

test('an empty transcript is reported and can be retried', async ({ page, request, site }) => {
  await says(request, site.speechUrl, { body: {} })
  const { voice, region, status } = await beginToSpeak(page, 'en')
  await speak(page, region)
  await expect(status).toContainText(voice.speech_error)
  await expect(status).toContainText(voice.fault.empty)
  await expectAccessible(page)
  await says(request, site.speechUrl, { body: understood('condo') })
  await region.getByRole('button', { name: voice.again, exact: true }).click()
  await speak(page, region)
  await expect(page).toHaveURL(/\/en\/search-result\?keyword=condo$/)
})

test('switching voice off returns to text without a request', async ({ page, request, site }) => {
  await says(request, site.speechUrl, { body: understood('never') })
  const { panel, voice, region, status } = await beginToSpeak(page, 'th')
  await expect(status).toHaveText(voice.says.recording)
  await panel.getByRole('button', { name: voice.back, exact: true }).click()
  await expect(region).toBeHidden()
  await page.clock.runFor(6_000)
  expect(await askedOf(request, site.speechUrl)).toEqual([])
  await expect(page).toHaveURL(/\/th\/home$/)
})

test('closing with Escape stops the recording', async ({ page, request, site }) => {
  await says(request, site.speechUrl, { body: understood('never') })
  const { panel, voice, region, status } = await beginToSpeak(page, 'en')
  await expect(status).toHaveText(voice.says.recording)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(region).toHaveCount(0)
  await page.clock.runFor(6_000)
  expect(await askedOf(request, site.speechUrl)).toEqual([])
  await expect(page).toHaveURL(/\/en\/home$/)
})

test.describe('a speech service that fails', () => {
  test.use({ expectedErrors: [/status of 502/] })

  test('is reported to the visitor', async ({ page, request, site }) => {
    await says(request, site.speechUrl, { status: 500, body: 'broken' })
    const { voice, region, status } = await beginToSpeak(page, 'chs')
    await speak(page, region)
    await expect(status).toContainText(voice.speech_error)
    await expect(status).toContainText(voice.fault.service)
  })
})

for (const [name, fault] of [
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'noMicrophone'],
] as const) {
  test(`a microphone error ${name} is reported to the visitor`, async ({ page }) => {
    await page.addInitScript((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
    }, name)
    const { voice, status } = await beginToSpeak(page, 'cht')
    await expect(status).toContainText(voice.speech_error)
    await expect(status).toContainText(voice.fault[fault])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works and shows no voice button', async ({ page }) => {
    await page.goto('/en/home')
    const { search } = messages('en', 'shell')
    await page.locator('header').getByRole('button', { name: search.open, exact: true }).click()
    const panel = page.locator('#site-search')
    await expect(panel.locator('form')).toBeVisible()
    await expect(panel.getByRole('button', { name: messages('en', 'voice').open, exact: true })).toHaveCount(0)
  })
})
