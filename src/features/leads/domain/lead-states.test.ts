import { expect, it } from 'vitest'
import { historyOfChange } from './lead-states'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const at = '2026-11-21T05:00:00.000Z'

it('a staff change adds one history line for each changed field', () => {
  const before = { state: 'new', owner: null } as const
  expect(historyOfChange(before, { state: 'contacted', owner: 7 }, 'Ploy', NOW)).toEqual([
    { at, by: 'Ploy', event: 'state', detail: 'new → contacted' },
    { at, by: 'Ploy', event: 'owner', detail: '7' },
  ])
  expect(historyOfChange(before, before, 'Ploy', NOW)).toEqual([])
})
