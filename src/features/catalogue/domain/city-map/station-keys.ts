import type { StationWalk } from '../project'

/**
 * The keys by which an address may name a station: its slug, and the slug without the line that tells the stops of an
 * interchange apart (`phaya-thai-arl`, `bang-wa-blue`). The last is the key of the search.
 */
export function stationKeys({ slug, line }: Pick<StationWalk, 'slug' | 'line'>): [string, ...string[]] {
  const ends = [line, line.split('-').slice(1).join('-')].filter((end) => end !== '' && slug.endsWith(`-${end}`))
  return [slug, ...ends.map((end) => slug.slice(0, -end.length - 1))]
}

/** The key of a station that all its lines share. */
export const stationKey = (walk: Pick<StationWalk, 'slug' | 'line'>): string => stationKeys(walk).at(-1) ?? walk.slug
