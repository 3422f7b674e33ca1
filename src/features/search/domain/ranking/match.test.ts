import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { HOMES, NAMES, projectFixture } from '../index/projects-fixture'
import { buildIndex } from '../index/search-index'
import { MATCHED_FIELDS, type SearchRequest } from '../search-types'
import { searchProjects } from './match'

const index = buildIndex(HOMES, NAMES)

const search = (words: readonly string[], locale: Locale = 'en', filters: SearchRequest['filters'] = {}) =>
  searchProjects(index, { locale, words, filters, sort: 'recommended' })
/** What is found, sold-out projects last. */
const foundIn = ({ hits, soldOut }: ReturnType<typeof search>) => [...hits.map(({ slug }) => slug), ...soldOut]
const slugs = (...asked: Parameters<typeof search>) => foundIn(search(...asked))

const THONGLOR = ['noble-atelier', 'noble-past-thonglor', 'noble-old-thonglor']

describe('a search by words', () => {
  it.each([
    ['a title', 'en', ['atelier'], ['noble-atelier']],
    ['a title in capitals', 'en', ['ATELIER'], ['noble-atelier']],
    ['a piece of a slug', 'en', ['khu-kh'], ['nue-cross-khu-khot']],
    ['a description', 'en', ['duplex'], ['noble-atelier']],
    ['a description in Thai', 'th', ['ดูเพล็กซ์'], ['noble-atelier']],
    ['a status as specified', 'en', ['New_Project'], ['nue-cross-khu-khot']],
    ['a word without a tone mark', 'th', ['ดูเพลกซ'], ['noble-atelier']],
    ['a word with a zero-width space', 'th', ['ดูเพ\u200bล็กซ์'], ['noble-atelier']],
    ['a word in the other Chinese script', 'chs', ['複式'], ['noble-atelier']],
    ['a text of another language', 'th', ['workshop'], ['noble-atelier']],
    ['a project named in Thai', 'en', ['อาเทลิเยร์'], ['noble-atelier']],
    ['a project typed on the other keyboard', 'en', ['ฟะำสรำพ'], ['noble-atelier']],
    ['a project with one typing mistake', 'en', ['atleier'], ['noble-atelier']],
    ['a synonym of a group', 'en', ['townhouse'], ['nue-lane']],
    ['a synonym in another script', 'th', ['联排'], ['nue-lane']],
    ['two words in different fields', 'en', ['duplex', 'thonglor'], ['noble-atelier']],
    ['a punctuation mark', 'en', [','], ['noble-atelier']],
    ['a place inside a longer Thai word', 'en', ['บ้านบางนาน่าอยู่'], ['nue-lane', 'noble-plot']],
    ['a phonetic spelling of a place', 'en', ['kukot'], ['nue-cross-khu-khot']],
    ['two Thai words without a space', 'th', ['ดูเพล็กซ์โรงช่าง'], ['noble-atelier']],
    ['nothing when one word is in no project', 'en', ['atelier', 'zzzz'], []],
    ['nothing for a word that is only signs in the other keyboard layout', 'th', ['สงบ'], []],
    ['nothing for an unknown word', 'en', ['qqqq'], []],
  ] as const)('finds %s', (_, locale, words, expected) => expect(slugs(words, locale)).toEqual(expected))

  it.each([
    ['ทองหล่อ', 'en'],
    ['ทองหลอ', 'cht'],
    ['Thong Lo', 'cht'],
    ['通羅', 'th'],
    ['通罗', 'en'],
    ["mv's]jv", 'th'],
  ] as const)('finds the homes of a place by any of its names: %s on a page in %s', (word, locale) => {
    expect(slugs([word], locale)).toEqual(THONGLOR)
  })

  it('finds the homes of a place whose name is typed in two words', () => {
    expect(slugs(['thong', 'lo'])).toEqual(expect.arrayContaining(THONGLOR))
  })

  it('finds everything when no word is asked for', () => expect(slugs([])).toHaveLength(HOMES.length))
})

describe('the order of the results', () => {
  it('is place, description, meta; past and sold-out projects come last even when their name matches', () => {
    expect(slugs(['thonglor'])).toEqual([
      'noble-atelier',
      'nue-lane',
      'nue-cross-khu-khot',
      'noble-past-thonglor',
      'noble-old-thonglor',
    ])
  })

  it('is name before place, status and group, description and meta', () => {
    const homes = [
      projectFixture('by-meta', { Og_title: 'palm' }),
      projectFixture('by-description', { Short_Description: 'palm' }),
      projectFixture('by-group', { Project_group: 'palm' }),
      projectFixture('by-zone', { Zone: 'palm' }),
      projectFixture('by-name-palm'),
    ]
    const found = searchProjects(buildIndex(homes, NAMES), {
      locale: 'en',
      words: ['palm'],
      filters: {},
      sort: 'recommended',
    })
    expect(found.hits.map(({ slug }) => slug)).toEqual(homes.map(({ slug }) => slug).toReversed())
  })

  it('puts a whole word before a part of a word', () => {
    const homes = [projectFixture('noble-planet'), projectFixture('noble-plan')]
    const found = searchProjects(buildIndex(homes, NAMES), {
      locale: 'en',
      words: ['plan'],
      filters: {},
      sort: 'recommended',
    })
    expect(found.hits.map(({ slug }) => slug)).toEqual(['noble-plan', 'noble-planet'])
  })

  it.each([
    [
      'price',
      ['nue-cross-khu-khot', 'noble-plot', 'nue-lane', 'noble-atelier', 'noble-past-thonglor', 'noble-old-thonglor'],
    ],
    [
      'newest',
      ['nue-cross-khu-khot', 'nue-lane', 'noble-atelier', 'noble-plot', 'noble-past-thonglor', 'noble-old-thonglor'],
    ],
    [
      'nearest',
      ['nue-cross-khu-khot', 'nue-lane', 'noble-atelier', 'noble-plot', 'noble-past-thonglor', 'noble-old-thonglor'],
    ],
  ] as const)('follows the chosen sort: %s', (sort, expected) => {
    const found = searchProjects(index, { locale: 'en', words: [], filters: {}, sort })
    expect(foundIn(found)).toEqual(expected)
  })

  it('is stable, so that pages neither repeat nor skip a home', () => {
    const whole = search(['n']).hits.map(({ slug }) => slug)
    const page = (skip: number) =>
      searchProjects(index, { locale: 'en', words: ['n'], filters: {}, sort: 'recommended', skip, limit: 2 })
    expect([0, 2, 4].flatMap((skip) => page(skip).hits.map(({ slug }) => slug))).toEqual(whole)
    expect(page(2).total).toBe(whole.length)
  })
})

describe('sold-out projects (C10)', () => {
  it('are no results and in no count, but named apart in order', () => {
    const { total, hits, soldOut, facets } = search(['thonglor'])
    expect([total, hits.map(({ slug }) => slug).includes('noble-old-thonglor')]).toEqual([4, false])
    expect(soldOut).toEqual(['noble-old-thonglor'])
    expect(facets.brand).toEqual([
      { value: 'noble', count: 2 },
      { value: 'nue', count: 2 },
    ])
    expect(facets.badge).toContainEqual({ value: 'Sold_Out', count: 1 })
  })

  it('are the results when they are asked for', () => {
    const { total, hits, soldOut, facets } = search(['thonglor'], 'en', { badge: 'Sold_Out' })
    expect([total, hits.map(({ slug }) => slug), soldOut]).toEqual([1, ['noble-old-thonglor'], []])
    expect(facets.brand).toEqual([{ value: 'noble', count: 1 }])
    expect(facets.badge).toContainEqual({ value: 'New_Project', count: 2 })
  })

  it('found by their name keep the words that name them', () => {
    const asked = { locale: 'en', words: ['old', 'thonglor'], filters: {}, sort: 'recommended' } as const
    const answer = searchProjects(index, asked)
    expect([answer.total, answer.soldOut]).toEqual([0, ['noble-old-thonglor']])
  })
})

describe('the reason given with each hit', () => {
  it.each([
    ['an exact match', 'en', ['atelier'], [{ field: 'Project_Title', how: 'exact', word: 'atelier' }]],
    ['a match after folding', 'th', ['ดูเพลกซ'], [{ field: 'Short_Description', how: 'folded', word: 'ดูเพลกซ' }]],
    ['another spelling', 'en', ['通罗'], [{ field: 'place', how: 'spelling', word: '通罗' }]],
    ['the other keyboard layout', 'en', ['ฟะำสรำพ'], [{ field: 'Project_Title', how: 'keyboard', word: 'ฟะำสรำพ' }]],
    ['one typing mistake', 'en', ['atleier'], [{ field: 'Project_Title', how: 'typo', word: 'atleier' }]],
  ] as const)('names %s', (_, locale, words, why) => expect(search(words, locale).hits[0]?.why).toEqual(why))

  it('names a synonym', () => {
    expect(search(['townhouse']).hits[0]?.why).toEqual([{ field: 'Project_group', how: 'synonym', word: 'townhouse' }])
  })

  it('names the filters', () => {
    expect(search([], 'en', { place: 'bangna', beds: 3 }).hits[0]?.why).toEqual([
      { field: 'place', how: 'filter', word: 'place' },
      { field: 'filter', how: 'filter', word: 'beds' },
    ])
  })
})

describe('at least what plain search finds (S1§5)', () => {
  /** Plain search as a reference: every word is in one of the matched fields, ignoring case. */
  function plainly(words: readonly string[], locale: Locale): string[] {
    const has = (word: string, texts: readonly string[]) =>
      texts.some((text) => text.toLowerCase().includes(word.toLowerCase()))
    return HOMES.filter(({ fields }) => {
      const texts = MATCHED_FIELDS.map((field) => fields[locale][field])
      return words.every((word) => has(word, texts))
    }).map(({ slug }) => slug)
  }

  const locale = fc.constantFrom(...LOCALES)
  const anyPiece = fc
    .tuple(locale, fc.nat(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 12 }))
    .map(([language, home, field, from, length]) => {
      const name = MATCHED_FIELDS[field % MATCHED_FIELDS.length] ?? 'Project_Title'
      const text = HOMES[home % HOMES.length]?.fields[language][name] ?? ''
      const start = text.length > 0 ? from % text.length : 0
      return { language, piece: text.slice(start, start + length) }
    })

  it('finds everything that plain search finds', () => {
    fc.assert(
      fc.property(anyPiece, fc.boolean(), ({ language, piece }, isLoud) => {
        const words = (isLoud ? piece.toUpperCase() : piece).split(/\s+/).filter((word) => word !== '')
        const found = slugs(words, language)
        for (const slug of plainly(words, language)) expect(found).toContain(slug)
      }),
      { numRuns: 400 },
    )
  })

  it('matches a synonym against whole words only, never inside a word', () => {
    const homes = [
      projectFixture('by-location', { Short_Description: 'A good location' }),
      projectFixture('by-cat', { Short_Description: 'Home for a cat' }),
    ]
    const small = buildIndex(homes, { ...NAMES, synonyms: [['แมว', 'cat']] })
    const found = (words: string[]) =>
      searchProjects(small, { locale: 'en', words, filters: {}, sort: 'recommended' }).hits.map(({ slug }) => slug)
    expect(found(['แมว'])).toEqual(['by-cat'])
    expect(found(['cat']).toSorted()).toEqual(['by-cat', 'by-location'])
  })

  it('limits the number of words that are matched', () => {
    const noise = Array.from({ length: 100 }, (_, number) => `zz${number}`)
    expect(slugs([...Array<string>(30).fill('atelier'), 'duplex'])).toEqual(['noble-atelier'])
    expect(slugs(noise)).toEqual([])
  })

  it('never throws, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), locale, (words, language) => {
        expect(search(words, language).total).toBeLessThanOrEqual(HOMES.length)
      }),
    )
  })
})
