import { describe, expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'
import type { Range } from './search'

const M = 1_000_000
const read = (text: string) => readQuery(text, GAZETTEER).understood

describe('a number as it is said', () => {
  it.each<[string, string, Range]>([
    ['a plus before the million', '5+ million', { min: 5 * M }],
    ['a million by ear', 'not over 5 lan', { max: 5 * M }],
    ['a million with a slip', 'under 3 milion', { max: 3 * M }],
    ['a spoken point', 'under two point five million', { max: 2.5 * M }],
    ['a spoken point in Thai', 'ไม่เกินสองจุดห้าล้าน', { max: 2.5 * M }],
    ['a spoken point in Chinese', '两点五百万以内', { max: 2.5 * M }],
    ['two figures behind the point', 'one point two five million', { max: 1.25 * M }],
    ['a half before the million', 'two and a half million', { max: 2.5 * M }],
    ['a half behind the million', 'two million and a half', { max: 2.5 * M }],
    ['a half in one end', 'between 3 and a half and 5 million', { min: 3.5 * M, max: 5 * M }],
  ])('%s', (_, text, price) => expect(read(text)).toEqual({ price }))

  it.each(['point five', 'two point', '3 and a half'])('and is none without its power of ten: %s', (text) =>
    expect(read(text)).toEqual({}),
  )
})
