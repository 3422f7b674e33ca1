import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SAVED, parseSaved, readHomes, serializeSaved, toggled, withFirst, writeHomes } from './saved-homes'

const many = Array.from({ length: 40 }, (_, index) => `home-${index}`)
/** The maximum length of the slug of a project. */
const longest = ['a'.repeat(100), `${'a-'.repeat(49)}aa`]
const someSlug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)

describe('saved homes in storage', () => {
  it.each([
    ['nothing', null, []],
    ['an empty text', '', []],
    ['a truncated list', '["noble-a"', []],
    ['an object', '{"homes":["noble-a"]}', []],
    ['a number', '7', []],
    ['null', 'null', []],
    ['two homes', '["noble-a","nue-b"]', ['noble-a', 'nue-b']],
    ['one twice', '["noble-a","noble-a"]', ['noble-a']],
    ['values that are no slugs', '["noble-a",7,null,["x"],"A B","<b>","../x","-a","a--b",""]', ['noble-a']],
    ['more than the limit', JSON.stringify(many), many.slice(0, MAX_SAVED)],
    ['the longest slugs', JSON.stringify(longest), longest],
    ['slugs one letter too long', JSON.stringify(longest.map((name) => `${name}a`)), []],
    ['a very long slug', JSON.stringify(['a'.repeat(200)]), []],
  ])('are read safely: %s', (_, text, homes) => expect(parseSaved(text)).toEqual(homes))

  it('survive writing and reading, and no stored text throws', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someSlug, { maxLength: MAX_SAVED }), (slugs) => {
        expect(parseSaved(serializeSaved(slugs))).toEqual(slugs)
        expect(readHomes(writeHomes(slugs).replace('?homes=', ''))).toEqual(slugs)
      }),
    )
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseSaved(text).length <= MAX_SAVED))
  })
})

describe('toggling a heart', () => {
  it.each([
    ['adds a home at the front', ['b'], 'a', ['a', 'b']],
    ['removes it again', ['a', 'b'], 'a', ['b']],
    ['ignores an invalid slug', ['b'], 'A B', ['b']],
    [
      'drops the oldest when the list is full',
      many.slice(0, MAX_SAVED),
      'new',
      ['new', ...many.slice(0, MAX_SAVED - 1)],
    ],
  ])('changes the list: %s', (_, before, slug, after) => expect(toggled(before, slug)).toEqual(after))

  it('twice changes only the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someSlug, { maxLength: MAX_SAVED - 1 }), someSlug, (slugs, slug) => {
        expect([...toggled(toggled(slugs, slug), slug)].sort()).toEqual([...slugs].sort())
      }),
    )
  })
})

describe('the homes in the address of a comparison', () => {
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
    [many.join(','), many.slice(0, MAX_SAVED)],
  ])('are read from %j', (homes, slugs) => expect(readHomes(homes)).toEqual(slugs))

  it.each([
    [[], ''],
    [['a'], '?homes=a'],
    [['a', 'b'], '?homes=a,b'],
  ])('are written from %j as %j', (slugs, search) => expect(writeHomes(slugs)).toBe(search))

  it('start with the one to compare first', () => expect(withFirst(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']))
})
