import { expect, it } from 'vitest'
import { GAZETTEER_FIXTURE } from '../lexicon/gazetteer-fixture'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER_FIXTURE)
const quota = [[{ fact: 'offer', value: 'foreign-quota' }]]

it.each([
  ['yield over 5%', { min: 5 }],
  ['rental yield 5.5%', { min: 5.5 }],
  ['gross yield at least 6 percent', { min: 6 }],
  ['yield between 4% and 6%', { min: 4, max: 6 }],
  ['5% yield', { min: 5 }],
  ['ปล่อยเช่าได้ 6%', { min: 6 }],
  ['ผลตอบแทนค่าเช่า 5 เปอร์เซ็นต์ขึ้นไป', { min: 5 }],
  ['ผลตอบแทน 5% ขึ้นไป', { min: 5 }],
  ['租金回報率5%以上', { min: 5 }],
  ['租金回报率6%', { min: 6 }],
  ['回報5厘', { min: 5 }],
  ['5%以上投報率', { min: 5 }],
])('an investor who asks for a yield gets it as a condition: %s', (text, range) => {
  const { understood, words } = read(text)
  expect(understood).toEqual({ where: [[{ fact: 'yield', ...range }]] })
  expect(words).toEqual([])
})

it.each([
  ['discount 5%', {}],
  ['100% loan', { where: [[{ fact: 'offer', value: 'loan100' }]] }],
  ['ปล่อยเช่า 2 ห้องนอน', { beds: 2 }],
  ['good rental yield, under 5 million', { price: { max: 5_000_000 } }],
])('a per cent or a letting of another kind is no yield: %s', (text, understood) =>
  expect(read(text).understood).toEqual(understood),
)

it.each([
  'foreign quota available',
  'foreigner quota left',
  'โควตาต่างชาติยังเหลือ',
  'ยังมีโควตาต่างชาติ',
  '尚有外籍配額',
  '外国人名额剩余',
  '外籍配额未满',
])('who asks for what is left of the quota is not shown buildings that nobody has counted: %s', (text) =>
  expect(read(text).understood).toEqual({ where: quota }),
)

it.each(['外国人可买', '外國人可以買', 'foreigners can buy', 'ต่างชาติซื้อได้', 'foreign quota'])(
  'who asks whether foreigners can buy gets every condominium: %s',
  (text) => expect(read(text).understood).toEqual({ where: [[{ fact: 'offer', value: 'foreign-freehold' }]] }),
)

const RENT_STATED = { where: [[{ fact: 'offer', value: 'rent-stated' }]] }

it.each([
  ['投資', {}],
  ['收租', {}],
  ['投资 收租 公寓', { group: 'condominium' }],
  ['ลงทุน', {}],
  ['ซื้อคอนโดลงทุน', { group: 'condominium' }],
  ['investment', {}],
  ['buy to let', {}],
])('who asks for an investment and nothing else is not told that nothing was found: %s', (text, kind) => {
  const { understood, words } = read(text)
  expect(understood).toEqual({ ...kind, ...RENT_STATED })
  expect(words).toEqual([])
})

it.each(['投資公寓 300萬以內', 'investment condo under 3 million', 'คอนโดลงทุน ไม่เกิน 3 ล้าน'])(
  'in a sentence that says what is wanted, a purpose hides nothing: %s',
  (text) => expect(read(text).understood).toEqual({ group: 'condominium', price: { max: 3_000_000 } }),
)
