import { describe, expect, test } from 'vitest'
import { DEFAULT_ADDRESS_SETTINGS, publishedLocales } from '@/features/routing'
import { LOCALES, type Locale } from '@/i18n/locales'
import { isOpenAt, openLanguages } from './open-language'

describe('the languages of the switcher', () => {
  test.each<[string, readonly Locale[], Record<string, readonly [Locale, ...Locale[]]>, Record<string, string[]>]>([
    ['are all languages when nothing is closed', LOCALES, {}, { th: [], en: [], cht: [], chs: [] }],
    ['are those in service', ['th', 'en'], {}, { th: [], en: [] }],
    ['list the sections closed in each', ['th', 'en'], { blog: ['th'], csr: ['en'] }, { th: ['csr'], en: ['blog'] }],
  ])('%s', (_, served, sectionLocales, expected) => {
    const found = openLanguages(served, { sectionLocales })
    expect(Object.fromEntries(found.map(({ locale, closedIn }) => [locale, closedIn]))).toEqual(expected)
  })

  test.each(['/th/blog', '/th/blog/a-story', '/th/home', '/th/promotion/new-year', '/cht/policy'])(
    'are at %s those in which the address is published',
    (path) => {
      const settings = {
        ...DEFAULT_ADDRESS_SETTINGS,
        sectionLocales: { blog: ['th'], promotion: ['th', 'en'] } as const,
      }
      const open = openLanguages(LOCALES, settings).filter(({ closedIn }) => isOpenAt(path, closedIn))
      expect(open.map(({ locale }) => locale)).toEqual(publishedLocales(path, settings))
    },
  )
})
