import { describe, expect, it } from 'vitest'
import { type LandingFacts, searchEntry, toSearchEntry } from './search-entry'

const facts: LandingFacts = {
  choices: { popular: false, location: true, transportation: false },
  groups: ['Condominium'],
  title: 'Condominiums in Ari',
  heading: 'Ari',
  meta: {
    title: 'Condominiums in Ari, Bangkok',
    description: 'About Ari',
    ogTitle: 'Ari',
    ogDescription: 'Shared',
    twitterTitle: 'Ari',
    twitterDescription: 'Said briefly',
  },
  linkOut: null,
  path: '/en/location/condo-ari',
  image: {
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
  it('has the texts of its page, at the segments it was asked for', () => {
    const entry = toSearchEntry(facts, asked)
    expect(searchEntry.strict().parse(entry)).toEqual(entry)
    expect(entry).toMatchObject({
      Title: 'Condominiums in Ari',
      Page_Title: 'Ari',
      Slug_name: 'condo_ari',
      Slug_path: 'location',
      Link: '/en/location/condo-ari',
      Project_type: { Condominium: true, House: false, Townhome: false, Single_detached_house: false, Land: false },
      Link_out: null,
      Meta_title: 'Condominiums in Ari, Bangkok',
      Meta_description: 'About Ari',
      Og_title: 'Ari',
      Og_description: 'Shared',
      Twitter_description: 'Said briefly',
    })
  })

  it.each([
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [true, true, true],
  ])('is among the popular (%s), areas (%s) and travel (%s) choices that editors set', (...flags) => {
    const [popular, location, transportation] = flags
    expect(toSearchEntry({ ...facts, choices: { popular, location, transportation } }, asked)).toMatchObject({
      Popular: popular,
      Location: location,
      Transportation: transportation,
    })
  })

  it('has the external address its choice links to', () => {
    const linkOut = 'https://maps.example/ari'
    expect(toSearchEntry({ ...facts, linkOut }, asked)).toMatchObject({ Link_out: linkOut, Link: facts.path })
  })

  it('has the largest width of its image, or none', () => {
    expect(toSearchEntry(facts, asked).Meta_image).toEqual({
      url: '/media/l.webp',
      width: 1080,
      height: 1350,
      mime: 'image/webp',
      alternativeText: 'A tower',
    })
    expect(toSearchEntry({ ...facts, image: null }, asked).Meta_image).toBeNull()
  })
})
