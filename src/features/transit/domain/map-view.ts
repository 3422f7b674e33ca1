import type { MapPoint } from './city-map'

/** The visible part of the map: its centre, and the zoom relative to the whole map. */
export interface MapView extends MapPoint {
  zoom: number
}

/** Width and height of the whole drawing. */
export interface MapSize {
  width: number
  height: number
}

const MOST_ZOOM = 16

/** Zoom for a chosen area. */
export const AREA_ZOOM = 6

/** Space around points, as a factor: markers are larger than their points. */
const PADDING = 1.4

/** Whether the map is at its maximum zoom. */
export const isNearest = ({ zoom }: MapView) => zoom >= MOST_ZOOM

/** The view of the whole map. */
export const wholeMap = ({ width, height }: MapSize): MapView => ({ x: width / 2, y: height / 2, zoom: 1 })

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Clamps a view to the edges of the map and to the zoom range. */
export function clampedView(view: MapView, { width, height }: MapSize): MapView {
  const zoom = between(1, view.zoom, MOST_ZOOM)
  const [halfWidth, halfHeight] = [width / zoom / 2, height / zoom / 2]
  return {
    x: between(halfWidth, view.x, width - halfWidth),
    y: between(halfHeight, view.y, height - halfHeight),
    zoom,
  }
}

/** The view that fits all points with padding, up to `mostZoom`; without points the whole map. */
export function viewAround(points: readonly MapPoint[], size: MapSize, mostZoom: number): MapView {
  if (points.length === 0) return wholeMap(size)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.min(size.width / ((east - west) * PADDING), size.height / ((south - north) * PADDING))
  return clampedView({ x: (west + east) / 2, y: (north + south) / 2, zoom: Math.min(room, mostZoom) }, size)
}

/** Zooms by a factor around a fixed point of the map. */
export function zoomedAt(view: MapView, point: MapPoint, factor: number, size: MapSize): MapView {
  const zoom = between(1, view.zoom * factor, MOST_ZOOM)
  const share = view.zoom / zoom
  return clampedView({ x: point.x + (view.x - point.x) * share, y: point.y + (view.y - point.y) * share, zoom }, size)
}

/** The position of a point in a view, as shares of its width and height; outside 0 to 1 it is not visible. */
export function shareInView(view: MapView, point: MapPoint, { width, height }: MapSize): MapPoint {
  return {
    x: ((point.x - view.x) * view.zoom) / width + 0.5,
    y: ((point.y - view.y) * view.zoom) / height + 0.5,
  }
}

/** The map point at a share of the view: the reverse of `shareInView`. */
export function pointAt(view: MapView, share: MapPoint, { width, height }: MapSize): MapPoint {
  return {
    x: view.x + ((share.x - 0.5) * width) / view.zoom,
    y: view.y + ((share.y - 0.5) * height) / view.zoom,
  }
}

/** `viewBox` of an SVG that shows a view. */
export function viewBoxOf(view: MapView, { width, height }: MapSize): string {
  const [w, h] = [width / view.zoom, height / view.zoom]
  return [view.x - w / 2, view.y - h / 2, w, h].map((value) => Math.round(value * 100) / 100).join(' ')
}

const meanOf = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([a, b]: readonly MapPoint[]) => (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0)

/**
 * The view after pointers moved. The map follows the midpoint of the pointers; two pointers also zoom as their distance
 * changes.
 */
export function draggedView(
  view: MapView,
  before: readonly MapPoint[],
  after: readonly MapPoint[],
  size: MapSize,
): MapView {
  const held = pointAt(view, meanOf(before), size)
  const isPinch = spreadOf(before) > 0 && spreadOf(after) > 0
  const zoom = between(1, view.zoom * (isPinch ? spreadOf(after) / spreadOf(before) : 1), MOST_ZOOM)
  const middle = meanOf(after)
  return clampedView(
    { x: held.x - ((middle.x - 0.5) * size.width) / zoom, y: held.y - ((middle.y - 0.5) * size.height) / zoom, zoom },
    size,
  )
}
