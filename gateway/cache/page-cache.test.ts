import { describe, expect, test } from 'vitest'
import type { ChangeKind } from '@/kernel/cache/content-change'
import { createLog } from '../http/log'
import type { PageRequest } from '../next-adapter/page-request'
import type { CachedPage } from './cached-page'
import { encodeVariants } from './cached-response'
import { ContentChanges } from './content-changes'
import { PageCache, type PageChange, type RenderState } from './page-cache'

const request = (key: string, tags = ['site', 'home']) =>
  ({ key, url: key, tags, isUnbounded: false, data: {}, isNotFoundPage: false }) as unknown as PageRequest

async function pageOf(of: PageRequest, hits = 0): Promise<CachedPage> {
  const encoded = await encodeVariants(Buffer.from('<p>home</p>'), ['Content-Type', 'text/html'])
  const freshUntil = Date.now() + 60_000
  return { ...encoded, hits, request: of, headers: [], freshUntil, stale: null, resolvedAt: -1 }
}

const CURRENT: RenderState = { isOutdated: false, copy: undefined }
const CHANGED_AT = 1_000_000

const changeOf = (kind: ChangeKind, ...tags: string[]): PageChange => ({
  kinds: new Map(tags.map((tag) => [tag, kind])),
  isAll: false,
  at: CHANGED_AT,
})
const GAP: PageChange = { kinds: new Map(), isAll: true, at: CHANGED_AT }

describe('a page whose content changed during its render', () => {
  test('is sent to the waiting visitors and not cached', async () => {
    const cache = new PageCache<boolean>(1_000_000)
    const home = request('/th/home')
    const isStored = await cache.render(home, async (state) => {
      const page = await pageOf(home)
      cache.drop(changeOf('edited', 'home'))
      return cache.store(page, state)
    })
    expect([isStored, cache.get('/th/home'), cache.size]).toEqual([false, undefined, 0])
  })

  test('is cached when the change concerned other content', async () => {
    const cache = new PageCache<boolean>(1_000_000)
    const home = request('/th/home')
    const isStored = await cache.render(home, async (state) => {
      const page = await pageOf(home)
      cache.drop(changeOf('edited', 'news'))
      return cache.store(page, state)
    })
    expect([isStored, cache.get('/th/home')?.hits]).toEqual([true, 0])
  })

  test.each<[ChangeKind, boolean]>([
    ['edited', true],
    ['unknown', true],
    ['withdrawn', false],
  ])('%s: has its previous copy for when the app fails: %s', async (kind, hasCopy) => {
    const cache = new PageCache<boolean>(1_000_000)
    const home = request('/th/home')
    cache.store(await pageOf(home), CURRENT)
    const isHeld = await cache.render(home, async (state) => {
      cache.drop(changeOf(kind, 'home'))
      return state.copy !== undefined
    })
    expect(isHeld).toBe(hasCopy)
  })
})

/** What a visitor gets who comes so many milliseconds after the change, and when the app fails. */
const AFTER: [string, PageChange[], number, { isShown: boolean; isCopy: boolean }][] = [
  ['a page that was edited', [changeOf('edited', 'home')], 0, { isShown: true, isCopy: true }],
  ['the same after 4.9 s', [changeOf('edited', 'home')], 4_900, { isShown: true, isCopy: true }],
  ['the same after 5 s', [changeOf('edited', 'home')], 5_000, { isShown: false, isCopy: true }],
  ['a page of which nobody said what happened', [changeOf('unknown', 'home')], 0, { isShown: false, isCopy: true }],
  ['every page when messages may be missed', [GAP], 0, { isShown: false, isCopy: true }],
  ['a page that was withdrawn', [changeOf('withdrawn', 'home')], 0, { isShown: false, isCopy: false }],
  [
    'a page that was edited, and lists what was withdrawn',
    [{ ...changeOf('edited', 'home'), kinds: new Map([['home', 'edited'] as const, ['site', 'withdrawn'] as const]) }],
    0,
    { isShown: false, isCopy: false },
  ],
  [
    'a page that was edited and withdrawn at once with everything',
    [{ ...GAP, kinds: new Map([['home', 'withdrawn'] as const]) }],
    0,
    { isShown: false, isCopy: false },
  ],
  [
    'a page that was edited, then changed in an unknown way',
    [changeOf('edited', 'home'), changeOf('unknown', 'home')],
    0,
    { isShown: false, isCopy: true },
  ],
  [
    'a page that is edited again and again, by the first of its edits',
    [changeOf('edited', 'home'), { ...changeOf('edited', 'home'), at: CHANGED_AT + 4_000 }],
    5_000,
    { isShown: false, isCopy: true },
  ],
  ['a page that carries none of the tags', [changeOf('withdrawn', 'news')], 60_000, { isShown: true, isCopy: true }],
]

describe('after a change', () => {
  test.each(AFTER)('%s', async (_, changes, laterMs, { isShown, isCopy }) => {
    const cache = new PageCache<boolean>(1_000_000)
    const home = request('/th/home')
    cache.store(await pageOf(home), CURRENT)
    for (const change of changes) cache.drop(change)
    expect(cache.getShown('/th/home', CHANGED_AT + laterMs) !== undefined).toBe(isShown)
    expect(await cache.render(home, async ({ copy }) => copy !== undefined)).toBe(isCopy)
  })

  test('a page that is made again is current, also when it came out the same', async () => {
    const cache = new PageCache<boolean>(1_000_000)
    const page = await pageOf(request('/th/home'))
    cache.store(page, CURRENT)
    cache.drop(changeOf('edited', 'home'))
    expect(cache.get('/th/home')).toBeUndefined()
    cache.store(page, CURRENT)
    expect(cache.get('/th/home')).toBe(page)
  })
})

test('a page of a typed question is gone after its time, a page of editors stays to be renewed', async () => {
  const cache = new PageCache<boolean>(1_000_000)
  const keys = ['/th/home', '/th/search-result?keyword=ari'] as const
  for (const [freshUntil, has] of [
    [Date.now() + 60_000, [true, true]],
    [Date.now() - 1, [true, false]],
  ] as const) {
    for (const key of keys) {
      const page = await pageOf({ ...request(key), isUnbounded: key !== '/th/home' })
      cache.store({ ...page, freshUntil }, CURRENT)
    }
    expect(keys.map((key) => cache.getShown(key, Date.now()) !== undefined)).toEqual(has)
    expect(keys.map((key) => cache.get(key) !== undefined)).toEqual(has)
  }
})

describe('dropped pages', () => {
  /** The keys of the pages to render again after all of these are dropped, in order. */
  async function warmedOf(hits: Readonly<Record<string, number>>): Promise<string[]> {
    const cache = new PageCache<unknown>(10_000_000)
    for (const [key, count] of Object.entries(hits)) cache.store(await pageOf(request(key), count), CURRENT)
    const warmed: string[] = []
    const changes = new ContentChanges(
      {
        revalidate: async () => undefined,
        endedWith: (tags) => cache.endedWith(tags),
        drop: (change) => cache.drop(change),
        warm: async (page) => void warmed.push(page.request.key),
      },
      createLog('silent'),
    )
    changes.onTags(['home'], 'edited')
    await new Promise((resolve) => setTimeout(resolve, 50))
    changes.stop()
    return warmed
  }

  test('are rendered again by number of hits, those without hits not at all', async () => {
    const hits = { '/th/seldom': 1, '/th/never': 0, '/th/often': 9, '/th/now-and-then': 4 }
    expect(await warmedOf(hits)).toEqual(['/th/often', '/th/now-and-then', '/th/seldom'])
  })

  test('are rendered again up to the twenty most requested', async () => {
    const hits = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/th/${index}`, index + 1]))
    const wanted = Array.from({ length: 20 }, (_, index) => `/th/${29 - index}`)
    expect(await warmedOf(hits)).toEqual(wanted)
  })
})
