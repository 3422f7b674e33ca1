/**
 * The rail lines of greater Bangkok as passengers know them. Order and names of stations come from the CMS; speed and
 * headway are our assumptions, and the page shows them with every travel time. `kmh` is the average speed including
 * stops (line length over end-to-end time of the published timetables, rounded), `every` the announced minutes between
 * two trains outside the rush hours.
 */
export const LINES = [
  { slug: 'bts-sukhumvit', kmh: 33, every: 5 },
  { slug: 'bts-silom', kmh: 33, every: 5 },
  { slug: 'bts-gold', kmh: 20, every: 8 },
  { slug: 'mrt-blue', kmh: 34, every: 6 },
  { slug: 'mrt-purple', kmh: 34, every: 7 },
  { slug: 'mrt-yellow', kmh: 30, every: 7 },
  { slug: 'mrt-pink', kmh: 30, every: 7 },
  { slug: 'arl', kmh: 60, every: 10 },
  { slug: 'srt-dark-red', kmh: 55, every: 15 },
  { slug: 'srt-light-red', kmh: 55, every: 20 },
] as const satisfies readonly { slug: string; kmh: number; every: number }[]

export type Line = (typeof LINES)[number]
export type LineSlug = Line['slug']

/** The line with that slug; null when we have no timetable for it. */
export const lineOf = (slug: string): Line | null => LINES.find((line) => line.slug === slug) ?? null

/** One stop of one line. A stop two lines share has one entry a line. */
export interface Stop {
  slug: string
  line: LineSlug
  /** Position in the order of the line. */
  order: number
  lat: number
  lng: number
}

/**
 * Where the order of a line differs from the route of its trains: the stop before `next` is `from`. Trains of the Blue
 * Line pass Tha Phra a second time after the loop; for Impact one changes at Muang Thong Thani.
 */
const TURNS: readonly { next: string; from: string; isThrough: boolean }[] = [
  { next: 'bang-phai', from: 'tha-phra', isThrough: true },
  { next: 'impact-muang-thong-thani', from: 'muang-thong-thani', isThrough: false },
]

/** The routes of the trains of one line, each as its stops in travel order. */
export function servicesOf<S extends Stop>(line: LineSlug, stops: readonly S[]): S[][] {
  const inOrder = stops.filter((stop) => stop.line === line).toSorted((a, b) => a.order - b.order)
  const services: S[][] = [[]]
  for (const stop of inOrder) {
    const turn = TURNS.find(({ next }) => next === stop.slug)
    const from = turn && inOrder.find(({ slug }) => slug === turn.from)
    if (from && !turn.isThrough) services.push([])
    services.at(-1)?.push(...(from ? [from] : []), stop)
  }
  return services
}
