import { describe, expect, test } from 'vitest'
import {
  type ArticleFacts,
  articleData,
  breadcrumbData,
  type CompanyFacts,
  companyData,
  type ProjectFacts,
  projectData,
  structuredText,
} from './structured-data'

const ORIGIN = 'https://homes.example'
const PROJECT: ProjectFacts = {
  path: '/en/condominium/noble-a',
  isTower: true,
  name: 'noble a',
  description: 'A house of light',
  locality: 'Ari',
  position: { lat: 13.78, lng: 100.54 },
  images: ['/media/a-large.webp', '/media/b-large.webp'],
  units: 320,
  offer: { isSoldOut: false, lowPrice: 4_900_000, highPrice: 12_000_000, kinds: 3 },
  questions: [],
}
const COMPANY: CompanyFacts = {
  locale: 'cht',
  path: '/cht/home',
  searchPath: '/cht/search-result',
  phone: '+66 2 000 0000',
  address: 'Bangkok',
  elsewhere: ['https://social.example/noble'],
}

const STORY: ArticleFacts = {
  path: '/cht/news-detail/corporate_news/7',
  lang: 'en',
  title: 'A prize',
  description: '',
  day: '2026-03-05',
  changedAt: '2026-03-06T02:00:00.000Z',
  images: ['/media/a-large.webp'],
}

describe('a story', () => {
  test('has what its page shows, in the page’s language', () => {
    expect(articleData(ORIGIN, STORY)).toMatchObject({
      '@type': 'Article',
      mainEntityOfPage: `${ORIGIN}/cht/news-detail/corporate_news/7`,
      headline: 'A prize',
      inLanguage: 'en',
      datePublished: '2026-03-05',
      dateModified: '2026-03-06T02:00:00.000Z',
      image: [`${ORIGIN}/media/a-large.webp`],
    })
  })

  test('leaves out what the story does not have', () => {
    const bare = articleData(ORIGIN, { ...STORY, images: [] })
    expect([bare.image, bare.description]).toEqual([undefined, undefined])
  })
})

const projectOf = (change: Partial<ProjectFacts> = {}) => projectData(ORIGIN, { ...PROJECT, ...change })[0]

const offersOf = (offer: ProjectFacts['offer']) => projectData(ORIGIN, { ...PROJECT, offer })[1]?.offers

describe('a project', () => {
  test('has what its page shows, with absolute addresses', () => {
    expect(projectData(ORIGIN, PROJECT)).toEqual([
      {
        '@type': 'ApartmentComplex',
        '@id': `${ORIGIN}/en/condominium/noble-a#project`,
        name: 'noble a',
        url: `${ORIGIN}/en/condominium/noble-a`,
        description: 'A house of light',
        address: { '@type': 'PostalAddress', addressLocality: 'Ari', addressCountry: 'TH' },
        geo: { '@type': 'GeoCoordinates', latitude: 13.78, longitude: 100.54 },
        image: [`${ORIGIN}/media/a-large.webp`, `${ORIGIN}/media/b-large.webp`],
        numberOfAccommodationUnits: 320,
      },
      {
        '@type': 'RealEstateListing',
        '@id': `${ORIGIN}/en/condominium/noble-a#listing`,
        name: 'noble a',
        url: `${ORIGIN}/en/condominium/noble-a`,
        about: { '@id': `${ORIGIN}/en/condominium/noble-a#project` },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'THB',
          lowPrice: 4_900_000,
          highPrice: 12_000_000,
          offerCount: 3,
          availability: 'https://schema.org/InStock',
        },
      },
    ])
  })

  test.each([
    ['no map', { position: null }, 'geo'],
    ['no picture', { images: [] }, 'image'],
    ['no words', { description: '' }, 'description'],
    ['no number of homes', { units: null }, 'numberOfAccommodationUnits'],
    ['houses, whose number schema.org does not know', { isTower: false }, 'numberOfAccommodationUnits'],
  ] as const)('that shows %s leaves it out', (_, change, key) => {
    expect(projectOf(change)).not.toHaveProperty(key)
  })

  test('that shows no price is offered by no listing', () => {
    expect(projectData(ORIGIN, { ...PROJECT, offer: null }).map((thing) => thing['@type'])).toEqual([
      'ApartmentComplex',
    ])
  })

  test('that is not a tower is a residence', () => {
    expect(projectOf({ isTower: false })).toMatchObject({ '@type': 'Residence' })
  })

  test('without a highest price or unit types leaves them out', () => {
    const offers = offersOf({ isSoldOut: false, lowPrice: 1, highPrice: null, kinds: 0 })
    expect(Object.keys(offers as object)).toEqual(['@type', 'priceCurrency', 'lowPrice', 'availability'])
  })

  test('that is sold out says so, without a price', () => {
    expect(offersOf({ isSoldOut: true })).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/SoldOut',
    })
  })

  test('has the questions of its page', () => {
    const things = projectData(ORIGIN, { ...PROJECT, questions: [{ question: 'Pets?', answer: 'Two of them.' }] })
    expect(things.at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Pets?', acceptedAnswer: { '@type': 'Answer', text: 'Two of them.' } }],
    })
  })
})

test('breadcrumbs are numbered and end with the page itself', () => {
  expect(breadcrumbData(ORIGIN, '/en/houses', [{ text: 'Home', href: '/en/home' }, { text: 'Houses' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/en/home` },
      { '@type': 'ListItem', position: 2, name: 'Houses', item: `${ORIGIN}/en/houses` },
    ],
  })
})

describe('the company', () => {
  test('publishes the site, with its BCP 47 language', () => {
    const [company, site] = companyData(ORIGIN, COMPANY)
    expect(company).toMatchObject({ '@type': 'Organization', telephone: '+66 2 000 0000', address: 'Bangkok' })
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: `${ORIGIN}/cht/home`,
      inLanguage: 'zh-Hant',
      publisher: { '@id': company?.['@id'] },
    })
    expect(site).toHaveProperty('potentialAction.target.urlTemplate', `${ORIGIN}/cht/search-result?keyword={words}`)
  })

  test('leaves out what the page does not show', () => {
    const [company] = companyData(ORIGIN, { ...COMPANY, phone: '', address: '', elsewhere: [] })
    expect(Object.keys(company ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo'])
  })
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '"quoted" \\ and\nbroken \u2028 line'])(
  'an editor’s text cannot end the data block: %j',
  (name) => {
    const text = structuredText([{ '@type': 'Residence', name }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Residence', name }] })
  },
)
