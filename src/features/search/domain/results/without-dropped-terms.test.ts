import { expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import { readQuery } from '../query/read-query'
import { withoutWords } from './without-dropped-terms'

it.each<[string, string[], string]>([
  ['2 bed revolve 2', ['revolve', '2'], '2 bed'],
  ['revolve 2, 2 bed', ['revolve', '2'], ', 2 bed'],
  ['condo zzzzq zzzzq', ['zzzzq'], 'condo zzzzq'],
  ['คอนโดทองหล่อ ไม่ติด BTS', ['ไม่ติด BTS'], 'คอนโดทองหล่อ'],
  ['condo', ['house'], 'condo'],
])('keeps the understood part of "%s" without %s', (text, words, left) =>
  expect(withoutWords(text, words, readQuery(text, GAZETTEER).pieces)).toBe(left),
)
