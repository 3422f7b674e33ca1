import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Range, Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)
const M = 1_000_000

const upTo = (max: number): Range => ({ max: max * M })
const from = (min: number): Range => ({ min: min * M })
const between = (min: number, max: number): Range => ({ min: min * M, max: max * M })

describe('prices as buyers in three regions type them', () => {
  it.each<[string, string, Range]>([
    ['百萬 by itself', '百萬以下', upTo(1)],
    ['千萬 by itself, after its bound', '預算千萬', upTo(10)],
    ['来 after digits', '200来万', between(2, 3)],
    ['幾 between words', '三百幾萬', between(3, 4)],
    ['超', '超500萬', from(5)],
    ['過', '過千萬', from(10)],
    ['出頭', '两百万出头', between(2, 3)],
    ['樓下', '500萬樓下', upTo(5)],
    ['唔好過', '唔好過千五萬', upTo(15)],
    ['百 among digits and 万', '低于2百50万', upTo(2.5)],
    ['digits after 萬', '350萬5000以下', upTo(3.505)],
    ['a dash between amounts', '300萬-5百萬', between(3, 5)],
    ['financial numerals', '叁佰伍拾萬', upTo(3.5)],
    ['thousands separators', '12,345,678', upTo(12.345678)],
    ['an eight-digit number', '25990000', upTo(25.99)],
  ])('understands %s: %s', (_, text, price) => expect(read(text).understood).toEqual({ price }))
})

it.each([
  ['a digit after 万', '月供1万5', 15_000],
  ['a digit after w', '月供1w5以内', 15_000],
  ['還貸', '每月还贷两万', 20_000],
  ['供樓', '供樓2萬', 20_000],
  ['負擔', '每個月負擔2萬', 20_000],
  ['月供 at the end', '兩萬五月供', 25_000],
])('understands a monthly payment, %s: %s', (_, text, monthly) => expect(read(text).understood).toEqual({ monthly }))

it('understands both ends of a monthly payment', () =>
  expect(read('1万5-2万月供').understood).toEqual({ where: [[{ fact: 'monthly', min: 15_000, max: 20_000 }]] }))

it.each<[string, Range]>([
  ['30多平', { min: 30, max: 40 }],
  ['30 กว่า ตร.ม.', { min: 30, max: 40 }],
  ['400呎樓上', { min: 37.16 }],
  ['50来平', { min: 50, max: 60 }],
  ['十多坪', { min: 33.06, max: 66.12 }],
  ['百坪以上', { min: 330.58 }],
])('understands an area: %s', (text, area) => expect(read(text).understood).toEqual({ area }))

describe('numbers that are no filter of a home', () => {
  it.each([
    ['a price per square metre', '15万每平'],
    ['a price per one square metre', '单价15万一平'],
    ['a price per ping, unit first', '一坪30萬'],
    ['a price per ping', '每坪30萬以下'],
    ['a price per square foot', '呎價15萬'],
    ['a price per square metre in Thai', 'ตารางเมตรละ 1 แสน'],
    ['a mainland telephone number', '13800138000'],
    ['a Hong Kong telephone number', '91234567'],
    ['a date', '20261231'],
    ['sleeping', '可以多睡一會'],
    ['a landlord', '2房東'],
    ['a salary', '年薪100万'],
    ['a down payment', '自備款100萬'],
  ])('ignore %s: %s', (_, text) => expect(read(text).understood).toEqual({}))

  it.each<[string, Understood]>([
    ['300万2房', { price: upTo(3), beds: 2 }],
    ['300万5楼', { price: upTo(3), where: [[{ fact: 'floor', min: 5, max: 5 }]] }],
    ['1坪30萬 兩房', { beds: 2 }],
    ['均價12萬 兩房', { beds: 2 }],
  ])('keep the filters beside them: %s', (text, understood) => expect(read(text).understood).toEqual(understood))
})

describe('attributes of a home', () => {
  it.each<[Understood, string[]]>([
    [{ badge: 'Sold_Out' }, ['完銷', '沽清', '卖光了']],
    [{ badge: 'EIA_Approved' }, ['已通过EIA', '環評過了']],
    [{ badge: 'Ready_to_Move' }, ['可以馬上入住', '交屋即住', '随时可入住', '已建好']],
    [{ badge: 'New_Project' }, ['新建案', '新开的楼盘', '刚开盘']],
    [{ tags: ['pet-friendly'] }, ['養毛小孩', '可養大型犬', '猫狗友好', '有無寵物友善']],
    [{ tags: ['near-expressway'] }, ['高速口附近', '上高速', '近快速道路', '高速旁', '高速旁边', '高速附近']],
    [{ tags: ['next-to-mall'] }, ['商场旁边', '靠近購物廣場']],
    [{ tags: ['shophouse'] }, ['底商', '臨街商鋪']],
    [{ tags: ['river-view'] }, ['一定要河景', '想找靠河的']],
    [{ group: 'land' }, ['買地']],
    [{ group: 'townhome' }, ['联体别墅']],
    [
      { beds: 2 },
      ['2睡', '兩睡兩廳', '双卧', '大一点的两房', '来两房', '想搵兩房', '有冇兩房嘅', '兩房多少錢', '有什么两房'],
    ],
    [{ line: 'arl' }, ['機場捷運附近']],
    [{ line: 'bts' }, ['非常近BTS', '希望靠近轻轨']],
  ])('understands every wording of %j', (understood, texts) => {
    for (const text of texts) expect(read(text)).toMatchObject({ understood, words: [] })
  })

  it.each(['即將售罄', '快賣完', '即将完工'])('sets no status from "almost": %s', (text) =>
    expect(read(text).understood).toEqual({}),
  )

  it('excludes what is sold out from "not sold out"', () =>
    expect(read('未售罄').understood).toEqual({ where: [[{ fact: 'badge', value: 'Sold_Out', not: true }]] }))

  it('puts the newest first when the newest are asked for', () =>
    expect(read('最新建案')).toMatchObject({ understood: {}, sort: 'newest', words: [] }))

  it.each<[string, Understood]>([
    ['公寓 是隆以外', { group: 'condominium' }],
    ['禁止养狗', {}],
    ['唔要公寓', {}],
    ['通羅唔要', {}],
    ['寵物不可', {}],
    ['公寓並非寵物友善', { group: 'condominium' }],
  ])('excludes what a negated wish names: %s', (text, understood) => {
    const { where = [], ...left } = readQuery(text, GAZETTEER).understood
    expect(left).toEqual(understood)
    expect(where.length).toBeGreaterThan(0)
    expect(where.flat().every(({ not }) => not)).toBe(true)
  })
})
