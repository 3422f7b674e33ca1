import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppUnavailable } from '../http/upstream'
import type { AppResponse, PageRequest } from '../next-adapter/page-request'
import { BackgroundQueue } from './compression'
import { PageServer } from './page-server'

const HOME: PageRequest = {
  ...{ key: '/en/home', url: '/en/home', tags: ['site', 'home'], isUnbounded: false, data: {}, isNotFoundPage: false },
}
const SECOND = 1_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-28T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** An app that takes its time: `seconds` for each render. Its client gives up after twenty. */
function slowApp() {
  const app = { seconds: 0, body: 'old', asked: 0 }
  const page = (): Promise<AppResponse> => {
    app.asked += 1
    const answer = { status: 200, headers: { 'cache-control': 's-maxage=3600' }, body: Buffer.from(app.body) }
    return new Promise((resolve, reject) => {
      if (app.seconds > 20) setTimeout(() => reject(new AppUnavailable('slow')), 20 * SECOND)
      else setTimeout(() => resolve(answer), app.seconds * SECOND)
    })
  }
  const queue = new BackgroundQueue(() => false, false)
  const pages = new PageServer({ page }, [], queue, { rewrite: async (answer) => answer }, 1_000_000)
  return { app, pages }
}

/** What a visitor reads, and after how many seconds. */
async function read(pages: PageServer): Promise<[string, number]> {
  const start = Date.now()
  const answer = pages.obtain(HOME, 'visitor')
  let isDone = false
  void answer.finally(() => {
    isDone = true
  })
  while (!isDone) await vi.advanceTimersByTimeAsync(500)
  const page = await answer
  return [typeof page === 'string' ? page : page.identity.body.toString(), (Date.now() - start) / SECOND]
}

function edit(pages: PageServer, kind: 'edited' | 'withdrawn' = 'edited') {
  pages.cache.drop({ kinds: new Map([['home', kind]]), isAll: false, at: Date.now() })
}

describe('while the app takes long for each page', () => {
  test('a page that was edited does not stay old: the first slow render is kept, whoever has stopped waiting', async () => {
    const { app, pages } = slowApp()
    expect(await read(pages)).toEqual(['old', 0.5])
    Object.assign(app, { seconds: 9, body: 'new' })
    edit(pages)
    // For five seconds the old page is shown at once; one render has begun.
    expect((await read(pages))[0]).toBe('old')
    await vi.advanceTimersByTimeAsync(6 * SECOND)
    // Later a visitor waits four seconds at most, and no second render is begun beside the first.
    const [first, waited] = await read(pages)
    expect(waited).toBeLessThanOrEqual(4.5)
    expect(['old', 'new']).toContain(first)
    await vi.advanceTimersByTimeAsync(9 * SECOND)
    expect(await read(pages)).toEqual(['new', 0.5])
    expect(app.asked).toBe(2)
  })

  test('a visitor waits four seconds and then reads the old copy, not longer', async () => {
    const { app, pages } = slowApp()
    await read(pages)
    edit(pages)
    await vi.advanceTimersByTimeAsync(6 * SECOND)
    Object.assign(app, { seconds: 15, body: 'new' })
    expect(await read(pages)).toEqual(['old', 4])
  })

  test('a withdrawn page is shown to nobody again: they wait for what is there now', async () => {
    const { app, pages } = slowApp()
    await read(pages)
    Object.assign(app, { seconds: 9, body: 'new' })
    edit(pages, 'withdrawn')
    expect(await read(pages)).toEqual(['new', 9])
  })

  test('a page of which there is no copy is waited for', async () => {
    const { app, pages } = slowApp()
    app.seconds = 9
    expect(await read(pages)).toEqual(['old', 9])
  })
})

test('an app that does not answer at all leaves the old copy to its visitors', async () => {
  const { app, pages } = slowApp()
  await read(pages)
  edit(pages)
  await vi.advanceTimersByTimeAsync(6 * SECOND)
  app.seconds = 60
  for (const _ of [1, 2, 3]) expect(await read(pages)).toEqual(['old', 4])
  expect(app.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect((await read(pages))[0]).toBe('old')
})
