import { expect, it } from 'vitest'
import type { Filter } from '../domain/results/chips'
import { filterText } from './filter-text'

const NO_NAMES = { places: {}, stations: {}, lines: {} }
const M = 1_000_000

it.each<[Filter, string]>([
  [{ key: 'price', value: { min: 3 * M, max: 5 * M } }, 'THB 3–5M'],
  [{ key: 'price', value: { max: 5 * M } }, 'Up to THB 5M'],
  [{ key: 'area', value: { min: 30, max: 45 } }, '30–45 m²'],
  [{ key: 'area', value: { min: 40, max: 40 } }, '40 m²'],
])('writes an amount with its unit: %j', (filter, text) => expect(filterText('en', NO_NAMES, filter)).toBe(text))
