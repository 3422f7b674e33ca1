import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSearches, recentSearches, saveSearch } from './recent-searches'

const KEY = 'recent_searches'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('recent searches', () => {
  test('are the last five, newest first, without duplicates', () => {
    for (const text of ['a', 'b', 'c', ' a ', '', 'd', 'e', 'f']) saveSearch(text)
    expect(recentSearches()).toEqual(['f', 'e', 'd', 'a', 'c'])
  })

  test('can all be cleared', () => {
    saveSearch('a')
    clearSearches()
    expect([recentSearches(), stored.size]).toEqual([[], 0])
  })

  test.each([
    ['an object', '{"a":1}', []],
    ['invalid JSON', '[', []],
    ['a list with values that are no texts', '["a",1,null,{"b":2},"  ","c"]', ['a', 'c']],
    ['a very long text', JSON.stringify(['x'.repeat(900)]), ['x'.repeat(200)]],
  ])('accept only short texts from storage: %s', (_, value, expected) => {
    stored.set(KEY, value)
    expect(recentSearches()).toEqual(expected)
  })

  test('are empty, without an error, when the browser forbids storage', () => {
    vi.stubGlobal('localStorage', undefined)
    saveSearch('a')
    clearSearches()
    expect(recentSearches()).toEqual([])
  })
})
