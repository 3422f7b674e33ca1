import { describe, expect, it } from 'vitest'
import { numberOfRound } from './beacon'
import { momentOfRound, roundAt } from './beacon-chain'

/** Round 1000 as the network published it: https://api.drand.sh/52db9ba7…/public/1000 */
const ROUND_1000 = {
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const OF_123 = 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'

describe('a round of the beacon', () => {
  it('gives the number that the network published, with no network', async () => {
    expect(await numberOfRound(ROUND_1000)).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd')
    expect(await numberOfRound({ round: 123, signature: OF_123 })).toMatch(/^[0-9a-f]{64}$/)
  })

  it('gives nothing when its signature is forged, broken, or that of another round', async () => {
    const { signature } = ROUND_1000
    const forged = [
      { round: 1001, signature },
      { round: 999, signature },
      { round: 1000, signature: OF_123 },
      { round: 1000, signature: `${signature.slice(0, -1)}8` },
      // The point at infinity.
      { round: 1000, signature: `c0${'0'.repeat(94)}` },
      { round: 1000, signature: signature.toUpperCase() },
      { round: 1000, signature: '' },
      { round: 0, signature },
      { round: 1000.5, signature },
    ]
    expect(await Promise.all(forged.map(numberOfRound))).toEqual(forged.map(() => null))
  })

  it('is the first one at a moment or after it', () => {
    expect(roundAt(new Date('2023-08-23T15:59:24Z'))).toBe(1000)
    expect(roundAt(new Date('2023-08-23T15:59:24.001Z'))).toBe(1001)
    expect(roundAt(new Date('2023-08-23T15:59:22Z'))).toBe(1000)
    expect(roundAt(new Date('2020-01-01T00:00:00Z'))).toBe(1)
    expect(momentOfRound(1000).toISOString()).toBe('2023-08-23T15:59:24.000Z')
  })
})
