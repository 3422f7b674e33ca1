import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { log } from '@/platform/process/log'
import { isForSale } from '../domain/lists/chosen-projects'
import { placesOf } from '../domain/lists/listing'
import { type SearchExample, searchExample } from '../domain/lists/search-example'
import { readFinderProjects, readPlaces, readPriceBands } from './catalogue'
import { readLandingChoices } from './landings'

type Read<Query extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>

/** What the finder offers: places, price bands, operators of lines, landing pages, and an example. */
interface Finder {
  places: Read<typeof readPlaces>
  priceBands: Read<typeof readPriceBands>
  systems: string[]
  choices: Read<typeof readLandingChoices>
  /** What the search field suggests to type. */
  example: SearchExample | null
}

const derivedFinder = cacheDerived<Finder>()

/** The choices of the finder bar. It is on every page, so a failure is silent (S2§8). */
export async function readFinder(locale: Locale): Promise<Finder> {
  try {
    const [projects, places, priceBands, choices] = await Promise.all([
      readFinderProjects(locale),
      readPlaces(locale),
      readPriceBands(1),
      readLandingChoices(locale),
    ])
    return derivedFinder([projects, places, priceBands, choices], locale, () => {
      const forSale = projects.filter(isForSale)
      const systems = new Set(forSale.flatMap(({ stations }) => stations.map(({ system }) => system)))
      return {
        places: placesOf(forSale, places),
        priceBands,
        systems: [...systems].sort(),
        choices,
        example: searchExample(projects),
      }
    })
  } catch (error) {
    log.error({ error }, 'the choices of the finder could not be read')
    const choices = { popular: [], location: [], transportation: [] }
    return { places: [], priceBands: [], systems: [], choices, example: null }
  }
}
