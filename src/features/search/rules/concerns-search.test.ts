import { expect, test } from 'vitest'
import { concernsSearch } from './concerns-search'

test.each([
  ['a project', ['project:noble-one'], true],
  ['a card among others', ['menus', 'projects'], true],
  ['a place, a station, a band', ['site'], true],
  ['words held equal', ['search-words'], true],
  ['a menu', ['menus', 'footer'], false],
  ['a page of a brand', ['brand:noble', 'home'], false],
  ['nothing', [], false],
])('%s', (_, tags, expected) => expect(concernsSearch(tags)).toBe(expected))
