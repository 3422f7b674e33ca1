import { describe, expect, test } from 'vitest'
import { pageMetadata } from './page-metadata'

const metadataOf = (path: string, isIndexed?: boolean) =>
  pageMetadata({ locale: 'en', path, title: 'A title', description: 'A description', isIndexed })
const languagesOf = (path: string) => metadataOf(path).alternates?.languages

describe('what search engines are told of a page', () => {
  test.each([
    ['/en/home', undefined, true],
    ['/en/home', true, true],
    ['/en/project/house/all', false, false],
    ['/en/success', undefined, false],
    ['/en/styleguide', true, false],
    ['/en/condominium/revolve-ratchada2', undefined, false],
  ])('%s, where the page says %s: %s', (path, isIndexed, index) => {
    expect(metadataOf(path, isIndexed).robots).toEqual({ index, follow: true })
  })

  test('names the languages in which the page is live, and the Thai one for everybody else', () => {
    expect(languagesOf('/en/policy')).toEqual({
      th: '/th/policy',
      en: '/en/policy',
      'zh-Hans': '/chs/policy',
      'zh-Hant': '/cht/policy',
      'x-default': '/th/policy',
    })
  })

  test('names no language in which the section is closed (C5)', () => {
    expect(languagesOf('/th/blog')).toEqual({ th: '/th/blog', 'x-default': '/th/blog' })
  })
})
