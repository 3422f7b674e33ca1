import { type MapPoint, toSpot } from './city-map'
import type { MapSize, MapView } from './map-view'

/** What a map of tiles is told to show: its middle, and its zoom as such maps count it. */
export interface MapCamera {
  lng: number
  lat: number
  zoom: number
}

/** Width of the whole earth at zoom 0, in px. */
const EARTH_WIDTH = 512
const ORIGIN: MapPoint = { x: 0, y: 0 }
const DEGREES_PER_UNIT = toSpot({ x: 1, y: 0 }).lng - toSpot(ORIGIN).lng

/**
 * The camera that shows on a map of tiles what a view of our drawing shows, `width` px wide. The drawing is flat and
 * such maps are Mercator's: over a city the two differ by less than a pixel, so that all that lies on our drawing
 * lies right on them too.
 */
export function cameraOf(view: MapView, size: MapSize, width: number): MapCamera {
  const pixelsPerDegree = (width * view.zoom) / size.width / DEGREES_PER_UNIT
  const { lat, lng } = toSpot(view)
  return { lng, lat, zoom: Math.log2((pixelsPerDegree * 360) / EARTH_WIDTH) }
}
