import { expect, it, vi } from 'vitest'
import { cacheByKey, cacheDerived } from './derived'

it('is computed once for the same sources, and anew for other sources and another key', () => {
  const derived = cacheDerived<string>()
  const compute = vi.fn(() => 'a menu')
  const [stored, places, changed] = [{}, {}, {}]
  for (let page = 0; page < 3; page += 1) expect(derived([stored, places], 'th', compute)).toBe('a menu')
  expect(compute).toHaveBeenCalledTimes(1)
  derived([stored, places], 'en', compute)
  derived([stored, changed], 'th', compute)
  derived([changed, places], 'th', compute)
  expect(compute).toHaveBeenCalledTimes(4)
  derived([stored, places], 'th', compute)
  expect(compute).toHaveBeenCalledTimes(4)
})

it('is computed once for a key, and again when as many other keys were asked for', () => {
  const keep = cacheByKey<string>(2)
  const compute = vi.fn(() => 'a plan')
  for (const key of ['a', 'a', 'b', 'a']) expect(keep(key, compute)).toBe('a plan')
  expect(compute).toHaveBeenCalledTimes(2)
  keep('c', compute)
  keep('a', compute)
  expect(compute).toHaveBeenCalledTimes(4)
})
