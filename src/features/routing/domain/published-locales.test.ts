import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { defaultLocaleOf, publishedLocales } from './published-locales'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './resolve'

const OPEN: AddressSettings = { ...DEFAULT_ADDRESS_SETTINGS, sectionLocales: {} }
const CLOSED: AddressSettings = { ...OPEN, localeStatus: { cht: 'redirect-to-en', chs: 'redirect-to-en' } }
const THAI_CLOSED: AddressSettings = { ...OPEN, localeStatus: { th: 'redirect-to-en' } }
const SECTION: AddressSettings = { ...OPEN, sectionLocales: { policy: ['th', 'en'] } }

describe('the languages of a page', () => {
  test.each<[string, string, AddressSettings, readonly Locale[]]>([
    ['all, when nothing is closed', '/th/home', OPEN, LOCALES],
    ['whatever language it is asked in', '/cht/condominium/noble-a', OPEN, LOCALES],
    ['with a query', '/th/policy?page=cookies', OPEN, LOCALES],
    ['not those out of service', '/cht/home', CLOSED, ['th', 'en']],
    ['not Thai, when Thai is out of service', '/th/home', THAI_CLOSED, ['en', 'chs', 'cht']],
    ['only those of its section', '/th/policy', SECTION, ['th', 'en']],
    ['only those of its section, below it too', '/th/policy/noble-a', SECTION, ['th', 'en']],
    ['all of another section', '/th/home', SECTION, LOCALES],
    ['Thai for the blog, as delivered', '/th/blog', DEFAULT_ADDRESS_SETTINGS, ['th']],
    ['none of an address without a page', '/th/no/such/page/at/all', OPEN, []],
  ])('%s', (_, path, settings, locales) => {
    expect(publishedLocales(path, settings)).toEqual(locales)
  })
})

test.each<[readonly Locale[], Locale | null]>([
  [LOCALES, 'th'],
  [['en', 'cht'], 'en'],
  [['chs', 'cht'], 'chs'],
  [[], null],
])('of %j others get %s', (locales, expected) => {
  expect(defaultLocaleOf(locales)).toBe(expected)
})
