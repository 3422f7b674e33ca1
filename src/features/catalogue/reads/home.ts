import type { Locale } from '@/i18n/locales'
import { countInBand, countInPlace, placesOf } from '../rules/listing'
import type { ProjectCard } from '../rules/project'
import { BRANDS, type Brand } from '../rules/vocabulary'
import { readPlaces, readPriceBands, readProjectCards, readProjectPage } from './catalogue'

const isForSale = (card: ProjectCard) => card.isCurrent && card.badge !== 'Sold_Out'

async function brandPicture(locale: Locale, cards: readonly ProjectCard[], brand: Brand) {
  const card = cards.find((one) => one.brand === brand && isForSale(one) && one.badge === 'Ready_to_Move')
  const page = card ? await readProjectPage(locale, card.slug) : null
  return { brand, picture: page?.pictures.lobby ?? page?.pictures.facade ?? null }
}

/** Everything the home page shows, from what editors published; null when nothing is published yet. */
export async function readHomePage(locale: Locale) {
  const [cards, places, priceBands] = await Promise.all([
    readProjectCards(locale),
    readPlaces(locale),
    readPriceBands(1),
  ])
  const lead = cards.find((card) => isForSale(card) && card.isNew && card.cover) ?? cards.find(isForSale)
  const page = lead ? await readProjectPage(locale, lead.slug) : null
  if (!lead || !page) return null
  const shown = placesOf(cards.filter(isForSale), places)
  return {
    hero: { ...lead, tagline: page.tagline, picture: page.pictures.hero, tall: page.pictures.heroTall },
    newProjects: cards.filter((card) => isForSale(card) && card.isNew && card.slug !== lead.slug).slice(0, 6),
    places: shown.map((place) => ({ ...place, counts: countInPlace(cards, place.slug, places) })),
    priceBands: priceBands.map((band) => ({ ...band, counts: countInBand(cards, band) })),
    brands: await Promise.all(BRANDS.map((brand) => brandPicture(locale, cards, brand))),
    ready: cards.filter((card) => isForSale(card) && card.badge === 'Ready_to_Move').slice(0, 4),
  }
}
