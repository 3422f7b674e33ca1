import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapOrigins, readMapOrigins, readMapStyle } from './map-sources'

describe('the URL of the map style', () => {
  it.each([
    ['https', 'https://maps.example/style.json'],
    ['a key in the query', 'https://maps.example/styles/quiet/style.json?key=abc'],
    ['a port', 'https://maps.example:8443/style.json'],
    ['localhost by name', 'http://localhost:4000/style.json'],
    ['localhost by IPv4', 'http://127.0.0.1:4000/style.json'],
    ['localhost by IPv6', 'http://[::1]:4000/style.json'],
  ])('is accepted with %s', (_, text) => expect(readMapStyle(text)).toBe(text))

  it.each([
    ['http on another host', 'http://maps.example/style.json'],
    ['a path alone', '/style.json'],
    ['no scheme', '//maps.example/style.json'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:application/json,{}'],
    ['a user and a password', 'https://user:word@maps.example/style.json'],
    ['a fragment', 'https://maps.example/style.json#3/13/100'],
    ['a host that would inject a policy directive', "https://maps.example;script-src'unsafe-inline'/style.json"],
    ['nothing', ''],
  ])('is rejected with %s', (_, text) => expect(readMapStyle(text)).toBeNull())
})

describe('the additional origins of the map', () => {
  it('are normalised for use in a header', () => {
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
  ])('are rejected when one is %s', (word) => expect(readMapOrigins(`https://a.example,${word}`)).toBeNull())

  it('are each a single token in a header, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (text) => {
        for (const origin of readMapOrigins(text) ?? []) expect(origin).toMatch(/^https?:\/\/[a-z0-9.[\]:-]+$/)
      }),
    )
  })

  it('do not repeat the origin of the style', () => {
    expect(mapOrigins('https://maps.example/s.json', ['https://tiles.example', 'https://maps.example'])).toEqual([
      'https://maps.example',
      'https://tiles.example',
    ])
  })
})
