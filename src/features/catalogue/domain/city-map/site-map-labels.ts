import { boxAt, type Label, type LabelPlace, type Obstacles, overlap, placeLabels, type Spot } from './label-places'
import type { MapPoint, SiteGround, SiteMap } from './site-ground'

/** The narrowest a map is drawn on a phone and on wider screens, in pixels; wider ones only have more room. */
const NARROW = 320
const WIDE = 620

const LINE = 19
const WIDEST = 150
/** The name of the project, in its display type. */
const TITLE_SCALE = 1.15

/** The room a text takes: Han characters are square, marks above and below Thai letters take none. */
export function textWidth(text: string): number {
  const plain = text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '')
  return [...plain].reduce((sum, letter) => sum + (/[\u2e80-\u9fff\uff00-\uffef]/.test(letter) ? 14.5 : 7.8), 8)
}

function sizeOf(text: string, more = 0): Pick<Label, 'width' | 'height'> {
  const width = textWidth(text)
  return { width: Math.min(width, WIDEST), height: LINE * (Math.ceil(width / WIDEST) + more) + 2 }
}

const pairs = <T>(points: readonly T[]) =>
  points.slice(1).map((point, index): readonly [T, T] => [points[index] as T, point])

function ring(metres: number, steps: number): MapPoint[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI
    return { x: Math.sin(turn) * metres, y: Math.cos(turn) * metres }
  })
}

/** Points along a course, close enough together to find a free place beside it. */
function along(points: readonly MapPoint[], step: number): MapPoint[] {
  return pairs(points).flatMap(([from, to]) => {
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, index) => {
      const part = (index + 0.5) / count
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
  })
}

const boxAround = ({ x, y }: Spot, half: number) => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
})

function labelsAt(width: number, ground: SiteGround, title: string): ReadonlyMap<string, LabelPlace | null> {
  const scale = width / (ground.halfWidth * 2)
  const height = ground.halfHeight * 2 * scale
  const pixel = ({ x, y }: MapPoint): Spot => ({
    x: (x + ground.halfWidth) * scale,
    y: (y + ground.halfHeight) * scale,
  })
  const courses = [...ground.rails, ...ground.roads].map(({ points }) => points)
  const rings = ground.circles.map(({ metres }) => ring(metres, 24))
  const landmarks = ground.landmarks.map((point) => ({ ...pixel(point), half: 4 }))
  const obstacles: Obstacles = {
    ...{ width, height },
    lines: courses.flatMap((points) => pairs(points.map(pixel))),
    faint: rings.flatMap((points) => pairs(points.map(pixel))),
    marks: [
      { ...pixel({ x: 0, y: 0 }), half: 10 },
      ...ground.stations.map((point) => ({ ...pixel(point), half: 8 })),
      // The north arrow and the scale bar.
      { x: width - 24, y: 36, half: 34 },
      ...[0, 0.25, 0.5, 0.75, 1].map((part) => ({
        x: 24 + part * ground.scaleMetres * scale,
        y: height - 24,
        half: 30,
      })),
    ],
  }
  const labels = labelsOf(ground, title, pixel, ground.halfWidth / 12)
  // A station has its name even where there is no room beside a landmark: that one gives way then, with its mark.
  const needed = labels.filter(({ isNeeded }) => isNeeded)
  const beside = placeLabels(needed, { ...obstacles, marks: [...obstacles.marks, ...landmarks] })
  const first = [...beside.values()].includes(null) ? placeLabels(needed, obstacles) : beside
  const boxes = needed.flatMap((label) => {
    const place = first.get(label.key)
    return place ? [boxAt(place, place.side, label)] : []
  })
  const isCovered = ({ key, spots: [spot] }: Label) =>
    key.startsWith('place-') && spot !== undefined && boxes.some((box) => overlap(box, boxAround(spot, 4)))
  const others = labels.filter((label) => !label.isNeeded && !isCovered(label))
  const seen = landmarks.filter((mark) => !boxes.some((box) => overlap(box, boxAround(mark, 4))))
  const rest = placeLabels(others, { ...obstacles, marks: [...obstacles.marks, ...seen] }, boxes)
  const places = new Map([...first, ...rest])
  const metres = ({ x, y, side }: LabelPlace): LabelPlace => ({
    ...{ x: x / scale - ground.halfWidth, y: y / scale - ground.halfHeight },
    side,
  })
  return new Map([...places].map(([key, place]) => [key, place && metres(place)]))
}

/** All labels, those that matter most first. */
function labelsOf(ground: SiteGround, title: string, pixel: (point: MapPoint) => Spot, step: number): Label[] {
  const name: Label = {
    ...{ key: 'title', spots: [pixel({ x: 0, y: 0 })], gap: 14, isNeeded: true },
    ...{ width: textWidth(title) * TITLE_SCALE, height: 24 },
  }
  const stations = ground.stations.map(({ station, ...point }): Label => {
    const text = `${station.system} ${station.name}`
    return { key: `station-${station.slug}`, spots: [pixel(point)], gap: 11, isNeeded: true, ...sizeOf(text, 1) }
  })
  const landmarks = ground.landmarks.map(({ place, ...point }): Label => {
    return { key: `place-${place.name}`, spots: [pixel(point)], gap: 7, isNeeded: false, ...sizeOf(place.name) }
  })
  const circles = ground.circles.map(({ minutes, metres }): Label => {
    const spots = ring(metres, 12).map(pixel)
    return { key: `circle-${minutes}`, spots, gap: 4, isNeeded: false, width: 56, height: LINE }
  })
  const names = [...new Set(ground.roads.map((road) => road.name))]
  const roads = names.map((text): Label => {
    const spots = ground.roads.filter((road) => road.name === text).flatMap(({ points }) => along(points, step))
    return { key: `road-${text}`, spots: spots.map(pixel), gap: 5, isNeeded: false, ...sizeOf(text) }
  })
  return [name, ...stations, ...circles, ...landmarks, ...roads]
}

/** Where the labels of a map stand, on a phone and on wider screens. */
export function labelSiteMap(ground: SiteGround, title: string): SiteMap['labels'] {
  return { narrow: labelsAt(NARROW, ground, title), wide: labelsAt(WIDE, ground, title) }
}
