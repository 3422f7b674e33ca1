import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of'

describe('the network that a rate limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8:1:2:bbbb:1:2:3', '2001:db8:1:2'],
    ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::abcd:1:2:3', '2001:db8:0:0'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same for all addresses of a /64', () => {
    expect(networkOf('2001:db8::1:2:3:4')).toBe(networkOf('2001:db8::ffff:2:3:4'))
  })
})
