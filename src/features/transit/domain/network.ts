import { INTERCHANGES } from './interchanges'
import { LINES, type Line, type Stop, servicesOf } from './lines'
import { metresBetween, minutesOnFoot } from './walking'

/** Tracks curve: their length relative to the straight line between two stations. */
const TRACK = 1.1
/** Walk between the gate of a station and a platform, each way. */
const TO_PLATFORM_MINUTES = 1

interface Edge {
  to: string
  minutes: number
  /** Whether a train is boarded here. */
  isBoarding: boolean
}

/**
 * The stations and the minutes between them. Each station has one node at its gate and one per train service that calls
 * there, so that only boarding passengers wait.
 */
export interface Network {
  stops: ReadonlyMap<string, Stop>
  edges: ReadonlyMap<string, readonly Edge[]>
}

/** How a station is reached: total minutes, trains boarded, and the station at the other end. */
export interface Route {
  minutes: number
  trains: number
  /** The starting station, one of those given. */
  from: string
}

/** The network of the given stations only. */
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

/** The average wait is half the time between two trains. */
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

/** Minutes from one stop to the next, including the stop. */
function runningMinutes(line: Line, a: Stop, b: Stop): number {
  return ((metresBetween(a, b) * TRACK) / 1000 / line.kmh) * 60
}

/**
 * The fastest routes from one or several stations (each with the minutes needed to get there) to every reachable
 * station (Dijkstra 1959; the network is small enough to find the nearest node without a heap). A route takes the same
 * time in both directions, because it uses the same lines.
 */
export function shortestRoutes(
  network: Network,
  starts: readonly { station: string; minutes: number }[],
): Map<string, Route> {
  const open = new Map<string, Route>()
  for (const { station, minutes } of starts) {
    if (network.stops.has(station)) keepShorter(open, station, { minutes, trains: 0, from: station })
  }
  const done = new Map<string, Route>()
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

function keepShorter(open: Map<string, Route>, node: string, way: Route): void {
  const known = open.get(node)
  if (!known || way.minutes < known.minutes) open.set(node, way)
}

function nearest(open: ReadonlyMap<string, Route>): [string, Route] | null {
  let found: [string, Route] | null = null
  for (const node of open) if (!found || node[1].minutes < found[1].minutes) found = node
  return found
}
