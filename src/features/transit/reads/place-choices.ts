import type { Locale } from '@/i18n/locales'
import { indexLines } from '../rules/homes'
import { readAreas, readStations } from './finder'

/** The stations, line by line, and the areas that a visitor's own place is chosen from. */
export async function readPlaceChoices(locale: Locale) {
  const [stations, areas] = await Promise.all([readStations(locale), readAreas(locale)])
  return { lines: indexLines(stations, []), areas }
}
