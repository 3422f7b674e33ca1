import { describe, expect, it } from 'vitest'
import { recoveryHash, seal, unseal } from './sealed'

const SECRET = 'a-secret-that-only-tests-know-0123456789'
const BYTES = Buffer.from('twenty bytes of seed')

describe('a sealed text', () => {
  const sealed = seal(SECRET, 'seed', '7', BYTES)

  it('opens with its key, use and owner, and shows nothing of what it holds', () => {
    expect(unseal(SECRET, 'seed', '7', sealed)).toEqual(BYTES)
    expect(Buffer.from(sealed, 'base64url').includes(BYTES)).toBe(false)
    expect(seal(SECRET, 'seed', '7', BYTES)).not.toBe(sealed)
  })

  it.each([
    ['another secret', () => unseal(`${SECRET}x`, 'seed', '7', sealed)],
    ['another use', () => unseal(SECRET, 'enrolment', '7', sealed)],
    ['another owner', () => unseal(SECRET, 'seed', '8', sealed)],
    ['a changed byte', () => unseal(SECRET, 'seed', '7', sealed.slice(0, -2).concat('AA'))],
    ['a short text', () => unseal(SECRET, 'seed', '7', 'AAAA')],
  ])('does not open with %s', (_what, open) => {
    expect(open()).toBeNull()
  })
})

describe('the hash of a recovery code', () => {
  it('differs by code, by account and by secret', () => {
    const hashes = [
      recoveryHash(SECRET, 1, 'abcd2345efgh6723'),
      recoveryHash(SECRET, 2, 'abcd2345efgh6723'),
      recoveryHash(SECRET, 1, 'abcd2345efgh6722'),
      recoveryHash(`${SECRET}x`, 1, 'abcd2345efgh6723'),
    ]
    expect(new Set(hashes).size).toBe(4)
  })
})
