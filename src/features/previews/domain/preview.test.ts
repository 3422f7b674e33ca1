import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Draft, framedUntil, PREVIEW_SPANS, sharedUntil, wordsOf } from './preview'

const NOW = new Date('2026-11-20T03:04:05.000Z')

test.each([
  ['hour', '2026-11-20T04:04:05.000Z'],
  ['day', '2026-11-21T03:04:05.000Z'],
  ['week', '2026-11-27T03:04:05.000Z'],
] as const)('a link shared for one %s expires at %s', (span, until) => {
  expect(sharedUntil(NOW, span).toISOString()).toBe(until)
})

test('the shortest span is the default', () => {
  const ends = PREVIEW_SPANS.map((span) => sharedUntil(NOW, span).getTime())
  expect(ends).toEqual([...ends].sort((a, b) => a - b))
})

test('the back office’s own links live for 45 to 60 minutes, and stay the same for a while', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (now) => {
      const minutes = (framedUntil(now).getTime() - now.getTime()) / 60_000
      expect(minutes).toBeGreaterThan(45)
      expect(minutes).toBeLessThanOrEqual(60)
    }),
  )
  expect(framedUntil(new Date('2026-11-20T03:00:00.000Z'))).toEqual(framedUntil(new Date('2026-11-20T03:14:59.999Z')))
})

test('no two drafts have the same signature', () => {
  const drafts: Draft[] = [
    { collection: 'home-page', id: null, locale: 'th' },
    { collection: 'home-page', id: null, locale: 'en' },
    { collection: 'projects', id: 1, locale: 'th' },
    { collection: 'brand-pages', id: 1, locale: 'th' },
    { collection: 'projects', id: 11, locale: 'th' },
  ]
  expect(new Set(drafts.map((draft) => JSON.stringify(wordsOf(draft)))).size).toBe(drafts.length)
})
