import { describe, expect, test } from 'vitest'
import { readSeparateHosts } from './separate-hosts'

describe('the separate hosts', () => {
  test.each([
    ['none', '', []],
    ['one', 'event.example.com=/mainpage', [{ host: 'event.example.com', paths: ['mainpage'] }]],
    [
      'two, with spaces and capitals',
      ' Event.Example.com = /mainpage, /event-invite/user-check-in ; b.example=/events;',
      [
        { host: 'event.example.com', paths: ['mainpage', 'event-invite/user-check-in'] },
        { host: 'b.example', paths: ['events'] },
      ],
    ],
  ])('%s', (_, text, hosts) => expect(readSeparateHosts(text)).toEqual(hosts))

  test.each([
    'event.example.com',
    'event.example.com=',
    'event.example.com=mainpage',
    'event.example.com=/',
    'event.example.com=//evil.example',
    'event.example.com=/a,/../b',
    'event.example.com=/A',
    'event.example.com:3000=/a',
    'https://event.example.com=/a',
    '-a.example=/a',
    'a.example=/a;a.example=/b',
    'a.example=/a=/b',
  ])('%s is none', (text) => expect(readSeparateHosts(text)).toBeNull())
})
