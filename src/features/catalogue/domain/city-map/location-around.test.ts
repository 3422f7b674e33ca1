import { describe, expect, it } from 'vitest'
import { aCard, aWalk as walk } from '../../samples'
import { findLocationPage, LOCATION_PAGES, type LocationPage, scopeOfLocation } from '../lists/location-pages'
import type { ProjectCard } from '../project'
import { neighboursOf, partsOf, stationsNear, widerPage } from './location-around'

const place = (slug: string, lat: number, lng: number, parent: string | null = null) => ({
  slug,
  name: slug,
  fullName: slug,
  description: '',
  parent,
  lat,
  lng,
})
const PLACES = [
  place('sukhumvit', 13.72, 100.585),
  place('asoke', 13.737, 100.56, 'sukhumvit'),
  place('thonglor', 13.73, 100.58, 'sukhumvit'),
  place('phromphong', 13.73, 100.57, 'sukhumvit'),
  place('ekkamai', 13.726, 100.587),
  place('ari', 13.78, 100.542),
  place('donmueang', 13.918, 100.598),
  place('khukhot', 13.934, 100.647),
  place('watcharapol', 13.874, 100.644),
]
const at = (slug: string, change: Partial<ProjectCard> = {}) =>
  aCard({ slug: `${slug}-${change.group ?? 'Condominium'}`, place: { slug, name: slug }, ...change })
const CARDS = [
  at('asoke', { stations: [walk('asok', 6), walk('sukhumvit', 4, 'MRT')] }),
  at('thonglor', { stations: [walk('thong-lo', 6)] }),
  at('ekkamai', { stations: [walk('ekkamai', 7), walk('thong-lo', 3)] }),
  at('ari'),
  at('donmueang'),
  at('donmueang', { group: 'House' }),
  at('khukhot'),
  at('watcharapol', { group: 'House' }),
]
const page = (slug: string): LocationPage => {
  const found = findLocationPage(LOCATION_PAGES, slug)
  if (!found) throw new Error(slug)
  return found
}
const AROUND = { cards: CARDS, places: PLACES, pages: LOCATION_PAGES }
const words = (links: readonly { page: LocationPage; count: number }[]) =>
  links.map((link) => `${link.page.slug} ${link.count}`)

describe('the parts of an area', () => {
  it.each([
    [
      'sukhumvit',
      ['sukhumvit: condo-sukhumvit 3', 'asoke: asoke 1', 'thonglor: thonglor 1', 'ekkamai: condo-ekkamai 1'],
    ],
    ['condo-sukhumvit', ['asoke: condo-asoke 1', 'thonglor: condo-thonglor 1', 'ekkamai: condo-ekkamai 1']],
    ['donmueang-khukhot', ['donmueang: condo-donmueang 1, house-donmueang 1', 'khukhot: ']],
    ['ari', ['ari: condo-ari 1']],
    ['condo-ari', []],
    ['near-bts-mrt', []],
  ])('%s', (slug, expected) => {
    const parts = partsOf(page(slug), AROUND)
    expect(parts.map((part) => `${part.place.slug}: ${words(part.links).join(', ')}`)).toEqual(expected)
  })
})

it.each([
  ['asoke', 'sukhumvit'],
  ['condo-asoke', 'asoke'],
  ['condo-ekkamai', 'sukhumvit'],
  ['condo-sukhumvit', 'sukhumvit'],
  ['house-donmueang', 'donmueang-khukhot'],
  ['sukhumvit', null],
  ['condo-bts-mrt', null],
])('%s lies within %s', (slug, wider) => expect(widerPage(page(slug), AROUND)?.slug ?? null).toBe(wider))

describe('neighbouring areas', () => {
  it.each([
    ['an area: the nearest others, none that holds it', 'asoke', ['thonglor 1', 'ari 1']],
    ['condominiums: other condominiums', 'condo-ari', ['condo-asoke 1', 'condo-thonglor 1']],
    ['houses: other houses, then areas', 'house-donmueang', ['house-watcharapol 1', 'ari 1']],
    ['near the train: the areas of its projects', 'near-bts-mrt', ['sukhumvit 3']],
  ])('%s', (_, slug, expected) => {
    const found = words(neighboursOf(page(slug), AROUND))
    expect(found.slice(0, expected.length)).toEqual(expected)
  })
})

it('a page names each station once, the shortest walk first, with the projects near it', () => {
  const found = stationsNear(CARDS, scopeOfLocation(page('condo-sukhumvit')), PLACES)
  expect(found.map(({ station, projects }) => [station.slug, projects.map(({ minutes }) => minutes)])).toEqual([
    ['thong-lo', [3, 6]],
    ['sukhumvit', [4]],
    ['asok', [6]],
    ['ekkamai', [7]],
  ])
})
