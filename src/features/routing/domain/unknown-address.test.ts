import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRedirectPath, unknownPath } from './unknown-address'

describe('an unknown address', () => {
  test.each([
    ['/th/Condominium/Noble-Old', '/th/condominium/noble-old'],
    ['/old//page/', '/old/page'],
    ['/th/noble-around-sukhumvit-33-new-tower', '/th/noble-around-sukhumvit-33-new-tower'],
    ['/th/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', '/th/บ้าน'],
    ['/th/news/20240517', '/th/news/20240517'],
    ['/th/somchai@mail.example/x', '/th/:id/x'],
    ['/th/0812345678', '/th/:id'],
    ['/th/081-234-5678', '/th/:id'],
    ['/th/081%20234%205678', '/th/:id'],
    ['/th/reset/V1StGXR8_Z5jdHi6B-myT', '/th/reset/:id'],
    ['/th/x/3f2504e0-4f89-11d3-9a0c-0305e82c3301', '/th/x/:id'],
    ['/th/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '/th/:id'],
    ['/th/a=b', '/th/:id'],
  ])('%s is recorded as %s', (path, recorded) => expect(unknownPath(path)).toBe(recorded))

  test.each([
    '/',
    '/wp-login.php',
    '/th/wp-content/x',
    '/th/.env',
    '/.git/config',
    '/th/index.PHP',
    '/cgi-bin/x',
    '/th/backup.sql',
    '/th/%3Cscript%3E',
    '/%2f',
    `/th/${'a-b'.repeat(19)}/${'a-b'.repeat(19)}/${'a-b'.repeat(19)}/${'a-b'.repeat(19)}`,
  ])('%s is not recorded', (path) => expect(unknownPath(path)).toBeNull())

  test('any recorded address is short, lower case, and without query or nine digits in a row', () => {
    const property = fc.property(fc.webPath(), fc.string(), (path, word) => {
      const recorded = unknownPath(`${path}/${encodeURIComponent(word)}`)
      if (recorded === null) return
      expect(recorded.length).toBeLessThanOrEqual(200)
      expect(recorded).toBe(recorded.toLowerCase())
      expect(recorded).not.toMatch(/@/)
      for (const one of recorded.split('/')) expect(one.replace(/\D/g, '').length).toBeLessThan(9)
    })
    fc.assert(property, { numRuns: 5_000 })
  })
})

describe('creating a redirect for it', () => {
  test.each([
    ['/th/condominium/noble-old', '/admin/collections/redirects/create?from=condominium%2Fnoble-old'],
    ['/old?', '/admin/collections/redirects/create?from=old%3F'],
    ['/th', null],
    ['/th/:id/x', null],
  ])('%s: %s', (path, form) => expect(newRedirectPath(path)).toBe(form))
})
