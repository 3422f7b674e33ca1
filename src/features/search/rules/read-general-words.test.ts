import { expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'
import type { Understood } from './search'

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
])('who types joining words only asks for whatever there is: %s', (text) =>
  expect(read(text)).toEqual({ understood: {}, words: [], pieces: [] }),
)

it.each<[string, string[]]>([
  ['homes in zzzzq', ['zzzzq']],
  ['หาดใหญ่', ['หาดใหญ่']],
  ['曼谷温泉', ['温泉']],
])('and a word among them is looked for (control): %s', (text, words) => expect(read(text).words).toEqual(words))

it.each<[string, Understood, string[]]>([
  ['condo price', { group: 'condominium' }, []],
  ['ราคาคอนโดทองหล่อ', { group: 'condominium', place: 'thonglor' }, []],
  ['通羅公寓價格', { group: 'condominium', place: 'thonglor' }, []],
  ['price of noble atelier', {}, ['noble', 'atelier']],
  ['how much is a condo', { group: 'condominium' }, []],
])('who asks for prices looks for no word: %s', (text, understood, words) =>
  expect(read(text)).toMatchObject({ understood, words }),
)
