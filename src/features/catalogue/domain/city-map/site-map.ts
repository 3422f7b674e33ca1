import type { Locale } from '@/i18n/locales'
import { MAIN_ROADS } from '@/kernel/city/main-roads'
import { type Spot as Degrees, WATERWAYS } from '@/kernel/city/waterways'
import type { ProjectPage } from '../project'
import type { MapLandmark, MapPoint, MapStation, SiteGround, SiteMap } from './site-ground'
import { labelSiteMap } from './site-map-labels'

const METRES_PER_DEGREE = 111_320
/** Walking speed in hot weather, over the straight distance. */
const METRES_PER_MINUTE = 80
const ASPECT = 0.75
const LEAST_HALF = 1150
/** A station this near, as half the width of its map, is what a map is about: it shows a walk, otherwise a drive. */
const NEAR_STATION = 1400
const MOST_ON_FOOT = 2600
const MOST_BY_CAR = 5600
/** So many places, the nearest, decide with the stations how far the map reaches. */
const FRAMED_PLACES = 4

/** Where a place lies from another: true bearing and distance, flat enough for a drive within a city. */
export function offset(from: Degrees, to: Degrees): MapPoint {
  return {
    x: (to.lng - from.lng) * METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180),
    y: (from.lat - to.lat) * METRES_PER_DEGREE,
  }
}

/** A station may have no coordinates yet; it is then listed in the text only. */
const hasPlace = ({ lat, lng }: Degrees) => Number.isFinite(lat) && Number.isFinite(lng)

/** Half the width a map needs to show a point with room for its label. */
const needOf = ({ x, y }: MapPoint) => Math.max(Math.abs(x) * 1.4, (Math.abs(y) * 1.2) / ASPECT)

function halfOf(stations: readonly MapPoint[], landmarks: readonly MapPoint[]): number {
  const hasWalk = stations.some((point) => needOf(point) <= NEAR_STATION)
  const most = hasWalk ? MOST_ON_FOOT : MOST_BY_CAR
  const needs = (points: readonly MapPoint[]) => points.map(needOf).filter((need) => need <= most)
  const nearest = needs(landmarks)
    .sort((a, b) => a - b)
    .slice(0, FRAMED_PLACES)
  return Math.max(LEAST_HALF, ...[...needs(stations), ...nearest].map((need) => Math.ceil(need / 100) * 100))
}

/** The parts of a course that may be seen: what runs far outside the map is left out, to keep the page light. */
function seen(course: readonly MapPoint[], half: number): MapPoint[][] {
  const parts: MapPoint[][] = []
  course.forEach((point, index) => {
    const before = course[index - 1]
    if (!before || Math.max(before.x, point.x) < -half || Math.min(before.x, point.x) > half) return
    if (Math.max(before.y, point.y) < -half || Math.min(before.y, point.y) > half) return
    const last = parts.at(-1)
    if (last?.at(-1) === before) last.push(point)
    else parts.push([before, point])
  })
  return parts
}

/** A map of what is around: the project in the centre, everything else at its true position, north up. */
export function drawSiteMap(
  locale: Locale,
  { title, location, stations }: Pick<ProjectPage, 'title' | 'location' | 'stations'>,
): SiteMap {
  const placed = stations.filter(hasPlace).map((station): MapStation => ({ station, ...offset(location, station) }))
  const known = location.nearby.flatMap((place): MapLandmark[] =>
    place.spot ? [{ place, ...offset(location, place.spot) }] : [],
  )
  const halfWidth = halfOf(placed, known)
  const halfHeight = halfWidth * ASPECT
  const isSeen = ({ x, y }: MapPoint) => Math.abs(x) < halfWidth * 0.97 && Math.abs(y) < halfHeight * 0.95
  const courses = <C extends { points: readonly Degrees[] }>(course: C) =>
    seen(
      course.points.map((point) => offset(location, point)),
      halfWidth,
    ).map((points) => ({ ...course, points }))
  const ground: SiteGround = {
    ...{ halfWidth, halfHeight },
    stations: placed.filter(isSeen),
    landmarks: known.filter(isSeen),
    roads: MAIN_ROADS.flatMap(({ slug, name, points }) =>
      courses({ slug, points, ...(locale === 'th' ? { name: name.th } : { name: name.latin, lang: 'en' as const }) }),
    ),
    water: WATERWAYS.flatMap(courses),
    rails: location.rails.flatMap(({ line, ...course }) => courses({ slug: line, ...course })),
    circles: halfWidth > 3300 ? [] : [5, 10].map((minutes) => ({ minutes, metres: minutes * METRES_PER_MINUTE })),
    scaleMetres: halfWidth > 3300 ? 2000 : halfWidth > 1500 ? 1000 : 500,
  }
  return { ...ground, labels: labelSiteMap(ground, title) }
}
