import { type MapPoint, toSpot } from './city-map'
import type { MapSize, MapView } from './map-view'

/** The camera of a tile map: its centre, and its zoom level. */
export interface MapCamera {
  lng: number
  lat: number
  zoom: number
}

/** Width of the world at zoom 0, in px. */
const EARTH_WIDTH = 512
const ORIGIN: MapPoint = { x: 0, y: 0 }
const DEGREES_PER_UNIT = toSpot({ x: 1, y: 0 }).lng - toSpot(ORIGIN).lng

/**
 * The tile map camera that shows the same area as a view of the drawn map, `width` px wide. The drawn map is flat and
 * tile maps use Mercator: within a city the two differ by less than a pixel, so markers fit both.
 */
export function cameraOf(view: MapView, size: MapSize, width: number): MapCamera {
  const pixelsPerDegree = (width * view.zoom) / size.width / DEGREES_PER_UNIT
  const { lat, lng } = toSpot(view)
  return { lng, lat, zoom: Math.log2((pixelsPerDegree * 360) / EARTH_WIDTH) }
}
