import { describe, expect, it } from 'vitest'
import { isMailedToken, pageWithoutToken } from './mailed-token'

describe('a mailed token', () => {
  const token = '0123456789abcdef'.repeat(4)

  it.each([
    ['is accepted with 256 bits', token, true],
    ['is rejected in capitals', token.toUpperCase(), false],
    ['is rejected when cut short', token.slice(1), false],
    ['is rejected with something after it', `${token}\n`, false],
    ['is rejected when it is not a text', 7, false],
  ])('%s', (_, value, isOne) => {
    expect(isMailedToken(value)).toBe(isOne)
  })

  it('is removed from the recorded page path', () => {
    expect(pageWithoutToken(`/th/newsletter/leave/${token}`)).toBe('/th/newsletter/leave/-')
  })
})
