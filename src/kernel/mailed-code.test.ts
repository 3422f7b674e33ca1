import { expect, test } from 'vitest'
import { digitsOf } from './mailed-code'

test.each(['556018', '556 018', '556-018', '๕๕๖๐๑๘', '５５６０１８', '５５６　０１８'])(
  'the code 556018 typed as %s spends no try',
  (typed) => {
    expect(digitsOf(typed)).toBe('556018')
  },
)
