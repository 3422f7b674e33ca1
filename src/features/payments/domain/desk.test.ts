import { expect, it } from 'vitest'
import { dayAsked } from './desk'

const NIGHT_OF_THE_FIRST = new Date('2026-11-30T17:30:00Z')

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2569-11-27', '2026-11-27'],
  ['2026-02-30', '2026-12-01'],
  ['yesterday', '2026-12-01'],
  [undefined, '2026-12-01'],
])('the daily account of %j is that of %s, and no day that does not exist', (asked, day) =>
  expect(dayAsked(asked, NIGHT_OF_THE_FIRST)).toBe(day),
)
