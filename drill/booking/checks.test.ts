import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROMISES } from './buyer'
import { countBroken } from './checks'
import { killsOf, POINTS } from './points'

const all = new Set(PROMISES)
const counts = (...buyers: Parameters<typeof countBroken>[0]) => countBroken(buyers).map(({ count }) => count)

test('a buyer who was promised something is booked in the end, with two mails, each under one id', () => {
  expect(counts({ promised: all, mails: ['news', 'receipt', 'receipt'] })).toEqual([0, 0, 0])
  expect(counts({ promised: new Set(), mails: [] })).toEqual([0, 0, 0])
  expect(counts({ promised: new Set(['held', 'paid'] as const), mails: [] })).toEqual([1, 0, 0])
  expect(counts({ promised: all, mails: ['news'] })).toEqual([0, 1, 0])
  expect(counts({ promised: all, mails: ['news', 'receipt', 'another receipt'] })).toEqual([0, 0, 1])
})

test('each point comes once before anything comes by chance, and the hook knows them all', () => {
  expect(killsOf(POINTS.length)).toEqual([...POINTS])
  const kills = killsOf(200)
  expect(kills.filter((kill) => kill === 'app').length).toBeGreaterThan(80)
  expect(kills.filter((kill) => kill.includes('database')).length).toBeGreaterThan(10)
  const hook = readFileSync(new URL('./kill-points.mjs', import.meta.url), 'utf8')
  for (const point of POINTS) expect(hook).toContain(`'${point}'`)
})
