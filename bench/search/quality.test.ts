import { PROJECT_FACTS } from '@demo/facts'
import { PLACES } from '@demo/places'
import { pricesOf } from '@demo/seeding/units'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '@/features/search/domain/index/search-index'
import { withKnownNames } from '@/features/search/domain/lexicon/known-names'
import { readQuery } from '@/features/search/domain/query/read-query'
import { searchProjects } from '@/features/search/domain/ranking/match'
import { findHomes } from '@/features/search/domain/results/find-homes'
import { exampleText } from '@/features/search/ui/overlay/example-text'
import { LOCALES } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { demonstration } from './catalogue'
import { LABELLED } from './labelled-queries'
import { RECALL_TO_REACH, UNDERSTANDING_TO_REACH } from './quality'
import { relevantTo } from './relevant'
import { shareOf, verdictsOn } from './report-judged'
import { type Finder, isUnderstood, mean, scoreOf } from './scores'
import { wholeSubstring } from './substring-search'

const { projects, gazetteer: names } = await demonstration()
const gazetteer = withKnownNames(names)
const index = buildIndex(projects, gazetteer)
const find: Finder = ({ q, lang }) => {
  const asked = { text: q, chosen: {}, sort: 'recommended', page: 1, isByPrice: false } as const
  const { hits, soldOut } = findHomes({ index, gazetteer }, lang, asked).answer
  return [...hits.map(({ slug }) => slug), ...soldOut]
}

const ALL = Object.values(LABELLED).flat()
const recallOf = (finder: Finder) => mean(ALL.flatMap((query) => scoreOf(query, finder)?.recall ?? []))

describe('the labelled queries', () => {
  it('are at least sixty a language, without duplicates, and name existing projects', () => {
    const typed = ALL.map(({ q, lang }) => `${lang} ${q}`)
    expect(new Set(typed).size).toBe(typed.length)
    for (const lang of ['th', 'en', 'cht', 'chs']) expect(LABELLED[lang]?.length).toBeGreaterThanOrEqual(60)
    const slugs = new Set(projects.map(({ slug }) => slug))
    expect(ALL.flatMap(relevantTo).filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('are understood at the target rate', () => {
    const understood = ALL.map(({ q, understood }) =>
      Number(isUnderstood(readQuery(q, gazetteer).understood, understood)),
    )
    expect(mean(understood)).toBeGreaterThanOrEqual(UNDERSTANDING_TO_REACH)
  })

  it('find the relevant projects, more often than plain substrings do', () => {
    expect(recallOf(find)).toBeGreaterThanOrEqual(RECALL_TO_REACH)
    expect(recallOf(wholeSubstring(projects))).toBeLessThan(0.5)
  })
})

it.each([
  ['en', 'homes for sale in bangkok'],
  ['th', 'หาโครงการในกรุงเทพ'],
  ['cht', '曼谷買房'],
  ['chs', '曼谷的房子'],
] as const)('a generic query shows all homes in the recommended order: %s %s', (lang, q) =>
  expect(find({ q, lang, understood: {} })).toEqual(find({ q: '', lang, understood: {} })),
)

describe('the example of the search field', () => {
  const homes = PROJECT_FACTS.filter(
    ({ badge, current, group }) => badge !== 'Sold_Out' && current && group !== 'Land',
  ).flatMap((facts) =>
    facts.unitTypes.flatMap(({ beds, code }) => {
      const { slug, group, place } = facts
      const from = fromOf(pricesOf(facts, code))
      return beds > 0 && from !== null ? [{ slug, group, place, beds, from }] : []
    }),
  )

  it.each(LOCALES)('%s: finds its home, whichever home it is made from', (lang) => {
    const missed = homes.flatMap(({ slug, group, place, beds, from }) => {
      const name = PLACES.find((one) => one.slug === place)?.name[lang] ?? ''
      const priceBelow = (Math.floor(from / 1_000_000) + 1) * 1_000_000
      const q = exampleText(lang, { group, place: name, beds, priceBelow })
      return find({ q, lang, understood: {} }).includes(slug) ? [] : [`${slug}: ${q}`]
    })
    expect(homes.length).toBeGreaterThan(40)
    expect(missed).toEqual([])
  })
})

describe('the sentences of fresh writers', () => {
  it.each([
    ['th', 0.94, 0.01],
    ['en', 0.95, 0.02],
    ['cht', 0.97, 0.01],
    ['chs', 0.91, 0.02],
  ] as const)('%s: find the homes that fulfil them, and no others', (lang, right, wrong) => {
    const verdicts = verdictsOn({ index, gazetteer }, lang, 'open')
    expect(verdicts).toHaveLength(150)
    expect(shareOf(verdicts, ({ isRight }) => isRight)).toBeGreaterThanOrEqual(right)
    expect(shareOf(verdicts, ({ hasWrong }) => hasWrong)).toBeLessThanOrEqual(wrong)
  })
})

describe('a shared facility', () => {
  it.each([
    ['en', 'pool', 'pool'],
    ['th', 'สระว่ายน้ำ', 'pool'],
    ['cht', '泳池', 'pool'],
    ['en', 'gym', 'gym'],
    ['chs', '健身房', 'gym'],
    ['en', 'coworking', 'coworking'],
    ['th', 'co-working', 'coworking'],
    ['cht', '圖書館', 'library'],
    ['chs', '充电桩', 'ev'],
    ['th', 'ที่ชาร์จ', 'ev'],
  ] as const)('is found by its names, %s: %s', (lang, q, facility) => {
    const asked = { locale: lang, words: [q], filters: {}, sort: 'recommended' } as const
    const shared = PROJECT_FACTS.filter(({ facilities }) => facilities.includes(facility)).map(({ slug }) => slug)
    const { hits, soldOut } = searchProjects(index, asked)
    const found = [...hits.map(({ slug }) => slug), ...soldOut]
    expect(found).toEqual(expect.arrayContaining(shared))
    expect(shared.length).toBeGreaterThan(0)
  })

  it('does not read a charging station as a railway (control)', () => {
    const asked = { locale: 'th', words: ['รถไฟฟ้า'], filters: {}, sort: 'recommended' } as const
    for (const { why } of searchProjects(index, asked).hits) expect(why.map(({ field }) => field)).toEqual(['station'])
  })
})

describe('synonyms', () => {
  const [ATELIER, VESPER] = ['noble-atelier-thonglor', 'noble-vesper-ploenchit']

  it.each([
    ['chs', '顶层复式', [ATELIER, VESPER]],
    ['cht', '頂層複式', [ATELIER, VESPER]],
    ['th', '頂層複式', [ATELIER, VESPER]],
    ['cht', '樓中樓', [ATELIER]],
    ['chs', '楼中楼', [ATELIER]],
    ['chs', '跃层', [ATELIER]],
    ['cht', '躍層', [ATELIER]],
    ['th', 'ลอฟต์', [ATELIER]],
    // A word for both does not make the two synonyms of each other.
    ['chs', '复式', [ATELIER]],
    ['cht', '頂層', [VESPER]],
    ['en', 'penthouse', [VESPER]],
    ['en', 'duplex', [ATELIER]],
  ] as const)('find the homes they mean, %s: %s', (lang, q, expected) => {
    expect(find({ q, lang, understood: {} }).toSorted()).toEqual(expected)
  })

  it('are the reason for the match', () => {
    const plain = { ...gazetteer, synonyms: [] }
    const asked = { locale: 'chs', words: ['顶层复式'], filters: {}, sort: 'recommended' } as const
    expect(searchProjects(buildIndex(projects, plain), asked).total).toBe(0)
  })
})

describe('the scoring of the benchmark', () => {
  it.each([
    ['the same', { price: { max: 5e6 } }, { price: { max: 5e6 } }, true],
    ['one end more', { price: { min: 1e6, max: 5e6 } }, { price: { max: 5e6 } }, false],
    ['tags in another order', { tags: ['river-view', 'pet-friendly'] }, { tags: ['pet-friendly', 'river-view'] }, true],
    ['a rounded conversion', { area: { min: 99.1736 } }, { area: { min: 99.17 } }, true],
    ['a filter more', { beds: 2, place: 'ari' }, { beds: 2 }, false],
    ['a filter less', {}, { beds: 0 }, false],
  ])('compares filters: %s', (_, read, expected, isSame) => expect(isUnderstood(read, expected)).toBe(isSame))

  it('counts the first ten results and the rank of the first relevant one', () => {
    const query = { q: '', lang: 'en', understood: {}, hits: ['a', 'b'] } as const
    expect(scoreOf(query, () => ['x', 'a'])).toEqual({ recall: 0.5, reciprocalRank: 0.5 })
    expect(scoreOf(query, () => [...'0123456789', 'a', 'b'])).toEqual({ recall: 0, reciprocalRank: 1 / 11 })
    expect(scoreOf({ ...query, hits: [] }, () => ['a'])).toBeNull()
  })
})
