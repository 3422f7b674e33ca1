import type { RequestListener } from 'node:http'
import { STATIONS } from '@demo/stations'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { LINES, type LineSlug, lineOf, servicesOf } from '@/features/transit/domain/lines'
import type { Spot } from '@/features/transit/domain/walking'
import { WATERWAYS } from '@/kernel/city/waterways'
import { openStubServer } from './stub-server'

/** The requests to the fake map service, and headers that should not be sent to it. */
interface Asked {
  path: string
  cookie: string | undefined
  referer: string | undefined
}

/** The next behaviour of a file: another status, or a delay. */
interface Behaviour {
  status?: number
  delayMs?: number
}

/** Its attribution. */
export const ATTRIBUTION = 'Drawn for journeys'

const STOPS = STATIONS.flatMap((station) =>
  lineOf(station.line) ? [{ ...station, line: station.line as LineSlug }] : [],
)

const position = ({ lng, lat }: Spot): [number, number] => [lng, lat]

const lineOfSpots = (spots: readonly Spot[], kind: string) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'LineString', coordinates: spots.map(position) },
})

/** Our own river, canals, lines and stations, with names as in vector tiles. */
const GROUND = {
  type: 'FeatureCollection',
  features: [
    ...WATERWAYS.map(({ kind, points }) => lineOfSpots(points, kind)),
    ...LINES.flatMap(({ slug }) => servicesOf(slug, STOPS).map((stops) => lineOfSpots(stops, 'track'))),
    ...STOPS.map((stop) => ({
      type: 'Feature',
      properties: {
        kind: 'station',
        name: stop.name.th,
        'name:en': stop.name.en,
        'name:zh-Hant': stop.name.cht,
        'name:zh-Hans': stop.name.chs,
      },
      geometry: { type: 'Point', coordinates: position(stop) },
    })),
  ],
}

const lineLayer = (kind: string, colour: string, width: number): LayerSpecification => ({
  id: kind,
  type: 'line',
  source: 'ground',
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'line-color': colour, 'line-width': width },
})

const styleAt = (url: string): StyleSpecification => ({
  version: 8,
  sources: {
    ground: { type: 'geojson', data: `${url}/ground.geojson`, attribution: `<a href="${url}">${ATTRIBUTION}</a>` },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#f1ede6' } },
    lineLayer('river', '#7aa7c7', 12),
    lineLayer('canal', '#7aa7c7', 2),
    lineLayer('track', '#6b6258', 2),
    {
      id: 'station',
      type: 'symbol',
      source: 'ground',
      filter: ['==', ['get', 'kind'], 'station'],
      layout: { 'text-field': '{name}', 'text-size': 12 },
    },
  ],
})

/** A fake map service on this machine: one style, one GeoJSON file, no third-party tiles. */
export async function startMapStyle() {
  const stub = { asked: [] as Asked[], next: {} as Record<string, Behaviour>, url: '' }
  const files: Record<string, () => unknown> = {
    '/style.json': () => styleAt(stub.url),
    '/ground.geojson': () => GROUND,
  }
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand')
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end()
      return
    }
    const { cookie, referer } = request.headers
    stub.asked.push({ path: pathname, cookie, referer })
    const { status = files[pathname] ? 200 : 404, delayMs = 0 } = stub.next[pathname] ?? {}
    // Sets a cookie that no browser may send back.
    const json = { ...headers, 'Content-Type': 'application/json', 'Set-Cookie': 'seen=1; Path=/' }
    setTimeout(() => response.writeHead(status, json).end(JSON.stringify(files[pathname]?.() ?? {})), delayMs)
  }
  return Object.assign(stub, await openStubServer(answer))
}
