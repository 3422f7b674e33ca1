import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChangeKind } from '@/kernel/cache/content-change'
import type { PageChange } from './page-cache'
import { openChanges, page } from './test-changes'

const START = 1_000_000
let { changes, told } = openChanges()
const settled = () => vi.advanceTimersByTimeAsync(0)
const kindsOf = (change: PageChange | undefined): [string, ChangeKind][] => [...(change?.kinds ?? [])]

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  ;({ changes, told } = openChanges())
})
afterEach(() => {
  changes.stop()
  vi.useRealTimers()
})

describe('a content change', () => {
  test('reaches the app before any page is dropped, and is logged', async () => {
    told.dropped = { pages: [page('/th/home', 0)], overtaken: null }
    changes.onTags(['home', 'menus'], 'edited')
    await settled()
    expect(told.steps).toEqual(['app home+menus', 'drop home+menus'])
    expect(told.drops).toEqual([
      {
        kinds: new Map([
          ['home', 'edited'],
          ['menus', 'edited'],
        ]),
        isAll: false,
        at: START,
      },
    ])
    expect(told.logged).toEqual([
      { tags: ['home', 'menus'], kind: 'edited', dropped: 1, isNotified: true, text: 'content changed' },
    ])
  })

  test('that arrives while the app is being told is applied next, together with others, as the strictest', async () => {
    told.isHeld = true
    changes.onTags(['home'], 'edited')
    changes.onTags(['news'], 'withdrawn')
    changes.onTags(['news', 'blog'], 'edited')
    await settled()
    expect(told.steps).toEqual(['app home'])
    told.answer?.()
    await settled()
    expect(told.steps).toEqual(['app home', 'drop home', 'app news+blog'])
    told.answer?.()
    await settled()
    expect(kindsOf(told.drops[1])).toEqual([
      ['news', 'withdrawn'],
      ['blog', 'edited'],
    ])
    expect(told.logged[1]).toMatchObject({ kind: 'withdrawn' })
    // The next one finds the way free.
    changes.onTags(['home'], 'edited')
    await settled()
    expect(told.steps.at(-1)).toBe('app home')
  })

  test('that may be anything drops everything, under the tag that every page carries', async () => {
    changes.onGap()
    await settled()
    expect(told.steps).toEqual(['app site', 'drop all'])
    expect(told.logged).toEqual([expect.objectContaining({ tags: 'all' })])
    changes.onTags(['home'], 'edited')
    await settled()
    expect(told.steps.slice(2)).toEqual(['app home', 'drop home'])
  })

  test.each([
    [200, false],
    [201, true],
  ])('of %i tags drops everything: %s', async (count, isAll) => {
    changes.onTags(
      Array.from({ length: count }, (_, index) => `project:${index}`),
      'edited',
    )
    await settled()
    expect(told.drops.map((drop) => drop.isAll)).toEqual([isAll])
  })
})

describe('an app that is down', () => {
  const appCalls = () => told.steps.filter((step) => step.startsWith('app')).length

  test('is told again after pauses that double up to fifteen seconds', async () => {
    told.failures = 8
    changes.onTags(['home'], 'withdrawn')
    await settled()
    // The pages are dropped at once all the same.
    expect(told.steps).toEqual(['app home', 'drop home'])
    expect(told.logged).toEqual([expect.objectContaining({ isNotified: false })])
    for (const [tries, pause] of [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(appCalls()).toBe(tries + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(appCalls()).toBe(tries + 2)
    }
    expect(kindsOf(told.drops.at(-1))).toEqual([['home', 'withdrawn']])
    expect(told.logged.at(-1)).toMatchObject({ tags: ['home'], isNotified: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(appCalls()).toBe(9)
  })

  test('that was back meanwhile is first told again after half a second', async () => {
    for (const _ of [1, 2]) {
      told.failures = 2
      changes.onTags(['home'], 'edited')
      await vi.advanceTimersByTimeAsync(500 + 1000)
    }
    expect(appCalls()).toBe(6)
  })

  test('is told of the next change at once, and of the earlier one with it', async () => {
    told.failures = 1
    changes.onTags(['home'], 'withdrawn')
    await settled()
    changes.onTags(['news'], 'edited')
    changes.onTags(['home'], 'edited')
    await settled()
    expect(kindsOf(told.drops[1])).toEqual([
      ['home', 'withdrawn'],
      ['news', 'edited'],
    ])
  })

  test('is told of lost notifications, not only of named tags', async () => {
    told.failures = 1
    changes.onGap()
    await vi.advanceTimersByTimeAsync(500)
    expect(told.steps).toEqual(['app site', 'drop all', 'app site', 'drop all'])
  })

  test('is told nothing more when the gateway stops', async () => {
    told.failures = 5
    changes.onGap()
    await settled()
    changes.onTags(['home'], 'edited')
    await settled()
    changes.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(appCalls()).toBe(2)
  })

  test('is not asked to render', async () => {
    told.dropped = { pages: [page('/th/home')], overtaken: null }
    told.failures = 1
    changes.onTags(['home'], 'edited')
    await settled()
    expect(told.steps).not.toContain('warm /th/home')
    await vi.advanceTimersByTimeAsync(500)
    expect(told.steps).toContain('warm /th/home')
  })
})
