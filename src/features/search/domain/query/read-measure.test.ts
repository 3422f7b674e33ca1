import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Range, Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER).understood
const M = 1_000_000

const upTo = (max: number): Range => ({ max: max * M })
const from = (min: number): Range => ({ min: min * M })
const between = (min: number, max: number): Range => ({ min: min * M, max: max * M })

describe('a price', () => {
  it.each<[string, string, Range]>([
    ['ไม่เกิน', 'ไม่เกิน 5 ล้าน', upTo(5)],
    ['ไม่เกิน without its tone mark', 'ไมเกิน 5 ลาน', upTo(5)],
    ['ไม่ถึง', 'ไม่ถึง 3 ล้านบาท', upTo(3)],
    ['ต่ำกว่า', 'ต่ำกว่า 2.5 ล้าน', upTo(2.5)],
    ['a budget', 'งบ 4 ล้าน', upTo(4)],
    ['a budget with about', '預算大概400萬', between(3.4, 4.6)],
    ['a budget with and up', '预算400万以上', from(4)],
    ['THB before both ends', 'thb 3m - thb 5m', between(3, 5)],
    ['THB before both ends, in full', 'THB 3,000,000 – THB 5,000,000', between(3, 5)],
    ['THB before both ends, without spaces', 'THB3M-THB5M', between(3, 5)],
    ['฿ before both ends', '฿3m–฿5m', between(3, 5)],
    ['฿ after both ends', '3m฿-5m฿', between(3, 5)],
    ['THB before both ends of between', 'between THB 3m and THB 5m', between(3, 5)],
    ['baht after both ends', '3 ล้านบาท ถึง 5 ล้านบาท', between(3, 5)],
    ['THB at the end', '3M to 5M THB', between(3, 5)],
    ['a shared 萬', '300-500萬', between(3, 5)],
    ['不要超過', '不要超过四百万', upTo(4)],
    ['不能超過', '不能超過500萬', upTo(5)],
    ['ไม่อยากเกิน', 'ไม่อยากเกิน 3 ล้าน', upTo(3)],
    ['百万 after a digit', '5百万', upTo(5)],
    ['two neighbouring digits', '两三百万', between(2, 3)],
    ['two neighbouring number words in Thai', 'สองสามล้าน', between(2, 3)],
    ['two digits that are not neighbours', '三五百萬', between(3, 5)],
    ['and some', '四百多万', between(4, 5)],
    ['and some tens', '一千多萬', between(10, 20)],
    ['a bit over', '2 ล้านนิดๆ', between(2, 3)],
    ['a budget with a bound', 'งบไม่เกิน 4 ล้าน', upTo(4)],
    ['bare millions are a budget', '5 ล้าน', upTo(5)],
    ['bare M', '5M', upTo(5)],
    ['a bare number as large as a price', '5000000', upTo(5)],
    ['thousands separators', '5,500,000 บาท', upTo(5.5)],
    ['thousands separated by points', '5.500.000', upTo(5.5)],
    ['thousands separated by spaces', '5 000 000', upTo(5)],
    ['hundred thousands separated by a space', 'under 500 000 baht', upTo(0.5)],
    ['thousands separated by narrow spaces', '฿12\u202f500\u202f000', upTo(12.5)],
    ['a range with spaces as separators', '3 000 000 - 5 000 000 บาท', between(3, 5)],
    ['w for 万', '300w以内', upTo(3)],
    ['a range with w', '300-500w', between(3, 5)],
    ['w after both ends', '300w到500W', between(3, 5)],
    ['w with about', '预算350w左右', { min: 2_975_000, max: 4_025_000 }],
    ['a decimal comma', '3,5 ล้าน', upTo(3.5)],
    ['Thai digits', 'ไม่เกิน ๕ ล้าน', upTo(5)],
    ['full-width digits', '５００万以下', upTo(5)],
    ['Thai number words', 'ไม่เกินห้าล้าน', upTo(5)],
    ['and a half', 'ห้าล้านครึ่ง', upTo(5.5)],
    ['ล้านห้า after a bound is 1.5 million', 'ไม่เกินล้านห้า', upTo(1.5)],
    ['ล้านห้า alone is 1.5 million', 'ล้านห้า', upTo(1.5)],
    ['a million and a half alone', 'ล้านครึ่ง', upTo(1.5)],
    ['a digit after ล้าน', '3ล้าน5', upTo(3.5)],
    ['short for million in one word', '3ลบถึง5ลบ', between(3, 5)],
    ['ไม่เอาเกิน', 'ไม่เอาเกิน 5 ล้าน', upTo(5)],
    ['มีเงิน', 'มีเงิน 2 ล้าน', upTo(2)],
    ['a digit after ล้าน, then a word', 'งบ2ล้าน9 ครับ', upTo(2.9)],
    ['a digit after ล้าน, then a dash', '2ล้าน5-3ล้าน', between(2.5, 3)],
    ['a digit after ล้าน in both ends of ถึง', '2ล้าน5ถึง3ล้าน5', between(2.5, 3.5)],
    ['a count of rooms after ล้าน is no decimal', '5ล้าน2ห้อง', upTo(5)],
    ['half a million', 'ครึ่งล้าน', upTo(0.5)],
    ['million and hundred thousands', '3 ล้าน 5 แสน', upTo(3.5)],
    ['hundred thousands', 'ไม่เกิน 9 แสน', upTo(0.9)],
    ['an abbreviation', 'ไม่เกิน 5 ลบ.', upTo(5)],
    ['under', 'under 5M', upTo(5)],
    ['below, in full', 'below 5,000,000 baht', upTo(5)],
    ['up to', 'up to 8 million', upTo(8)],
    ['max before', 'max 8m', upTo(8)],
    ['max at the end', '8m max', upTo(8)],
    ['words for numbers', 'less than five million', upTo(5)],
    ['a less-than sign', '<5M', upTo(5)],
    ['a sign for baht', 'under ฿5,000,000', upTo(5)],
    ['thousands by k', 'under 900k', upTo(0.9)],
    ['以下', '500萬以下', upTo(5)],
    ['以內', '五百萬以內', upTo(5)],
    ['不超過', '不超過1.5億', upTo(150)],
    ['預算', '预算400万', upTo(4)],
    ['百万', '三百万以内', upTo(3)],
    ['三百五十萬', '三百五十萬以下', upTo(3.5)],
    ['千万', '1千万以下', upTo(10)],
    ['มากกว่า', 'มากกว่า 10 ล้าน', from(10)],
    ['ขึ้นไป', '10 ล้านขึ้นไป', from(10)],
    ['not under is at least', 'ไม่ต่ำกว่า 3 ล้าน', from(3)],
    ['over', 'over 10M', from(10)],
    ['from', 'from 3 million', from(3)],
    ['at least', 'at least 3 mil', from(3)],
    ['a plus', '10M+', from(10)],
    ['and up', '10m and up', from(10)],
    ['以上', '1000万以上', from(10)],
    ['起', '300萬起', from(3)],
    ['a dash', '3-5 ล้าน', between(3, 5)],
    ['a dash and a letter', '3-5M', between(3, 5)],
    ['a tilde', '3~5M', between(3, 5)],
    ['ถึง', '3 ถึง 5 ล้าน', between(3, 5)],
    ['both ends with ล้าน', '3 ล้านถึง 5 ล้าน', between(3, 5)],
    ['both ends in baht', '3,000,000 - 5,000,000 บาท', between(3, 5)],
    ['ตั้งแต่', 'ตั้งแต่ 3 ถึง 5 ล้าน', between(3, 5)],
    ['between', 'between 3 and 5M', between(3, 5)],
    ['กับ', 'ระหว่าง 3 กับ 5 ล้าน', between(3, 5)],
    ['และ', 'ระหว่าง 3 และ 5 ล้าน', between(3, 5)],
    ['from and to', 'from 3 to 5 million', between(3, 5)],
    ['到', '300万到500万', between(3, 5)],
    ['至', '300至500萬', between(3, 5)],
    ['number words with 到', '三百到五百萬', between(3, 5)],
    ['the wrong way round', '5-3 ล้าน', between(3, 5)],
    ['hundred thousands to a million', '8 แสน - 1.2 ล้าน', between(0.8, 1.2)],
    ['k to M', '800k - 1.2M', between(0.8, 1.2)],
    ['two bounds', 'over 3M but under 5M', between(3, 5)],
    ['two bounds in Thai', 'มากกว่า 3 ล้าน ไม่เกิน 5 ล้าน', between(3, 5)],
    ['ประมาณ is fifteen percent', 'ประมาณ 5 ล้าน', between(4.25, 5.75)],
    ['around', 'around 5M', between(4.25, 5.75)],
    ['左右', '500万左右', between(4.25, 5.75)],
    ['大約', '大約五百萬', between(4.25, 5.75)],
    ['กว่า before the million', '3 กว่าล้าน', between(3, 4)],
    ['กลางๆ', '3 ล้านกลางๆ', between(3, 4)],
    ['ต้นๆ is the low half', '3 ล้านต้นๆ', between(3, 3.5)],
    ['a million by itself, and some', 'ล้านกว่า', between(1, 2)],
    ['a million by itself, and little', 'ล้านต้นๆ', between(1, 1.5)],
    ['多 behind a figure', '300多万', between(3, 4)],
    ['多 behind a figure of tens', '350多萬', between(3.5, 3.6)],
    ['กว่า at the end is less than the next million', '3 ล้านกว่า', between(3, 4)],
  ])('is understood: %s', (_, text, price) => expect(read(text)).toEqual({ price }))
})

describe('a monthly payment', () => {
  it.each([
    ['ผ่อน', 'ผ่อน 20,000', 20_000],
    ['ผ่อนเดือนละ', 'ผ่อนเดือนละ 2 หมื่น', 20_000],
    ['ผ่อนไม่เกิน', 'ผ่อนไม่เกิน 15000', 15_000],
    ['ต่อเดือน', 'ผ่อน 12,500 บาทต่อเดือน', 12_500],
    ['a month', '20k a month', 20_000],
    ['per month', '20,000 baht per month', 20_000],
    ['a slash', '25k/month', 25_000],
    ['mortgage', 'mortgage under 30k', 30_000],
    ['月供', '月供2万', 20_000],
    ['月供 in words', '月供兩萬以內', 20_000],
    ['每月', '每月25000', 25_000],
    ['一個月', '2萬一個月', 20_000],
    ['w for 万', '月供2w', 20_000],
    ['thousands separated by a space', 'ผ่อน 20 000', 20_000],
    ['จ่ายเดือนละ', 'จ่ายเดือนละ 12000', 12_000],
  ])('is understood: %s', (_, text, monthly) => expect(read(text)).toEqual({ monthly }))
})

describe('an area', () => {
  it.each<[string, string, Range]>([
    ['ตร.ม.', '35 ตร.ม.', { min: 35, max: 35 }],
    ['ตารางเมตร', '35 ตารางเมตรขึ้นไป', { min: 35 }],
    ['sqm', 'over 60 sqm', { min: 60 }],
    ['m²', 'under 40 m²', { max: 40 }],
    ['square metres', 'at least 100 square metres', { min: 100 }],
    ['a range', '30-45 sq.m.', { min: 30, max: 45 }],
    ['a range with its unit twice', '30 ตร.ม. - 45 ตร.ม.', { min: 30, max: 45 }],
    ['平米', '50平米以上', { min: 50 }],
    ['平方公尺', '50 平方公尺以下', { max: 50 }],
    ['坪', '20坪以上', { min: 66.12 }],
    ['about', 'ประมาณ 40 ตรม', { min: 34, max: 46 }],
  ])('is understood: %s', (_, text, area) => expect(read(text)).toEqual({ area }))
})

describe('understands a number of bedrooms', () => {
  it.each([
    ['ห้องนอน', '2 ห้องนอน', 2],
    ['นอน', '2 นอน', 2],
    ['a number word', 'สองห้องนอน', 2],
    ['the number after the word', 'ห้องนอน 3', 3],
    ['bed', '2 bed', 2],
    ['br', '2br', 2],
    ['bedroom with a hyphen', 'two-bedroom', 2],
    ['房', '兩房', 2],
    ['室', '三室两厅', 3],
    ['居', '一居', 1],
    ['个卧室', '2个卧室', 2],
    ['with bathrooms', '2 bed 2 bath', 2],
    ['an extra room that is no bedroom', '2+1 ห้องนอน', 2],
    ['an extra room that is no bedroom, in Chinese', '2+1房', 2],
    ['a studio', 'studio', 0],
    ['สตูดิโอ', 'สตูดิโอ', 0],
    ['開放式', '開放式', 0],
  ])('%s', (_, text, beds) => expect(readQuery(text, GAZETTEER)).toMatchObject({ understood: { beds }, words: [] }))
})

describe('a number without a meaning we know', () => {
  it.each([
    ['a small number', 'under 5'],
    ['a telephone number', '0812345678'],
    ['a salary', 'เงินเดือน 3 หมื่น'],
    ['a monthly payment per million', 'ผ่อนล้านละ 7000'],
    ['a price per square metre', 'ตร.ม.ละ 1 แสน'],
    ['a price per square metre, worded otherwise', 'ราคาต่อตรม 120000'],
    ['a rent', 'rent 20k per month'],
    ['a rent a month, the words parted', 'ให้เช่า ใกล้ฉัน เดือนละ 15000'],
    ['a rent in Chinese', '租房 每月20000'],
    ['a deposit', '首付100万'],
    ['a telephone number with spaces', '081 234 000'],
    ['a telephone number with a country code', '+66 812 345 000'],
    ['numbers that are ambiguous in pairs', 'soi 24 500 100'],
    ['w short for with', '300 w sauna'],
    ['several decimal points', '1.2.3 ล้าน'],
    ['a year long ago', '1987'],
    ['too many digits', '99999999999999 ล้าน'],
    ['too many bedrooms', '99 bedrooms'],
    ['a car park, which looks like million', 'ลานจอดรถ'],
  ])('stays words to search for: %s', (_, text) => {
    const { understood, words } = readQuery(text, GAZETTEER)
    expect(understood).toEqual({})
    expect(words.length).toBeGreaterThan(0)
  })

  it('takes the width of "around" from the settings', () => {
    const settings = { longest: 200, around: 0.2 }
    expect(readQuery('around 5M', GAZETTEER, settings).understood).toEqual({ price: between(4, 6) })
  })
})

it.each<[string, Understood]>([
  ['2br w pool', { beds: 2, where: [[{ fact: 'facility', value: 'pool' }]] }],
  ['condo w 2 bed', { group: 'condominium', beds: 2 }],
  ['พระราม 9 5 000 000', { place: 'rama9', price: upTo(5) }],
  ['2 bed 3 000 000', { beds: 2, price: upTo(3) }],
  ['2 bed, 5 000 000, 35 sqm', { beds: 2, price: upTo(5), area: { min: 35, max: 35 } }],
  ['100 000 000 2 bed', { price: upTo(100), beds: 2 }],
])('reads every filter of %s, and only those', (text, understood) => expect(read(text)).toEqual(understood))

it.each(['usd 100k', '$3m-$5m', '100万美元', '一二三', '43百'])(
  'reads no price from another currency or a malformed number: %s',
  (text) => expect(read(text)).toEqual({}),
)
