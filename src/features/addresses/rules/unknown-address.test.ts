import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRedirectPath, unknownPath } from './unknown-address'

describe('an address nobody has', () => {
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
  ])('%s is kept as %s', (path, kept) => expect(unknownPath(path)).toBe(kept))

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
  ])('%s is not kept', (path) => expect(unknownPath(path)).toBeNull())

  test('whatever is asked, what is kept is short, lower-case, and without queries or nine digits in a word', () => {
    const property = fc.property(fc.webPath(), fc.string(), (path, word) => {
      const kept = unknownPath(`${path}/${encodeURIComponent(word)}`)
      if (kept === null) return
      expect(kept.length).toBeLessThanOrEqual(200)
      expect(kept).toBe(kept.toLowerCase())
      expect(kept).not.toMatch(/@/)
      for (const one of kept.split('/')) expect(one.replace(/\D/g, '').length).toBeLessThan(9)
    })
    fc.assert(property, { numRuns: 5_000 })
  })
})

describe('a new redirect for it', () => {
  test.each([
    ['/th/condominium/noble-old', '/admin/collections/redirects/create?from=condominium%2Fnoble-old'],
    ['/old?', '/admin/collections/redirects/create?from=old%3F'],
    ['/th', null],
    ['/th/:id/x', null],
  ])('%s: %s', (path, form) => expect(newRedirectPath(path)).toBe(form))
})
