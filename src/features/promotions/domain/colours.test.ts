import { expect, it } from 'vitest'
import { colourFault } from './colours'

it.each([
  ['#14110F', '#14110F', '#FAF9F6', null],
  ['red', 'red', '#FAF9F6', 'notAColour'],
  ['#fff', '#fff', '#FAF9F6', 'notAColour'],
  ['', '', '#FAF9F6', null],
  ['#14110F', '#14110F', '', null],
])('%s beside %s on %s: %s', (value, ink, ground, fault) => {
  expect(colourFault(value, ink, ground)).toBe(fault)
})

it('tells the contrast of text that could not be read', () => {
  expect(colourFault('#CCCCCC', '#CCCCCC', '#FFFFFF')).toBeCloseTo(1.6, 1)
})
