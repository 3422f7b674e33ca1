import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery, withoutPiece } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)
const M = 1_000_000

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

it.each(['คอนโด บ้าน', 'townhouse villa'])('keeps one kind when two are named: %s', (text) =>
  expect(read(text).words).toHaveLength(1),
)

describe('a status', () => {
  it.each([
    ['New_Project', ['โครงการใหม่', 'เปิดตัวใหม่', 'new project', 'new launch', '新盤', '新盘', '新樓盤', 'presale']],
    ['Ready_to_Move', ['พร้อมอยู่', 'พร้อมเข้าอยู่', 'ready to move in', 'ready to move', 'RTM', '現樓', '现房', '即可入住']],
    ['EIA_Approved', ['EIA approved', 'passed the EIA', 'ผ่าน EIA แล้ว', 'EIA', '環評已通過', '环评通过']],
    ['Sold_Out', ['ขายหมด', 'ขายหมดแล้ว', 'sold out', '售罄', '已售完']],
  ])('is understood: %s', (badge, words) => {
    for (const word of words) expect(read(word)).toMatchObject({ understood: { badge }, words: [] })
  })

  it.each<[string, Understood]>([
    ['คอนโดใหม่', { group: 'condominium', badge: 'New_Project' }],
    ['new condo', { group: 'condominium', badge: 'New_Project' }],
    ['latest condos', { group: 'condominium', badge: 'New_Project' }],
    ['新公寓', { group: 'condominium', badge: 'New_Project' }],
    ['nue คอนโดใหม่', { brand: 'nue', group: 'condominium', badge: 'New_Project' }],
  ])('is read from "new" beside a kind of home: %s', (text, understood) =>
    expect(read(text)).toMatchObject({ understood, words: [] }),
  )

  it.each(['New York', 'latest news', 'เชียงใหม่'])('is not read from %s', (text) =>
    expect(read(text).understood).toEqual({}),
  )
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
    ['next-to-mall', ['next to mall', 'next to a mall', 'ใกล้ห้าง', '近商場', '近商场']],
    ['shophouse', ['shophouse', 'อาคารพาณิชย์', 'ตึกแถว', '店屋']],
  ])('is understood: %s', (tag, words) => {
    for (const word of words) expect(read(word)).toMatchObject({ understood: { tags: [tag] }, words: [] })
  })

  it('is added to the other tags', () =>
    expect(read('pet friendly, river view').understood).toEqual({ tags: ['pet-friendly', 'river-view'] }))

  it.each(['no pets', 'no dogs', 'pets not allowed', 'dog not allowed', 'non-pet', 'ห้ามเลี้ยงสัตว์', '不可養寵物'])(
    'is not set by its negation: %s',
    (text) => expect(read(text).understood).toEqual({}),
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
      { beds: 2, group: 'condominium', place: 'thonglor', price: { max: 8 * M } },
      ['pool'],
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
    ['คอนโด ใกล้โรงเรียนนานาชาติ', { group: 'condominium' }, ['โรงเรียนนานาชาติ']],
    ['คอนโดหาดใหญ่', { group: 'condominium' }, ['หาดใหญ่']],
    ['คอนโดมีสระว่ายน้ำ', { group: 'condominium' }, ['สระว่ายน้ำ']],
    ['คอนโด เดิน 5 นาที ถึง bts อโศก', { group: 'condominium', station: 'asok' }, []],
  ])('is understood: %s', (text, understood, words) => expect(read(text)).toMatchObject({ understood, words }))

  it('keeps a second value for the same filter as a word', () => {
    expect(read('condo house')).toMatchObject({ understood: { group: 'condominium' }, words: ['house'] })
    expect(read('ทองหล่อ เอกมัย')).toMatchObject({ understood: { place: 'thonglor' }, words: ['เอกมัย'] })
    expect(read('under 5M under 3M')).toMatchObject({ understood: { price: { max: 5 * M } } })
    expect(read('condo คอนโด')).toMatchObject({ understood: { group: 'condominium' }, words: [] })
  })
})

it.each(['ready in 2027', 'ready by the end of 2027', 'สร้างเสร็จปี 2570', 'จะพร้อมอยู่ปลายปี 2570', '2027 completed'])(
  'does not read a future completion as ready to move in: %s',
  (text) => expect(read(text).understood).toEqual({}),
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
    ['ออนเซ็น, ห้องสมุด', ['ออนเซ็น', 'ห้องสมุด']],
    ['温泉', ['温泉']],
  ])('are searched for as typed: %s', (text, words) =>
    expect(read(text)).toEqual({ understood: {}, words, pieces: [] }),
  )
})

describe('the piece of text behind each filter', () => {
  it.each<[string, string[]]>([
    ['คอนโดใกล้btsทองหล่อไม่เกิน5ล้าน', ['คอนโด', 'btsทองหล่อ', 'ไม่เกิน5ล้าน']],
    ['Condo in Ari, max ５M', ['Condo', 'Ari', 'max ５M']],
    ['ริมแม่น้ำ 35㎡', ['ริมแม่น้ำ', '35㎡']],
    ["8voFfmv's]jv", ['8voFf', "mv's]jv"]],
    ['🏙 noble\u200b condo', ['noble', 'condo']],
  ])('points at the words that were understood: %s', (text, pieces) =>
    expect(read(text).pieces.map(({ from, to }) => text.slice(from, to).replaceAll('\u200b', ''))).toEqual(pieces),
  )

  it.each<[string, keyof Understood, string]>([
    ['คอนโดแถวทองหล่อ ไม่เกิน 5 ล้าน', 'place', 'คอนโด ไม่เกิน 5 ล้าน'],
    ['คอนโดใกล้btsทองหล่อไม่เกิน5ล้าน', 'station', 'คอนโด ไม่เกิน5ล้าน'],
    ['ใกล้ BTS ทองหล่อ', 'station', ''],
    ['condo in Ari with 2 bed', 'place', 'condo 2 bed'],
    ['condo in Ari under 5M', 'price', 'condo in Ari'],
    ['通羅附近的公寓', 'place', '公寓'],
    ['noble condo 10M+', 'price', 'noble condo'],
    ['10M+ 2 bed', 'beds', '10M+'],
    ['any condo in on nut', 'group', 'on nut'],
    ['on nut with condo', 'group', 'on nut'],
  ])('leaves a tidy query when it is removed: %s', (text, key, left) => {
    const { pieces } = read(text)
    const piece = pieces.find((each) => each.key === key)
    const others = pieces.filter((each) => each !== piece)
    expect(piece && withoutPiece(text, piece, others)).toBe(left)
  })

  const PART = fc.constantFrom(
    'คอนโด',
    'ใกล้ BTS ทองหล่อ',
    'ไม่เกิน 5 ล้าน',
    '2 ห้องนอน',
    'pet friendly',
    'in Ekkamai',
    'noble',
    '35-45 sqm',
    '售罄',
    'xyzzy',
    'สวยมาก',
    '公寓',
    'ผ่อน 20,000',
    'studio',
    'Blue Line',
  )

  it('leaves every other filter as it was when it is removed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(PART, { maxLength: 6 }), fc.nat(), (parts, turn) => {
        const text = parts.join(' ')
        const { understood, pieces } = read(text)
        const piece = pieces[turn % Math.max(pieces.length, 1)]
        if (!piece || pieces.filter(({ key }) => key === piece.key).length > 1) return
        const { [piece.key]: _, ...others } = understood
        expect(read(withoutPiece(text, piece)).understood).toEqual(expect.objectContaining(others))
      }),
    )
  })
})
