import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page, type Response, request } from '@playwright/test'
import { SHARED_SITE_FILE } from './e2e-site'

interface SharedSite {
  url: string
  dataDir: string
  databaseUrl: string
  templateDir: string
  adminToken: string
  /** The speech service of this machine that the site asks. */
  speechUrl: string
}

/** The site that all journeys share. */
export const sharedSite = (): SharedSite => JSON.parse(readFileSync(SHARED_SITE_FILE, 'utf8')) as SharedSite

/** What a browser reports although the answer is as it should be: a 404 page that was asked for on purpose. */
const EXPECTED_NOISE = /Failed to load resource: the server responded with a status of (404|422|429|503)/

interface Fixtures {
  site: SharedSite
  /** Messages of the console that this journey expects. */
  expectedErrors: RegExp[]
  hasChosenCookies: boolean
  /** Looks at a page before its programs have come; all other journeys begin when they run. */
  isEarly: boolean
}

const someNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

/** The programs of a page come after its first picture (`front/late-programs.ts`): later than its `load`. */
function whenAwake(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...all: unknown[]) => Promise<Response | null>
    Object.assign(page, {
      [name]: async (...all: unknown[]) => {
        const answer = await go(...all)
        await page.waitForFunction(isAwake)
        return answer
      },
    })
  }
}

/** Whether a page's programs run, if it has any: what wakes up first is the header's state. */
const isAwake = () =>
  document.querySelector('script[data-src]') === null &&
  document.querySelector('.site-header:not([data-scroll])') === null

/** A journey fails on any error in the console, whatever else it looks at. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => use(sharedSite()),
  expectedErrors: [[], { option: true }],
  hasChosenCookies: [true, { option: true }],
  isEarly: [false, { option: true }],
  // Every journey comes from a network of its own, so that one does not use up the other's rate limit.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someNetwork() }),
  baseURL: async ({}, use) => use(sharedSite().url),
  // The choice about cookies is a journey of its own; the others come from somebody who has made it.
  page: async ({ page, baseURL, hasChosenCookies, expectedErrors, javaScriptEnabled, isEarly }, use) => {
    if (javaScriptEnabled && !isEarly) whenAwake(page)
    if (hasChosenCookies) await page.context().addCookies([{ name: 'cookie_choice', value: '1', url: baseURL }])
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

/** Fails on any violation of WCAG 2.2 AA that a program can see, on the whole page or within one part of it. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // Judged as it is read: what is laid out only when the reader comes near is laid out now.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await atRest(page)
  // Legacy: no second page to gather what frames answer, of which we have one. It takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(true)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

/** A little longer than anything that fades or slides takes (S2§9: 200 ms). */
const SLOWEST_MS = 400

/** Resolves when what fades or slides has come to its end, and soon in any case: some of it moves with the reader. */
const atRest = (page: Page) =>
  page.evaluate(async (slowest) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    await wait(50)
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), wait(slowest)])
  }, SLOWEST_MS)

/** The back office's own calls, signed in as the first admin. */
export async function asAdmin(): Promise<APIRequestContext> {
  const { url, adminToken } = sharedSite()
  return request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Origin: url, 'X-Forwarded-For': someNetwork(), Authorization: `JWT ${adminToken}` },
  })
}

/** The mails in the outbox to one receiver, newest last, as raw text. */
export function mailsTo(address: string, dataDir = sharedSite().dataDir): string[] {
  const outbox = join(dataDir, 'outbox')
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((mail) => new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'mi').test(mail))
  } catch {
    return []
  }
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
