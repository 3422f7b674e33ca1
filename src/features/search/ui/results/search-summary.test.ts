import { expect, it } from 'vitest'
import { readQuery } from '../../domain/query/read-query'
import { chipsOf } from '../../domain/results/chips'
import type { SearchParams } from '../../domain/results/search-address'
import type { Gazetteer } from '../../domain/search-types'
import type { FoundResults } from './found-results'
import { isWorthSaving, searchSummary } from './search-summary'

const NOWHERE: Gazetteer = { places: [], stations: [], lines: [], projects: [], synonyms: [] }

it('summarises a search for saving by its words and filters, without page and view', () => {
  const ask: SearchParams = {
    text: '',
    chosen: { brand: 'nue' },
    sort: 'nearest',
    page: 2,
    isByPrice: false,
    to: 'asok',
    within: 30,
    view: 'map',
    area: 'ari',
  }
  const chips = chipsOf(ask, readQuery('', NOWHERE))
  const localizedNames = { places: {}, stations: {}, lines: {}, destination: 'BTS Asok' }
  const summary = searchSummary('en', { ask, chips, localizedNames, words: [] })
  expect(summary.filters).toEqual(['nue', 'To BTS Asok', 'Within 30 minutes'])
  expect(summary.address).toBe('/en/search-result?brand=nue&to=asok&within=30')
})

it('offers to save a search unless nothing of it is known and nothing is found', () => {
  const nothing = { total: 0, soldOut: [], chips: [] }
  const chips = [
    { filter: { key: 'brand' as const, value: 'nue' as const }, without: {} },
  ] as unknown as FoundResults['chips']
  expect(
    [nothing, { ...nothing, total: 1 }, { ...nothing, soldOut: ['noble-a'] }, { ...nothing, chips }].map(isWorthSaving),
  ).toEqual([false, true, true, true])
})
