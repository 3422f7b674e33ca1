import { describe, expect, it } from 'vitest'
import { linkTarget, menuHref, slugFault } from './link-target'

describe('the address of a menu entry', () => {
  it.each([
    ['its own slug after the language', [], 'promotion', '/en/promotion'],
    ['after the slug above it', ['news'], 'advertising', '/en/news/advertising'],
    ['after both above it', ['project', 'house'], 'townhome', '/en/project/house/townhome'],
    ['past headings without a slug', ['', 'about'], 'vision', '/en/about/vision'],
    ['from the root with a slash in front', ['brand-noble'], '/project/house/all', '/en/project/house/all'],
    ['from the root that one above it set', ['brand-nue', '/project/house'], 'all', '/en/project/house/all'],
    ['with its query', [], 'policy?page=cookies', '/en/policy?page=cookies'],
    [
      'without the query of those above',
      ['project/house?brand=nue'],
      'all?brand=nue',
      '/en/project/house/all?brand=nue',
    ],
    ['with query and hash', [], '/form-contact?active=land#form', '/en/form-contact?active=land#form'],
    ['the home page for a mere slash', ['news'], '/', '/en/home'],
    ['as it is, outside the site', ['news'], 'https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['untouched by a parent outside the site', ['https://example.com/'], 'news', '/en/news'],
    ['none without a slug', ['news'], ' ', null],
    ['none for a wrong slug', [], 'javascript:alert(1)', null],
  ] as const)('is %s', (_, parents, slug, href) => {
    expect(menuHref('en', parents, slug)).toBe(href)
  })
})

describe('the address typed by an editor', () => {
  it.each([
    ['project/condominium/all', null],
    ['/policy?page=cookies', null],
    ['policy/nue-district-R9', null],
    ['https://investor.example.com/report', null],
    ['contact us', 'characters'],
    ['ติดต่อ', 'characters'],
    ['news/', 'characters'],
    ['../admin', 'characters'],
    ['a'.repeat(301), 'characters'],
    ['/th/news', 'language'],
    ['en', 'language'],
    ['http://example.com/', 'external'],
    ['//example.com/', 'external'],
    ['https://user:pass@example.com/', 'external'],
    ['https://localhost/', 'external'],
    ['mailto:a@example.com', 'external'],
    ['javascript:alert(1)', 'external'],
  ])('%s: %s', (slug, fault) => {
    expect(slugFault(slug)).toBe(fault)
  })
})

describe('the target of a link', () => {
  it('is a page that exists, by its canonical address', () => {
    expect(linkTarget('cht', [], 'project/condominium?brand=nue')).toEqual({
      href: '/cht/project/condominium/all?brand=nue',
      isExternal: false,
      isKnown: true,
      hrefLang: 'cht',
    })
  })

  it('is nothing, where no such page exists', () => {
    expect(linkTarget('th', [], 'no-such-page')).toMatchObject({ href: '/th/no-such-page', isKnown: false })
  })

  it('is never in the back office', () => {
    expect(linkTarget('th', [], '/admin')).toMatchObject({ isKnown: false })
  })

  it('may be another site', () => {
    expect(linkTarget('th', [], 'https://example.com/')).toEqual({
      href: 'https://example.com/',
      isExternal: true,
      isKnown: true,
      hrefLang: null,
    })
  })
})
