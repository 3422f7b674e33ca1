import { expect, it } from 'vitest'
import { HOMES, NAMES } from './homes-under-test'
import { buildIndex } from './search-index'
import { searchSettingAside } from './set-aside'

const index = buildIndex(HOMES, NAMES)

it.each<[string, string[], string[]]>([
  ['what a description has, for a name', ['expressway', 'atelier'], ['expressway']],
  ['the same the other way round', ['atelier', 'expressway'], ['expressway']],
  ['a figure, for a name', ['2', 'atelier', 'zzzzq'], ['2', 'zzzzq']],
])('of words that nothing has together those stand aside that say less: %s', (_, words, aside) => {
  const { setAside } = searchSettingAside(index, { locale: 'en', words, filters: {}, sort: 'recommended' })
  expect(setAside).toEqual(aside)
})
