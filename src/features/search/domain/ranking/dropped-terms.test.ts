import { expect, it } from 'vitest'
import { HOMES, NAMES } from '../index/projects-fixture'
import { buildIndex } from '../index/search-index'
import { searchDroppingTerms } from './dropped-terms'

const index = buildIndex(HOMES, NAMES)

it.each<[string, string[], string[]]>([
  ['a word of a description, not a name', ['expressway', 'atelier'], ['expressway']],
  ['the same in the other order', ['atelier', 'expressway'], ['expressway']],
  ['a number, not a name', ['2', 'atelier', 'zzzzq'], ['2', 'zzzzq']],
])('drops the less specific words when no project has all of them: %s', (_, words, dropped) => {
  const { droppedTerms } = searchDroppingTerms(index, { locale: 'en', words, filters: {}, sort: 'recommended' })
  expect(droppedTerms).toEqual(dropped)
})
