import { describe, expect, it } from 'vitest'
import { backLinkOfReferer, readBackLink, withNext } from './back-link'

describe('the page to return to after signing in', () => {
  it.each(['/th/home', '/en/condominium/noble-one?unit=12A', '/cht/account-setting?page=devices', '/chs/news#top'])(
    'is a page of this site: %s',
    (page) => expect(readBackLink(page)).toBe(page),
  )

  it.each([
    'https://evil.example/th/home',
    '//evil.example/th/home',
    '/\\evil.example',
    '/%2F/evil.example',
    'javascript:alert(1)',
    '/th/home\r\nSet-Cookie: a=b',
    '/api/member/export',
    '/admin',
    '/TH/Home',
    '/th/login',
    '/th/register/login?next=/th/home',
    '/th/register/activation',
    '/th/no/such/page/at/all',
    `/th/home?${'a'.repeat(500)}`,
    '',
    null,
    ['/th/home'],
  ])('is nothing else: %j', (value) => expect(readBackLink(value)).toBeNull())

  it('may be where somebody came from, on this site only', () => {
    const origin = 'https://noble.example'
    expect(backLinkOfReferer(`${origin}/th/condominium/noble-one?a=b`, origin)).toBe('/th/condominium/noble-one?a=b')
    for (const referer of [null, 'nonsense', 'https://evil.example/th/home', `${origin}/th/register/login`])
      expect(backLinkOfReferer(referer, origin)).toBeNull()
  })

  it('survives being carried in an address', () => {
    const carried = new URL(withNext('/th/register/login', '/th/account-setting?page=saved'), 'https://a.example')
    expect(carried.searchParams.get('next')).toBe('/th/account-setting?page=saved')
  })
})
