import { describe, expect, test } from 'vitest'
import { drawPlan } from './plan-drawing'
import type { Measures } from './plan-layout'

type Home = Measures & { code: string }

const home = (
  code: string,
  kind: Home['kind'],
  beds: number,
  baths: number,
  width: number,
  depth: number,
  floors = 1,
): Home => ({
  code,
  kind,
  beds,
  baths,
  width,
  depth,
  floors,
  parking: 2,
})

/** Every kind of home, from the smallest to the largest that is built. */
const HOMES: Home[] = [
  home('S1', 'studio', 0, 1, 4, 6),
  home('A1', 'bed1', 1, 1, 4.8, 5.8),
  home('A1', 'bed1', 1, 1, 7.2, 6.7),
  home('A2', 'bed1plus', 1, 1, 5.6, 6.1),
  home('A2', 'bed1plus', 1, 1, 7.2, 6.3),
  home('B1', 'bed2', 2, 1, 6.6, 6.1),
  home('B1', 'bed2', 2, 2, 10.8, 7.6),
  home('C1', 'bed3', 3, 2, 12, 7.3),
  home('C1', 'bed3', 3, 3, 14.4, 8.8),
  home('P1', 'penthouse', 3, 4, 16.8, 10),
  home('D1', 'duplex', 2, 3, 9, 6.2, 2),
  home('H1', 'house', 3, 3, 8.5, 7.5, 2),
  home('H2', 'house', 4, 4, 12, 9.7, 2),
  home('H3', 'house', 5, 6, 20, 12.2, 2),
  home('T1', 'townhome', 2, 2, 5, 6.1, 3),
  home('T1', 'townhome', 3, 2, 5, 7.5, 3),
  home('T2', 'townhome', 4, 5, 7, 12.6, 3),
  home('T1', 'townhome', 3, 2, 5.7, 7.8, 2),
  home('F1', 'shophouse', 2, 3, 6, 11.7, 3),
]

const label = ({ kind, width, depth, baths }: Home) => `${kind} of ${width} × ${depth} m with ${baths} baths`
const rows = HOMES.map((one) => [label(one), one] as const)

describe('a floor plan is drawn from the dimensions of a unit', () => {
  test.each(rows)('%s: has a drawing for every storey', (_, one) => {
    expect(drawPlan(one)).toHaveLength(one.floors)
  })

  test.each(rows)('%s: its rooms along the facade add up to its width', (_, one) => {
    for (const floor of drawPlan(one)) {
      expect(floor.bays.reduce((sum, bay) => sum + bay, 0)).toBeCloseTo(one.width, 5)
    }
  })

  test.each(rows)('%s: has as many bathrooms as the unit', (_, one) => {
    const names = drawPlan(one).flatMap((floor) => floor.names)
    expect(names.filter((name) => name.kind === 'bath')).toHaveLength(one.baths)
  })

  test.each(rows)('%s: has as many bedrooms as the unit', (_, one) => {
    const names = drawPlan(one).flatMap((floor) => floor.names)
    expect(names.filter((name) => name.kind === 'master' || name.kind === 'bedroom')).toHaveLength(one.beds)
  })

  test.each(rows)('%s: every label is inside its own room', (_, one) => {
    for (const { at, x, y, w, h } of drawPlan(one).flatMap((floor) => floor.names)) {
      expect(at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h).toBe(true)
    }
  })

  test.each(rows)('%s: every dimension line has its measure', (_, one) => {
    for (const floor of drawPlan(one)) {
      expect(`${floor.walls}${floor.glass}${floor.swings}${floor.furniture}${floor.tiles}${floor.edges}`).not.toMatch(
        /NaN|undefined|Infinity/,
      )
    }
  })

  test('the same unit always has the same drawing', () => {
    for (const one of HOMES) expect(drawPlan(one)).toEqual(drawPlan(one))
  })

  test('two types of one project never have the same drawing', () => {
    const drawings = HOMES.map((one) => JSON.stringify(drawPlan(one)))
    expect(new Set(drawings).size).toBe(HOMES.length)
  })
})
