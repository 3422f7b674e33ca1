import { describe, expect, test } from 'vitest'
import { readAliases } from './site-aliases'

describe('other names of the site', () => {
  test.each([
    ['none', '', []],
    ['a whole origin', 'https://www.homes.example', [{ protocol: 'https:', hostname: 'www.homes.example', port: '' }]],
    ['one with a port', 'http://10.0.0.5:3000/', [{ protocol: 'http:', hostname: '10.0.0.5', port: '3000' }]],
    [
      'hosts, with and without a port',
      'Homes.Local, homes.local:8080 [::1]',
      [{ hostname: 'homes.local' }, { hostname: 'homes.local', port: '8080' }, { hostname: '[::1]' }],
    ],
  ])('%s', (_, text, aliases) => expect(readAliases(text)).toEqual(aliases))

  test.each(['https://a.example/path', 'ftp://a.example', 'user@a.example', '*.example', 'a.example?x', 'a:b'])(
    '%s is none',
    (text) => expect(readAliases(`ok.example,${text}`)).toBeNull(),
  )
})
