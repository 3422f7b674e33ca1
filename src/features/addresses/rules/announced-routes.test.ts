import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { ANNOUNCED_ROUTES, announcedAt } from './announced-routes'
import { resolveAddress } from './resolve'

const resolve = (path: string, search = '') => resolveAddress({ path, search })

describe('an announced page', () => {
  test.each(ANNOUNCED_ROUTES.map(({ name, pattern }) => [name, pattern] as const))('%s is at %s', (name, pattern) => {
    expect(announcedAt(pattern)).toBe(name)
    // The blog is published in Thai alone (C5): there the other languages lead to the Thai page.
    for (const locale of pattern === 'blog' ? (['th'] as const) : LOCALES) {
      expect(resolve(`/${locale}/${pattern}`, '?active=land')).toMatchObject({
        kind: 'page',
        locale,
        route: name,
        upstreamSearch: '',
        isShared: true,
      })
    }
  })

  test('is nowhere else', () => {
    for (const words of ['', 'home', 'about/nothing', 'Promotion']) expect(announcedAt(words)).toBeNull()
  })
})

describe('another spelling leads there in one 301, with its query (C21, C26)', () => {
  test.each([
    ['/th/careers', '/th/career'],
    ['/en/complaints/', '/en/complaint'],
    ['/th/terms-and-conditions', '/th/terms'],
    ['/cht/nobleid', '/cht/noble-id'],
    ['/Noble_ID', '/th/noble-id'],
    ['/th/Subscription', '/th/subscription-setting'],
    ['/en/login', '/en/register/login'],
    ['/chs/Forget-Password', '/chs/member/forget-password'],
    ['/th/CompanyVision', '/th/about/vision'],
    ['/th/CompanyMission', '/th/about/mission'],
    ['/OrganizationChart', '/th/about/organization'],
    ['/th/Responsibility', '/th/about/responsibility'],
    ['/th/Adsource', '/th/adsource'],
    ['/enregister', '/en/register'],
    ['/th/policy/nue-district-R9', '/th/policy/nue-district-r9'],
    ['/en/Policy/Nue-Cross-Khukhot-Station', '/en/policy/nue-cross-khukhot-station'],
    ['/en/blog', '/th/blog'],
  ])('%s → %s', (from, to) => {
    expect(resolve(from, '?a=B')).toMatchObject({ kind: 'redirect', status: 301, location: `${to}?a=B` })
    expect(resolve(to)).toMatchObject({ kind: 'page', path: to })
  })
})
