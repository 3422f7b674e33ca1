import { describe, expect, test } from 'vitest'
import { resolveAddress } from './resolve'
import { compileSections, type SectionRow } from './sections'
import { DEFAULT_ADDRESS_SETTINGS } from './settings'

const ask = (path: string, rows: SectionRow[], closed = {}) => {
  const sectionLocales = compileSections(rows)
  const settings = { ...DEFAULT_ADDRESS_SETTINGS, sectionLocales, localeStatus: closed }
  const found = resolveAddress({ path, search: '' }, settings)
  return 'location' in found ? found.location : found.kind
}

describe('the languages of a section', () => {
  test.each([
    ['without a row the blog is Thai', '/en/blog', [], '/th/blog'],
    ['opened by an editor', '/en/blog', [{ section: 'blog', locales: ['th', 'en'] }], 'page'],
    [
      'all below it follows',
      '/cht/news-detail/a/7',
      [{ section: 'news', locales: ['en', 'th'] }],
      '/th/news-detail/a/7',
    ],
    ['nothing else follows', '/cht/newsletter', [{ section: 'news', locales: ['th'] }], 'page'],
    ['no language counts for nothing', '/cht/news', [{ section: 'news', locales: [] }], 'page'],
    ['a section nobody knows counts for nothing', '/cht/contact', [{ section: 'contact', locales: ['th'] }], 'page'],
  ] as [string, string, SectionRow[], string][])('%s', (_, path, rows, answer) => expect(ask(path, rows)).toBe(answer))

  test('one that is out of service is never the fallback of the others, if there is another', () => {
    const rows: SectionRow[] = [{ section: 'csr', locales: ['th', 'cht'] }]
    const closed = { th: 'redirect-to-en' } as const
    expect(ask('/en/csr', rows, closed)).toBe('/cht/csr')
    expect(ask('/cht/csr', rows, closed)).toBe('page')
    expect(ask('/en/csr', [{ section: 'csr', locales: ['th'] }], closed)).toBe('/th/csr')
  })
})
