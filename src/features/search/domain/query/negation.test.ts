import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)
const M = 1_000_000

describe('negated wishes', () => {
  it.each<[string, Understood]>([
    ['คอนโด ไม่ติด BTS', { group: 'condominium' }],
    ['คอนโดไม่ติดbts ไม่เกิน 5 ล้าน', { group: 'condominium', price: { max: 5 * M } }],
    ['คอนโดไม่ติดรถไฟฟ้า', { group: 'condominium' }],
    ['ไกล bts', {}],
    ['condo under 5M, not noble, near BTS', { group: 'condominium', price: { max: 5 * M }, line: 'bts' }],
    ['no studio', {}],
    ["condo that doesn't allow pets", { group: 'condominium' }],
    ['condo pets not allowed', { group: 'condominium' }],
    ['condo no pets', { group: 'condominium' }],
    ["I don't want to be near BTS", {}],
    ['not in Bang Na or Ari under 5M', { price: { max: 5 * M } }],
    ['不要靠近地鐵 公寓', { group: 'condominium' }],
    ['ไม่เอาบางนาและอารีย์', {}],
    ['คอนโดเลี้ยงหมาไม่ได้', { group: 'condominium' }],
    ['คอนโดไม่ให้เลี้ยงสุนัข', { group: 'condominium' }],
    ['除了邦納', {}],
    ['ทองหล่อไม่เอา', {}],
    ['ทองหล่อ ไม่เอา', {}],
    ['คอนโด bts ทองหล่อไม่เอาครับ', { group: 'condominium' }],
    ['ทองหล่อไม่เอา ขออารีย์', { place: 'ari' }],
    ['ทองหล่อไม่เอาขออารีย์', { place: 'ari' }],
    ['บางนาหรืออารีย์ไม่เอา คอนโด', { group: 'condominium' }],
    ['通羅不要', {}],
    ['公寓，通罗不要，两房', { group: 'condominium', beds: 2 }],
    ['通羅不考慮 公寓', { group: 'condominium' }],
    ['อารีย์ ไม่เอาทองหล่อ', { place: 'ari' }],
    ['อารีย์ไม่เอาทองหล่อ', { place: 'ari' }],
    ['อารีย์ ไม่เอา ทองหล่อ', { place: 'ari' }],
    ['公寓 不要靠近地鐵', { group: 'condominium' }],
  ])('excludes the negated part of %s', (text, understood) => {
    const { understood: read, words } = readQuery(text, GAZETTEER)
    const { where = [], ...left } = read
    expect(left).toEqual(understood)
    expect(where.length).toBeGreaterThan(0)
    expect(where.flat().every(({ not }) => not)).toBe(true)
    expect(words).toEqual([])
  })

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
