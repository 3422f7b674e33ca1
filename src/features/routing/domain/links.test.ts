import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { GROUPS } from '@/kernel/vocabulary'
import {
  homePath,
  LISTINGS,
  listingAt,
  listingPath,
  locationPath,
  newsletterPath,
  newsPath,
  pagePath,
  policyPath,
  projectPath,
  savedSearchPath,
  successPath,
  switchLocale,
} from './links'
import { readListingFilter, writeListingFilter } from './listing-filter'
import { resolveAddress } from './resolve'
import type { RouteName } from './routes'

test('every link we build is the canonical address of a page', () => {
  for (const locale of LOCALES) {
    const projects = GROUPS.map((group) => projectPath(locale, { group, slug: 'noble-a' }))
    const pages = [
      homePath(locale),
      ...LISTINGS.map((listing) => listingPath(locale, listing)),
      locationPath(locale, 'condo-ari'),
      successPath(locale),
      policyPath(locale),
      policyPath(locale, 'cookies'),
      newsletterPath(locale, { step: 'leave', token: 'A.b-9' }),
      savedSearchPath(locale, { step: 'confirm', token: 'A.b-9' }),
      newsPath(locale),
      pagePath(locale, 'career'),
      pagePath(locale, 'event-register', { code: 'OPEN-26' }),
      pagePath(locale, 'news-item', { category: 'corporate_news', id: '7' }),
      pagePath(locale, 'media', { rest: 'press/2026-film' }),
    ]
    for (const path of [...projects, ...pages]) {
      expect(resolveAddress({ path, search: '' }), path).toMatchObject({ kind: 'page', locale, path })
    }
  }
})

/** The arguments of `pagePath` for a route, after the locale and the name. */
type Asks<Name extends RouteName> =
  Parameters<typeof pagePath<Name>> extends [Locale, Name, ...infer Rest] ? Rest : never

test('a link to an unknown page, or without its parameters, fails the type check', () => {
  expectTypeOf<'career'>().toExtend<RouteName>()
  expectTypeOf<'careers'>().not.toExtend<RouteName>()
  expectTypeOf<string>().not.toExtend<RouteName>()
  expectTypeOf<Asks<'career'>>().toEqualTypeOf<[]>()
  expectTypeOf<Asks<'promotion-page'>>().toEqualTypeOf<[values: Readonly<Record<'slug', string>>]>()
  expectTypeOf<Asks<'csr-story'>>().toEqualTypeOf<[values: Readonly<Record<'id' | 'slug', string>>]>()
  expectTypeOf<Asks<'payment-receipt'>>().toEqualTypeOf<[values: Readonly<Record<'token', string>>]>()
  expectTypeOf<Asks<'media'>>().toEqualTypeOf<[values: Readonly<Record<'rest', string>>]>()
})

test('no parameter can make a link leave its page', () => {
  expect(pagePath('th', 'promotion-page', { slug: '//evil.com/?a#b' })).toBe('/th/promotion/%2F%2Fevil.com%2F%3Fa%23b')
})

test('a listing is found by the segments of its address', () => {
  for (const listing of LISTINGS) {
    const [, , , kind, category] = listingPath('en', listing).split('/')
    expect(listingAt(kind ?? '', category ?? '')).toBe(listing)
  }
  expect(listingAt('house', 'new-condo')).toBeNull()
})

describe('switching the language keeps the page, its query and its hash', () => {
  test.each([
    ['/th/home', '/en/home'],
    ['/th/condominium/noble-a?Page=Two#plan', '/en/condominium/noble-a?Page=Two#plan'],
    ['/cht/project/house/all#/x?y', '/en/project/house/all#/x?y'],
    ['/th?a=1', '/en/home?a=1'],
    ['/', '/en/home'],
    ['/home', '/en/home'],
  ])('%s', (from, to) => expect(switchLocale(from, 'en')).toBe(to))
})

describe('a listing filter', () => {
  test.each([
    ['nothing', '', ''],
    ['the keys in a fixed order', '?sort=newest&price=1-2&brand=noble', '?brand=noble&price=1-2&sort=newest'],
    ['open ends (C13)', '?price=15000000-,-1800000', '?price=0-1800000,15000000-'],
    ['the typo of the specification (C11)', '?price=3000000-80000000', '?price=3000000-8000000'],
    ['a repeated band', '?price=1-2,1-2&price=1-2', '?price=1-2'],
    ['words that mean nothing', '?price=a,-,5-2,1-2-3,9e9-&brand=NOBLE,other&badge=x&sort=up&area=<b>', ''],
    ['values as the specification spells them', '?badge=Sold_Out,New_Project', '?badge=New_Project,Sold_Out'],
    ['groups', '?group=Land,Townhome,land', '?group=Townhome,Land'],
    ['places', '?place=thonglor,asoke,thonglor', '?place=asoke,thonglor'],
    ['places, as older links spell them', '?area=thonglor&place=asoke', '?place=asoke,thonglor'],
    ['bedrooms', '?beds=2,0,2,12,x', '?beds=0,2'],
    ['stations', '?station=thong-lo,ari', '?station=ari,thong-lo'],
    ['features', '?tags=river_view,pet-friendly,x', '?tags=pet-friendly,river-view'],
    ['categories in any spelling', '?badge=online_booking,past,new-project', '?badge=New_Project,Online_Booking,Past'],
    ['groups as the search spells them', '?group=single-detached-house', '?group=Single_detached_house'],
    ['an order as older links spell it', '?sort=price-asc', '?sort=price'],
    ['a map', '?view=map', '?view=map'],
    ['an unknown view', '?view=globe', ''],
    ['an encoded comma', '?brand=nue%2Cnoble', '?brand=noble,nue'],
  ])('%s', (_, from, to) => expect(writeListingFilter(readListingFilter(from))).toBe(to))

  test('parses the params of a page like those of a browser', () => {
    expect(readListingFilter({ brand: ['nue', 'noble'], price: '1-2', x: undefined })).toEqual(
      readListingFilter('?brand=nue&brand=noble&price=1-2'),
    )
  })

  test('never throws, and formatting what was parsed is stable', () => {
    const query = fc.record({
      brand: fc.string(),
      badge: fc.string(),
      place: fc.string(),
      beds: fc.string(),
      price: fc.string({ unit: fc.constantFrom(...'0123456789-,e. ') }),
    })
    fc.assert(
      fc.property(query, (typed) => {
        const once = writeListingFilter(readListingFilter(typed))
        expect(writeListingFilter(readListingFilter(once))).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
