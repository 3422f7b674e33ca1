import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { isVoiceRecording, wavOf } from '@/features/search/rules/voice-audio'
import { BROWSER } from '../../scripts/browser'
import { TEST_DIR } from '../support/databases'
import { SPEECH_KEY } from '../support/e2e-site'
import { expect, expectAccessible, test } from '../support/journey'
import { awake, tabTo } from '../support/keyboard'
import { said } from '../support/said'
import { type NextSpeech, understood } from '../support/speech'

const MICROPHONE = resolve(TEST_DIR, 'microphone.wav')
const RATE = 48_000

/** Four syllables a second that rise and fall: a steady note would be filtered out as noise. */
const SYLLABLES = Int16Array.from({ length: RATE * 2 }, (_, at) => {
  const seconds = at / RATE
  const loudness = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds))
  return Math.round(20_000 * loudness * Math.sin(2 * Math.PI * (200 + 120 * Math.sin(9 * seconds)) * seconds))
})
mkdirSync(TEST_DIR, { recursive: true })
writeFileSync(MICROPHONE, wavOf(SYLLABLES, RATE))

test.use({
  permissions: ['microphone'],
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

/** The search open and its voice switched on, by keyboard. */
async function beginToSpeak(page: Page, locale: string) {
  const [{ search }, voice] = [said(locale, 'shell'), said(locale, 'voice')]
  await page.goto(`/${locale}/home`)
  await awake(page)
  await page.locator('header').getByRole('button', { name: search.open, exact: true }).focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('#site-search')
  const button = panel.getByRole('button', { name: voice.open, exact: true })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const region = panel.getByRole('region', { name: voice.label, exact: true })
  return { panel, voice, region, status: region.getByRole('status') }
}

const SPOKEN = [
  { locale: 'th', code: 'th-TH', transcript: 'คอนโดทองหล่อ ไม่เกิน 5 ล้าน' },
  { locale: 'en', code: 'en-US', transcript: 'condo near Ari & the park' },
  { locale: 'cht', code: 'zh-TW', transcript: '近輕軌通羅' },
  { locale: 'chs', code: 'zh-CN', transcript: '通罗 公寓' },
] as const

for (const { locale, code, transcript } of SPOKEN) {
  test(`${locale}: what is said is shown and looked for, and the key stays with us`, async ({
    page,
    request,
    site,
  }) => {
    await says(request, site.speechUrl, { body: understood(transcript), delayMs: 1_000 })
    const addresses: string[] = []
    page.on('request', (sent) => addresses.push(sent.url()))
    const { panel, voice, status } = await beginToSpeak(page, locale)
    // It stands there for 300 ms: looked for with every picture that is drawn.
    const isShown = page.waitForFunction(
      (text) => [...document.querySelectorAll('#site-search a')].some((link) => link.textContent?.trim() === text),
      transcript,
      { polling: 'raf', timeout: 30_000 },
    )
    await expect(status).toHaveText(voice.says.recording)
    if (locale === 'en') await expectAccessible(page)
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
    expect(seconds).toBeGreaterThan(4)
    expect(seconds).toBeLessThanOrEqual(5)
    const samples = new Int16Array(new Uint8Array(recording.subarray(44)).buffer)
    expect(samples.reduce((loudest, one) => Math.max(loudest, Math.abs(one)), 0)).toBeGreaterThan(300)
    expect(addresses.filter((address) => address.includes(SPEECH_KEY) || address.startsWith(site.speechUrl))).toEqual(
      [],
    )
  })
}

test('our own pages may use the microphone, and the recorder is a file of ours', async ({ request }) => {
  const page = await request.get('/en/home')
  expect(page.headers()['permissions-policy']).toContain('microphone=(self)')
  const recorder = await request.get('/voice-recorder.js')
  expect([recorder.status(), recorder.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})

test('nothing understood is said plainly, and one tries again', async ({ page, request, site }) => {
  await says(request, site.speechUrl, { body: {} })
  const { voice, region, status } = await beginToSpeak(page, 'en')
  await expect(status).toContainText(voice.speech_error, { timeout: 10_000 })
  await expect(status).toContainText(voice.fault.empty)
  await expectAccessible(page)
  await says(request, site.speechUrl, { body: understood('condo') })
  await region.getByRole('button', { name: voice.again, exact: true }).click()
  await expect(status).toHaveText(voice.says.recording)
  await expect(page).toHaveURL(/\/en\/search-result\?keyword=condo$/, { timeout: 10_000 })
})

test('toggled back it is text again, and nothing was asked', async ({ page, request, site }) => {
  await says(request, site.speechUrl, { body: understood('never') })
  const { panel, voice, region, status } = await beginToSpeak(page, 'th')
  await expect(status).toHaveText(voice.says.recording)
  await panel.getByRole('button', { name: voice.back, exact: true }).click()
  await expect(region).toBeHidden()
  await page.waitForTimeout(6_000)
  expect(await askedOf(request, site.speechUrl)).toEqual([])
  await expect(page).toHaveURL(/\/th\/home$/)
})

test('closed with Escape it listens no longer', async ({ page, request, site }) => {
  await says(request, site.speechUrl, { body: understood('never') })
  const { panel, voice, region, status } = await beginToSpeak(page, 'en')
  await expect(status).toHaveText(voice.says.recording)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(region).toHaveCount(0)
  await page.waitForTimeout(6_000)
  expect(await askedOf(request, site.speechUrl)).toEqual([])
  await expect(page).toHaveURL(/\/en\/home$/)
})

test.describe('a service that fails', () => {
  test.use({ expectedErrors: [/status of 502/] })

  test('is said plainly', async ({ page, request, site }) => {
    await says(request, site.speechUrl, { status: 500, body: 'broken' })
    const { voice, status } = await beginToSpeak(page, 'chs')
    await expect(status).toContainText(voice.speech_error, { timeout: 10_000 })
    await expect(status).toContainText(voice.fault.service)
  })
})

for (const [name, fault] of [
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'noMicrophone'],
] as const) {
  test(`a microphone that answers ${name} is said plainly`, async ({ page }) => {
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

  test('the search is there, and no button that does nothing', async ({ page }) => {
    await page.goto('/en/home')
    const { search } = said('en', 'shell')
    await page.locator('header').getByRole('button', { name: search.open, exact: true }).click()
    const panel = page.locator('#site-search')
    await expect(panel.locator('form')).toBeVisible()
    await expect(panel.getByRole('button', { name: said('en', 'voice').open, exact: true })).toHaveCount(0)
  })
})
