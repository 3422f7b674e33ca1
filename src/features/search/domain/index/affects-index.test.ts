import { expect, test } from 'vitest'
import { affectsGeography, affectsSearchIndex } from './affects-index'

test.each([
  ['a project', ['project:noble-one'], true],
  ['a project card among other tags', ['menus', 'projects'], true],
  ['a place, a station, a price band', ['site'], true],
  ['synonyms', ['search-words'], true],
  ['a menu', ['menus', 'footer'], false],
  ['a page of a brand', ['brand:noble', 'home'], false],
  ['no tags', [], false],
])('decides whether a change rebuilds the search index: %s', (_, tags, expected) =>
  expect(affectsSearchIndex(tags)).toBe(expected),
)

test.each([
  ['a place, a station', ['site'], true],
  ['a project', ['project:noble-one', 'projects'], false],
  ['synonyms', ['search-words'], false],
])('decides whether places and stations are read again: %s', (_, tags, expected) =>
  expect(affectsGeography(tags)).toBe(expected),
)
