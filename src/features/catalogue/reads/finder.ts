import type { Locale } from '@/i18n/locales'
import { log } from '@/platform/log'
import { isForSale } from '../rules/chosen-projects'
import { placesOf } from '../rules/listing'
import { readPlaces, readPriceBands, readProjectCards } from './catalogue'

/** What the bar that finds a home offers to choose from. Every page has it, so its failing is silent (S2§8). */
export async function readFinder(locale: Locale) {
  try {
    const [cards, places, priceBands] = await Promise.all([
      readProjectCards(locale),
      readPlaces(locale),
      readPriceBands(1),
    ])
    const forSale = cards.filter(isForSale)
    const systems = new Set(forSale.flatMap(({ stations }) => stations.map(({ system }) => system)))
    return { places: placesOf(forSale, places), priceBands, systems: [...systems].sort() }
  } catch (error) {
    log.error({ error }, 'the choices of the finder could not be read')
    return { places: [], priceBands: [], systems: [] }
  }
}
