import { describe, expect, it } from 'vitest'
import { barKey } from './bar-key'

describe('the key of a marketing bar', () => {
  const key = barKey([{ text: 'เปิดจองวันเสาร์นี้', href: '/th/promotion' }])

  it('is a short word', () => expect(key).toMatch(/^[0-9a-z]{1,7}$/))

  it('is stable for the same content', () => {
    expect(barKey([{ text: 'เปิดจองวันเสาร์นี้', href: '/th/promotion' }])).toBe(key)
  })

  it.each([
    ['another text', [{ text: 'เปิดจองวันอาทิตย์นี้', href: '/th/promotion' }]],
    ['another link', [{ text: 'เปิดจองวันเสาร์นี้', href: '/th/home' }]],
    ['another message', [{ text: 'เปิดจองวันเสาร์นี้', href: '/th/promotion' }, { text: 'ใหม่' }]],
  ])('changes with %s', (_, messages) => expect(barKey(messages)).not.toBe(key))
})
