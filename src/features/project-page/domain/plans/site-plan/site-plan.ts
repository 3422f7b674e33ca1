import type { UnitRow, UnitType } from '@/features/catalogue'
import type { Box } from '../plan-layout'
import { azimuthOf } from '../sun/sun-on-side'

/** A unit where it is drawn, in metres, and the side of its box that it looks to. */
export interface UnitPlace {
  unit: UnitRow
  box: Box
  looks: Quarter
}

export type Quarter = 'top' | 'right' | 'bottom' | 'left'

/** Units side by side on both sides of corridors or roads, to scale, with north known. */
export interface SitePlan {
  extent: Box
  /** Where the top of the drawing looks, in degrees from north. */
  up: number
  places: readonly UnitPlace[]
  /** Corridors or roads. */
  ways: readonly Box[]
  gardens: readonly Box[]
  /** The way in from the public road; null in a building. */
  entrance: { x: number; y: number } | null
  /** The name of each street, where it begins. */
  streets: readonly { name: string; x: number; y: number }[]
}

type Sizes = ReadonlyMap<string, { w: number; h: number }>
type Size = Pick<UnitType, 'code' | 'width' | 'depth' | 'landWah'> & { kind?: UnitType['kind'] }

const CORRIDOR = 1.8
const ROAD = 8
const MAIN_ROAD = 10
/** What a detached house keeps free on each side of its plot. */
const SIDE_YARD = 2
const M2_PER_WAH = 4

const NEXT: readonly Quarter[] = ['top', 'right', 'bottom', 'left']

/** Drawn with north at the top; where most units look between the cardinal points, with north-east there. */
function upOf(units: readonly UnitRow[]): number {
  const slanted = units.filter(({ orientation }) => orientation.length === 2).length
  return slanted * 2 > units.length ? 45 : 0
}

function quarterOf({ orientation }: UnitRow, up: number): Quarter {
  const turn = (azimuthOf(orientation) - up + 360) % 360
  return NEXT[Math.floor(((turn + 45) % 360) / 90)] ?? 'top'
}

const byNumber = (a: UnitRow, b: UnitRow) => a.number.localeCompare(b.number, 'en', { numeric: true })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

interface Strip {
  places: UnitPlace[]
  ways: Box[]
  gardens: Box[]
  w: number
  h: number
  /** The middle of the way where the strip begins. */
  middle: number
}

type Rows = Record<Quarter, UnitRow[]>
type SizeOf = (unit: UnitRow) => { w: number; h: number }

/** What is measured of two rows and two columns around a corner. */
function cornerOf(rows: Rows, sizeOf: SizeOf, way: number, looksAtWay: boolean) {
  const depth = (list: readonly UnitRow[]) => Math.max(0, ...list.map((unit) => sizeOf(unit).h))
  const length = (list: readonly UnitRow[]) => sum(list.map((unit) => sizeOf(unit).w))
  const above = depth(rows.top)
  const reach = Math.max(length(rows.top), length(rows.bottom))
  const isCorner = reach > 0
  // The left column of a building begins below the row that would stand in its view.
  const leftFrom = isCorner ? above + way + (looksAtWay ? 0 : depth(rows.bottom)) : 0
  const rightFrom = isCorner && looksAtWay ? above : 0
  return {
    ...{ above, reach, leftFrom, rightFrom },
    wing: reach + depth(rows.left),
    far: depth(rows.right),
    below: above + way + depth(rows.bottom),
    end: Math.max(isCorner ? above + way : 0, leftFrom + length(rows.left), rightFrom + length(rows.right)),
    hasWing: rows.left.length + rows.right.length > 0,
  }
}

/** Narrower than this, what is left beside a row is no garden. */
const LEAST_GARDEN = 8

/** The ground that a street leaves: at the end of its shorter row, and in its corner. */
function gardensOf(
  rows: Rows,
  sizeOf: SizeOf,
  { above, way, reach, below, wing }: { above: number; way: number; reach: number; below: number; wing: number },
): Box[] {
  const length = (list: readonly UnitRow[]) => sum(list.map((unit) => sizeOf(unit).w))
  const [top, bottom] = [length(rows.top), length(rows.bottom)]
  return [
    { x: top, y: 0, w: reach - top, h: above },
    { x: bottom, y: above + way, w: reach - bottom, h: below - above - way },
    { x: reach, y: 0, w: wing, h: above },
  ].filter(({ w, h }) => w >= LEAST_GARDEN && h >= LEAST_GARDEN)
}

const ACROSS = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/**
 * Two rows along a way, and round a corner two columns along another: where a unit looks decides its row or column, so
 * that everything on the drawing looks where it says. In a building units look away from the corridor, on a street they
 * look towards it.
 */
function strip(units: readonly UnitRow[], sizes: Sizes, up: number, way: number, looksAtWay: boolean): Strip {
  const row = (quarter: Quarter) =>
    units.filter((unit) => quarterOf(unit, up) === (looksAtWay ? ACROSS[quarter] : quarter)).toSorted(byNumber)
  const sizeOf: SizeOf = (unit) => sizes.get(unit.type) ?? { w: 6, h: 6 }
  const rows: Rows = { top: row('top'), bottom: row('bottom'), left: row('left'), right: row('right') }
  const { above, reach, leftFrom, rightFrom, wing, far, below, end, hasWing } = cornerOf(rows, sizeOf, way, looksAtWay)
  const places = [
    ...along(rows.top, sizeOf, (x, { w, h }) => ({ x, y: above - h, w, h }), 'top'),
    ...along(rows.bottom, sizeOf, (x, { w, h }) => ({ x, y: above + way, w, h }), 'bottom'),
    ...along(rows.left, sizeOf, (y, { w, h }) => ({ x: wing - h, y: leftFrom + y, w: h, h: w }), 'left'),
    ...along(rows.right, sizeOf, (y, { w, h }) => ({ x: wing + way, y: rightFrom + y, w: h, h: w }), 'right'),
  ]
  const w = hasWing ? wing + way + far : reach
  const wingFrom = Math.min(rightFrom, above)
  return {
    places: looksAtWay ? places.map((place) => ({ ...place, looks: ACROSS[place.looks] })) : places,
    ways: [
      ...(reach > 0 ? [{ x: 0, y: above, w: hasWing ? wing + way : reach, h: way }] : []),
      ...(hasWing ? [{ x: wing, y: wingFrom, w: way, h: end - wingFrom }] : []),
    ],
    gardens: looksAtWay ? gardensOf(rows, sizeOf, { above, way, reach, below, wing: hasWing ? w - reach : 0 }) : [],
    ...{ w, h: Math.max(end, below), middle: above + way / 2 },
  }
}

function along(
  units: readonly UnitRow[],
  sizeOf: SizeOf,
  boxAt: (from: number, size: { w: number; h: number }) => Box,
  looks: Quarter,
): UnitPlace[] {
  let from = 0
  return units.map((unit) => {
    const size = sizeOf(unit)
    const place = { unit, box: boxAt(from, size), looks }
    from += size.w
    return place
  })
}

/** One storey of a building: every unit as wide and as deep as its type, on the side that it looks to. */
export function floorPlate(units: readonly UnitRow[], types: readonly Size[]): SitePlan {
  const sizes = new Map(types.map(({ code, width, depth }) => [code, { w: width, h: depth }]))
  const up = upOf(units)
  const { places, ways, w, h } = strip(units, sizes, up, CORRIDOR, false)
  return { extent: { x: 0, y: 0, w, h }, up, places, ways, gardens: [], entrance: null, streets: [] }
}

/** The plot of a type in metres: its land along the street and in depth. The drawn area is the area of its land. */
export function plotSize({ kind, width, depth, landWah }: Size): { w: number; h: number } {
  if (kind === 'plot' || !landWah) return { w: width, h: depth }
  const w = kind === 'house' ? width + SIDE_YARD * 2 : width
  return { w, h: (landWah * M2_PER_WAH) / w }
}

/** A whole estate: streets of plots off one main road, each plot on the side of its street that it faces. */
export function plotPlan(units: readonly UnitRow[], types: readonly Size[]): SitePlan {
  const sizes = new Map(types.map((type) => [type.code, plotSize(type)]))
  const up = upOf(units)
  const names = [...new Set(units.map(({ building }) => building))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  const plan = {
    places: [] as UnitPlace[],
    ways: [] as Box[],
    gardens: [] as Box[],
    streets: [] as SitePlan['streets'][number][],
  }
  let y = 0
  let w = 0
  for (const name of names) {
    const own = strip(
      units.filter(({ building }) => building === name),
      sizes,
      up,
      ROAD,
      true,
    )
    const down = (box: Box): Box => ({ ...box, x: box.x + MAIN_ROAD, y: box.y + y })
    plan.places.push(...own.places.map((place) => ({ ...place, box: down(place.box) })))
    plan.ways.push(...own.ways.map(down))
    plan.gardens.push(...own.gardens.map(down))
    plan.streets.push({ name, x: MAIN_ROAD, y: y + own.middle })
    y += own.h
    w = Math.max(w, own.w)
  }
  const extent = { x: 0, y: 0, w: w + MAIN_ROAD, h: y }
  return {
    ...{ extent, up, places: plan.places, gardens: plan.gardens, streets: plan.streets },
    ways: [{ x: 0, y: 0, w: MAIN_ROAD, h: y }, ...plan.ways],
    entrance: { x: MAIN_ROAD / 2, y },
  }
}

const middleOf = ({ box }: UnitPlace) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The unit that an arrow key leads to: the nearest one in that direction. Null for other keys, and at the edge. */
export function neighbour(places: readonly UnitPlace[], id: string | undefined, key: string): UnitRow | null {
  const step = STEPS[key]
  const from = places.find(({ unit }) => unit.id === id)
  if (!step || !from) return null
  const start = middleOf(from)
  const costs = places.flatMap((place) => {
    const { x, y } = middleOf(place)
    const ahead = (x - start.x) * step[0] + (y - start.y) * step[1]
    const aside = Math.abs((x - start.x) * step[1]) + Math.abs((y - start.y) * step[0])
    return ahead > 0.5 ? [{ place, cost: ahead + aside * 2.5 }] : []
  })
  return costs.sort((a, b) => a.cost - b.cost)[0]?.place.unit ?? null
}
