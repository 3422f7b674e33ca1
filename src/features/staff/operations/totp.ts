import { createHmac, timingSafeEqual } from 'node:crypto'
import { DIGITS, STEP_SECONDS } from '../domain/second-factor'

/** The number of a 30-second step since 1970 (RFC 6238 §4.2). */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of a step: HOTP of RFC 4226 §5.3 with SHA-1, which every code app knows. */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is, of the present one and its two neighbours (RFC 6238 §5.2: clocks differ); null when it
 * is none of them. The caller refuses a step that was used before.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const present = stepAt(now)
  const matches = [present - 1, present, present + 1].filter((step) => {
    const [given, expected] = [Buffer.from(code), Buffer.from(codeOf(secret, step))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return matches.at(-1) ?? null
}
