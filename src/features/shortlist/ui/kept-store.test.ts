import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepHomes, keptHomes, keptText, onKeptHomes } from './kept-store'

/** The part of a window that the store touches; `isForbidden` as in a browser that gives no storage to pages. */
function browser(isForbidden = false) {
  const held = new Map<string, string>()
  const tabs = new EventTarget()
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (isForbidden) throw new Error('no storage here')
      return storage
    },
  })
  const fromElsewhere = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { held, fromElsewhere }
}

beforeEach(() => {
  browser()
  keepHomes([])
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('what a device keeps', () => {
  it('is there again, as one text, and nothing is left of an empty list', () => {
    const { held } = browser()
    keepHomes(['noble-a', 'nue-b'])
    expect([keptHomes(), keptText(), held.get('shortlist')]).toEqual([
      ['noble-a', 'nue-b'],
      '["noble-a","nue-b"]',
      '["noble-a","nue-b"]',
    ])
    keepHomes([])
    expect([keptHomes(), held.size]).toEqual([[], 0])
  })

  it.each(['{', 'null', '{"a":1}', '[[]]', '7'])('is nothing where %s is remembered', (text) => {
    const { held } = browser()
    held.set('shortlist', text)
    expect(keptHomes()).toEqual([])
    keepHomes(['noble-a'])
    expect(keptHomes()).toEqual(['noble-a'])
  })

  it('lasts as long as the page where a browser remembers nothing', () => {
    browser(true)
    keepHomes(['noble-a'])
    expect(keptHomes()).toEqual(['noble-a'])
    keepHomes([])
    expect(keptHomes()).toEqual([])
  })

  it('is told here, and of other tabs, until nobody listens', () => {
    const { fromElsewhere } = browser()
    const heard = vi.fn()
    const stop = onKeptHomes(heard)
    keepHomes(['noble-a'])
    expect(heard).toHaveBeenCalledTimes(1)
    fromElsewhere('shortlist')
    fromElsewhere(null)
    expect(heard).toHaveBeenCalledTimes(3)
    fromElsewhere('something_else')
    expect(heard).toHaveBeenCalledTimes(3)
    stop()
    keepHomes([])
    fromElsewhere('shortlist')
    expect(heard).toHaveBeenCalledTimes(3)
  })
})
