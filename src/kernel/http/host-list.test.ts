import { describe, expect, test } from 'vitest'
import { readHosts } from './host-list'

describe('a list of hosts', () => {
  test.each([
    ['', []],
    [' forms.example.com , Book.Example.com:8443,', ['forms.example.com', 'book.example.com:8443']],
    ['ตัวอย่าง.ไทย', ['xn--72c1a1bt4awk9o.xn--o3cw4h']],
    ['a.example:443', ['a.example']],
  ])('%j is parsed', (list, hosts) => expect(readHosts(list)).toEqual(hosts))

  test.each([
    'https://a.example',
    'a.example/path',
    'user@a.example',
    '*.a.example',
    'localhost',
    'a b.example',
    'ok.example,a.example?x',
  ])('is rejected as a whole for %j', (list) => expect(readHosts(list)).toBeNull())
})
