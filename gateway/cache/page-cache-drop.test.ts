import { describe, expect, test, vi } from 'vitest'
import type { ChangeKind } from '@/kernel/cache/content-change'
import type { PageRequest } from '../next-adapter/page-request'
import type { CachedPage } from './cached-page'
import { ANY_CHANGE, PageCache, type PageChange, type RenderState } from './page-cache'

const AT = 1_000_000
const CURRENT: RenderState = { isOutdated: false, copy: undefined }

const request = (key: string, tags: string[], isUnbounded = false) =>
  ({ key, url: key, tags, isUnbounded, data: {}, isNotFoundPage: false }) as PageRequest

const page = (of: PageRequest, hits = 0, size = 100, freshUntil = Date.now() + 60_000) =>
  ({
    hits,
    request: of,
    headers: [],
    freshUntil,
    stale: null,
    resolvedAt: -1,
    identity: { body: Buffer.alloc(size) },
    unmade: new Map(),
  }) as never as CachedPage

const change = (kind: ChangeKind | null, ...tags: string[]): PageChange => ({
  kinds: new Map(kind === null ? [] : tags.map((tag) => [tag, kind])),
  isAll: kind === null,
  at: AT,
})

function filled(...requests: PageRequest[]) {
  const cache = new PageCache<string>(1_000_000)
  for (const [hits, one] of requests.entries()) cache.store(page(one, hits), CURRENT)
  return cache
}

const HOME = request('/th/home', ['site', 'home'])
const NEWS = request('/th/news', ['site', 'news'])
const SITEMAP = request('/sitemap.xml', [ANY_CHANGE])
const RESULTS = request('/th/search-result?a', ['projects'], true)

describe('a content change', () => {
  test.each<[string, PageChange, string[]]>([
    [
      'drops the pages with its tag, and the files that name all pages',
      change('edited', 'home'),
      ['/sitemap.xml', '/th/home'],
    ],
    ['drops nothing but those files for an unknown tag', change('edited', 'nothing'), ['/sitemap.xml']],
    ['of a tag of every page drops those', change('edited', 'site'), ['/sitemap.xml', '/th/news', '/th/home']],
    [
      'that may be anything drops all, unbounded ones last',
      change(null),
      ['/sitemap.xml', '/th/news', '/th/home', '/th/search-result?a'],
    ],
    ['drops pages of unbounded keys as well', change('edited', 'projects'), ['/sitemap.xml', '/th/search-result?a']],
  ])('%s', (_, changed, keys) => {
    const cache = filled(HOME, NEWS, SITEMAP, RESULTS)
    const { pages, overtaken } = cache.drop(changed)
    expect(pages.map(({ request: { key } }) => key)).toEqual(keys)
    expect(overtaken).toBeNull()
    for (const one of [HOME, NEWS, SITEMAP, RESULTS])
      expect(cache.get(one.key) === undefined, one.key).toBe(keys.includes(one.key))
  })

  test('names a page once, however often its content changes before it is made again', () => {
    const cache = filled(HOME)
    expect(cache.drop(change('edited', 'home')).pages).toHaveLength(1)
    expect(cache.drop({ ...change('edited', 'home'), at: AT + 4_000 }).pages).toHaveLength(0)
    // Counted from the first change: an editor who saves every second must not keep the old page in view.
    expect([cache.getShown('/th/home', AT + 4_999), cache.getShown('/th/home', AT + 5_000)].map(Boolean)).toEqual([
      true,
      false,
    ])
  })

  test.each<[ChangeKind[], boolean, number]>([
    [['edited'], true, 1],
    [['edited', 'unknown'], false, 1],
    [['unknown', 'edited'], false, 1],
    [['edited', 'withdrawn'], false, 0],
    [['withdrawn'], false, 0],
  ])('%j: the old page is shown for a moment: %s, and stored: %i', (kinds, isShown, stored) => {
    const cache = filled(HOME)
    for (const kind of kinds) cache.drop(change(kind, 'home'))
    expect([cache.getShown('/th/home', AT + 1) !== undefined, cache.size]).toEqual([isShown, stored])
  })
})

describe('a change that may be anything', () => {
  test('shows no old page, but stores it for when the app is down', () => {
    const cache = filled(HOME)
    cache.drop(change(null))
    expect([cache.getShown('/th/home', AT + 1), cache.size]).toEqual([undefined, 1])
  })

  test('deletes the pages that were withdrawn with it', () => {
    const cache = filled(HOME, NEWS)
    cache.drop({ ...change('withdrawn', 'home'), isAll: true })
    expect(cache.drop(change(null)).pages).toEqual([])
    expect(cache.size).toBe(1)
  })
})

test('the pages that most people asked for come first', () => {
  const cache = new PageCache<string>(1_000_000)
  for (const [hits, one] of [
    [2, HOME],
    [7, NEWS],
    [1, SITEMAP],
  ] as const)
    cache.store(page(one, hits), CURRENT)
  expect(cache.drop(change(null)).pages.map(({ hits }) => hits)).toEqual([7, 2, 1])
})

describe('renders', () => {
  /** A render that ends when asked. */
  function held(cache: PageCache<string>, of: PageRequest) {
    let end = (_: string) => {}
    const seen: RenderState[] = []
    const outcome = cache.render(of, (state) => {
      seen.push(state)
      return new Promise((resolve) => {
        end = resolve
      })
    })
    return { outcome, seen, end: (text: string) => end(text) }
  }

  test('of one page at the same time are one, and the next begins after it', async () => {
    const cache = new PageCache<string>(1_000_000)
    const first = held(cache, HOME)
    const second = held(cache, HOME)
    first.end('made')
    expect(await Promise.all([first.outcome, second.outcome])).toEqual(['made', 'made'])
    expect([first.seen.length, second.seen.length]).toEqual([1, 0])
    const third = held(cache, HOME)
    expect(third.seen).toHaveLength(1)
  })

  test('of old content are overtaken: reported, outdated, and joined by nobody', async () => {
    const cache = new PageCache<string>(1_000_000)
    const [old, other] = [held(cache, HOME), held(cache, NEWS)]
    const { overtaken } = cache.drop(change('edited', 'home'))
    expect([old.seen[0]?.isOutdated, other.seen[0]?.isOutdated]).toEqual([true, false])
    const fresh = held(cache, HOME)
    expect(fresh.seen).toHaveLength(1)
    const ended = vi.fn()
    void overtaken?.then(ended)
    await Promise.resolve()
    expect(ended).not.toHaveBeenCalled()
    old.end('old')
    await overtaken
    expect(ended).toHaveBeenCalledOnce()
    // Its end does not remove the newer render, which others still join.
    const joined = held(cache, HOME)
    expect(joined.seen).toHaveLength(0)
    fresh.end('new')
    other.end('news')
    expect(await Promise.all([old.outcome, fresh.outcome, joined.outcome])).toEqual(['old', 'new', 'new'])
  })

  test.each<[ChangeKind, boolean]>([
    ['edited', true],
    ['unknown', true],
    ['withdrawn', false],
  ])('of %s content may fall back on the copy before it: %s', (kind, mayFallBack) => {
    const cache = filled(HOME)
    const [old, other] = [held(cache, HOME), held(cache, NEWS)]
    expect(old.seen[0]?.copy?.request.key).toBe('/th/home')
    cache.drop(change(kind, 'home'))
    expect(old.seen[0]?.copy !== undefined).toBe(mayFallBack)
    // The render of another page goes on, and is still joined.
    expect([other.seen[0]?.isOutdated, held(cache, NEWS).seen.length]).toEqual([false, 0])
  })

  test('of old content are not stored when they end', () => {
    const cache = new PageCache<string>(1_000_000)
    expect(cache.store(page(HOME), { ...CURRENT, isOutdated: true })).toBe(false)
    expect(cache.get('/th/home')).toBeUndefined()
    expect(cache.store(page(HOME), CURRENT)).toBe(true)
    expect(cache.get('/th/home')).toBeDefined()
  })

  test('are counted by their tags when they end, also those that fail', async () => {
    const cache = new PageCache<string>(1_000_000)
    expect(cache.endedWith(['home'])).toBe(0)
    await cache.render(HOME, async () => 'made')
    await cache.render(HOME, () => Promise.reject(new Error('the app is down'))).catch(() => undefined)
    await cache.render(SITEMAP, async () => 'made')
    expect([cache.endedWith(['home']), cache.endedWith(['site', 'home']), cache.endedWith(['news'])]).toEqual([3, 5, 1])
  })
})

describe('the memory of the cache', () => {
  test('is counted, and pages of unbounded keys evict only one another', () => {
    const cache = new PageCache<string>(40_000)
    cache.store(page(HOME, 0, 10_000), CURRENT)
    const before = cache.bytes
    for (let at = 0; at < 9; at++)
      cache.store(page(request(`/th/search-result?${at}`, ['projects'], true), 0, 0), CURRENT)
    expect([before, cache.bytes]).toEqual([24_096, 24_096 + 2 * 4_096])
    expect([cache.get('/th/home') !== undefined, cache.get('/th/search-result?8') !== undefined]).toEqual([true, true])
    expect([cache.get('/th/search-result?0'), cache.size]).toEqual([undefined, 3])
  })

  test('is for pages of bounded keys to three quarters', () => {
    const cache = new PageCache<string>(40_000)
    cache.store(page(HOME, 0, 12_900), CURRENT)
    expect(cache.get('/th/home')).toBeDefined()
    cache.store(page(NEWS, 0, 13_000), CURRENT)
    expect(cache.get('/th/news')).toBeUndefined()
  })

  test('loses a page that is forgotten, and shows a page of an unbounded key no longer than its time', () => {
    const cache = filled(HOME)
    cache.store(page(RESULTS, 0, 100, Date.now() - 1), CURRENT)
    expect([cache.get(RESULTS.key), cache.getShown(RESULTS.key, Date.now())]).toEqual([undefined, undefined])
    cache.store(page(NEWS, 0, 100, Date.now() - 1), CURRENT)
    expect(cache.get(NEWS.key)).toBeDefined()
    cache.forget(HOME.key)
    expect(cache.get(HOME.key)).toBeUndefined()
  })
})
