import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page, type Response, request } from '@playwright/test'
import { confirmIdentity } from './admin-session'
import { SHARED_SITE_FILE } from './e2e-site'

interface SharedSite {
  url: string
  dataDir: string
  databaseUrl: string
  templateDir: string
  adminToken: string
  /** The fake speech service that the site uses. */
  speechUrl: string
  /** The stand-in for LINE. */
  lineUrl: string
}

/** The site that all tests share. */
export const sharedSite = (): SharedSite => JSON.parse(readFileSync(SHARED_SITE_FILE, 'utf8')) as SharedSite

/** A console error that is expected: a 404 page requested on purpose. */
const EXPECTED_NOISE = /Failed to load resource: the server responded with a status of (404|422|429|503)/

interface Fixtures {
  site: SharedSite
  /** Console messages that this test expects. */
  expectedErrors: RegExp[]
  hasChosenCookies: boolean
  /** Starts before the deferred scripts of a page have run; all other tests start after that. */
  isEarly: boolean
}

const someNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

/** Page scripts load after the first image (`gateway/next-adapter/deferred-scripts.ts`): later than `load`. */
function whenHydrated(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...all: unknown[]) => Promise<Response | null>
    Object.assign(page, {
      [name]: async (...all: unknown[]) => {
        const answer = await go(...all)
        await page.waitForFunction(isHydrated)
        return answer
      },
    })
  }
}

/** Whether the page is hydrated, if it has scripts: the header is hydrated first. */
const isHydrated = () =>
  document.querySelector('script[data-src]') === null &&
  document.querySelector('.site-header:not([data-scroll])') === null

/** Every test also fails on any console error. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => use(sharedSite()),
  expectedErrors: [[], { option: true }],
  hasChosenCookies: [true, { option: true }],
  isEarly: [false, { option: true }],
  // Every test has its own network address, so that tests do not share rate limits.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someNetwork() }),
  baseURL: async ({}, use) => use(sharedSite().url),
  // The cookie choice has its own tests; in all others it is made already.
  page: async ({ page, baseURL, hasChosenCookies, expectedErrors, javaScriptEnabled, isEarly }, use) => {
    if (javaScriptEnabled && !isEarly) whenHydrated(page)
    if (hasChosenCookies) await page.context().addCookies([{ name: 'cookie_choice', value: '2', url: baseURL }])
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_NOISE.test(message.text())) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }

/**
 * Every WCAG 2.2 AA violation that axe finds, on the whole page or one part of it, with its elements. `leftOut`: rules
 * that another test proves for the same page.
 */
export async function violationsOf(page: Page, within = 'html', leftOut: string[] = []): Promise<string[]> {
  // Content with deferred layout (`content-visibility`) is laid out now.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await atRest(page)
  // The half megabyte of axe is read once for a document. Without its source only the settings are sent again.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Legacy mode opens no second page to merge frame results; there is one frame. A third of the time.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? ';' : undefined })
    .include(within)
    // Fetching all stylesheets serves one rule, which `shell-accessible.spec.ts` asks, and takes a quarter of the time.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(leftOut)
    .setLegacyMode(true)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Back to the top of a page: what the sticky header half covers further down, axe takes for a small target. */
export const scrolledUp = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0))

/** Fails on any violation that axe finds (`violationsOf`). */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(await violationsOf(page, within)).toEqual([])
}

/** Resolves once the page has raised one `register` event with these fields. */
export async function expectRaised(page: Page, fields: { section_name: string; activity_name: string }): Promise<void> {
  const raised = () =>
    page.evaluate(() => (window.siteEvents ?? []).filter(({ event_name }) => event_name === 'register'))
  await expect.poll(raised).toMatchObject([fields])
}

/** A little longer than any transition (S2§9: 200 ms). */
const SLOWEST_MS = 400

/** Resolves when transitions have ended, or after a timeout. What follows the scroll position never ends and moves only with it. */
const atRest = (page: Page) =>
  page.evaluate(async (slowest) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await wait(50)
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), wait(slowest)])
  }, SLOWEST_MS)

/** API requests of the back office, signed in as the first admin. */
export async function asAdmin(): Promise<APIRequestContext> {
  const { url, adminToken } = sharedSite()
  return request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Origin: url, 'X-Forwarded-For': someNetwork(), Authorization: `JWT ${adminToken}` },
  })
}

/** The same once the admin has shown again who they are: it may make and change accounts. */
export async function asConfirmedAdmin(): Promise<APIRequestContext> {
  const { url, adminToken } = sharedSite()
  await confirmIdentity(url, adminToken)
  return asAdmin()
}

/** The browser of the first admin, signed in. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const { url, adminToken } = sharedSite()
  await page.context().addCookies([{ name: 'staff-token', value: adminToken, url }])
}

/** The mails in the outbox to one receiver, newest last, as raw text. */
export function mailsTo(address: string, dataDir = sharedSite().dataDir): string[] {
  const outbox = join(dataDir, 'outbox')
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((mail) => new RegExp(`^To: .*(?<![\\w.+-])${address.replace(/[.+]/g, '\\$&')}`, 'mi').test(mail))
  } catch {
    return []
  }
}

/** A part of a mail in base64, as those of other letters than Latin are: its headers, and its text. */
const BASE64_PART = /(Content-Transfer-Encoding: base64\r?\n(?:[^\r\n]+\r?\n)*\r?\n)([A-Za-z0-9+/=\r\n]+)/g

/** The text of a mail, decoded. */
const plain = (mail: string) =>
  mail
    .replace(BASE64_PART, (_, headers: string, text: string) => headers + Buffer.from(text, 'base64').toString('utf8'))
    .replace(/=\r?\n/g, '')

/** The code in the newest of so many mails to an address. */
export async function codeIn(email: string, count: number, dataDir = sharedSite().dataDir): Promise<string> {
  const mails = () => mailsTo(email, dataDir)
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(count)
  const code = /^\s*(\d{6})\s*$/m.exec(plain(mails().at(-1) ?? ''))?.[1]
  expect(code, 'the code of the mail').toBeTruthy()
  return code ?? ''
}

/** The subject of a raw mail, decoded. */
export function subjectOf(mail: string): string {
  const folded = /^Subject: ((?:.*(?:\r?\n[ \t].*)*))/m.exec(mail)?.[1] ?? ''
  return folded
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?UTF-8\?/gi, '?==?UTF-8?')
    .replace(/(?:=\?UTF-8\?([BQ])\?([^?]*)\?=)/gi, (_, kind: string, text: string) => decodeWord(kind, text))
}

function decodeWord(kind: string, text: string): string {
  if (kind.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString('utf8')
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
