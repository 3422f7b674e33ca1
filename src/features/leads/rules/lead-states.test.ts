import { expect, it } from 'vitest'
import { entryOfAskingAgain, historyOfChange } from './lead-states'

const NOW = new Date('2026-11-21T12:00:00+07:00')
const at = '2026-11-21T05:00:00.000Z'

it.each([
  ['a wish and a long message', { wish: 'question', message: 'x'.repeat(2000) }, `question: ${'x'.repeat(2000)}`],
  ['a wish alone', { wish: 'call', message: '' }, 'call'],
])('who asks again with %s is heard whole', (_, ask, detail) => {
  expect(entryOfAskingAgain(ask, NOW)).toEqual({ at, by: 'website', event: 'asked_again', detail })
})

it('a change by staff leaves one line for each thing that changed', () => {
  const before = { state: 'new', owner: null } as const
  expect(historyOfChange(before, { state: 'contacted', owner: 7 }, 'Ploy', NOW)).toEqual([
    { at, by: 'Ploy', event: 'state', detail: 'new → contacted' },
    { at, by: 'Ploy', event: 'owner', detail: '7' },
  ])
  expect(historyOfChange(before, before, 'Ploy', NOW)).toEqual([])
})
