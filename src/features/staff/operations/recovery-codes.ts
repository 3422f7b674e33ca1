import { randomBytes } from 'node:crypto'
import { env } from '@/platform/process/env'
import { base32, RECOVERY_CODES } from '../domain/second-factor'
import { recoveryHash } from './sealed'

/** 80 bits: sixteen characters of base32. */
const CODE_BYTES = 10

/** New recovery codes: the codes to show once, and the hashes to store. */
export function makeRecoveryCodes(staff: number): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)).toLowerCase())
  return { codes, hashes: codes.map((code) => hashOfRecoveryCode(staff, code)) }
}

export const hashOfRecoveryCode = (staff: number, code: string): string =>
  recoveryHash(env.PAYLOAD_SECRET ?? '', staff, code)
