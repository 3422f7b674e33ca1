import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetSearches, keepSearch, recentSearches } from './recent-searches'

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
  test('are kept newest first, each once, five at most', () => {
    for (const text of ['a', 'b', 'c', ' a ', '', 'd', 'e', 'f']) keepSearch(text)
    expect(recentSearches()).toEqual(['f', 'e', 'd', 'a', 'c'])
  })

  test('are forgotten altogether', () => {
    keepSearch('a')
    forgetSearches()
    expect([recentSearches(), stored.size]).toEqual([[], 0])
  })

  test.each([
    ['no list', '{"a":1}', []],
    ['no JSON', '[', []],
    ['other things among texts', '["a",1,null,{"b":2},"  ","c"]', ['a', 'c']],
    ['a very long text', JSON.stringify(['x'.repeat(900)]), ['x'.repeat(200)]],
  ])('believe of %s what is a short text', (_, value, expected) => {
    stored.set(KEY, value)
    expect(recentSearches()).toEqual(expected)
  })

  test('are none where a browser forbids its memory, and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined)
    keepSearch('a')
    forgetSearches()
    expect(recentSearches()).toEqual([])
  })
})
