import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { HOMES, homeUnderTest, NAMES } from './homes-under-test'
import { searchProjects } from './match'
import { MATCHED_FIELDS, type SearchRequest } from './search'
import { buildIndex } from './search-index'

const index = buildIndex(HOMES, NAMES)

const search = (words: readonly string[], locale: Locale = 'en', filters: SearchRequest['filters'] = {}) =>
  searchProjects(index, { locale, words, filters, sort: 'recommended' })
const slugs = (...asked: Parameters<typeof search>) => search(...asked).hits.map(({ slug }) => slug)

const THONGLOR = ['noble-atelier', 'noble-past-thonglor', 'noble-old-thonglor']

describe('a word finds', () => {
  it.each([
    ['a title', 'en', ['atelier'], ['noble-atelier']],
    ['a title in capitals', 'en', ['ATELIER'], ['noble-atelier']],
    ['a piece of a slug', 'en', ['khu-kh'], ['nue-cross-khu-khot']],
    ['a description', 'en', ['duplex'], ['noble-atelier']],
    ['a description in Thai', 'th', ['ดูเพล็กซ์'], ['noble-atelier']],
    ['a status as specified', 'en', ['New_Project'], ['nue-cross-khu-khot']],
    ['without a tone mark', 'th', ['ดูเพลกซ'], ['noble-atelier']],
    ['with a zero-width space', 'th', ['ดูเพ\u200bล็กซ์'], ['noble-atelier']],
    ['in the other Chinese script', 'chs', ['複式'], ['noble-atelier']],
    ['a text of another language', 'th', ['workshop'], ['noble-atelier']],
    ['a project named in Thai', 'en', ['อาเทลิเยร์'], ['noble-atelier']],
    ['a project typed on the other keyboard', 'en', ['ฟะำสรำพ'], ['noble-atelier']],
    ['a project with one slip', 'en', ['atleier'], ['noble-atelier']],
    ['a synonym of a group', 'en', ['townhouse'], ['nue-lane']],
    ['a synonym in another script', 'th', ['联排'], ['nue-lane']],
    ['what is in two fields together', 'en', ['duplex', 'thonglor'], ['noble-atelier']],
    ['a sign as it is', 'en', [','], ['noble-atelier']],
    ['a place inside a longer Thai word', 'en', ['บ้านบางนาน่าอยู่'], ['nue-lane', 'noble-plot']],
    ['a place spelt by ear', 'en', ['kukot'], ['nue-cross-khu-khot']],
    ['two Thai words without a space', 'th', ['ดูเพล็กซ์โรงช่าง'], ['noble-atelier']],
    ['nothing where one word is not found', 'en', ['atelier', 'zzzz'], []],
    ['nothing by what turns out signs on the other keyboard', 'th', ['สงบ'], []],
    ['nothing that is no word of ours', 'en', ['qqqq'], []],
  ] as const)('%s', (_, locale, words, expected) => expect(slugs(words, locale)).toEqual(expected))

  it.each([
    ['ทองหล่อ', 'en'],
    ['ทองหลอ', 'cht'],
    ['Thong Lo', 'cht'],
    ['通羅', 'th'],
    ['通罗', 'en'],
    ["mv's]jv", 'th'],
  ] as const)('the homes of a place by any of its names: %s on a page in %s', (word, locale) => {
    expect(slugs([word], locale)).toEqual(THONGLOR)
  })

  it('the homes of a name of two words', () => {
    expect(slugs(['thong', 'lo'])).toEqual(expect.arrayContaining(THONGLOR))
  })

  it('everything where no word is asked for', () => expect(search([]).total).toBe(HOMES.length))
})

describe('the order', () => {
  it('is place, description, meta; then past, then sold out, be they named', () => {
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
      homeUnderTest('by-meta', { Og_title: 'palm' }),
      homeUnderTest('by-description', { Short_Description: 'palm' }),
      homeUnderTest('by-group', { Project_group: 'palm' }),
      homeUnderTest('by-zone', { Zone: 'palm' }),
      homeUnderTest('by-name-palm'),
    ]
    const found = searchProjects(buildIndex(homes, NAMES), {
      locale: 'en',
      words: ['palm'],
      filters: {},
      sort: 'recommended',
    })
    expect(found.hits.map(({ slug }) => slug)).toEqual(homes.map(({ slug }) => slug).toReversed())
  })

  it('puts a word of its own before a piece of one', () => {
    const homes = [homeUnderTest('noble-planet'), homeUnderTest('noble-plan')]
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
  ] as const)('by %s', (sort, expected) => {
    const found = searchProjects(index, { locale: 'en', words: [], filters: {}, sort })
    expect(found.hits.map(({ slug }) => slug)).toEqual(expected)
  })

  it('is the same however often it is asked for, and in pages', () => {
    const whole = slugs(['n'])
    const page = (skip: number) =>
      searchProjects(index, { locale: 'en', words: ['n'], filters: {}, sort: 'recommended', skip, limit: 2 })
    expect([0, 2, 4].flatMap((skip) => page(skip).hits.map(({ slug }) => slug))).toEqual(whole)
    expect(page(2).total).toBe(HOMES.length)
  })
})

describe('each hit says why', () => {
  it.each([
    ['as written', 'en', ['atelier'], [{ field: 'Project_Title', how: 'exact', word: 'atelier' }]],
    ['folded', 'th', ['ดูเพลกซ'], [{ field: 'Short_Description', how: 'folded', word: 'ดูเพลกซ' }]],
    ['by another spelling', 'en', ['通罗'], [{ field: 'place', how: 'spelling', word: '通罗' }]],
    ['on the other keyboard', 'en', ['ฟะำสรำพ'], [{ field: 'Project_Title', how: 'keyboard', word: 'ฟะำสรำพ' }]],
    ['with one slip', 'en', ['atleier'], [{ field: 'Project_Title', how: 'typo', word: 'atleier' }]],
  ] as const)('%s', (_, locale, words, why) => expect(search(words, locale).hits[0]?.why).toEqual(why))

  it('by a synonym', () => {
    expect(search(['townhouse']).hits[0]?.why).toEqual([{ field: 'Project_group', how: 'synonym', word: 'townhouse' }])
  })

  it('by its filters', () => {
    expect(search([], 'en', { place: 'bangna', beds: 3 }).hits[0]?.why).toEqual([
      { field: 'place', how: 'filter', word: 'place' },
      { field: 'filter', how: 'filter', word: 'beds' },
    ])
  })
})

describe('the floor (S1§5)', () => {
  /** What plain search finds, written out: every word in one of the matched fields, its case aside. */
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

  it('holds: whatever plain search finds is found', () => {
    fc.assert(
      fc.property(anyPiece, fc.boolean(), ({ language, piece }, isLoud) => {
        const words = (isLoud ? piece.toUpperCase() : piece).split(/\s+/).filter((word) => word !== '')
        const found = slugs(words, language)
        for (const slug of plainly(words, language)) expect(found).toContain(slug)
      }),
      { numRuns: 400 },
    )
  })

  it('takes a synonym for a word of its own, never for a piece of one', () => {
    const homes = [
      homeUnderTest('by-location', { Short_Description: 'A good location' }),
      homeUnderTest('by-cat', { Short_Description: 'Home for a cat' }),
    ]
    const small = buildIndex(homes, { ...NAMES, synonyms: [['แมว', 'cat']] })
    const found = (words: string[]) =>
      searchProjects(small, { locale: 'en', words, filters: {}, sort: 'recommended' }).hits.map(({ slug }) => slug)
    expect(found(['แมว'])).toEqual(['by-cat'])
    expect(found(['cat']).toSorted()).toEqual(['by-cat', 'by-location'])
  })

  it('asks for no more words than anybody types', () => {
    const noise = Array.from({ length: 100 }, (_, number) => `zz${number}`)
    expect(slugs([...Array<string>(30).fill('atelier'), 'duplex'])).toEqual(['noble-atelier'])
    expect(slugs(noise)).toEqual([])
  })

  it('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }), locale, (words, language) => {
        expect(search(words, language).total).toBeLessThanOrEqual(HOMES.length)
      }),
    )
  })
})
