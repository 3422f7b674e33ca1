import type { FinderFilters } from './finder-query'
import type { DrawnStop, Schematic } from './schematic'

/** The interchange in the city centre, shown when no line or station is chosen. */
const MIDDLE = 'siam'

/**
 * The point of the network map to show first, in px: the chosen station, the centre of the chosen line, or the city
 * centre.
 */
export function focusOf(
  { width, height, stops }: Schematic,
  { station, line }: FinderFilters,
): { x: number; y: number } {
  const wanted =
    stops.find(({ slug }) => slug === station) ??
    middleOf(stops.filter((stop) => stop.line === line)) ??
    stops.find(({ slug }) => slug === MIDDLE)
  return wanted ? { x: wanted.x, y: wanted.y } : { x: width / 2, y: height / 2 }
}

const middleOf = (stops: readonly DrawnStop[]) => stops[Math.floor(stops.length / 2)]
