import { expect, test } from 'vitest'
import { countedAnswers, isKept, type Row, tableOf } from './table'

const ROW: Row = {
  what: 'app killed',
  first: [303, 303, 503, 'cut'],
  again: [303, 303],
  keptPage: { asked: 30, answered: 30 },
  secondsToHealthy: 2.14,
  secondsToMails: 9,
  lost: 0,
  doubled: 0,
  copies: 1,
  keptUnsaid: 1,
}

test('answers are counted in words', () => {
  expect(countedAnswers(ROW.first)).toBe('kept 2, 503 1, cut 1')
  expect(countedAnswers([])).toBe('–')
})

test('a fault is a line of the table', () => {
  const lines = tableOf([ROW, { ...ROW, what: 'disk full', skipped: 'not run: needs root' }]).split('\n')
  expect(lines[2]).toMatch(/^\| app killed +\| kept 2, 503 1, cut 1 +\| kept 2 +\| 30 of 30 +\| 2\.1 +\| 9\.0 +\| 1 /)
  expect(lines[3]).toContain('not run: needs root')
})

test.each([
  ['nothing', {}, true],
  ['a lost lead', { lost: 1 }, false],
  ['a doubled lead', { doubled: 1 }, false],
  ['a lead that is refused for good', { again: [503] as const }, false],
  ['a drill that failed', { failure: 'not ready' }, false],
  ['a fault that was not run', { skipped: 'needs root' }, true],
])('%s decides whether the promises held', (_, change, held) => {
  expect(isKept({ ...ROW, ...change })).toBe(held)
})
