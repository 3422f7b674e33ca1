import type { Locale } from '@/i18n/locales'
import { log } from '@/platform/log'
import { isForSale } from '../rules/chosen-projects'
import { placesOf } from '../rules/listing'
import { readPlaces, readPriceBands, readProjectCards } from './catalogue'
import { readLandingChoices } from './landings'

/** What the bar that finds a home offers to choose from. Every page has it, so its failing is silent (S2§8). */
export async function readFinder(locale: Locale) {
  try {
    const [cards, places, priceBands, choices] = await Promise.all([
      readProjectCards(locale),
      readPlaces(locale),
      readPriceBands(1),
      readLandingChoices(locale),
    ])
    const forSale = cards.filter(isForSale)
    const systems = new Set(forSale.flatMap(({ stations }) => stations.map(({ system }) => system)))
    return { places: placesOf(forSale, places), priceBands, systems: [...systems].sort(), choices }
  } catch (error) {
    log.error({ error }, 'the choices of the finder could not be read')
    return { places: [], priceBands: [], systems: [], choices: { popular: [], location: [], transportation: [] } }
  }
}
