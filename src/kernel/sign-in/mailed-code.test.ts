import { expect, test } from 'vitest'
import { digitsOf } from './mailed-code'

test.each([
  ['code: 556018', '556018'],
  ['1234567890123', '123456789012'],
  ['none', ''],
])('of what is pasted with a code its digits are compared, and no more than twelve: %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

test.each(['556018', '556 018', '556-018', '๕๕๖๐๑๘', '５５６０１８', '５５６　０１８'])(
  'the code 556018 typed as %s spends no try',
  (typed) => {
    expect(digitsOf(typed)).toBe('556018')
  },
)
