import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSavedHomesChange, savedHomes, savedText, saveHomes } from './saved-store'

/** The part of `window` that the store uses; `isForbidden`: the browser denies storage to pages. */
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
  saveHomes([])
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('the saved homes in the browser', () => {
  it('survive a reload, and an empty list leaves no entry in storage', () => {
    const { held } = browser()
    saveHomes(['noble-a', 'nue-b'])
    expect([savedHomes(), savedText(), held.get('shortlist')]).toEqual([
      ['noble-a', 'nue-b'],
      '["noble-a","nue-b"]',
      '["noble-a","nue-b"]',
    ])
    saveHomes([])
    expect([savedHomes(), held.size]).toEqual([[], 0])
  })

  it.each(['{', 'null', '{"a":1}', '[[]]', '7'])('are empty when storage has the invalid value %s', (text) => {
    const { held } = browser()
    held.set('shortlist', text)
    expect(savedHomes()).toEqual([])
    saveHomes(['noble-a'])
    expect(savedHomes()).toEqual(['noble-a'])
  })

  it('last as long as the page when the browser denies storage', () => {
    browser(true)
    saveHomes(['noble-a'])
    expect(savedHomes()).toEqual(['noble-a'])
    saveHomes([])
    expect(savedHomes()).toEqual([])
  })

  it('notify listeners of changes here and in other tabs, until they unsubscribe', () => {
    const { fromElsewhere } = browser()
    const listener = vi.fn()
    const stop = onSavedHomesChange(listener)
    saveHomes(['noble-a'])
    expect(listener).toHaveBeenCalledTimes(1)
    fromElsewhere('shortlist')
    fromElsewhere(null)
    expect(listener).toHaveBeenCalledTimes(3)
    fromElsewhere('something_else')
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    saveHomes([])
    fromElsewhere('shortlist')
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
