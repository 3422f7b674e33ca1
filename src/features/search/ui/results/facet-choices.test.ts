import { describe, expect, test } from 'vitest'
import { isNumberFact } from '../../domain/facts/conditions'
import { CHOICE_FACTS, NUMBER_FACTS } from '../../domain/facts/fact-keys'
import { chipsOf } from '../../domain/results/chips'
import { countBands, countYields, findHomes } from '../../domain/results/find-homes'
import { parseSearchParams, type SearchParams, searchPath } from '../../domain/results/search-address'
import { SEARCHED } from '../../domain/results/search-fixture'
import { facetGroups } from './facet-choices'
import type { FoundResults } from './found-results'

const BANDS = [
  { from: 0, to: 5_000_000 },
  { from: 10_000_000, to: null },
  { from: 90_000_000, to: null },
]

function resultsFor(text: string, chosen: SearchParams['chosen'] = {}): FoundResults {
  const ask: SearchParams = { text, chosen, sort: 'recommended', page: 2, isByPrice: false }
  const { read, request, answer, unusedWords } = findHomes(SEARCHED, 'en', ask)
  return {
    ask,
    unordered: ask,
    sort: request.sort,
    ignored: [],
    isGuessed: false,
    chips: chipsOf(ask, read),
    filters: request.filters,
    unusedWords,
    words: [],
    total: answer.total,
    unitTypes: new Map(),
    soldOut: [],
    similar: [],
    slugs: [],
    marked: [],
    pages: 1,
    facets: answer.facets,
    bands: countBands(SEARCHED, request, BANDS),
    yields: countYields(SEARCHED, request),
    nearest: [],
    localizedNames: { places: { thonglor: 'Thonglor', ari: 'Ari' }, stations: {}, lines: {} },
    journeys: null,
  }
}

const choicesOf = (found: FoundResults, name: string) =>
  facetGroups('en', found).find((group) => group.name === name)?.choices ?? []

describe('the filters beside the results', () => {
  test('offer only choices with results, each linking to the first page', () => {
    const choices = choicesOf(resultsFor(''), 'price')
    expect(choices.map(({ href, count, isOn }) => [href, count, isOn])).toEqual([
      ['/en/search-result?price=0-5000000&type_tab=price', 2, false],
      ['/en/search-result?price=10000000-&type_tab=price', 1, false],
    ])
    expect(choices[0]?.text).toBe('Up to THB 5M')
  })

  test('link to the search without a choice that was made', () => {
    const on = choicesOf(resultsFor('', { brand: 'nue', beds: 1 }), 'brand').find(({ isOn }) => isOn)
    expect(on).toMatchObject({ text: 'nue', href: '/en/search-result?beds=1' })
  })

  test('link to the search without a filter read from the text, and to its alternatives', () => {
    const groups = choicesOf(resultsFor('condo'), 'group')
    expect(groups.find(({ isOn }) => isOn)).toMatchObject({ text: 'Condominium', href: '/en/search-result' })
    expect(groups.find(({ isOn }) => !isOn)?.href).toBe('/en/search-result?keyword=condo&group=house')
  })

  test('keep tags read from the text when another one is chosen', () => {
    const [first] = choicesOf(resultsFor('pet friendly'), 'tags').filter(({ isOn }) => !isOn)
    expect(first?.href).toBe('/en/search-result?keyword=pet%20friendly&tags=pet-friendly,river-view')
  })

  test.each([
    ['with a tag read from the text', 'pet friendly', {}],
    ['with a chosen tag', '', { tags: ['pet-friendly'] }],
    ['with a price read from the text', 'under 3M', {}],
    ['with a chosen price band', '', { prices: [{ from: 0, to: 5_000_000 }] }],
    ['with a line read from the text', 'bts', {}],
    ['with a station read from the text', 'bts thong lo', {}],
    ['with a word that only ranks', 'thonglor zzzzq', {}],
    ['with only a negated wish', 'not in Thonglor', {}],
    ['with generic words left over', 'near zzzzq', { brand: 'noble' }],
    ['with the names of two projects', 'tall lawn zzzzq', { brand: 'noble' }],
    ['with a condition on a number', 'at least 1 bedroom', {}],
  ] as const)('show the counts that their links lead to: %s', (_, text, chosen) => {
    const choices = facetGroups('en', resultsFor(text, chosen)).flatMap((group) =>
      group.choices.filter(({ isOn }) => !isOn),
    )
    expect(choices.length).toBeGreaterThan(0)
    for (const { href, count } of choices) {
      const parameters = new URLSearchParams(href.split('?')[1])
      const { ask } = parseSearchParams(
        'keyword',
        (name) => parameters.getAll(name),
        () => true,
      )
      expect({ href, count: findHomes(SEARCHED, 'en', ask).answer.total }).toEqual({ href, count })
    }
  })

  test.each([
    ['bedrooms and budget', '2 bed under 1M', ['beds', 'price']],
    ['bedrooms as a bound', 'at least 4 bedrooms thonglor', ['beds', 'place']],
    ['a monthly payment', '2 bed at most 5,000 a month', ['beds', 'price']],
    ['a station', 'near bts thong lo under 1M', ['price', 'station']],
    ['rail in general', 'near rail under 1M', ['line', 'price']],
    ['minutes on foot', '3 minutes walk to bts thonglor', ['line', 'line', 'place']],
    ['a size', 'thonglor over 300 sqm', ['more', 'place']],
    ['bathrooms and parking', 'thonglor 4 bathrooms 3 parking', ['more', 'more', 'place']],
    ['floor and side', 'above floor 50 facing north thonglor', ['more', 'more', 'place']],
    ['facility and purchase terms', 'thonglor with onsen, 100% loan', ['facility', 'offer', 'place']],
    ['a year', 'thonglor ready in 2031', ['badge', 'place']],
    ['what is nearby', 'near a hospital under 1M', ['place', 'price']],
    ['a refusal', 'not in Thonglor, under 1M', ['place', 'price']],
    ['alternatives', 'studio or 4 bed thonglor', ['beds', 'place']],
    ['ในภาษาไทย', '2 ห้องนอน ทองหล่อ ไม่เกิน 1 ล้าน ใกล้รถไฟฟ้า', ['beds', 'line', 'place', 'price']],
    ['繁體中文', '通羅 兩房 100萬以下 近捷運', ['beds', 'line', 'place', 'price']],
    ['简体中文', '通羅 两居室 100万以内 近地铁', ['beds', 'line', 'place', 'price']],
  ])('set what a sentence asks for in the control of its own, though nothing is found: %s', (_, text, controls) => {
    const found = resultsFor(text)
    expect(found.total).toBe(0)
    const on = facetGroups('en', found).flatMap(({ name, choices }) =>
      choices.filter(({ isOn }) => isOn).map(({ href }) => ({ name, href })),
    )
    expect(on.map(({ name }) => name).toSorted()).toEqual(controls)
    // Each is a chip, and a press on either removes the same.
    const chips = found.chips.map(({ without }) => searchPath('en', without))
    expect(on.map(({ href }) => href).toSorted()).toEqual(chips.toSorted())
  })

  test.each([...NUMBER_FACTS, ...CHOICE_FACTS])(
    'set every fact that a sentence may ask for in one control: %s',
    (fact) => {
      const condition = isNumberFact(fact) ? { fact, min: 1, max: 2 } : { fact, value: 'x' }
      const groups = facetGroups('en', resultsFor('', { where: [[condition]] }))
      expect(groups.flatMap(({ choices }) => choices.filter(({ isOn }) => isOn))).toHaveLength(1)
    },
  )

  test('set a budget from an old link that is none of the bands', () => {
    const on = choicesOf(resultsFor('', { prices: [{ from: 1, to: 7 }] }), 'price').filter(({ isOn }) => isOn)
    expect(on).toMatchObject([{ href: '/en/search-result' }])
  })

  test('label bedrooms and places', () => {
    expect(choicesOf(resultsFor(''), 'beds').map(({ text }) => text)).toContain('Studio')
    expect(choicesOf(resultsFor(''), 'place').map(({ text }) => text)).toContain('Thonglor')
  })
})
