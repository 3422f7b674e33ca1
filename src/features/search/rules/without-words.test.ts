import { expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'
import { withoutWords } from './without-words'

it.each<[string, string[], string]>([
  ['2 bed revolve 2', ['revolve', '2'], '2 bed'],
  ['revolve 2, 2 bed', ['revolve', '2'], ', 2 bed'],
  ['condo zzzzq zzzzq', ['zzzzq'], 'condo zzzzq'],
  ['คอนโดทองหล่อ ไม่ติด BTS', ['ไม่ติด BTS'], 'คอนโดทองหล่อ'],
  ['condo', ['house'], 'condo'],
])('%s without %s keeps what was understood', (text, words, left) =>
  expect(withoutWords(text, words, readQuery(text, GAZETTEER).pieces)).toBe(left),
)
