import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetTyped, keepTyped, typedBefore } from './typed-before'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what a buyer typed is there again after a change of the language, for their booking alone', () => {
  keepTyped('nb-1', 'identity', { 'name-0': 'Somchai' })
  keepTyped('nb-1', 'account', { bank: '004' })
  expect(typedBefore('nb-1', 'identity')).toEqual({ 'name-0': 'Somchai' })
  expect(typedBefore('nb-2', 'identity')).toEqual({})
})

test('the next buyer at the same screen is shown nothing of the one before, and nothing of theirs is left', () => {
  keepTyped('nb-1', 'identity', { 'name-0': 'Somchai' })
  keepTyped('nb-2', 'identity', { 'name-0': 'Anong' })
  expect([...kept.values()].join()).not.toContain('Somchai')
  forgetTyped('nb-2', 'identity')
  expect(kept.size).toBe(0)
})

test('a form that is done is forgotten, others stay until the booking ends', () => {
  keepTyped('nb-1', 'identity', { 'name-0': 'Somchai' })
  keepTyped('nb-1', 'method', { method: 'card' })
  forgetTyped('nb-1', 'identity')
  expect([typedBefore('nb-1', 'identity'), typedBefore('nb-1', 'method')]).toEqual([{}, { method: 'card' }])
  forgetTyped('nb-2')
  expect(kept.size).toBe(1)
  forgetTyped('nb-1')
  expect(kept.size).toBe(0)
})

test('a browser that keeps nothing, or something broken, still shows the form', () => {
  kept.set('typed_before', '{"owner":')
  expect(typedBefore('nb-1', 'identity')).toEqual({})
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed')
    },
  })
  keepTyped('nb-1', 'identity', { 'name-0': 'Somchai' })
  expect(typedBefore('nb-1', 'identity')).toEqual({})
})
