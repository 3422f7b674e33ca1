import { describe, expect, it } from 'vitest'
import { readSource, sourceInSearch } from './source'

describe('an advertising source', () => {
  it.each(['<script>', 'a b', 'x'.repeat(41), '', null, undefined])('is not %s', (value) => {
    expect(readSource(value)).toBe('')
  })

  it.each([
    ['?adsrcid=1072', '1072'],
    ['?utm_source=x&adsrcid=J004&y=1', 'J004'],
    ['?adsrcid=%0d%0aSet-Cookie', ''],
    ['?notadsrcid=1', ''],
    ['', ''],
  ])('in %s is «%s»', (search, source) => {
    expect(sourceInSearch(search)).toBe(source)
  })
})
