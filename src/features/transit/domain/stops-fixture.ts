import { aPrice } from '@/features/catalogue/samples'
import type { LineSlug, Stop } from './lines'
import { buildNetwork } from './network'
import type { Home, Station } from './station'

const stop = (slug: string, line: LineSlug, order: number, lat: number, lng: number): Stop => ({
  slug,
  line,
  order,
  lat,
  lng,
})

/** Two lines that cross at Asok, with about a kilometre between stops, and one without any home nearby. */
export const STOPS: readonly Stop[] = [
  stop('chit-lom', 'bts-sukhumvit', 1, 13.744, 100.543),
  stop('nana', 'bts-sukhumvit', 2, 13.741, 100.555),
  stop('asok', 'bts-sukhumvit', 3, 13.737, 100.56),
  stop('thong-lo', 'bts-sukhumvit', 4, 13.724, 100.578),
  stop('phra-ram-9', 'mrt-blue', 1, 13.758, 100.565),
  stop('sukhumvit', 'mrt-blue', 2, 13.738, 100.561),
  stop('si-lom', 'mrt-blue', 3, 13.729, 100.537),
  stop('bang-bamru', 'srt-light-red', 1, 13.795, 100.476),
]

export const NETWORK = buildNetwork(STOPS)

export const STATIONS: readonly Station[] = STOPS.map((one) => ({
  ...one,
  name: one.slug,
  fullName: one.slug,
  code: one.slug,
  system: one.line.slice(0, 3).toUpperCase(),
  colour: '#76B729',
}))

/** A home with the given values and neutral defaults. */
export const projectFixture = (slug: string, change: Partial<Home> = {}): Home => ({
  slug,
  brand: 'noble',
  group: 'Condominium',
  title: slug,
  where: '',
  isForSale: true,
  price: aPrice(4_000_000),
  cover: null,
  walks: [],
  spot: null,
  ...change,
})
