import { describe, expect, test } from 'vitest'
import { chipsOf } from '../../rules/chips'
import { countBands, findHomes } from '../../rules/find-homes'
import { readSearchAsk, type SearchAsk } from '../../rules/search-address'
import { SEARCHED } from '../../rules/searched-under-test'
import { withoutSetAside } from '../../rules/without-words'
import { facetGroups } from './facet-choices'
import type { FoundResults } from './found-results'

const BANDS = [
  { from: 0, to: 5_000_000 },
  { from: 10_000_000, to: null },
  { from: 90_000_000, to: null },
]

function resultsFor(text: string, chosen: SearchAsk['chosen'] = {}): FoundResults {
  const ask: SearchAsk = { text, chosen, sort: 'recommended', page: 2, isByPrice: false }
  const { read, request, answer, setAside } = findHomes(SEARCHED, 'en', ask)
  return {
    ask,
    onward: withoutSetAside(ask, { read, request, setAside }, SEARCHED.gazetteer),
    ignored: [],
    chips: chipsOf(ask, read),
    filters: request.filters,
    setAside,
    words: [],
    total: answer.total,
    slugs: [],
    marked: [],
    pages: 1,
    facets: answer.facets,
    bands: countBands(SEARCHED, request, BANDS),
    relaxed: [],
    spoken: { places: { thonglor: 'Thonglor', ari: 'Ari' }, stations: {}, lines: {} },
    ways: null,
  }
}

const choicesOf = (found: FoundResults, name: string) =>
  facetGroups('en', found).find((group) => group.name === name)?.choices ?? []

describe('the questions about results', () => {
  test('offer what finds something, each as an address that begins at the first page', () => {
    const choices = choicesOf(resultsFor(''), 'price')
    expect(choices.map(({ href, count, isOn }) => [href, count, isOn])).toEqual([
      ['/en/search-result?price=0-5000000&type_tab=price', 2, false],
      ['/en/search-result?price=10000000-&type_tab=price', 1, false],
    ])
    expect(choices[0]?.text).toBe('Up to THB 5M')
  })

  test('lead out of what was chosen', () => {
    const on = choicesOf(resultsFor('', { brand: 'nue', beds: 1 }), 'brand').find(({ isOn }) => isOn)
    expect(on).toMatchObject({ text: 'nue', href: '/en/search-result?beds=1' })
  })

  test('lead out of what was read, and over to what it was not', () => {
    const groups = choicesOf(resultsFor('condo'), 'group')
    expect(groups.find(({ isOn }) => isOn)).toMatchObject({ text: 'Condominium', href: '/en/search-result' })
    expect(groups.find(({ isOn }) => !isOn)?.href).toBe('/en/search-result?keyword=condo&group=house')
  })

  test('keep tags that were read when another one is chosen', () => {
    const [first] = choicesOf(resultsFor('pet friendly'), 'tags').filter(({ isOn }) => !isOn)
    expect(first?.href).toBe('/en/search-result?keyword=pet%20friendly&tags=pet-friendly,river-view')
  })

  test.each([
    ['with a tag that was read', 'pet friendly', {}],
    ['with one that was chosen', '', { tags: ['pet-friendly'] }],
    ['with a price that was read', 'under 3M', {}],
    ['with a band that was chosen', '', { prices: [{ from: 0, to: 5_000_000 }] }],
    ['with a word that stood aside', 'thonglor lawn', {}],
    ['with nothing but what is not wanted', 'not in Thonglor', {}],
    ['with joining words that would be left', 'near zzzzq', { brand: 'noble' }],
    ['with several of which one is met by a choice', 'tall lawn zzzzq', { brand: 'noble' }],
  ] as const)('count what is behind their links: %s', (_, text, chosen) => {
    const choices = facetGroups('en', resultsFor(text, chosen)).flatMap((group) =>
      group.choices.filter(({ isOn }) => !isOn),
    )
    expect(choices.length).toBeGreaterThan(0)
    for (const { href, count } of choices) {
      const parameters = new URLSearchParams(href.split('?')[1])
      const { ask } = readSearchAsk(
        'keyword',
        (name) => parameters.getAll(name),
        () => true,
      )
      expect({ href, count: findHomes(SEARCHED, 'en', ask).answer.total }).toEqual({ href, count })
    }
  })

  test('name bedrooms and places in words', () => {
    expect(choicesOf(resultsFor(''), 'beds').map(({ text }) => text)).toContain('Studio')
    expect(choicesOf(resultsFor(''), 'place').map(({ text }) => text)).toContain('Thonglor')
  })
})
