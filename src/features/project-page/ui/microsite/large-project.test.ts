import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { UnitRow } from '@/features/catalogue'
import { aPrice, aUnit } from '@/features/catalogue/samples'
import { toUnitRecord } from '@/kernel/unit-row'
import { ORIENTATIONS, UNIT_STATES } from '@/kernel/vocabulary'
import { floorPlate } from '../../domain/plans/site-plan/site-plan'
import { StackPlanView } from '../plans/stack-plan-view'
import type { AvailabilityTexts } from './availability-texts'
import { unitWords } from './unit-words'

const TYPES = ['S1', 'A1', 'A2', 'B1', 'B2', 'C1'].map((code, index) => ({
  ...{ code, width: 4.4 + index * 1.6, depth: 6.5, landWah: null },
}))

/** 800 units on 60 floors in two buildings, each with its own price, area and orientation. */
const UNITS: UnitRow[] = Array.from({ length: 800 }, (_, index) => {
  const floor = 1 + (Math.floor(index / 14) % 60)
  const state = UNIT_STATES[(index * 7) % 11] ?? 'available'
  return aUnit({
    id: String(10_000 + index),
    number: `${index % 2 ? 'B' : 'A'}${floor}/${String(1 + (index % 7)).padStart(2, '0')}`,
    building: index % 2 ? 'B' : 'A',
    floor,
    type: TYPES[index % TYPES.length]?.code ?? 'S1',
    area: 26 + ((index * 13) % 600) / 10,
    orientation: ORIENTATIONS[(index * 5) % 8] ?? 'N',
    price: aPrice(state === 'available' ? 3_500_000 + ((index * 7919) % 9_000) * 1000 : null),
    state,
  })
})

const texts = {
  ...{ plan: 'Plan', building: 'Building {name}', onRequest: 'On request', unit: '' },
  states: Object.fromEntries(UNIT_STATES.map((state) => [state, state])),
  orientations: Object.fromEntries(ORIENTATIONS.map((one) => [one, one])),
} as unknown as AvailabilityTexts

const render = (units: UnitRow[]) =>
  renderToString(
    createElement(StackPlanView, {
      ...{ units, texts, chosen: null, type: '', isTower: true, onChoose: () => {}, onOpen: () => {} },
      widths: new Map(TYPES.map(({ code, width }) => [code, width])),
      nameOf: (unit) => Object.values(unitWords('en', 'tower', texts, unit)).join(', '),
    }),
  )

/** Processor time in ms to render a plan and lay out its floors: the least of three, as it grows on a shared machine. */
function costOf(units: UnitRow[]): number {
  const floors = new Set(units.map(({ floor }) => floor))
  const took = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    expect(render(units).match(/<button/g)).toHaveLength(units.length)
    for (const at of floors)
      floorPlate(
        units.filter(({ floor }) => floor === at),
        TYPES,
      )
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...took)
}

describe('a project of 800 units and 60 floors', () => {
  test('is sent in less than 30 KB', () => {
    const bytes = gzipSync(JSON.stringify({ asOf: new Date(0).toISOString(), units: UNITS.map(toUnitRecord) })).length
    process.stdout.write(`availability of 800 units: ${(bytes / 1024).toFixed(1)} KB compressed\n`)
    expect(bytes).toBeLessThan(30 * 1024)
  })

  // `npm run bench -- --only large` tells the milliseconds, which say nothing on a shared machine.
  test('is rendered with every floor laid out in a time that grows with its units, and not faster', () => {
    const hundred = costOf(UNITS.slice(0, 100))
    const all = costOf(UNITS)
    process.stdout.write(`plan of 800 units: ${(all / hundred).toFixed(1)} times the processor time of 100 units\n`)
    expect(all / hundred).toBeLessThan(20)
  })
})
