import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_KEPT, readHomes, readKept, toggled, withFirst, writeHomes, writeKept } from './kept-homes'

const many = Array.from({ length: 40 }, (_, index) => `home-${index}`)
/** As long as the address of a project may be. */
const longest = ['a'.repeat(100), `${'a-'.repeat(49)}aa`]
const someSlug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)

describe('what a device remembers', () => {
  it.each([
    ['nothing', null, []],
    ['an empty text', '', []],
    ['half a list', '["noble-a"', []],
    ['another thing', '{"homes":["noble-a"]}', []],
    ['a number', '7', []],
    ['null', 'null', []],
    ['two homes', '["noble-a","nue-b"]', ['noble-a', 'nue-b']],
    ['one twice', '["noble-a","noble-a"]', ['noble-a']],
    ['what is no home', '["noble-a",7,null,["x"],"A B","<b>","../x","-a","a--b",""]', ['noble-a']],
    ['too many', JSON.stringify(many), many.slice(0, MOST_KEPT)],
    ['the longest names', JSON.stringify(longest), longest],
    ['names one letter longer', JSON.stringify(longest.map((name) => `${name}a`)), []],
    ['a very long name', JSON.stringify(['a'.repeat(200)]), []],
  ])('%s', (_, text, homes) => expect(readKept(text)).toEqual(homes))

  it('is read as it was written, and any text at all is read', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someSlug, { maxLength: MOST_KEPT }), (slugs) => {
        expect(readKept(writeKept(slugs))).toEqual(slugs)
        expect(readHomes(writeHomes(slugs).replace('?homes=', ''))).toEqual(slugs)
      }),
    )
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readKept(text).length <= MOST_KEPT))
  })
})

describe('a heart', () => {
  it.each([
    ['keeps a home, first', ['b'], 'a', ['a', 'b']],
    ['lets it go again', ['a', 'b'], 'a', ['b']],
    ['keeps nothing that is no home', ['b'], 'A B', ['b']],
    ['on a full list lets the oldest go', many.slice(0, MOST_KEPT), 'new', ['new', ...many.slice(0, MOST_KEPT - 1)]],
  ])('%s', (_, before, slug, after) => expect(toggled(before, slug)).toEqual(after))

  it('pressed twice changes nothing but the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someSlug, { maxLength: MOST_KEPT - 1 }), someSlug, (slugs, slug) => {
        expect([...toggled(toggled(slugs, slug), slug)].sort()).toEqual([...slugs].sort())
      }),
    )
  })
})

describe('the homes of an address', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['a,b', ['a', 'b']],
    [' a , b,,a', ['a', 'b']],
    [
      ['a', 'b,c'],
      ['a', 'b', 'c'],
    ],
    ['a,<script>,B,b', ['a', 'b']],
    [many.join(','), many.slice(0, MOST_KEPT)],
  ])('%j', (homes, slugs) => expect(readHomes(homes)).toEqual(slugs))

  it.each([
    [[], ''],
    [['a'], '?homes=a'],
    [['a', 'b'], '?homes=a,b'],
  ])('%j is %j', (slugs, search) => expect(writeHomes(slugs)).toBe(search))

  it('has the one that is to be compared first', () => expect(withFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']))
})
