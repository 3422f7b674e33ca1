import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)
const M = 1_000_000

describe('negated wishes', () => {
  it.each<[string, Understood, string[]]>([
    ['คอนโด ไม่ติด BTS', { group: 'condominium' }, ['ไม่ติด BTS']],
    ['คอนโดไม่ติดbts ไม่เกิน 5 ล้าน', { group: 'condominium', price: { max: 5 * M } }, ['ไม่ติดbts']],
    ['คอนโดไม่ติดรถไฟฟ้า', { group: 'condominium' }, ['ไม่ติดรถไฟฟ้า']],
    ['ไกล bts', {}, ['ไกล bts']],
    [
      'condo under 5M, not noble, near BTS',
      { group: 'condominium', price: { max: 5 * M }, line: 'bts' },
      ['not noble'],
    ],
    ['no studio', {}, ['no studio']],
    ["condo that doesn't allow pets", { group: 'condominium' }, ["doesn't allow pets"]],
    ['condo pets not allowed', { group: 'condominium' }, ['pets not allowed']],
    ['condo no pets', { group: 'condominium' }, ['no pets']],
    ["I don't want to be near BTS", {}, ["don't want to be near BTS"]],
    ['not in Bang Na or Ari under 5M', { price: { max: 5 * M } }, ['not in Bang Na or Ari']],
    ['不要靠近地鐵 公寓', { group: 'condominium' }, ['不要靠近地鐵']],
    ['ไม่เอาบางนาและอารีย์', {}, ['ไม่เอาบางนาและอารีย์']],
    ['คอนโดเลี้ยงหมาไม่ได้', { group: 'condominium' }, ['เลี้ยงหมาไม่ได้']],
    ['คอนโดไม่ให้เลี้ยงสุนัข', { group: 'condominium' }, ['ไม่ให้เลี้ยงสุนัข']],
    ['除了邦納', {}, ['除了邦納']],
    ['ทองหล่อไม่เอา', {}, ['ทองหล่อไม่เอา']],
    ['ทองหล่อ ไม่เอา', {}, ['ทองหล่อ ไม่เอา']],
    ['คอนโด bts ทองหล่อไม่เอาครับ', { group: 'condominium' }, ['bts ทองหล่อไม่เอาครับ']],
    ['ทองหล่อไม่เอา ขออารีย์', { place: 'ari' }, ['ทองหล่อไม่เอา']],
    ['ทองหล่อไม่เอาขออารีย์', { place: 'ari' }, ['ทองหล่อไม่เอา']],
    ['บางนาหรืออารีย์ไม่เอา คอนโด', { group: 'condominium' }, ['บางนาหรืออารีย์ไม่เอา']],
    ['通羅不要', {}, ['通羅不要']],
    ['公寓，通罗不要，两房', { group: 'condominium', beds: 2 }, ['通罗不要']],
    ['通羅不考慮 公寓', { group: 'condominium' }, ['通羅不考慮']],
    ['อารีย์ ไม่เอาทองหล่อ', { place: 'ari' }, ['ไม่เอาทองหล่อ']],
    ['อารีย์ไม่เอาทองหล่อ', { place: 'ari' }, ['ไม่เอาทองหล่อ']],
    ['อารีย์ ไม่เอา ทองหล่อ', { place: 'ari' }, ['ไม่เอา ทองหล่อ']],
    ['公寓 不要靠近地鐵', { group: 'condominium' }, ['不要靠近地鐵']],
  ])('sets no filter for the negated part of %s', (text, understood, words) =>
    expect(read(text)).toMatchObject({ understood, words }),
  )

  it.each<[string, Understood]>([
    ['ไม่ไกล bts', { line: 'bts' }],
    ['ไม่อยู่ไกล bts', { line: 'bts' }],
    ['not too far from BTS', { line: 'bts' }],
    ['คอนโดไม่แพงใกล้bts', { group: 'condominium', line: 'bts' }],
    ['ไม่เอา ขออารีย์', { place: 'ari' }],
    ['บ้านไม้ บางนา', { group: 'house', place: 'bangna' }],
    ['ห่าง bts 500 เมตร', { line: 'bts' }],
    ['有没有通罗的公寓', { place: 'thonglor', group: 'condominium' }],
    ['离BTS不远', { line: 'bts' }],
    ['通羅要不要', { place: 'thonglor' }],
    ['通羅不要超過500萬', { place: 'thonglor', price: { max: 5 * M } }],
    ['ทองหล่อ, ไม่เอา', { place: 'thonglor' }],
  ])('understands %s as a wish, not as a negation (control)', (text, understood) =>
    expect(read(text).understood).toEqual(understood),
  )
})
