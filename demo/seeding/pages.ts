import type { Locale } from '@/i18n/locales'
import { BRAND_SEEDS, type BrandSeed } from '../brands'
import { PROJECT_FACTS } from '../facts'
import { HOME } from '../home'
import type { InFour } from '../types'
import { type SeedGlobal, seedGlobal } from './globals'
import type { SeedDocument, Seeding } from './records'
import { seedDocuments } from './seed-documents'

/** What the written pages refer to, by the ids that the database gave; null where an editor has deleted it. */
export interface PageLinks {
  project: (slug: string) => number | null
  place: (slug: string) => number | null
  station: (slug: string) => number | null
  picture: (project: string, key: string) => number | null
}

type Plate = BrandSeed['plates'][number]

const SHOWS: Record<Plate['key'], InFour> = {
  lobby: { th: 'ล็อบบี้', en: 'Lobby', cht: '大堂', chs: '大堂' },
  facade: { th: 'ผนังอาคาร', en: 'Façade', cht: '外牆', chs: '外墙' },
  garden: { th: 'สวน', en: 'Garden', cht: '花園', chs: '花园' },
  room: { th: 'ห้องตัวอย่าง', en: 'Room', cht: '室內', chs: '室内' },
}

const titleOf = (slug: string) => PROJECT_FACTS.find((facts) => facts.slug === slug)?.title ?? ''

const idsOf = (slugs: readonly string[], find: (slug: string) => number | null) =>
  slugs.flatMap((slug) => find(slug) ?? [])

/** Title and sentence of a part in one language. */
const bandIn = (locale: Locale, { title, text }: { title: InFour; text: InFour }) => ({
  isShown: true,
  title: title[locale],
  text: text[locale],
})

function homeSeed(links: PageLinks): SeedGlobal {
  return {
    slug: 'home-page',
    data: (locale) => ({
      _status: 'published',
      hero: { project: links.project(HOME.hero.project), action: HOME.hero.action[locale] },
      newProjects: bandIn(locale, HOME.newProjects),
      places: {
        ...bandIn(locale, HOME.places),
        places: idsOf(HOME.places.places, links.place),
        stationsTitle: HOME.places.stationsTitle[locale],
        stations: idsOf(HOME.places.stations, links.station),
      },
      prices: bandIn(locale, HOME.prices),
      offers: { ...bandIn(locale, HOME.offers), projects: idsOf(HOME.offers.projects, links.project) },
      brands: {
        isShown: true,
        title: HOME.brands.title[locale],
        noble: { text: HOME.brands.noble[locale] },
        nue: { text: HOME.brands.nue[locale] },
      },
      ready: bandIn(locale, HOME.ready),
      stories: bandIn(locale, HOME.stories),
      invitations: HOME.invitations.map((row) => ({
        ...bandIn(locale, row),
        action: row.action[locale],
        address: row.address,
      })),
      metaTitle: HOME.metaTitle[locale],
      metaDescription: HOME.metaDescription[locale],
    }),
  }
}

function platesOf(seed: BrandSeed, locale: Locale, links: PageLinks) {
  return seed.plates.flatMap(({ of, key }) => {
    const picture = links.picture(of, key)
    return picture === null ? [] : [{ picture, caption: `${SHOWS[key][locale]} · ${titleOf(of)}` }]
  })
}

function brandDocument(seed: BrandSeed, links: PageLinks): SeedDocument {
  return {
    key: `brand-pages/${seed.brand}`,
    collection: 'brand-pages',
    data: (locale) => ({
      _status: 'published',
      brand: seed.brand,
      headline: seed.headline[locale],
      statement: seed.statement[locale],
      principlesTitle: seed.principlesTitle[locale],
      principles: seed.principles.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
      hero: links.picture(seed.heroOf, 'hero'),
      heroTall: links.picture(seed.heroOf, 'heroTall'),
      plates: platesOf(seed, locale, links),
      projectsTitle: seed.projectsTitle[locale],
      projectsText: seed.projectsText[locale],
      projects: idsOf(seed.projects, links.project),
      placesTitle: seed.placesTitle[locale],
      closingTitle: seed.closingTitle[locale],
      closingText: seed.closingText[locale],
      metaTitle: seed.metaTitle[locale],
      metaDescription: seed.metaDescription[locale],
      // Drawn from the words of the page, until an editor gives one.
      metaImage: null,
    }),
  }
}

/** The home page and the pages of the two brands, once all that they refer to is there. */
export async function seedPages(seeding: Seeding, links: PageLinks): Promise<void> {
  await seedDocuments(
    seeding,
    BRAND_SEEDS.map((seed) => brandDocument(seed, links)),
  )
  await seedGlobal(seeding, homeSeed(links))
}
