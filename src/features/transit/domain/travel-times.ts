import { destinationOf } from './homes'
import { type Journey, journeyTo, reachOf, type WalkStart } from './journeys'
import { buildNetwork } from './network'
import type { Area, Station } from './station'

/** A project as the start of a journey. */
export interface JourneyStart extends WalkStart {
  slug: string
}

/** The input of journey calculations. Names are in one language. */
export interface TransitData {
  stations: readonly Station[]
  areas: readonly Area[]
  starts: readonly JourneyStart[]
}

/** The journeys of all projects to one place. */
export interface Journeys {
  /** The place: its key in addresses, and its name. */
  to: { key: string; name: string }
  /** By slug; null when no journey is known. */
  of: ReadonlyMap<string, Journey | null>
}

/** The journey of each project to the station or area of `to`; null when it does not exist. */
export function journeysTo({ stations, areas, starts }: TransitData, to: string): Journeys | null {
  const destination = destinationOf(to, stations, areas)
  if (!destination) return null
  const reach = reachOf(buildNetwork(stations), destination)
  const { key, name } = destination
  return { to: { key, name }, of: new Map(starts.map((start) => [start.slug, journeyTo(reach, start)])) }
}
