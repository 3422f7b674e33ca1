import type { Stop } from './lines'
import { type Network, type Route, shortestRoutes } from './network'
import { estimatedWalk, type Spot } from './walking'

/** Longest estimated walk to a station, unless no station is nearer. */
const FAR_MINUTES = 30

/** Where the visitor works or studies: a station, or the centre of an area. */
export interface Destination {
  /** As in an address: `asok`, `area-silom`. */
  key: string
  spot: Spot
  isStation: boolean
}

/** A home as the start of a journey. */
export interface WalkStart {
  /** Walking minutes to stations, as entered by editors. */
  walks: readonly { station: string; minutes: number }[]
  /** Coordinates; null when unknown. */
  spot: Spot | null
}

/** A door-to-door journey, in whole minutes. */
export interface Journey {
  minutes: number
  /** Walking minutes at both ends; equal to `minutes` without a train. */
  onFoot: number
  /** 0 without a train. */
  trains: number
  /** The stations where one boards and gets off; null without a train. */
  board: string | null
  leave: string | null
}

/** Routes to one destination, computed once for all homes. */
export interface Reach {
  destination: Destination
  ways: ReadonlyMap<string, Route>
  lastWalks: ReadonlyMap<string, number>
  stops: readonly Stop[]
}

const byMinutes = (a: { minutes: number }, b: { minutes: number }) => a.minutes - b.minutes

/** Stations within half an hour's walk of a spot, or else the nearest one. */
function walksAt(spot: Spot, stops: readonly Stop[]) {
  const walks = stops.map((stop) => ({ station: stop.slug, minutes: estimatedWalk(spot, stop) })).sort(byMinutes)
  const near = walks.filter(({ minutes }) => minutes <= FAR_MINUTES)
  return near.length > 0 ? near : walks.slice(0, 1)
}

/** Computes the routes from every station to a destination. */
export function reachOf(network: Network, destination: Destination): Reach {
  const stops = [...network.stops.values()]
  const starts = destination.isStation ? [{ station: destination.key, minutes: 0 }] : walksAt(destination.spot, stops)
  return {
    destination,
    ways: shortestRoutes(network, starts),
    lastWalks: new Map(starts.map(({ station, minutes }) => [station, minutes])),
    stops,
  }
}

/**
 * The fastest journey from a home to a destination by rail and on foot; null when none is known. Assumptions, which the
 * page explains: the walk to a station as measured, else estimated (80 metres a minute, a third more than the straight
 * line); half the headway at each boarding; a minute between gate and platform; the average speed of each line. Buses,
 * motorbikes, boats and the river are not considered.
 */
export function journeyTo(reach: Reach, home: WalkStart): Journey | null {
  const walks = home.walks.length > 0 || !home.spot ? home.walks : walksAt(home.spot, reach.stops)
  const byRail = walks.flatMap((walk) => journeyBy(reach, walk) ?? [])
  const allOnFoot = home.spot ? [onFootAlone(estimatedWalk(home.spot, reach.destination.spot))] : []
  return [...byRail, ...allOnFoot].sort(byMinutes)[0] ?? null
}

const onFootAlone = (walk: number): Journey => {
  const minutes = Math.max(1, Math.ceil(walk))
  return { minutes, onFoot: minutes, trains: 0, board: null, leave: null }
}

function journeyBy(reach: Reach, walk: { station: string; minutes: number }): Journey | null {
  const way = reach.ways.get(walk.station)
  if (!way) return null
  if (way.trains === 0) return onFootAlone(walk.minutes + way.minutes)
  return {
    minutes: Math.ceil(walk.minutes + way.minutes),
    onFoot: Math.round(walk.minutes + (reach.lastWalks.get(way.from) ?? 0)),
    trains: way.trains,
    board: walk.station,
    leave: way.from,
  }
}
