import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { indexedPages } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { anchorsIn, inBatches, picturesIn, plain } from '../support/html'
import { expect, test } from '../support/journey'

test.describe.configure({ timeout: 600_000 })

/** Indexed pages that no page links to, each with the reason. */
const WITHOUT_A_LINK: Readonly<Record<string, string>> = {}

/** Sections redirecting to Thai from other languages: the language switch may answer 301 there (C5). */
const CLOSED_ELSEWHERE = /^\/cht\/blog(?:[/?]|$)/

/** Links that lead on: of the account and of what is for members to the sign-in page, and the button of LINE to LINE. */
const LEADS_ON = /^307 \/\w+\/(?:account-setting(?:\?|$)|noble-living\/for-members\/)|^303 \/api\/member\/line\?/

/**
 * The languages that are crawled: the one every page has, and one with sections of its own closed. One component makes
 * the links of all four, and every route of every language is asked in `every-address.spec.ts`.
 */
const CRAWLED = ['th', 'cht'] as const satisfies readonly Locale[]

const isCrawled = (href: string) => !/^\/(?:en|chs)(?:[/?]|$)/.test(href)

/** Filtered lists are checked but not crawled further: their links are those of the list itself. */
const isWalked = (address: string) => !address.includes('?')

/** Lists of which every filter and page is checked, the two kinds that there are. */
const WHOLE_LISTS = ['/th/project/condominium/all', '/th/location/thonglor']

/**
 * Query variants checked for each page: the rail map alone links to two hundred stations. One component makes the links
 * of all lists in all languages, so that a few of the others are enough.
 */
const queriesOf = (page: string) => {
  if (WHOLE_LISTS.includes(page)) return 60
  return page.startsWith('/th/') ? 2 : 1
}

/** URLs in the order found, without further query variants of a page beyond the limit. */
function withinReason() {
  const asked = new Map<string, number>()
  return (address: string) => {
    if (isWalked(address)) return true
    const [page = ''] = address.split('?', 1)
    const count = (asked.get(page) ?? 0) + 1
    asked.set(page, count)
    return count <= queriesOf(page)
  }
}

/** Requests as a crawler does: retries when rate-limited on a page that is not cached. */
async function askPatiently(request: APIRequestContext, address: string): Promise<APIResponse> {
  for (;;) {
    const answer = await request.get(address, { maxRedirects: 0 })
    if (answer.status() !== 429) return answer
    await sleep(Number(answer.headers()['retry-after']) * 1000)
  }
}

test('a crawl from the home pages finds no dead link, no redirect, no orphan page and no picture twice on a page', async ({
  request,
  site,
}) => {
  const faults: string[] = []
  const seen = new Set<string>()
  const isLookedAt = withinReason()

  async function follow(address: string): Promise<string[]> {
    const answer = await askPatiently(request, `${site.url}${address}`)
    const status = answer.status()
    if (LEADS_ON.test(`${status} ${address}`)) return []
    if (status !== 200) faults.push(`${status} ${address}`)
    const isPage = status === 200 && (answer.headers()['content-type'] ?? '').startsWith('text/html')
    if (!isPage || !isWalked(address)) return []
    const html = await answer.text()
    const pictures = picturesIn(html)
    for (const name of new Set(pictures.filter((one, index) => pictures.indexOf(one) !== index)))
      faults.push(`twice on ${address}: ${name}`)
    const anchors = anchorsIn(html)
    return anchors
      .filter(({ href, isLanguage }) => isCrawled(href) && !(isLanguage && CLOSED_ELSEWHERE.test(href)))
      .map(({ href }) => href)
  }

  let round: string[] = CRAWLED.map((locale) => `/${locale}/home`)
  while (round.length > 0) {
    for (const address of round) seen.add(address)
    const found = new Set<string>()
    await inBatches(round, async (address) => {
      for (const href of await follow(address)) found.add(href)
    })
    round = [...found].filter((href) => !seen.has(href) && isLookedAt(href))
  }

  expect(faults).toEqual([])
  const index = await (await request.get('/sitemap.xml')).text()
  const named = await Promise.all(
    [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(async ([, sitemap = '']) => {
      const xml = await (await request.get(plain(sitemap))).text()
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => plain(address).replace(site.url, ''))
    }),
  )
  const wanted = [...named.flat(), ...CRAWLED.flatMap((locale) => indexedPages(locale).map(({ path }) => path))]
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((path) => isCrawled(path) && !seen.has(path) && !(path in WITHOUT_A_LINK))).toEqual([])
})
