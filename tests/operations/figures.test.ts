import { PROJECT_FACTS } from '@demo/facts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type ProjectCard as Card, isForSale } from '@/features/catalogue'
import { deriveAllPrices, listProjectCards } from '@/features/catalogue/server'
import { searchProjects } from '@/features/search/domain/ranking/match'
import { makeSearchable, type Searchable } from '@/features/search/operations/make-searchable'
import { LOCALES, type Locale } from '@/i18n/locales'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { keepReads } from '../support/rendered-text'
import { type Asked, SURFACES } from '../support/said-figures'

// Some pages look whether a document or its data is asked for, and what the browser holds: here a document, and nothing.
vi.mock('next/headers', async (original) => ({
  ...(await original<object>()),
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, getAll: () => [], has: () => false }),
}))

/** What each place says of a project, by the fact. */
async function said(asked: Asked, surfaces = SURFACES): Promise<Map<string, Map<string, string>>> {
  const facts = new Map<string, Map<string, string>>()
  for (const [surface, read] of Object.entries(surfaces))
    for (const [fact, value] of Object.entries(await read(asked)))
      if (value !== undefined) facts.set(fact, (facts.get(fact) ?? new Map()).set(surface, value))
  return facts
}

/** Where two places differ in a fact. */
function contradictions(facts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...facts].flatMap(([fact, values]) =>
    new Set(values.values()).size > 1 ? [`${fact}: ${[...values].map((one) => one.join(' ')).join(' · ')}`] : [],
  )
}

/** A price in short against the whole one: rounded to ten thousand, in every language. */
function isRounded(locale: Locale, short: string | undefined, whole: string | undefined): boolean {
  const unit = locale === 'cht' || locale === 'chs' ? 10_000 : 1_000_000
  const [one, other] = [short, whole].map((text) => Number(text?.replaceAll(',', '')))
  return Math.abs((one ?? 0) * unit - (other ?? 0)) <= 5_000
}

const SEEDED = new Set(PROJECT_FACTS.map(({ slug }) => slug))

let searchable: Searchable
let cards: Record<Locale, Card[]>

beforeAll(async () => {
  await contentSystem()
  // Other tests sell homes and type prices, and the job that follows them does not run here.
  await deriveAllPrices(await jobContext())
  keepReads()
  const ctx = await someContext()
  const making = { linesIn: () => ({}), facilityName: (_: Locale, name: string) => name, pause: async () => undefined }
  searchable = await makeSearchable(ctx, { ...making, now: () => performance.now(), before: null })
  const lists = await Promise.all(LOCALES.map(async (locale) => [locale, await listProjectCards(ctx, locale)] as const))
  // Other tests leave projects of their own, without a home to buy.
  const ours = ([locale, list]: (typeof lists)[number]) =>
    [locale, list.filter(({ slug }) => SEEDED.has(slug))] as const
  cards = Object.fromEntries(lists.map(ours)) as typeof cards
})

/** Whether a search by a monthly budget finds a project. */
const isFoundFor = (locale: Locale, slug: string, monthly: number) =>
  searchProjects(searchable.index, { locale, words: [], filters: { monthly }, sort: 'recommended' }).hits.some(
    (hit) => hit.slug === slug,
  )

const WITH_LOAN = ['project page', 'comparison', 'whole cost of a Thai buyer']

type Facts = Awaited<ReturnType<typeof said>>

const WITH_PRICE = ['card', 'project page', 'comparison', 'brochure', 'floor plan']

const numberOf = (text: string | undefined) => Number(text?.replaceAll(',', ''))

const firstOf = (facts: Facts, fact: string) => [...(facts.get(fact)?.values() ?? [])][0]

/** Where a project for sale does not say what a buyer needs. */
const unsaid = (facts: Facts) => [
  ...WITH_LOAN.filter((place) => !facts.get('highest instalment')?.has(place)).map((at) => `${at} says no instalment`),
  ...WITH_PRICE.filter((place) => !facts.get('price')?.has(place)).map((at) => `${at} says no price`),
]

/** What is wrong with the loan, the rounding, the search and the buyer of a project for sale. */
function wrongOf({ locale, card }: Asked, facts: Facts): string[] {
  const value = (fact: string) => firstOf(facts, fact)
  const highest = numberOf(value('highest instalment'))
  const wrong: [string, boolean][] = [
    [`the search by ${highest} a month does not find it`, !isFoundFor(locale, card.slug, highest)],
    [`the search by ${highest - 1} a month finds it`, isFoundFor(locale, card.slug, highest - 1)],
    [
      `${value('price')} is not ${value('whole price')} rounded`,
      !isRounded(locale, value('price'), value('whole price')),
    ],
    ['a loan of the whole price is assumed', !(numberOf(value('loan share')) < 100)],
    [`it opens for ${value('buyer')}`, value('buyer') !== (locale === 'th' ? 'Thai, loan' : 'foreign, cash')],
  ]
  return wrong.flatMap(([what, isSo]) => (isSo ? [what] : []))
}

/** What is wrong with the figures of a project in a language. */
async function faultsOf(asked: Asked): Promise<string[]> {
  const { locale, card } = asked
  const facts = await said(asked)
  const isSold = isForSale(card) && card.price.now !== null
  const faults = [...contradictions(facts), ...(isSold ? [...unsaid(facts), ...wrongOf(asked, facts)] : [])]
  return faults.map((fault) => `${locale} ${card.slug}, ${fault}`)
}

describe('the figures of a project', () => {
  it.each(LOCALES)(
    'are the same on every page, in the search and the API, in %s: a buyer can rely on one',
    async (locale) => {
      const faults: string[] = []
      for (const card of cards[locale]) faults.push(...(await faultsOf({ locale, card })))
      expect(faults.join('\n')).toBe('')
      expect(cards[locale].length).toBeGreaterThan(30)
    },
    300_000,
  )

  it('are found to differ where one of them is bent', async () => {
    const card = cards.en.find(({ slug }) => slug === 'nue-district-r9')
    if (!card) throw new Error('The demonstration has nue district R9')
    const facts = await said({ locale: 'en', card })
    for (const fact of ['price', 'whole price', 'instalment of the first year', 'loan share', 'highest rate', 'rent']) {
      const values = facts.get(fact)
      const [first] = [...(values?.keys() ?? [])]
      if (!values || first === undefined || values.size < 2) throw new Error(`${fact} is said in two places`)
      const bent = new Map(facts).set(fact, new Map(values).set(first, '1'))
      expect(contradictions(bent)).toEqual([expect.stringContaining(`${fact}: `)])
    }
  })
})
