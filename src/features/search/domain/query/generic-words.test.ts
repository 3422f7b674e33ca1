import { expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)

it.each([
  'homes for sale in bangkok',
  'bangkok property',
  'near',
  'โครงการในกรุงเทพ',
  'หา',
  'ราคา',
  '曼谷房產',
  '曼谷买房',
  'buy 住宅 ในกรุงเทพ',
])('asks for every home when all words are generic: %s', (text) =>
  expect(read(text)).toEqual({ understood: {}, words: [], pieces: [], names: [] }),
)

it.each<[string, string[]]>([
  ['homes in zzzzq', ['zzzzq']],
  ['หาดใหญ่', ['หาดใหญ่']],
  ['曼谷馬戲', ['馬戲']],
])('searches for the one specific word among generic ones (control): %s', (text, words) =>
  expect(read(text).words).toEqual(words),
)

it.each<[string, Understood, string[]]>([
  ['condo price', { group: 'condominium' }, []],
  ['ราคาคอนโดทองหล่อ', { group: 'condominium', place: 'thonglor' }, []],
  ['通羅公寓價格', { group: 'condominium', place: 'thonglor' }, []],
  ['price of noble atelier', {}, ['noble', 'atelier']],
  ['how much is a condo', { group: 'condominium' }, []],
])('does not search for the word "price": %s', (text, understood, words) =>
  expect(read(text)).toMatchObject({ understood, words }),
)
