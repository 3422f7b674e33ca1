/**
 * The rail lines of greater Bangkok as passengers ride them. Order and names of the stations are content (the
 * collection of stations); what a journey takes is assumed here and told to the visitor with every number.
 * `kmh` is the average speed with all stops (end-to-end time of the published timetables over the length of the line,
 * rounded), `every` the minutes between two trains outside the rush hours, as the operators announce them.
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

/** The line of that slug; null for one that no drawing and no timetable of ours knows. */
export const lineOf = (slug: string): Line | null => LINES.find((line) => line.slug === slug) ?? null

/** One stop of one line. A stop two lines share has one entry a line. */
export interface Stop {
  slug: string
  line: LineSlug
  /** Place in the line's order. */
  order: number
  lat: number
  lng: number
}

/**
 * Where the order of a line is not the way of its trains: the stop reached before `next` is `from`. On the Blue Line
 * the train that has gone round passes Tha Phra a second time; to Impact one changes at Muang Thong Thani.
 */
const TURNS: readonly { next: string; from: string; isThrough: boolean }[] = [
  { next: 'bang-phai', from: 'tha-phra', isThrough: true },
  { next: 'impact-muang-thong-thani', from: 'muang-thong-thani', isThrough: false },
]

/** The ways of the trains of one line, each as the stops in the order in which a train calls at them. */
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
