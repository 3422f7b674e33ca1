import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { indexLines, type LineIndex } from '../domain/homes'
import { readAreas, readStations } from './finder'

const derivedLines = cacheDerived<LineIndex[]>()

/** The stations by line and the areas that a visitor can choose as a destination. */
export async function readPlaceChoices(locale: Locale) {
  const [stations, areas] = await Promise.all([readStations(locale), readAreas(locale)])
  return { lines: derivedLines([stations], locale, () => indexLines(stations, [])), areas }
}
