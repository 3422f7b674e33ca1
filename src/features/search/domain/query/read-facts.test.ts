import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

describe('comparators of any number', () => {
  it.each<[string, Understood['where']]>([
    ['1-2 bedrooms', [[{ fact: 'beds', min: 1, max: 2 }]]],
    ['at least 3 bedrooms', [[{ fact: 'beds', min: 3 }]]],
    ['三居室以上', [[{ fact: 'beds', min: 3 }]]],
    ['4 ห้องนอนขึ้นไป', [[{ fact: 'beds', min: 4 }]]],
    ['2 bedrooms or 3 bedrooms', [[{ fact: 'beds', min: 2, max: 3 }]]],
    [
      'studio or 1 bed',
      [
        [
          { fact: 'beds', min: 0, max: 0 },
          { fact: 'beds', min: 1, max: 1 },
        ],
      ],
    ],
    ['within 5 minutes walk of BTS', [[{ fact: 'walk', max: 5 }]]],
    ['ห้องน้ำมากกว่า 4 ห้อง', [[{ fact: 'baths', min: 5 }]]],
    ['12th floor or higher', [[{ fact: 'floor', min: 12 }]]],
    ['管理費每平方米不超過55銖', [[{ fact: 'fee', max: 55 }]]],
    ['ที่ดิน 100 ตร.วา ขึ้นไป', [[{ fact: 'land', min: 100 }]]],
    ['ready by the end of 2027', [[{ fact: 'completion', max: 2027 }]]],
    ['2570', [[{ fact: 'completion', min: 2027, max: 2027 }]]],
    ['ผ่อน 15000-20000', [[{ fact: 'monthly', min: 15_000, max: 20_000 }]]],
    ['50 ตร.ว. ขึ้นไป', [[{ fact: 'land', min: 50 }]]],
    ['บ้าน 50 ตร.วา', [[{ fact: 'land', min: 50, max: 50 }]]],
    ['บ้าน 60ตรวา', [[{ fact: 'land', min: 60, max: 60 }]]],
    ['บ้าน ๕๐ ตร. วา', [[{ fact: 'land', min: 50, max: 50 }]]],
    [
      '2 bed 3 bed',
      [
        [
          { fact: 'beds', min: 2, max: 2 },
          { fact: 'beds', min: 3, max: 3 },
        ],
      ],
    ],
    ['1 ห้องนอน หรือ 2 ห้องนอน', [[{ fact: 'beds', min: 1, max: 2 }]]],
    ['兩房或三房', [[{ fact: 'beds', min: 2, max: 3 }]]],
    ['not in Bang Na', [[{ fact: 'place', value: 'bangna', not: true }]]],
  ])('are read in %s', (text, where) => expect(readQuery(text, GAZETTEER).understood.where).toEqual(where))

  it.each<[string, Understood]>([
    ['5ล้าน2น้ำ', { price: { max: 5_000_000 }, where: [[{ fact: 'baths', min: 2, max: 2 }]] }],
    ['200m from school', { where: [[{ fact: 'nearby', value: 'school' }]] }],
    ['300 w pool', { where: [[{ fact: 'facility', value: 'pool' }]] }],
  ])('take nothing from the words beside them: %s', (text, understood) =>
    expect(readQuery(text, GAZETTEER).understood).toEqual(understood),
  )
})

describe('the current year is that of the clock', () => {
  const IN_2026 = { ...GAZETTEER, year: 2026 }
  const inYear = (year: number): Understood => ({ where: [[{ fact: 'completion', min: year, max: year }]] })

  it.each<[string, Understood]>([
    ['completed this year', inYear(2026)],
    ['completed next year', inYear(2027)],
    ['สร้างเสร็จปีนี้', inYear(2026)],
    ['พร้อมอยู่ปีหน้า', inYear(2027)],
    ['今年落成', inYear(2026)],
    ['明年交房', inYear(2027)],
    ['new this year', { badge: 'New_Project' }],
    ['new condo this year', { badge: 'New_Project', group: 'condominium' }],
    ['โครงการใหม่ปีนี้', { badge: 'New_Project' }],
    ['今年新盤', { badge: 'New_Project' }],
    ['launched this year', { badge: 'New_Project' }],
  ])('%s', (text, understood) => {
    const read = readQuery(text, IN_2026)
    expect(read.understood).toEqual(understood)
    expect(read.words.filter((word) => /year|ปี|今年|明年/.test(word))).toEqual([])
  })
})
