import { describe, expect, test } from 'vitest'
import type { Journeys } from '@/features/transit'
import { nearestTo } from '../ranking/nearest'
import { chipsOf } from './chips'
import { countBands, findHomes } from './find-homes'
import type { SearchParams } from './search-address'
import { SEARCHED } from './search-fixture'

const ask = (text: string, part: Partial<SearchParams> = {}): SearchParams => ({
  text,
  chosen: {},
  sort: 'recommended',
  page: 1,
  isByPrice: false,
  ...part,
})

const slugsFor = (asked: SearchParams) => findHomes(SEARCHED, 'en', asked).answer.hits.map(({ slug }) => slug)

describe('homes are found and ordered', () => {
  test.each<[string, SearchParams, string[]]>([
    ['by what was read', ask('condo thonglor under 5M'), ['noble-tall']],
    ['by what was chosen', ask('', { chosen: { brand: 'nue' } }), ['nue-bright']],
    [
      'by what was chosen against what was read',
      ask('thonglor', { chosen: { place: 'ari' } }),
      ['nue-bright', 'noble-past'],
    ],
    [
      'by a range chosen against a price read',
      ask('under 5M', { chosen: { prices: [{ from: 10_000_000, to: null }] } }),
      ['noble-lawn'],
    ],
    ['by the rest of a query with a negated wish', ask('pet friendly, not in Thonglor'), ['noble-lawn']],
    [
      'all of them when every word is generic',
      ask('homes for sale in bangkok'),
      ['noble-tall', 'nue-bright', 'noble-lawn', 'noble-past'],
    ],
    ['none on a page beyond the last', ask('noble', { page: 9 }), []],
  ])('%s', (_, asked, slugs) => expect(slugsFor(asked).toSorted()).toEqual(slugs.toSorted()))
})

describe('travel time to a place of the visitor', () => {
  const way = (minutes: number) => ({ minutes, onFoot: minutes, trains: 0, board: null, leave: null })
  const WAYS: Journeys = {
    to: { key: 'asok', name: 'BTS Asok' },
    of: new Map([
      ['noble-lawn', way(12)],
      ['noble-tall', way(48)],
      ['noble-past', null],
    ]),
  }
  const withWays = { ...SEARCHED, journeysTo: (_: string, to: string) => (to === 'asok' ? WAYS : null) }
  const found = (asked: SearchParams) => findHomes(withWays, 'en', asked)
  const slugs = (asked: SearchParams) => found(asked).answer.hits.map(({ slug }) => slug)

  test('sorts homes for sale by travel time, those without a known journey last', () => {
    expect(slugs(ask('', { to: 'asok', sort: 'nearest' }))).toEqual([
      'noble-lawn',
      'noble-tall',
      'nue-bright',
      'noble-past',
    ])
  })

  test('sorts by the walk to a station when there is no place (control)', () => {
    expect(slugs(ask('', { sort: 'nearest' }))[0]).toBe('noble-tall')
  })

  test('drops homes beyond the limit or without a known journey, also from facet counts', () => {
    const asked = ask('', { to: 'asok', within: 30 })
    expect(slugs(asked)).toEqual(['noble-lawn'])
    expect(found(asked).answer.facets.brand).toEqual([{ value: 'noble', count: 1 }])
    expect(found(asked).answer.hits[0]?.why).toContainEqual({ field: 'filter', how: 'filter', word: 'within' })
  })

  test('ignores an unknown place', () => {
    expect(found(ask('', { to: 'nowhere', within: 30 }))).toMatchObject({ journeys: null, answer: { total: 4 } })
  })

  test('shows place and minutes as chips; removing the place removes both', () => {
    const asked = ask('thonglor', { to: 'asok', within: 15, page: 2 })
    const chips = chipsOf(asked, found(asked).read).slice(-2)
    expect(chips.map(({ filter, without }) => [filter, without.to, without.within, without.page])).toEqual([
      [{ key: 'to', value: 'asok' }, undefined, undefined, 1],
      [{ key: 'within', value: 15 }, 'asok', undefined, 1],
    ])
  })

  test('offers a longer journey, then another place, when no home in the place is within the limit', () => {
    const asked = ask('thonglor', { to: 'asok', within: 15 })
    expect(nearestTo(SEARCHED.index, found(asked).request, () => null)).toMatchObject([
      { slug: 'noble-tall', differs: [{ within: 15, minutes: 48 }] },
      { slug: 'noble-lawn', differs: [{ has: null, asked: [{ fact: 'place', value: 'thonglor' }] }] },
    ])
  })
})

describe('the count of a price band', () => {
  const UP_TO_2_500_000 = { from: 0, to: 2_500_000 }
  const FROM_10_MILLION = { from: 10_000_000, to: null }
  const FROM_90_MILLION = { from: 90_000_000, to: null }
  const BANDS = [UP_TO_2_500_000, { from: 3_000_000, to: null }, FROM_10_MILLION, FROM_90_MILLION]

  test.each<[string, SearchParams, number[]]>([
    ['alone', ask(''), [1, 3, 1, 0]],
    ['replacing a price read from the text', ask('condo under 1M'), [1, 2, 0, 0]],
    ['added to one chosen band', ask('', { chosen: { prices: [UP_TO_2_500_000] } }), [1, 3, 2, 0]],
    ['added to two chosen bands', ask('', { chosen: { prices: [UP_TO_2_500_000, FROM_10_MILLION] } }), [1, 3, 1, 0]],
  ])('%s', (_, asked, counts) => {
    const { request } = findHomes(SEARCHED, 'en', asked)
    expect(countBands(SEARCHED, request, BANDS).map(({ count }) => count)).toEqual(counts)
  })
})

describe('chips', () => {
  const chipsFor = (asked: SearchParams) => chipsOf(asked, findHomes(SEARCHED, 'en', asked).read)

  test('remove the words their filter was read from', () => {
    const chips = chipsFor(ask('condo thonglor 2 bed'))
    expect(chips.map(({ filter }) => filter.key).toSorted()).toEqual(['beds', 'group', 'place'])
    const place = chips.find(({ filter }) => filter.key === 'place')
    expect(place?.without.text).not.toMatch(/thonglor/i)
    expect(place?.without.text).toMatch(/condo.*2 bed/)
  })

  test.each(['new condo thonglor', 'คอนโดใหม่ทองหล่อ', 'ใหม่คอนโด ทองหล่อ'])(
    'keep "new" when its kind of home is removed: %s',
    (text) => {
      const group = chipsFor(ask(text)).find(({ filter }) => filter.key === 'group')
      const left = chipsFor(group?.without ?? ask('')).map(({ filter }) => filter.key)
      expect(left.toSorted()).toEqual(['badge', 'place'])
    },
  )

  test('remove both of two bedroom counts', () => {
    const chips = chipsFor(ask('condo studio or 1 bed'))
    expect(chips.map(({ filter, without }) => [filter.key, without.text])).toEqual([
      ['group', 'studio or 1 bed'],
      ['where', 'condo'],
    ])
  })

  test('remove tags and ranges one by one and go to the first page', () => {
    const prices = [
      { from: 0, to: 2 },
      { from: 5, to: null },
    ]
    const chips = chipsFor(ask('', { page: 3, chosen: { tags: ['river-view', 'pet-friendly'], prices } }))
    expect(chips.map(({ without }) => [without.page, without.chosen])).toEqual([
      [1, { tags: ['river-view', 'pet-friendly'], prices: [prices[1]] }],
      [1, { tags: ['river-view', 'pet-friendly'], prices: [prices[0]] }],
      [1, { tags: ['pet-friendly'], prices }],
      [1, { tags: ['river-view'], prices }],
    ])
  })

  test('do not show a filter that a choice has replaced', () => {
    const chips = chipsFor(ask('thonglor', { chosen: { place: 'ari' } }))
    expect(chips.map(({ filter }) => filter)).toEqual([{ key: 'place', value: 'ari' }])
  })

  test('are none when nothing was understood', () => expect(chipsFor(ask('quite unknown'))).toEqual([]))
})

describe('words that no one understands', () => {
  const answerTo = (asked: SearchParams) => {
    const { answer, unusedWords } = findHomes(SEARCHED, 'en', asked)
    return { slugs: answer.hits.map(({ slug }) => slug).toSorted(), unusedWords }
  }

  test.each<[string, SearchParams, ReturnType<typeof answerTo>]>([
    ['hide nothing that fits', ask('zzzzq thonglor'), { slugs: ['noble-tall'], unusedWords: ['zzzzq'] }],
    ['hide no project that is named', ask('zzzzq lawn'), { slugs: ['noble-lawn'], unusedWords: ['zzzzq'] }],
    [
      'hide no past project that is named',
      ask('xxxyq past zzzzq', { chosen: { place: 'ari' } }),
      { slugs: ['noble-past'], unusedWords: ['xxxyq', 'zzzzq'] },
    ],
    ['find nothing by themselves', ask('zzzzq'), { slugs: [], unusedWords: [] }],
    [
      'do not hide that the filters find nothing',
      ask('zzzzq thonglor', { chosen: { group: 'land' } }),
      { slugs: [], unusedWords: ['zzzzq'] },
    ],
    [
      'leave a refusal as it is',
      ask('not in Thonglor, zzzzq'),
      { slugs: ['noble-lawn', 'noble-past', 'nue-bright'], unusedWords: ['zzzzq'] },
    ],
    [
      'hide nothing of what is chosen by hand',
      ask('near zzzzq', { chosen: { brand: 'nue' } }),
      { slugs: ['nue-bright'], unusedWords: ['zzzzq'] },
    ],
    ['are not those of a name', ask('noble tall'), { slugs: ['noble-tall'], unusedWords: [] }],
  ])('%s', (_, asked, answer) => expect(answerTo(asked)).toEqual(answer))

  test('the names of two projects find both, before the others', () => {
    const { hits } = findHomes(SEARCHED, 'en', ask('tall lawn')).answer
    expect(
      hits
        .slice(0, 2)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['noble-lawn', 'noble-tall'])
  })

  test('a refusal is a filter', () => {
    expect(answerTo(ask('not in Thonglor, no pets')).slugs).toEqual(['noble-past', 'nue-bright'])
    expect(answerTo(ask('ทองหล่อไม่เอา')).slugs).toEqual(['noble-lawn', 'noble-past', 'nue-bright'])
  })
})
