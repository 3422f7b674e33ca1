import { describe, expect, it } from 'vitest'
import { isMailedToken, pageWithoutToken } from './mailed-token'

describe('a secret of ours', () => {
  const token = '0123456789abcdef'.repeat(4)

  it.each([
    ['of 256 bits', token, true],
    ['in capitals', token.toUpperCase(), false],
    ['cut short', token.slice(1), false],
    ['with something after it', `${token}\n`, false],
    ['of another kind', 7, false],
  ])('%s', (_, value, isOne) => {
    expect(isMailedToken(value)).toBe(isOne)
  })

  it('is not kept with the page that somebody came from', () => {
    expect(pageWithoutToken(`/th/newsletter/leave/${token}`)).toBe('/th/newsletter/leave/-')
  })
})
