import { expect, it } from 'vitest'
import { chipsOf } from '../../rules/chips'
import { readQuery } from '../../rules/read-query'
import type { Gazetteer } from '../../rules/search'
import type { SearchAsk } from '../../rules/search-address'
import { searchInWords } from './search-in-words'

const NOWHERE: Gazetteer = { places: [], stations: [], lines: [], projects: [], synonyms: [] }

it('a search is kept with all that its words say of it, and without how it is looked at', () => {
  const ask: SearchAsk = {
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
  const spoken = { places: {}, stations: {}, lines: {}, destination: 'BTS Asok' }
  const kept = searchInWords('en', { ask, chips, spoken, words: [] })
  expect(kept.filters).toEqual(['nue', 'To BTS Asok', 'Within 30 minutes'])
  expect(kept.address).toBe('/en/search-result?brand=nue&to=asok&within=30')
})
