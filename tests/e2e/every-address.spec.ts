import type { APIRequestContext, APIResponse } from '@playwright/test'
import { announcedAt } from '@/features/routing'
import { addressOf, localesOf, respelt, SPELLINGS } from '@/features/routing/domain/route-samples'
import { ROUTES } from '@/features/routing/domain/routes'
import { HTML_LANG, LOCALES, type Locale } from '@/i18n/locales'
import type { Route } from '@/kernel/route'
import { expectedTable } from '../support/feature-expected'
import { alternatesIn, canonicalIn, inBatches, mainTextIn, RAW_KEY, robotsIn } from '../support/html'
import { expect, test } from '../support/journey'

test.describe.configure({ timeout: 300_000 })

const ROWS: readonly Route[] = ROUTES

/** Routes whose page needs existing content. */
const REAL = expectedTable('addresses')

/** Steps of a booking: without one they lead to where it begins. */
const STEPS: ReadonlySet<string> = new Set([
  'unit-summary',
  'verify-id',
  'verify-otp',
  'verify-success',
  'booking-summary',
  'booking-payment',
  'own-payment-result',
  'own-payment-receipt',
])

/** Pages that nobody sees without the right token or session. */
const isHidden = ({ name, audience }: Route) =>
  audience === 'staff' ||
  /^(?:appointment|co-sign|complaint-case|confirm-payment|launch-entry|my-home(?:-.+)?|payment-(?:result|receipt|trial))$/.test(
    name,
  )

/** Short URLs, with the pages whose canonical URL they redirect to. */
const SHORT: Readonly<Record<string, string>> = { 'project-by-slug': 'project', 'news-item-by-id': 'news-item' }

const wordsOf = (route: Route) => REAL[route.name] ?? addressOf(route)

/** Where the specification redirects a page to; null when it is shown. */
function leadsTo({ name, audience }: Route, locale: Locale): { status: number; words: string } | null {
  if (audience === 'affiliate') return { status: 307, words: 'affiliate/login' }
  if (name === 'living-members')
    return { status: 307, words: `register/login?next=${encodeURIComponent(`/${locale}/${REAL[name]}`)}` }
  if (audience === 'member') {
    const section = name.startsWith('noble-id-') ? '?page=noble-id' : ''
    const next = encodeURIComponent(`/${locale}/account-setting${section}`)
    return { status: 307, words: `register/login?next=${next}` }
  }
  if (STEPS.has(name)) return { status: 307, words: 'online-booking' }
  // Nobody came back from LINE.
  if (name === 'line-login') return { status: 307, words: 'register/login' }
  const whole = SHORT[name]
  return whole === undefined ? null : { status: 301, words: REAL[whole] ?? '' }
}

/** The path of the canonical URL of a page; null for a page with a secret URL. */
function canonicalOf(route: Route): string | null {
  if (route.audience === 'holder') return null
  if (route.name === 'policy-of-project') return 'policy'
  return announcedAt(wordsOf(route))?.canonical ?? wordsOf(route)
}

const ask = (request: APIRequestContext, address: string) => request.get(address, { maxRedirects: 0 })

const placeOf = (answer: APIResponse, origin: string) => (answer.headers().location ?? '').replace(origin, '')

const hreflangOf = (words: string, origin: string) => {
  const live = LOCALES.filter((locale) => localesOf(words).includes(locale))
  const named = live.map((locale) => `${HTML_LANG[locale]} ${origin}/${locale}/${words}`)
  return [...named, `x-default ${origin}/th/${words}`].sort()
}

function expectPage(html: string, locale: Locale, route: Route, origin: string): void {
  const address = `/${locale}/${wordsOf(route)}`
  expect(html, address).toContain(`<html lang="${HTML_LANG[locale]}"`)
  expect(/<main\b[^>]*data-shell="([^"]*)"/.exec(html)?.[1], address).toBe(route.layout ?? 'default')
  const text = mainTextIn(html)
  expect(text.length, address).toBeGreaterThan(20)
  expect(text, address).not.toMatch(RAW_KEY)
  expect(html.match(/<h1\b/g), address).toHaveLength(1)
  expect(/\bnoindex\b/.test(robotsIn(html)), `${address} in no index`).toBe(route.isIndexed === false)
  const canonical = canonicalOf(route)
  expect(canonicalIn(html), address).toBe(canonical === null ? '' : `${origin}/${locale}/${canonical}`)
  // What no search engine keeps is named to it in no other language either.
  const isNamed = canonical !== null && route.isIndexed !== false
  expect(alternatesIn(html), address).toEqual(isNamed ? hreflangOf(canonical, origin) : [])
}

for (const locale of LOCALES) {
  const rows = ROWS.filter((route) => localesOf(wordsOf(route)).includes(locale))

  test(`${locale}: every route of the catalogue answers with its declared status and canonical URL`, async ({
    request,
    site,
  }) => {
    await inBatches(rows, async (route) => {
      const address = `/${locale}/${wordsOf(route)}`
      const answer = await ask(request, `${site.url}${address}`)
      const onward = leadsTo(route, locale)
      if (onward) {
        expect(answer.status(), address).toBe(onward.status)
        expect(placeOf(answer, site.url), address).toBe(`/${locale}/${onward.words}`)
        return
      }
      expect(answer.status(), address).toBe(isHidden(route) ? 404 : 200)
      if (isHidden(route)) return
      if (!route.isShared) expect(answer.headers()['cache-control'], address).toMatch(/no-store/)
      expectPage(await answer.text(), locale, route, site.url)
    })
  })

  test(`${locale}: a misspelt URL or alias redirects to its route with a single 301`, async ({ request, site }) => {
    const spellings = Object.values(SPELLINGS)
    const language = LOCALES.indexOf(locale)
    // The unit tests of the resolver cover all misspellings of all routes; here each route gets one of them.
    // Where the app itself redirects, the tests of the stories look at the other spellings.
    const own = rows.filter(({ answersWithRedirect }) => !answersWithRedirect)
    const hops = own.flatMap((route, place) => {
      const target = `/${locale}/${addressOf(route)}?Q=a%2FB`
      const spell = spellings[(place + language) % spellings.length] ?? ((word: string) => word)
      const spelt = [route.pattern, ...(route.aliases ?? [])].map((pattern) => `/${locale}/${respelt(pattern, spell)}`)
      const detour = [`//${locale.toUpperCase()}/${addressOf(route)}/`, `/fr/${locale}/${addressOf(route)}`]
      return [...new Set([...spelt, detour[(place + language) % 2] ?? ''])]
        .filter((way) => `${way}?Q=a%2FB` !== target)
        .map((way) => ({ from: `${way}?Q=a%2FB`, target }))
    })
    const faults: string[] = []
    await inBatches(hops, async ({ from, target }) => {
      const answer = await ask(request, `${site.url}${from}`)
      const found = `${answer.status()} ${placeOf(answer, site.url)}`
      if (found !== `301 ${target}`) faults.push(`${from}: ${found}`)
    })
    expect(faults).toEqual([])
  })
}

test('a section closed in a language redirects in one hop to a language where it is open', async ({
  request,
  site,
}) => {
  const rows = ROWS.filter((route) => localesOf(wordsOf(route)).length < LOCALES.length)
  for (const route of rows) {
    for (const locale of LOCALES.filter((one) => !localesOf(wordsOf(route)).includes(one))) {
      const answer = await ask(request, `${site.url}/${locale}/${wordsOf(route)}?a=B`)
      expect(answer.status()).toBe(301)
      expect(placeOf(answer, site.url)).toBe(`/th/${wordsOf(route)}?a=B`)
    }
  }
})

test('an unknown project at a legacy URL and a page taken down answer 404', async ({ request, site }) => {
  const answer = await ask(request, `${site.url}/en/project/no-such-project?a=1`)
  expect(answer.status()).toBe(302)
  expect(placeOf(answer, site.url)).toBe('/en/404')
  for (const words of ['404', 'condominium/no-such-project', 'nothing/here', 'condominium/2020'])
    expect((await ask(request, `${site.url}/en/${words}`)).status(), words).toBe(404)
})

test('a page with a secret URL sends no referrer to other sites', async ({ request, site }) => {
  const words = 'events/OPEN/pretransfer/register/R9/1/2/1101700207030'
  const answer = await ask(request, `${site.url}/th/${words}`)
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(await answer.text()).toMatch(/<meta name="referrer" content="no-referrer"/)
  const unknown = await ask(request, `${site.url}/th/payment/receipt/aBc-9`)
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-store'])
})

test('a brochure is downloaded as a PDF, in a language without a file it is the one to print', async ({
  request,
  site,
}) => {
  const address = `${site.url}/api/brochure/noble-vesper-ploenchit`
  for (const locale of ['th', 'en']) {
    const file = await request.get(`${address}?locale=${locale}`)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(new URL(file.url()).pathname).toMatch(/^\/media\/brochure-[0-9a-f]{16}\.pdf$/)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  const set = await ask(request, `${address}?locale=cht`)
  expect([set.status(), placeOf(set, site.url)]).toEqual([303, '/cht/ebrochure/noble-vesper-ploenchit#print'])
})
