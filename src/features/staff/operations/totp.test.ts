import { describe, expect, it } from 'vitest'
import { codeOf, stepAt, stepOfCode } from './totp'

const SECRET = Buffer.from('12345678901234567890')

describe('one-time codes', () => {
  // RFC 4226 appendix D.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, count) => [count, code] as const,
    ),
  )('of count %i is %s', (count, code) => {
    expect(codeOf(SECRET, count)).toBe(code)
  })

  // RFC 6238 appendix B, the rows of SHA-1: eight digits.
  it.each([
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('at %s is %s', (moment, code) => {
    expect(codeOf(SECRET, stepAt(new Date(moment)), 8)).toBe(code)
  })

  it('are taken one step early or late, and no further', () => {
    const now = new Date('2026-11-22T10:00:15Z')
    const present = stepAt(now)
    const taken = [-2, -1, 0, 1, 2].map((apart) => stepOfCode(SECRET, codeOf(SECRET, present + apart), now))
    expect(taken).toEqual([null, present - 1, present, present + 1, null])
  })

  it.each(['', '12345', 'abcdef', '0000000'])('are not "%s"', (code) => {
    expect(stepOfCode(SECRET, code, new Date('2026-11-22T10:00:15Z'))).toBeNull()
  })
})
