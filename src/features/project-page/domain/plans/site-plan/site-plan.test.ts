import { describe, expect, test } from 'vitest'
import { aPrice, aUnit } from '@/features/catalogue/samples'
import { ORIENTATIONS, type Orientation } from '@/kernel/vocabulary'
import { floorPlate, neighbour, plotPlan, type SitePlan } from './site-plan'

const unit = (number: string, type: string, orientation: Orientation, building = 'A') =>
  aUnit({ number, type, orientation, building, floor: 12, price: aPrice(null) })

const FLAT_TYPES = [
  { code: 'A1', width: 5.2, depth: 6.5, landWah: null },
  { code: 'B1', width: 8.4, depth: 6.5, landWah: null },
]
const HOUSE_TYPES = [
  { code: 'H1', kind: 'house' as const, width: 12, depth: 9.5, landWah: 72 },
  { code: 'T1', kind: 'townhome' as const, width: 5.7, depth: 8, landWah: 22.5 },
  { code: 'L1', kind: 'plot' as const, width: 20, depth: 40, landWah: 200 },
]

/** Every orientation, many times, in two streets. */
const units = (types: readonly string[]) =>
  Array.from({ length: 48 }, (_, index) =>
    unit(`A${index}`, types[index % types.length] ?? '', ORIENTATIONS[(index * 3) % 8] ?? 'N', index < 24 ? 'A' : 'B'),
  )

function overlapping({ places, ways }: SitePlan): string[] {
  const boxes = [...places.map(({ unit: { id }, box }) => ({ id, box })), ...ways.map((box) => ({ id: 'way', box }))]
  return boxes.flatMap(({ id, box: a }, index) =>
    boxes.slice(index + 1).flatMap(({ id: other, box: b }) => {
      if (id === 'way' && other === 'way') return []
      const isClear =
        a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01
      return isClear ? [] : [`${id} on ${other}`]
    }),
  )
}

const near = (value: number, exact: number) => expect(Math.abs(value / exact - 1)).toBeLessThan(0.01)

describe('a storey of a building', () => {
  const plate = floorPlate(units(['A1', 'B1']), FLAT_TYPES)

  test('draws every unit once, to scale within 1%, and none over another', () => {
    expect(new Set(plate.places.map((place) => place.unit.id)).size).toBe(48)
    for (const {
      unit: { type },
      box,
    } of plate.places) {
      const size = FLAT_TYPES.find(({ code }) => code === type)
      const isTurned = Math.abs(box.w - (size?.width ?? 0)) > 0.01
      near(isTurned ? box.h : box.w, size?.width ?? 0)
      near(isTurned ? box.w : box.h, size?.depth ?? 0)
    }
    expect(overlapping(plate)).toEqual([])
  })

  test('shows where a unit looks: with north at the top, north up and east to the right', () => {
    const four = floorPlate(
      [unit('1', 'A1', 'N'), unit('2', 'A1', 'E'), unit('3', 'A1', 'S'), unit('4', 'A1', 'W')],
      FLAT_TYPES,
    )
    expect(four.up).toBe(0)
    expect(Object.fromEntries(four.places.map((place) => [place.unit.orientation, place.looks]))).toEqual({
      ...{ N: 'top', E: 'right', S: 'bottom', W: 'left' },
    })
    expect(overlapping(four)).toEqual([])
  })

  test('a building between the cardinal points is drawn with north-east at the top', () => {
    expect(floorPlate([unit('1', 'A1', 'NE'), unit('2', 'A1', 'SW')], FLAT_TYPES)).toMatchObject({
      up: 45,
      places: [{ looks: 'top' }, { looks: 'bottom' }],
    })
  })
})

describe('the plots of an estate', () => {
  const plan = plotPlan(units(['H1', 'T1', 'L1']), HOUSE_TYPES)

  test('each has the area of its land within 1%, and none lies over another or over a road', () => {
    expect(plan.places).toHaveLength(48)
    for (const {
      unit: { type },
      box,
    } of plan.places)
      near(box.w * box.h, (HOUSE_TYPES.find(({ code }) => code === type)?.landWah ?? 0) * 4)
    expect(overlapping(plan)).toEqual([])
  })

  test('each faces a road: its front side lies on one', () => {
    const fronts = plan.places.map(({ box, looks }) => {
      const [x, y] = {
        top: [box.x + box.w / 2, box.y - 0.1],
        bottom: [box.x + box.w / 2, box.y + box.h + 0.1],
        left: [box.x - 0.1, box.y + box.h / 2],
        right: [box.x + box.w + 0.1, box.y + box.h / 2],
      }[looks] as [number, number]
      return plan.ways.some((way) => x >= way.x && x <= way.x + way.w && y >= way.y && y <= way.y + way.h)
    })
    // Shallower plots beside deeper ones keep the line of the street.
    expect(fronts.filter(Boolean).length).toBe(fronts.length)
  })

  test('what a street leaves is garden, beside plots and roads and never under them', () => {
    const gardens = plan.gardens.map((box, index) => ({
      unit: unit(`garden ${index}`, 'G', 'N'),
      box,
      looks: 'top' as const,
    }))
    expect(gardens.length).toBeGreaterThan(0)
    expect(overlapping({ ...plan, places: [...plan.places, ...gardens] })).toEqual([])
  })

  test('it has an entrance, and a name for each street', () => {
    expect(plan.entrance).not.toBeNull()
    expect(plan.streets.map(({ name }) => name)).toEqual(['A', 'B'])
  })
})

test('arrow keys lead to the nearest unit in their direction, and nowhere at the edge', () => {
  const { places } = floorPlate(
    [unit('1', 'A1', 'N'), unit('2', 'A1', 'N'), unit('3', 'A1', 'S'), unit('4', 'A1', 'S')],
    FLAT_TYPES,
  )
  expect(neighbour(places, '1', 'ArrowRight')?.id).toBe('2')
  expect(neighbour(places, '2', 'ArrowDown')?.id).toBe('4')
  expect(neighbour(places, '1', 'ArrowLeft')).toBeNull()
  expect(neighbour(places, '1', 'Tab')).toBeNull()
})
