import { describe, expect, it } from 'vitest'
import { LOCATION_SPELLINGS, locationPath, resolveAddress } from '@/features/routing'
import { findLocationPage, LOCATION_PAGES, scopeOfLocation } from './location-pages'

/** The page at a typed address, and its canonical address. */
function arriveAt(word: string) {
  const asked = resolveAddress({ path: `/th/location/${word}`, search: '' })
  const path = asked.kind === 'redirect' ? asked.location : `/th/location/${word}`
  expect(resolveAddress({ path, search: '' })).toMatchObject({ kind: 'page', route: 'location', path })
  return findLocationPage(LOCATION_PAGES, path.split('/').at(-1) ?? '')
}

const CONDO = (
  'ploenchit phromphong sukhumvit thonglor asoke ari bangna chaengwattana donmueang ekkamai faichai-wanglang ' +
  'ngamwongwan rama9 ratchada-ladprao silom srinakarin'
).split(' ')
const AREAS = (
  'ari rama9-ratchada-ladprao srinakarin-bangna pattanakarn-krungthepkreetha ekkamai-ramindra-watcharapol ' +
  'chaengwattana-ngamwongwan westgate-ratchapruek donmueang-khukhot suksawat-ratburana thonburi sukhumvit asoke ' +
  'phromphong thonglor'
).split(' ')

describe('every location address of the specification is a page', () => {
  it.each(CONDO)('S1: condo-%s shows the condominiums of that place', (place) => {
    expect(arriveAt(`condo-${place}`)).toMatchObject({ kind: 'condominium', places: [place] })
  })

  it.each([
    ['house-donmueang', 'donmueang'],
    ['house-ekkamai-ramintra', 'ekkamai-ramindra'],
    ['house-watcharapol', 'watcharapol'],
  ])('S1: %s shows the houses of that place', (word, place) => {
    expect(arriveAt(word)).toMatchObject({ kind: 'house', places: [place] })
  })

  it.each(AREAS)('S2: %s shows all homes of that area', (word) => {
    const page = arriveAt(word)
    expect(page).toMatchObject({ slug: word, kind: null })
    expect(page?.places.join('-')).toBe(word)
  })

  it.each([
    ['condo-bts-mrt', { groups: ['Condominium'], isNearTrain: true }],
    ['near-bts-mrt', { isNearTrain: true }],
    ['near-express-way', { tag: 'near_expressway' }],
    ['near_express_way', { tag: 'near_expressway' }],
    ['next-to-mall', { tag: 'next_to_mall' }],
    ['Condo-Ari', { groups: ['Condominium'], places: ['ari'] }],
    ['sukhumvit/asoke', { places: ['asoke'] }],
    ['ekkamai-ramintra-watcharapol', { places: ['ekkamai-ramindra', 'watcharapol'] }],
  ])('%s', (word, scope) => {
    const page = arriveAt(word)
    expect(page && scopeOfLocation(page)).toEqual(scope)
  })
})

describe('the table of location pages', () => {
  it('names every page once, at its canonical address', () => {
    const slugs = LOCATION_PAGES.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) {
      const path = locationPath('en', slug)
      expect(resolveAddress({ path, search: '' }), slug).toMatchObject({ kind: 'page', path })
    }
  })

  it('has a page for every alternative spelling, and none at it', () => {
    for (const [spelling, slug] of Object.entries(LOCATION_SPELLINGS)) {
      expect(findLocationPage(LOCATION_PAGES, slug), slug).not.toBeNull()
      expect(findLocationPage(LOCATION_PAGES, spelling), spelling).toBeNull()
    }
  })

  it('has no other page', () => expect(findLocationPage(LOCATION_PAGES, 'nowhere')).toBeNull())
})
