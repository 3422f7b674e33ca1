import type { Stop } from './lines'
import { type Network, type Way, waysFrom } from './network'
import { estimatedWalk, type Spot } from './walking'

/** From a station one walks so far at most, unless there is no nearer one. */
const FAR_MINUTES = 30

/** Where somebody works or learns: a station, or the middle of an area. */
export interface Destination {
  /** As in an address: `asok`, `area-silom`. */
  key: string
  spot: Spot
  isStation: boolean
}

/** A home as a journey begins there. */
export interface StartOnFoot {
  /** On foot to its stations, as an editor measured it. */
  walks: readonly { station: string; minutes: number }[]
  /** Where it lies; null when nobody has said so. */
  spot: Spot | null
}

/** From door to door, in whole minutes. */
export interface Journey {
  minutes: number
  /** Of these on foot at both ends; all of them when no train is taken. */
  onFoot: number
  /** 0 without a train. */
  trains: number
  /** Where one boards and where one gets off; null without a train. */
  board: string | null
  leave: string | null
}

/** Everything that is known of one destination: asked once, then for each home. */
export interface Reach {
  destination: Destination
  ways: ReadonlyMap<string, Way>
  lastWalks: ReadonlyMap<string, number>
  stops: readonly Stop[]
}

const byMinutes = (a: { minutes: number }, b: { minutes: number }) => a.minutes - b.minutes

/** The stations near a spot with the estimated walk: those within half an hour, else the nearest alone. */
function walksAt(spot: Spot, stops: readonly Stop[]) {
  const walks = stops.map((stop) => ({ station: stop.slug, minutes: estimatedWalk(spot, stop) })).sort(byMinutes)
  const near = walks.filter(({ minutes }) => minutes <= FAR_MINUTES)
  return near.length > 0 ? near : walks.slice(0, 1)
}

/** What a destination is to every station of the network. */
export function reachOf(network: Network, destination: Destination): Reach {
  const stops = [...network.stops.values()]
  const starts = destination.isStation ? [{ station: destination.key, minutes: 0 }] : walksAt(destination.spot, stops)
  return {
    destination,
    ways: waysFrom(network, starts),
    lastWalks: new Map(starts.map(({ station, minutes }) => [station, minutes])),
    stops,
  }
}

/**
 * The shortest way from a home's door to a destination by rail and foot (issue 5, item 8); null when neither is
 * known. Assumed, and told to the visitor: the walk to a station as measured, else estimated (80 metres a minute, a
 * third more than the straight line); half the time between two trains at each boarding; a minute between gate and
 * platform; the average speed of each line. Buses, motorbikes and boats are not counted, nor is the river.
 */
export function minutesTo(reach: Reach, home: StartOnFoot): Journey | null {
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
