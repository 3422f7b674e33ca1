import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapOrigins, readMapOrigins, readMapStyle } from './map-sources'

describe('the address of a map’s style', () => {
  it.each([
    ['https', 'https://maps.example/style.json'],
    ['a key in the query', 'https://maps.example/styles/quiet/style.json?key=abc'],
    ['a port', 'https://maps.example:8443/style.json'],
    ['this machine by name', 'http://localhost:4000/style.json'],
    ['this machine by number', 'http://127.0.0.1:4000/style.json'],
    ['this machine by its longer number', 'http://[::1]:4000/style.json'],
  ])('may have %s', (_, text) => expect(readMapStyle(text)).toBe(text))

  it.each([
    ['http elsewhere', 'http://maps.example/style.json'],
    ['a path alone', '/style.json'],
    ['no scheme', '//maps.example/style.json'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:application/json,{}'],
    ['a user', 'https://user:word@maps.example/style.json'],
    ['a fragment', 'https://maps.example/style.json#3/13/100'],
    ['a host that would write another rule', "https://maps.example;script-src'unsafe-inline'/style.json"],
    ['nothing', ''],
  ])('may not be %s', (_, text) => expect(readMapStyle(text)).toBeNull())
})

describe('the origins beside it', () => {
  it('are told one by one, as a header writes them', () => {
    expect(readMapOrigins('')).toEqual([])
    expect(readMapOrigins(' https://Tiles.Example/, https://letters.example:8443 ')).toEqual([
      'https://tiles.example',
      'https://letters.example:8443',
    ])
  })

  it.each([
    'tiles.example',
    'https://tiles.example/v3',
    'https://tiles.example?a=1',
    'http://tiles.example',
    '*',
    "'self'",
  ])('are not %s', (word) => expect(readMapOrigins(`https://a.example,${word}`)).toBeNull())

  it('are never more than one word each of a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (text) => {
        for (const origin of readMapOrigins(text) ?? []) expect(origin).toMatch(/^https?:\/\/[a-z0-9.[\]:-]+$/)
      }),
    )
  })

  it('and the style’s own are named once', () => {
    expect(mapOrigins('https://maps.example/s.json', ['https://tiles.example', 'https://maps.example'])).toEqual([
      'https://maps.example',
      'https://tiles.example',
    ])
  })
})
