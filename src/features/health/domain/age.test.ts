import { expect, test } from 'vitest'
import { ageInWords } from './age'

test.each([
  [300, '5 minutes', '5 นาที'],
  [7_199, '119 minutes', '119 นาที'],
  [7_200, '2 hours', '2 ชั่วโมง'],
  [172_799, '47 hours', '47 ชั่วโมง'],
  [172_800, '2 days', '2 วัน'],
])('%i seconds are %s', (seconds, en, th) => {
  expect([ageInWords('en', seconds), ageInWords('th', seconds)]).toEqual([en, th])
})
