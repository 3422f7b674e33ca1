import { describe, expect, test } from 'vitest'
import type { Ways } from '@/features/transit'
import { chipsOf } from './chips'
import { countBands, findHomes } from './find-homes'
import { relaxAsk } from './relax-ask'
import type { SearchAsk } from './search-address'
import { SEARCHED } from './searched-under-test'

const ask = (text: string, part: Partial<SearchAsk> = {}): SearchAsk => ({
  text,
  chosen: {},
  sort: 'recommended',
  page: 1,
  isByPrice: false,
  ...part,
})

const slugsFor = (asked: SearchAsk) => findHomes(SEARCHED, 'en', asked).answer.hits.map(({ slug }) => slug)

describe('homes are found', () => {
  test.each<[string, SearchAsk, string[]]>([
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
    ['though something is not wanted, by the rest', ask('pet friendly, not in Thonglor'), ['noble-tall', 'noble-lawn']],
    [
      'all of them by joining words, whatever texts have them',
      ask('homes for sale in bangkok'),
      ['noble-tall', 'nue-bright', 'noble-lawn', 'noble-past'],
    ],
    ['on no page beyond the last', ask('noble', { page: 9 }), []],
  ])('%s', (_, asked, slugs) => expect(slugsFor(asked).toSorted()).toEqual(slugs.toSorted()))

  test('sold out after what is for sale, and all on the first page', () => {
    const all = slugsFor(ask(''))
    expect(all).toContain('noble-tall')
    expect(all.indexOf('nue-bright')).toBeGreaterThan(all.indexOf('noble-lawn'))
  })
})

describe('to a place of one’s own', () => {
  const way = (minutes: number) => ({ minutes, onFoot: minutes, trains: 0, board: null, leave: null })
  const WAYS: Ways = {
    to: { key: 'asok', name: 'BTS Asok' },
    of: new Map([
      ['noble-lawn', way(12)],
      ['noble-tall', way(48)],
      ['noble-past', null],
    ]),
  }
  const withWays = { ...SEARCHED, waysTo: (_: string, to: string) => (to === 'asok' ? WAYS : null) }
  const found = (asked: SearchAsk) => findHomes(withWays, 'en', asked)
  const slugs = (asked: SearchAsk) => found(asked).answer.hits.map(({ slug }) => slug)

  test('the quickest comes first among those for sale, and who has no way after those who have', () => {
    expect(slugs(ask('', { to: 'asok', sort: 'nearest' }))).toEqual([
      'noble-lawn',
      'noble-tall',
      'noble-past',
      'nue-bright',
    ])
  })

  test('without one, nearest is nearest to a station (control)', () => {
    expect(slugs(ask('', { sort: 'nearest' }))[0]).toBe('noble-tall')
  })

  test('what takes longer than asked, or nobody knows how long, is left out, also of what else could be chosen', () => {
    const asked = ask('', { to: 'asok', within: 30 })
    expect(slugs(asked)).toEqual(['noble-lawn'])
    expect(found(asked).answer.facets.brand).toEqual([{ value: 'noble', count: 1 }])
    expect(found(asked).answer.hits[0]?.why).toContainEqual({ field: 'filter', how: 'filter', word: 'within' })
  })

  test('a place that nobody knows asks for nothing', () => {
    expect(found(ask('', { to: 'nowhere', within: 30 }))).toMatchObject({ ways: null, answer: { total: 4 } })
  })

  test('place and minutes are chips: without the place there are no minutes', () => {
    const asked = ask('thonglor', { to: 'asok', within: 15, page: 2 })
    const chips = chipsOf(asked, found(asked).read).slice(-2)
    expect(chips.map(({ filter, without }) => [filter, without.to, without.within, without.page])).toEqual([
      [{ key: 'to', value: 'asok' }, undefined, undefined, 1],
      [{ key: 'within', value: 15 }, 'asok', undefined, 1],
    ])
  })

  test('too few minutes are let go like any other filter, and the place stays', () => {
    const asked = ask('thonglor', { to: 'asok', within: 15 })
    const [without] = relaxAsk(withWays, 'en', asked, found(asked)).filter(
      ({ without }) => 'filters' in without && without.filters.some(({ key }) => key === 'within'),
    )
    expect(without).toMatchObject({ ask: { to: 'asok', within: undefined }, total: 1, slugs: ['noble-tall'] })
  })
})

describe('a price band is counted', () => {
  const UP_TO_2_500_000 = { from: 0, to: 2_500_000 }
  const FROM_10_MILLION = { from: 10_000_000, to: null }
  const FROM_90_MILLION = { from: 90_000_000, to: null }
  const BANDS = [UP_TO_2_500_000, { from: 3_000_000, to: null }, FROM_10_MILLION, FROM_90_MILLION]

  test.each<[string, SearchAsk, number[]]>([
    ['by itself', ask(''), [1, 3, 1, 0]],
    ['in the stead of a price that was read', ask('condo under 1M'), [1, 2, 0, 0]],
    ['beside one that is chosen', ask('', { chosen: { prices: [UP_TO_2_500_000] } }), [1, 3, 2, 0]],
    ['beside two that are chosen', ask('', { chosen: { prices: [UP_TO_2_500_000, FROM_10_MILLION] } }), [1, 3, 1, 0]],
  ])('%s', (_, asked, counts) => {
    const { request } = findHomes(SEARCHED, 'en', asked)
    expect(countBands(SEARCHED, request, BANDS).map(({ count }) => count)).toEqual(counts)
  })
})

describe('chips', () => {
  const chipsFor = (asked: SearchAsk) => chipsOf(asked, findHomes(SEARCHED, 'en', asked).read)

  test('take what was read out of the words', () => {
    const chips = chipsFor(ask('condo thonglor 2 bed'))
    expect(chips.map(({ filter }) => filter.key).toSorted()).toEqual(['beds', 'group', 'place'])
    const place = chips.find(({ filter }) => filter.key === 'place')
    expect(place?.without.text).not.toMatch(/thonglor/i)
    expect(place?.without.text).toMatch(/condo.*2 bed/)
  })

  test.each(['new condo thonglor', 'คอนโดใหม่ทองหล่อ', 'ใหม่คอนโด ทองหล่อ'])(
    'leave new when its kind is let go: %s',
    (text) => {
      const group = chipsFor(ask(text)).find(({ filter }) => filter.key === 'group')
      const left = chipsFor(group?.without ?? ask('')).map(({ filter }) => filter.key)
      expect(left.toSorted()).toEqual(['badge', 'place'])
    },
  )

  test('take both of two counts of bedrooms', () => {
    const chips = chipsFor(ask('condo studio or 1 bed'))
    expect(chips.map(({ filter, without }) => [filter.key, without.text])).toEqual([
      ['group', 'studio or 1 bed'],
      ['beds', 'condo'],
    ])
  })

  test('take tags and ranges one by one, and begin at the first page', () => {
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

  test('do not tell what somebody chose otherwise', () => {
    const chips = chipsFor(ask('thonglor', { chosen: { place: 'ari' } }))
    expect(chips.map(({ filter }) => filter)).toEqual([{ key: 'place', value: 'ari' }])
  })

  test('are none where nothing is asked', () => expect(chipsFor(ask('quite unknown'))).toEqual([]))
})

describe('words that nothing has', () => {
  const answerTo = (asked: SearchAsk) => {
    const { answer, setAside, request } = findHomes(SEARCHED, 'en', asked)
    return { slugs: answer.hits.map(({ slug }) => slug).toSorted(), setAside, goneBy: request.words }
  }

  test.each<[string, SearchAsk, ReturnType<typeof answerTo>]>([
    ['stand aside for filters', ask('zzzzq thonglor'), { slugs: ['noble-tall'], setAside: ['zzzzq'], goneBy: [] }],
    [
      'stand aside for words that something has',
      ask('zzzzq lawn'),
      { slugs: ['noble-lawn'], setAside: ['zzzzq'], goneBy: ['lawn'] },
    ],
    [
      'stand aside as few as possible',
      ask('xxxyq past zzzzq', { chosen: { place: 'ari' } }),
      { slugs: ['noble-past'], setAside: ['xxxyq', 'zzzzq'], goneBy: ['past'] },
    ],
    ['find nothing by themselves', ask('zzzzq'), { slugs: [], setAside: [], goneBy: ['zzzzq'] }],
    [
      'do not hide that the filters find nothing',
      ask('zzzzq thonglor', { chosen: { group: 'land' } }),
      { slugs: [], setAside: [], goneBy: ['zzzzq'] },
    ],
    [
      'stand aside where all they say is what is not wanted',
      ask('not in Thonglor, no pets'),
      {
        slugs: ['noble-lawn', 'noble-past', 'noble-tall', 'nue-bright'],
        setAside: ['not in Thonglor', 'no pets'],
        goneBy: [],
      },
    ],
    [
      'stand aside where that is said behind the name',
      ask('ทองหล่อไม่เอา'),
      { slugs: ['noble-lawn', 'noble-past', 'noble-tall', 'nue-bright'], setAside: ['ทองหล่อไม่เอา'], goneBy: [] },
    ],
    [
      'find nothing where another one is among them',
      ask('not in Thonglor, zzzzq'),
      { slugs: [], setAside: [], goneBy: ['not in Thonglor', 'zzzzq'] },
    ],
    [
      'are kept where something has them all',
      ask('noble tall'),
      { slugs: ['noble-tall'], setAside: [], goneBy: ['noble', 'tall'] },
    ],
  ])('%s', (_, asked, answer) => expect(answerTo(asked)).toEqual(answer))
})

describe('a search that finds nothing', () => {
  const relaxed = (asked: SearchAsk) => {
    const found = findHomes(SEARCHED, 'en', asked)
    expect(found.answer.total).toBe(0)
    return relaxAsk(SEARCHED, 'en', asked, found)
  }

  test.each<[string, SearchAsk]>([
    ['with filters that were read', ask('condo thonglor under 2M')],
    ['with filters that were chosen', ask('', { chosen: { brand: 'nue', tags: ['pet-friendly'], beds: 1 } })],
    ['with two that were read', ask('land thonglor studio', { chosen: { brand: 'nue' } })],
    ['with one that was read and one chosen', ask('land', { chosen: { brand: 'nue', place: 'thonglor' } })],
    ['with prices', ask('thonglor', { chosen: { prices: [{ from: 50_000_000, to: null }] } })],
  ])('%s finds something with one thing less, as many as behind the link', (_, asked) => {
    const found = relaxed(asked)
    expect(found.length).toBeGreaterThan(0)
    for (const { ask: next, total, slugs } of found) {
      const { answer } = findHomes(SEARCHED, 'en', next)
      expect(total).toBeGreaterThan(0)
      expect(answer.total).toBe(total)
      expect(answer.hits.slice(0, slugs.length).map(({ slug }) => slug)).toEqual(slugs)
    }
  })
})
