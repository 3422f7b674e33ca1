import type { Gazetteer, NamedThing } from '../search-types'
import { LINE_NAMES, PLACE_NAMES } from './data/place-and-line-names'
import { STATION_NAMES } from './data/station-names'
import type { NamesByKey } from './word-list'

const withNames = (things: readonly NamedThing[], others: NamesByKey): NamedThing[] =>
  things.map(({ key, names }) => ({ key, names: [...new Set([...names, ...(others[key] ?? [])])] }))

/**
 * Adds our aliases to the places, stations and lines of a gazetteer, after their official names. Places that are
 * missing in the CMS are not added.
 */
export function withKnownNames(gazetteer: Gazetteer): Gazetteer {
  return {
    ...gazetteer,
    places: withNames(gazetteer.places, PLACE_NAMES),
    stations: withNames(gazetteer.stations, STATION_NAMES),
    lines: withNames(gazetteer.lines, LINE_NAMES),
  }
}
