import { expect, it } from 'vitest'
import { CASE_STATES, CASE_STEPS, caseAfter, reopenUntil } from './case-states'

it('a case takes exactly the steps of its table', () => {
  const steps = CASE_STATES.flatMap((state) =>
    CASE_STEPS.flatMap((step) => {
      const to = caseAfter(state, step)
      return to ? [`${state} –${step}→ ${to}`] : []
    }),
  )
  expect(steps).toEqual([
    'open –answer→ answered',
    'open –solve→ solved',
    'open –write→ open',
    'answered –answer→ answered',
    'answered –solve→ solved',
    'answered –write→ open',
    'solved –rate→ closed',
    'solved –reopen→ open',
    'solved –close→ closed',
    'closed –reopen→ open',
  ])
})

it('a solved case can be opened again for fourteen days', () => {
  expect(reopenUntil(new Date('2026-11-23T05:00:00Z'))).toEqual(new Date('2026-12-07T05:00:00Z'))
})
