import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)
const M = 1_000_000
const POOL = [{ fact: 'facility', value: 'pool' }] as const

describe('a kind of home', () => {
  it.each([
    ['condominium', ['คอนโด', 'คอนโดมิเนียม', 'ห้องชุด', 'condos', 'Condominium', 'apartment', '公寓']],
    ['house', ['บ้าน', 'house', '別墅', '别墅']],
    ['single-detached-house', ['บ้านเดี่ยว', 'detached house', 'single detached house', '獨棟', '独栋别墅', 'villa']],
    ['townhome', ['ทาวน์โฮม', 'ทาวน์เฮ้าส์', 'ทาวเฮาส์', 'townhouse', 'town home', '聯排', '联排别墅']],
    ['land', ['ที่ดิน', 'ทีดิน', 'ที่ดินเปล่า', 'land', 'plots of land', '土地', '地皮']],
  ])('is understood: %s', (group, words) => {
    for (const word of words) expect(read(word)).toMatchObject({ understood: { group }, words: [] })
  })
})

it.each([
  ['บ้านทาวน์โฮม', 'townhome'],
  ['townhouse, house', 'townhome'],
  ['house: villa', 'single-detached-house'],
  ['บ้านแถว สามชั้น', 'townhome'],
])('prefers the specific kind to "house" beside it: %s', (text, group) =>
  expect(read(text)).toMatchObject({ understood: { group }, words: [] }),
)

it.each(['บ้านแถวทองหล่อ', 'บ้านแถว bts อารีย์', 'บ้านแถวๆบางนา', 'บ้านแถวสาทร'])(
  'reads แถว as "around", not as a row house: %s',
  (text) => expect(read(text).understood.group).toBe('house'),
)

it.each([
  ['คอนโด บ้าน', ['condominium', 'house']],
  ['condo house', ['condominium', 'house']],
  ['townhouse villa', ['townhome', 'single-detached-house']],
  ['house or townhouse', ['house', 'townhome']],
])('finds either of two kinds, and hides neither: %s', (text, groups) =>
  expect(read(text)).toMatchObject({
    understood: { where: [groups.map((value) => ({ fact: 'group', value }))] },
    words: [],
  }),
)

describe('a status', () => {
  it.each([
    ['New_Project', ['โครงการใหม่', 'เปิดตัวใหม่', 'new project', 'new launch', '新盤', '新盘', '新樓盤']],
    ['Ready_to_Move', ['พร้อมอยู่', 'พร้อมเข้าอยู่', 'ready to move in', 'ready to move', 'RTM', '現樓', '现房', '即可入住']],
    ['EIA_Approved', ['EIA approved', 'passed the EIA', 'ผ่าน EIA แล้ว', 'EIA', '環評已通過', '环评通过']],
    ['Sold_Out', ['ขายหมด', 'ขายหมดแล้ว', 'sold out', '售罄', '已售完']],
  ])('is understood: %s', (badge, words) => {
    for (const word of words) expect(read(word)).toMatchObject({ understood: { badge }, words: [] })
  })

  it.each(['presale', 'pre-sale', 'พรีเซล', '預售屋', 'off plan'])('before the sale of finished homes: %s', (text) =>
    expect(read(text)).toMatchObject({ understood: { where: [[{ fact: 'stage', value: 'unbuilt' }]] }, words: [] }),
  )

  it.each<[string, Understood]>([
    ['คอนโดใหม่', { group: 'condominium', badge: 'New_Project' }],
    ['new condo', { group: 'condominium', badge: 'New_Project' }],
    ['新公寓', { group: 'condominium', badge: 'New_Project' }],
    ['nue คอนโดใหม่', { brand: 'nue', group: 'condominium', badge: 'New_Project' }],
  ])('is read from "new" beside a kind of home: %s', (text, understood) =>
    expect(read(text)).toMatchObject({ understood, words: [] }),
  )

  it('is no status but an order when the newest are asked for', () => {
    const { understood, sort, words } = read('latest condos')
    expect({ understood, sort, words }).toEqual({ understood: { group: 'condominium' }, sort: 'newest', words: [] })
  })

  it.each(['New York', 'เชียงใหม่'])('is not read from %s', (text) => expect(read(text).understood).toEqual({}))
})

describe('a tag of a project', () => {
  it.each([
    [
      'pet-friendly',
      [
        'pet friendly',
        'pet-friendly',
        'เลี้ยงสัตว์ได้',
        'เลี้ยงน้องหมา',
        'เลียงสัตว์ได้',
        '可養寵物',
        '可养宠物',
        'pets allowed',
        'dogs',
      ],
    ],
    ['river-view', ['river view', 'วิวแม่น้ำ', 'ริมแม่นํ้า', 'riverside', '江景', '河景']],
    ['near-expressway', ['near expressway', 'ใกล้ทางด่วน', '近高速']],
    ['next-to-mall', ['next to mall', 'next to a mall', 'ติดห้าง', '商場旁邊', '商场旁边']],
    ['shophouse', ['shophouse', 'อาคารพาณิชย์', 'ตึกแถว', '店屋']],
  ])('is understood: %s', (tag, words) => {
    for (const word of words) expect(read(word)).toMatchObject({ understood: { tags: [tag] }, words: [] })
  })

  it('is added to the other tags', () =>
    expect(read('pet friendly, river view').understood).toEqual({ tags: ['pet-friendly', 'river-view'] }))

  it.each(['no pets', 'no dogs', 'pets not allowed', 'dog not allowed', 'non-pet', 'ห้ามเลี้ยงสัตว์', '不可養寵物'])(
    'is excluded by its negation: %s',
    (text) => expect(read(text).understood).toEqual({ where: [[{ fact: 'tag', value: 'pet-friendly', not: true }]] }),
  )
})

describe('a whole query', () => {
  it.each<[string, Understood, string[]]>([
    ['คอนโดใกล้btsทองหล่อไม่เกิน5ล้าน', { group: 'condominium', station: 'thong-lo', price: { max: 5 * M } }, []],
    [
      'หาคอนโด 2 ห้องนอน แถวอารีย์ งบ 4-6 ล้าน เลี้ยงสัตว์ได้',
      { group: 'condominium', beds: 2, place: 'ari', price: { min: 4 * M, max: 6 * M }, tags: ['pet-friendly'] },
      [],
    ],
    ['บ้านเดี่ยว พระราม 9 5 ล้าน', { group: 'single-detached-house', place: 'rama9', price: { max: 5 * M } }, []],
    ['5 ล้าน 2 ห้องนอน', { price: { max: 5 * M }, beds: 2 }, []],
    [
      'looking for a two-bedroom condo near thonglor under 8M with a pool',
      { beds: 2, group: 'condominium', place: 'thonglor', price: { max: 8 * M }, where: [POOL] },
      [],
    ],
    [
      'condo in Bangkok, 35 sqm, walk to BTS Ari',
      { group: 'condominium', area: { min: 35, max: 35 }, station: 'ari' },
      [],
    ],
    [
      '我想買通羅附近的公寓，兩房，五百萬以內',
      { place: 'thonglor', group: 'condominium', beds: 2, price: { max: 5 * M } },
      [],
    ],
    ['通罗公寓2房500万', { place: 'thonglor', group: 'condominium', beds: 2, price: { max: 5 * M } }, []],
    [
      'condo ทองหล่อ 500万以下 pet friendly',
      { group: 'condominium', place: 'thonglor', price: { max: 5 * M }, tags: ['pet-friendly'] },
      [],
    ],
    ['คอนโดสวยแถวทองหล่อ', { group: 'condominium', place: 'thonglor' }, ['สวย']],
    ['คอนโด ใกล้โรงเรียนนานาชาติ', { group: 'condominium', where: [[{ fact: 'nearby', value: 'school' }]] }, []],
    ['คอนโดหาดใหญ่', { group: 'condominium' }, ['หาดใหญ่']],
    ['คอนโดมีสระว่ายน้ำ', { group: 'condominium', where: [POOL] }, []],
    ['คอนโด เดิน 5 นาที ถึง bts อโศก', { group: 'condominium', station: 'asok', where: [[{ fact: 'walk', max: 5 }]] }, []],
  ])('is understood: %s', (text, understood, words) => expect(read(text)).toMatchObject({ understood, words }))

  it('finds either of two places', () => {
    const either = [
      { fact: 'place', value: 'thonglor' },
      { fact: 'place', value: 'ekkamai' },
    ]
    expect(read('ทองหล่อ เอกมัย')).toMatchObject({ understood: { where: [either] }, words: [] })
  })

  it('keeps a second price that contradicts the first as words', () => {
    expect(read('under 5M under 3M')).toMatchObject({ understood: { price: { max: 5 * M } }, words: ['under', '3M'] })
    expect(read('condo คอนโด')).toMatchObject({ understood: { group: 'condominium' }, words: [] })
  })
})

it.each([
  ['ready in 2027', { min: 2027, max: 2027 }],
  ['ready by the end of 2027', { max: 2027 }],
  ['สร้างเสร็จปี 2570', { min: 2027, max: 2027 }],
  ['จะพร้อมอยู่ปลายปี 2570', { min: 2027, max: 2027 }],
  ['2027 completed', { min: 2027, max: 2027 }],
])('reads a completion, and not ready to move in: %s', (text, year) =>
  expect(read(text)).toMatchObject({ understood: { where: [[{ fact: 'completion', ...year }]] }, words: [] }),
)

it.each(['ready in 2027', 'จะพร้อมอยู่ปลายปี 2570'])('asks only for the year: %s', (text) =>
  expect(Object.keys(read(text).understood)).toEqual(['where']),
)

it.each(['จอ 100 นิ้ว', 'นกยูง', 'นิวดิสทริคอาร์', 'กฎหมาย', 'bring my friends', 'complete kitchen', 'EIA pending'])(
  'does not understand a word that only resembles a known one: %s',
  (text) => expect(read(text).understood).toEqual({}),
)

it('understands a synonym from the CMS as a word of its own', () =>
  expect(read('นก').understood).toEqual({ tags: ['pet-friendly'] }))

it.each<[string, Understood]>([
  ['พร้อมอยู่ 2 ห้องนอน', { badge: 'Ready_to_Move', beds: 2 }],
  ['condo ready to move in, 2000000', { group: 'condominium', badge: 'Ready_to_Move', price: { max: 2 * M } }],
])('reads ready to move in when no year is named (control): %s', (text, understood) =>
  expect(read(text).understood).toEqual(understood),
)

describe('words that were not understood', () => {
  it.each<[string, string[]]>([
    ['มหานคร', ['มหานคร']],
    ['how to apply', ['how', 'apply']],
    ['C++ Café', ['C++', 'Café']],
    ['', []],
    ['   ', []],
    ['ซาวน่า, ห้องซ้อมดนตรี', ['ซาวน่า', 'ห้องซ้อมดนตรี']],
  ])('are searched for as typed: %s', (text, words) =>
    expect(read(text)).toEqual({ understood: {}, words, pieces: [], names: [] }),
  )
})

it.each([
  ['ออนเซ็น, ห้องสมุด', ['onsen', 'library']],
  ['温泉', ['onsen']],
])('understands facilities, each as a condition of its own: %s', (text, values) =>
  expect(read(text)).toMatchObject({
    understood: { where: values.map((value) => [{ fact: 'facility', value }]) },
    words: [],
  }),
)

it.each(['ใกล้ห้าง', '近商場', '近商场', 'near a mall'])('finds a mall nearby, not only next door: %s', (text) =>
  expect(read(text)).toMatchObject({ understood: { where: [[{ fact: 'nearby', value: 'mall' }]] }, words: [] }),
)
