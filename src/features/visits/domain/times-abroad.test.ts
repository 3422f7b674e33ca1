import { expect, it } from 'vitest'
import { timesAbroad } from './times-abroad'

const AT = new Date('2026-11-28T03:00:00Z')

it.each([
  ['Asia/Hong_Kong', 'Saturday 11:00 (Asia/Hong Kong)'],
  ['America/New_York', 'Friday 22:00 (America/New York)'],
])('whoever visits from abroad reads their own time too: %s', (zone, said) => {
  expect(timesAbroad('en', AT, zone)).toBe(said)
})

it.each(['', 'Asia/Bangkok', 'Asia/Jakarta'])('a time that is the same here is not said twice: %j', (zone) => {
  expect(timesAbroad('en', AT, zone)).toBeNull()
})

it('in the language of the page', () => {
  expect(timesAbroad('th', AT, 'Europe/London')).toContain('วันเสาร์')
})
