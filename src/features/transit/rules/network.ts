import { INTERCHANGES } from './interchanges'
import { LINES, type Line, type Stop, servicesOf } from './lines'
import { metresBetween, minutesOnFoot } from './walking'

/** Tracks curve: so much longer are they than the straight line between two stations. */
const TRACK = 1.1
/** From the gate of a station to its platform, and up again. */
const TO_PLATFORM_MINUTES = 1

interface Edge {
  to: string
  minutes: number
  /** A train is boarded here. */
  isBoarding: boolean
}

/**
 * Stations and what takes how long between them. Each station is one node at its gate, and one for each train that
 * calls there: only who boards waits.
 */
export interface Network {
  stops: ReadonlyMap<string, Stop>
  edges: ReadonlyMap<string, readonly Edge[]>
}

/** How a station is reached: minutes in all, trains boarded, and the station at the other end. */
export interface Way {
  minutes: number
  trains: number
  /** Where the way begins: one of the stations asked from. */
  from: string
}

/** The network of the stations given. Whatever is not among them is left out of it. */
export function buildNetwork(stops: readonly Stop[]): Network {
  const edges = new Map<string, Edge[]>()
  const link = (from: string, edge: Edge) => edges.set(from, [...(edges.get(from) ?? []), edge])
  const known = new Map(stops.map((stop) => [stop.slug, stop]))
  for (const line of LINES) {
    for (const [number, service] of servicesOf(line.slug, stops).entries()) layService(link, line, number, service)
  }
  for (const [a, b, metres] of INTERCHANGES) {
    if (!known.has(a) || !known.has(b)) continue
    const minutes = minutesOnFoot(metres)
    link(a, { to: b, minutes, isBoarding: false })
    link(b, { to: a, minutes, isBoarding: false })
  }
  return { stops: known, edges }
}

type Link = (from: string, edge: Edge) => void

/** Half the time between two trains is waited on average. */
function layService(link: Link, line: Line, number: number, service: readonly Stop[]): void {
  const train = (index: number) => `${line.slug}/${number}/${index}`
  for (const [index, stop] of service.entries()) {
    link(stop.slug, { to: train(index), minutes: TO_PLATFORM_MINUTES + line.every / 2, isBoarding: true })
    link(train(index), { to: stop.slug, minutes: TO_PLATFORM_MINUTES, isBoarding: false })
    const before = service[index - 1]
    if (!before) continue
    const minutes = runningMinutes(line, before, stop)
    link(train(index - 1), { to: train(index), minutes, isBoarding: false })
    link(train(index), { to: train(index - 1), minutes, isBoarding: false })
  }
}

/** From one stop to the next, the stop included. */
function runningMinutes(line: Line, a: Stop, b: Stop): number {
  return ((metresBetween(a, b) * TRACK) / 1000 / line.kmh) * 60
}

/**
 * The shortest ways from one or several stations (each with the minutes it takes to come there) to every station
 * that can be reached (Dijkstra 1959; the network is small enough to look for the nearest node without a heap).
 * A way takes as long back as forth: who goes back boards the same lines.
 */
export function waysFrom(network: Network, starts: readonly { station: string; minutes: number }[]): Map<string, Way> {
  const open = new Map<string, Way>()
  for (const { station, minutes } of starts) {
    if (network.stops.has(station)) keepShorter(open, station, { minutes, trains: 0, from: station })
  }
  const done = new Map<string, Way>()
  for (let node = nearest(open); node !== null; node = nearest(open)) {
    const [name, way] = node
    open.delete(name)
    done.set(name, way)
    for (const { to, minutes, isBoarding } of network.edges.get(name) ?? []) {
      if (done.has(to)) continue
      keepShorter(open, to, { ...way, minutes: way.minutes + minutes, trains: way.trains + Number(isBoarding) })
    }
  }
  return new Map([...done].filter(([name]) => network.stops.has(name)))
}

function keepShorter(open: Map<string, Way>, node: string, way: Way): void {
  const known = open.get(node)
  if (!known || way.minutes < known.minutes) open.set(node, way)
}

function nearest(open: ReadonlyMap<string, Way>): [string, Way] | null {
  let found: [string, Way] | null = null
  for (const node of open) if (!found || node[1].minutes < found[1].minutes) found = node
  return found
}
