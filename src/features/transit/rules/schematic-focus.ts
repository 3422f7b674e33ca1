import type { Question } from './question'
import type { DrawnStop, Schematic } from './schematic'

/** Where the lines meet: the middle of the city, for somebody who asked for no line and no station. */
const MIDDLE = 'siam'

/** What is looked at first, in px of the plan: the station that was asked for, the middle of its line, or of the city. */
export function focusOf({ width, height, stops }: Schematic, { station, line }: Question): { x: number; y: number } {
  const wanted =
    stops.find(({ slug }) => slug === station) ??
    middleOf(stops.filter((stop) => stop.line === line)) ??
    stops.find(({ slug }) => slug === MIDDLE)
  return wanted ? { x: wanted.x, y: wanted.y } : { x: width / 2, y: height / 2 }
}

const middleOf = (stops: readonly DrawnStop[]) => stops[Math.floor(stops.length / 2)]
