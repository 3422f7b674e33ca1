import { LINE_NAMES, type OtherNames, PLACE_NAMES } from './gazetteer-names'
import type { Gazetteer, NamedThing } from './search'
import { STATION_NAMES } from './station-names'

const withNames = (things: readonly NamedThing[], others: OtherNames): NamedThing[] =>
  things.map(({ key, names }) => ({ key, names: [...new Set([...names, ...(others[key]?.split('|') ?? [])])] }))

/**
 * A gazetteer of content with the other spellings and romanisations of its places, stations and lines, official names
 * first. What the content does not have gains no name.
 */
export function withKnownNames(gazetteer: Gazetteer): Gazetteer {
  return {
    ...gazetteer,
    places: withNames(gazetteer.places, PLACE_NAMES),
    stations: withNames(gazetteer.stations, STATION_NAMES),
    lines: withNames(gazetteer.lines, LINE_NAMES),
  }
}
