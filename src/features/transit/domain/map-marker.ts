import { fromOf, type Price } from '@/kernel/price'
import type { MapPoint } from './city-map'
import type { Cluster } from './clusters'

/** A project on the map. Money in whole baht. */
export interface MapMarker extends MapPoint {
  slug: string
  title: string
  price: Price
  href: string
  /** Link to the same map around the area of the project: the target of a cluster without scripts. */
  nearer: string
}

/** The lowest starting price of a cluster; null when all are on request. */
export function lowestPrice({ markers }: Pick<Cluster<MapMarker>, 'markers'>): number | null {
  const prices = markers.flatMap(({ price }) => fromOf(price) ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
