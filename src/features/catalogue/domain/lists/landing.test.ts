import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LISTINGS } from '@/features/routing'
import { LOCALES } from '@/i18n/locales'
import { SLUG_PATHS } from '@/kernel/vocabulary'
import {
  isOutside,
  isOwnPage,
  type Landing,
  type LandingAddress,
  type LandingFault,
  landingAt,
  landingChoices,
  landingFault,
  landingPath,
  listingSays,
} from './landing'
import { findLocationPage, locationPages } from './location-pages'

const at = (slugPath: LandingAddress['slugPath'], slug: string): LandingAddress => ({ slugPath, slug })

const landing = (change: Partial<Landing> = {}): Landing => ({
  id: 1,
  slugPath: 'location',
  slug: 'ari',
  says: { title: 'Ari', heading: '', intro: '', sharing: {}, image: null },
  groups: [],
  choices: { popular: false, location: true, transportation: false },
  linkOut: '',
  link: '',
  shows: { kind: null, places: ['ari'], also: [], close: null },
  changedAt: '2026-01-01T00:00:00.000Z',
  ...change,
})

describe('the page at two path segments', () => {
  it.each([
    [at('location', 'condo-ari'), '/en/location/condo-ari'],
    [at('location', 'Condo_Ari'), '/en/location/condo-ari'],
    [at('location', 'house-ekkamai-ramintra'), '/en/location/house-ekkamai-ramindra'],
    [at('condominium', 'new-condo'), '/en/project/condominium/new-condo'],
    [at('project', 'condominium'), '/en/project/condominium/all'],
    [at('house', 'townhouse'), '/en/project/house/townhome'],
    [at('project', 'past-projects'), '/en/project/past-projects/all'],
    [at('condominium', 'noble-vesper-ploenchit'), null],
    [at('project', 'noble-vesper-ploenchit'), null],
    [at('location', ''), null],
    [at('location', '../home'), null],
  ])('%j: %s', (address, path) => expect(landingPath('en', address)).toBe(path))
})

describe('the address of an entry', () => {
  it.each<[string, LandingAddress, LandingFault | null]>([
    ['a new place', at('location', 'condo-by-the-river'), null],
    ['a list that exists', at('house', 'shophouse'), null],
    ['capitals', at('location', 'Condo-Ari'), 'characters'],
    ['a snake', at('location', 'condo_ari'), 'characters'],
    ['a slash', at('location', 'sukhumvit/asoke'), 'characters'],
    ['nothing', at('location', ''), 'characters'],
    ['more than an address holds', at('location', 'a'.repeat(101)), 'characters'],
    ['another spelling of a page (C7)', at('location', 'house-ekkamai-ramintra'), 'spelling'],
    ['a project', at('condominium', 'noble-vesper-ploenchit'), 'no-list'],
    ['a list that does not exist', at('house', 'castles'), 'no-list'],
    ['the address of another entry', at('location', 'ari'), 'taken'],
    ['another spelling of a list that has an entry', at('project', 'townhouse'), 'no-list'],
    ['a list that has an entry under other words', at('house', 'townhouse'), 'taken'],
  ])('%s', (_, address, fault) => {
    expect(landingFault(address, [at('location', 'ari'), at('house', 'townhome')])).toBe(fault)
  })

  it('that is valid leads to a page in every language, and to no page of another entry', () => {
    const address = fc.record({ slugPath: fc.constantFrom(...SLUG_PATHS), slug: fc.string({ maxLength: 40 }) })
    fc.assert(
      fc.property(address, fc.array(address, { maxLength: 4 }), (own, others) => {
        if (landingFault(own, others) !== null) return
        for (const locale of LOCALES)
          expect(landingPath(locale, own)).toMatch(new RegExp(`^/${locale}/(location|project)/`))
        expect(others.map((other) => landingPath('th', other))).not.toContain(landingPath('th', own))
      }),
    )
  })
})

describe('the link of a choice', () => {
  const urls = (change: Partial<Landing>) => landingChoices('cht', [landing(change)]).location.map(({ url }) => url)

  it.each<[string, Partial<Landing>, string[]]>([
    ['to its own page', {}, ['/cht/location/ari']],
    ['to another of ours', { link: 'project/condominium/all?brand=nue' }, ['/cht/project/condominium/all?brand=nue']],
    ['off the site', { linkOut: 'https://maps.example/ari', link: 'home' }, ['https://maps.example/ari']],
    ['never by a script', { linkOut: 'javascript:alert(1)' }, ['/cht/location/ari']],
    ['never to nothing of ours', { link: 'no-such-page' }, ['/cht/location/ari']],
    ['nowhere without a name in the language', { says: { ...landing().says, title: '' } }, []],
    ['nowhere when it is not flagged', { choices: { popular: true, location: false, transportation: false } }, []],
  ])('%s', (_, change, expected) => expect(urls(change)).toEqual(expected))

  it('is marked when it leaves the site, so that it opens in a new tab', () => {
    const both = [landing(), landing({ id: 2, slug: 'thonglor', linkOut: 'https://maps.example/thonglor' })]
    expect(landingChoices('th', both).location.map(({ isOutside: isOut }) => isOut)).toEqual([false, true])
  })

  it.each([
    ['https://maps.example/a?b=c', true],
    ['http://maps.example/', false],
    ['https://user:pass@maps.example/', false],
    ['https://localhost/', false],
    ['//maps.example/', false],
    ['', false],
  ])('%s may be linked: %s', (address, isRight) => expect(isOutside(address)).toBe(isRight))

  it.each([
    ['home', true],
    ['/project/house/all', true],
    ['Project/House', false],
    ['//maps.example/', false],
    ['admin', false],
    ['no-such-page', false],
  ])('%s is a page of the site: %s', (address, isRight) => expect(isOwnPage(address)).toBe(isRight))
})

describe('the landing entries of editors', () => {
  const list = landing({ id: 2, slugPath: 'house', slug: 'townhome', says: { ...landing().says, title: 'Townhomes' } })

  it('are a page for each place, with what it shows', () => {
    const pages = locationPages([landing(), list])
    expect(pages.map(({ slug }) => slug)).toEqual(['ari'])
    expect(findLocationPage(pages, 'ari')).toMatchObject({ places: ['ari'], kind: null, says: { title: 'Ari' } })
    expect(findLocationPage(pages, 'townhome')).toBeNull()
  })

  it('are the texts of a listing, wherever the listing has its address', () => {
    expect(Object.entries(listingSays([landing(), list])).map(([name, { title }]) => [name, title])).toEqual([
      ['townhome', 'Townhomes'],
    ])
    expect(LISTINGS).toContain('townhome')
    expect(landingAt(list)).toEqual({ listing: 'townhome' })
  })
})
