import { codeOf, stepAt } from '@/features/staff/operations/totp'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function seedOf(key: string): Buffer {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What a code app shows for a key, `later` steps of thirty seconds from now: a code works once, the next one again. */
export const codeForKey = (key: string, later = 0, now = new Date()): string => codeOf(seedOf(key), stepAt(now) + later)
