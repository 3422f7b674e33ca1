import { destinationOf } from './homes'
import { type Journey, minutesTo, reachOf, type StartOnFoot } from './minutes-to'
import { buildNetwork } from './network'
import type { Area, Station } from './station'

/** A project, as a way begins there. */
export interface Start extends StartOnFoot {
  slug: string
}

/** What ways are worked out from. Names of stations and areas are in one language. */
export interface Travel {
  stations: readonly Station[]
  areas: readonly Area[]
  starts: readonly Start[]
}

/** The ways of all projects to one place. */
export interface Ways {
  /** The place: its word in an address, and its name. */
  to: { key: string; name: string }
  /** By slug; null where no way is known. */
  of: ReadonlyMap<string, Journey | null>
}

/** The way of each project to the station or area behind `to` (issue 5, item 8); null when there is no such place. */
export function waysTo({ stations, areas, starts }: Travel, to: string): Ways | null {
  const destination = destinationOf(to, stations, areas)
  if (!destination) return null
  const reach = reachOf(buildNetwork(stations), destination)
  const { key, name } = destination
  return { to: { key, name }, of: new Map(starts.map((start) => [start.slug, minutesTo(reach, start)])) }
}
