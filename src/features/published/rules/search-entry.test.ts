import { describe, expect, it } from 'vitest'
import { type LandingFacts, searchEntry, toSearchEntry } from './search-entry'

const facts: LandingFacts = {
  about: 'area',
  groups: ['Condominium'],
  title: 'Condominiums in Ari',
  heading: 'Ari',
  description: 'About Ari',
  path: '/en/location/condo-ari',
  picture: {
    variants: [
      { url: '/media/s.webp', width: 320, height: 400 },
      { url: '/media/l.webp', width: 1080, height: 1350 },
    ],
    width: 2000,
    height: 2500,
    alt: 'A tower',
    placeholder: null,
    focal: { x: 50, y: 50 },
  },
}
const asked = { slugPath: 'location', slug: 'condo_ari' } as const

describe('a search entry', () => {
  it('says what its page says, under the words it was asked for', () => {
    const entry = toSearchEntry(facts, asked)
    expect(searchEntry.strict().parse(entry)).toEqual(entry)
    expect(entry).toMatchObject({
      Title: 'Condominiums in Ari',
      Page_Title: 'Ari',
      Slug_name: 'condo_ari',
      Slug_path: 'location',
      Link: '/en/location/condo-ari',
      Project_type: { Condominium: true, House: false, Townhome: false, Single_detached_house: false, Land: false },
      Og_title: 'Condominiums in Ari',
      Twitter_description: 'About Ari',
    })
  })

  it.each([
    ['area', true, false],
    ['close-by', false, true],
    ['category', false, false],
  ] as const)(
    'about %s belongs to the choices of location (%s) and of travel (%s)',
    (about, Location, Transportation) => {
      expect(toSearchEntry({ ...facts, about }, asked)).toMatchObject({ Location, Transportation })
    },
  )

  it('shows the largest width of its picture, or none', () => {
    expect(toSearchEntry(facts, asked).Meta_image).toEqual({
      url: '/media/l.webp',
      width: 1080,
      height: 1350,
      mime: 'image/webp',
      alternativeText: 'A tower',
    })
    expect(toSearchEntry({ ...facts, picture: null }, asked).Meta_image).toBeNull()
  })
})
