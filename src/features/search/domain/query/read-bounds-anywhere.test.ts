import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const GAZETTEER = {
  ...GAZETTEER_FIXTURE,
  rates: { since: '2026-11-02', baht: { USD: 33, HKD: 4, TWD: 1, CNY: 5 } },
  nearby: [
    { key: 'on-nut-park', names: ['On Nut', 'On Nut Park', 'สวนอ่อนนุช'] },
    { key: 'central-eastville', names: ['Central Eastville', 'เซ็นทรัล อีสต์วิลล์'] },
  ],
}

const read = (text: string) => readQuery(text, GAZETTEER)

describe('a bound holds wherever a buyer puts it', () => {
  it.each<[string, Understood]>([
    // Before the unit that stands before its number.
    ['at most floor 8', { where: [[{ fact: 'floor', max: 8 }]] }],
    ['minimum floor 3', { where: [[{ fact: 'floor', min: 3 }]] }],
    ['above floor 19', { where: [[{ fact: 'floor', min: 20 }]] }],
    ['up to the 8th floor', { where: [[{ fact: 'floor', max: 8 }]] }],
    ['ไม่เกินชั้น 10', { where: [[{ fact: 'floor', max: 10 }]] }],
    ['ไม่สูงกว่าชั้น 10', { where: [[{ fact: 'floor', max: 10 }]] }],
    // Both ends with the unit again, or as ordinals.
    ['ชั้น 2 ถึงชั้น 5', { where: [[{ fact: 'floor', min: 2, max: 5 }]] }],
    ['from floor 5 to floor 10', { where: [[{ fact: 'floor', min: 5, max: 10 }]] }],
    ['between the 10th and 20th floors', { where: [[{ fact: 'floor', min: 10, max: 20 }]] }],
    ['3- or 4-bedroom', { where: [[{ fact: 'beds', min: 3, max: 4 }]] }],
    ['3/4 ห้องนอน', { where: [[{ fact: 'beds', min: 3, max: 4 }]] }],
    // What is counted leaves the number out.
    ['over 3 bedrooms', { where: [[{ fact: 'beds', min: 4 }]] }],
    ['超過2房', { where: [[{ fact: 'beds', min: 3 }]] }],
    ['三房及以上', { where: [[{ fact: 'beds', min: 3 }]] }],
    ['最少要三房', { where: [[{ fact: 'beds', min: 3 }]] }],
    ['1 bedroom at most floor 5', { beds: 1, where: [[{ fact: 'floor', max: 5 }]] }],
    ['2ล้าน5, คอนโด', { price: { max: 2_500_000 }, group: 'condominium' }],
    ['1ล้าน8ค่ะ', { price: { max: 1_800_000 } }],
    ['above floor 4 and 150-200 sqm', { area: { min: 150, max: 200 }, where: [[{ fact: 'floor', min: 5 }]] }],
    ['3 bedrooms at most', { where: [[{ fact: 'beds', max: 3 }]] }],
    ['5樓或者更高', { where: [[{ fact: 'floor', min: 5 }]] }],
    ['20字樓', { where: [[{ fact: 'floor', min: 20, max: 20 }]] }],
    // Years.
    ['completed by 2026', { where: [[{ fact: 'completion', max: 2026 }]] }],
    ['completed after 2026', { where: [[{ fact: 'completion', min: 2027 }]] }],
    ['completed before 2028', { where: [[{ fact: 'completion', max: 2027 }]] }],
    ['not ready before 2028', { where: [[{ fact: 'completion', min: 2028 }]] }],
    ['เสร็จก่อนปี 2570', { where: [[{ fact: 'completion', max: 2026 }]] }],
    ['เสร็จหลังปี 2569', { where: [[{ fact: 'completion', min: 2027 }]] }],
    ['เสร็จภายในปี 2570', { where: [[{ fact: 'completion', max: 2027 }]] }],
    ['2028年底前交付', { where: [[{ fact: 'completion', max: 2028 }]] }],
    ['不早於2028年完工', { where: [[{ fact: 'completion', min: 2028 }]] }],
    // Areas and money.
    ['เล็กกว่า 50 ตร.ม.', { area: { max: 50 } }],
    ['ไม่แพงกว่า 3 ล้าน', { price: { max: 3_000_000 } }],
    ['ราคาตั้งแต่ 6 ล้าน', { price: { min: 6_000_000 } }],
    ['ราคาสูงสุด 5 ล้าน', { price: { max: 5_000_000 } }],
    ['~THB 6 million', { price: { min: 5_100_000, max: 6_900_000 } }],
    ['HK$800,000以下', { price: { max: 3_200_000 } }],
    ['not less than US$200,000', { price: { min: 6_600_000 } }],
    ['不超過 NT$3,000,000', { price: { max: 3_000_000 } }],
    ['月供在15000銖到25000銖之間', { where: [[{ fact: 'monthly', min: 15_000, max: 25_000 }]] }],
  ])('%s', (text, understood) => expect(read(text).understood).toEqual(understood))
})

describe('two conditions in a row keep their own numbers', () => {
  it.each<[string, Understood]>([
    ['月供低於50000，150～200㎡', { monthly: 50_000, area: { min: 150, max: 200 } }],
    ['3，500，000以內', { price: { max: 3_500_000 } }],
    ['30平方米以內/月供不超過30,000泰銖', { area: { max: 30 }, monthly: 30_000 }],
    ['40㎡以上、月供不超過1.5萬', { area: { min: 40 }, monthly: 15_000 }],
    [
      'เสร็จปี 2572 ชั้น 20',
      { where: [[{ fact: 'completion', min: 2029, max: 2029 }], [{ fact: 'floor', min: 20, max: 20 }]] },
    ],
    ['ชั้น 15 ขึ้นไปมีที่จอดรถ', { where: [[{ fact: 'floor', min: 15 }], [{ fact: 'parking', min: 1 }]] }],
    ['ค่าส่วนกลาง 30-40 บาท 1 bedroom', { beds: 1, where: [[{ fact: 'fee', min: 30, max: 40 }]] }],
    [
      'due in 2025, min 2 bedrooms',
      { where: [[{ fact: 'completion', min: 2025, max: 2025 }], [{ fact: 'beds', min: 2 }]] },
    ],
    ['three bathrooms and over 30 sqm', { area: { min: 30 }, where: [[{ fact: 'baths', min: 3, max: 3 }]] }],
    ['near On Nut station and under 40 sqm', { station: 'on-nut', area: { max: 40 } }],
    ['ผ่อน 3 หมื่น และ 3 ห้องนอน', { beds: 3, monthly: 30_000 }],
    ['一房 RMB 150萬以上', { beds: 1, price: { min: 7_500_000 } }],
  ])('%s', (text, understood) => expect(read(text).understood).toEqual(understood))
})

describe('a refusal is of what it names', () => {
  it.each<[string, Understood]>([
    [
      'not in Bang Na and close to On Nut station',
      { station: 'on-nut', where: [[{ fact: 'place', value: 'bangna', not: true }]] },
    ],
    ['not too noisy, On Nut station', { station: 'on-nut' }],
    ['เว้นเอกมัย', { where: [[{ fact: 'place', value: 'ekkamai', not: true }]] }],
    ['nothing off plan', { where: [[{ fact: 'stage', value: 'unbuilt', not: true }]] }],
    ['不朝北', { where: [[{ fact: 'facing', value: 'N', not: true }]] }],
    ['無住客會所', { where: [[{ fact: 'facility', value: 'clubhouse', not: true }]] }],
    ['店面住宅除外', { where: [[{ fact: 'kind', value: 'shophouse', not: true }]] }],
    ['no studio apartment', { where: [[{ fact: 'beds', min: 0, max: 0, not: true }]] }],
    ['走路到 On Nut 站不用7分鐘', { station: 'on-nut', where: [[{ fact: 'walk', max: 7 }]] }],
  ])('%s', (text, understood) => expect(read(text).understood).toEqual(understood))
})

describe('a mark, a side and a kind are shared by two', () => {
  it.each<[string, Understood['where']]>([
    [
      'Ekkamai or On Nut station',
      [
        [
          { fact: 'station', value: 'ekkamai' },
          { fact: 'station', value: 'on-nut' },
        ],
      ],
    ],
    [
      'facing west or north',
      [
        [
          { fact: 'facing', value: 'W' },
          { fact: 'facing', value: 'N' },
        ],
      ],
    ],
    [
      'หันทิศเหนือหรือใต้',
      [
        [
          { fact: 'facing', value: 'N' },
          { fact: 'facing', value: 'S' },
        ],
      ],
    ],
    [
      'west- or north-facing',
      [
        [
          { fact: 'facing', value: 'W' },
          { fact: 'facing', value: 'N' },
        ],
      ],
    ],
    [
      '店屋、聯排都行',
      [
        [
          { fact: 'kind', value: 'shophouse' },
          { fact: 'group', value: 'townhome' },
        ],
      ],
    ],
    [
      'shophouse / townhouse',
      [
        [
          { fact: 'kind', value: 'shophouse' },
          { fact: 'group', value: 'townhome' },
        ],
      ],
    ],
    ['1+1房', [[{ fact: 'kind', value: 'bed1plus' }]]],
    ['near On Nut Park', [[{ fact: 'near', value: 'on-nut-park' }]]],
    ['ใกล้เซ็นทรัล อีสต์วิลล์', [[{ fact: 'near', value: 'central-eastville' }]]],
  ])('%s', (text, where) => expect(read(text).understood.where).toEqual(where))

  it('but a list with strokes asks for all of it', () =>
    expect(read('BTS / near Central Eastville').understood).toEqual({
      line: 'bts',
      where: [[{ fact: 'near', value: 'central-eastville' }]],
    }))

  it('and a landmark that a station is named after is meant by its bare name, the station by its mark', () => {
    expect(read('near On Nut').understood).toEqual({ where: [[{ fact: 'near', value: 'on-nut-park' }]] })
    expect(read('BTS On Nut').understood).toEqual({ station: 'on-nut' })
  })
})
