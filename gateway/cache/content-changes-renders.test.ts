import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CachedPage } from './cached-page'
import { openChanges, page } from './test-changes'

let { changes, told } = openChanges()
const settled = () => vi.advanceTimersByTimeAsync(0)
const ONCE = ['app home', 'drop home']

/** Renders of old content that end when asked. */
function holdRenders(pages: CachedPage[] = []) {
  let end = () => {}
  told.dropped = { pages, overtaken: new Promise<void>((resolve) => (end = resolve)) }
  return () => {
    told.dropped = { pages, overtaken: null }
    end()
    return settled()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  ;({ changes, told } = openChanges())
})
afterEach(() => {
  changes.stop()
  vi.useRealTimers()
})

describe('dropped pages', () => {
  test('that somebody asked for are rendered again, one after the other, in the order of the cache', async () => {
    told.dropped = { pages: [page('/th/home', 3), page('/th/unread', 0), page('/th/news', 1)], overtaken: null }
    told.broken.add('/th/home')
    changes.onTags(['home'], 'edited')
    await settled()
    expect(told.steps).toEqual([...ONCE, 'warm /th/home', 'warm /th/news'])
  })

  test('are rendered again up to twenty, so that a change of everything does not keep the app busy', async () => {
    told.dropped = { pages: Array.from({ length: 30 }, (_, index) => page(`/th/news/${index}`)), overtaken: null }
    changes.onGap()
    await settled()
    expect(told.steps.slice(2)).toEqual(Array.from({ length: 20 }, (_, index) => `warm /th/news/${index}`))
  })
})

describe('a render that began before the change', () => {
  test('has the change applied once more when it is done, as the app may cache it as new', async () => {
    const endRenders = holdRenders([page('/th/home')])
    changes.onTags(['home'], 'withdrawn')
    await settled()
    expect(told.steps).toEqual([...ONCE, 'warm /th/home'])
    await endRenders()
    expect(told.steps).toEqual([...ONCE, 'warm /th/home', ...ONCE, 'warm /th/home'])
    expect(told.drops[1]).toEqual(told.drops[0])
  })

  test('has it applied once more also when it ended while the app was being told', async () => {
    told.onNotified = () => {
      told.finishedRenders = 1
    }
    changes.onTags(['home'], 'edited')
    await settled()
    expect(told.steps).toEqual([...ONCE, ...ONCE])
  })

  test('that ended before is nothing to the change', async () => {
    told.finishedRenders = 7
    changes.onTags(['home'], 'edited')
    await settled()
    expect(told.steps).toEqual(ONCE)
  })

  test('holds up no other change', async () => {
    holdRenders()
    changes.onTags(['home'], 'edited')
    await settled()
    changes.onTags(['news'], 'edited')
    await settled()
    expect(told.steps).toEqual([...ONCE, 'app news', 'drop news'])
  })

  test('has it applied until the app heard it', async () => {
    const endRenders = holdRenders([page('/th/home')])
    changes.onTags(['home'], 'edited')
    await settled()
    told.steps.length = 0
    told.failures = 1
    await endRenders()
    // Nothing is dropped or rendered before the app knows.
    expect(told.steps).toEqual(['app home'])
    await vi.advanceTimersByTimeAsync(500)
    expect(told.steps).toEqual(['app home', ...ONCE, 'warm /th/home'])
  })

  test('is nothing to a gateway that stopped meanwhile', async () => {
    const endRenders = holdRenders()
    changes.onTags(['home'], 'edited')
    await settled()
    changes.stop()
    await endRenders()
    expect(told.steps).toEqual(ONCE)
  })
})
