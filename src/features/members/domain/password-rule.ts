import { FREQUENT_PASSWORDS } from '@/kernel/frequent-passwords'

export type PasswordFault = 'tooShort' | 'tooLong' | 'common'

const LENGTH = { min: 8, max: 128 } as const

/**
 * Why a member's password is refused; null when it is taken. At least 8 characters, not one of the 10,000 commonest, no
 * kinds of characters asked for (NIST SP 800-63B, ASVS 6.2).
 */
export function passwordFault(password: string): PasswordFault | null {
  const length = [...password].length
  if (length < LENGTH.min) return 'tooShort'
  if (length > LENGTH.max) return 'tooLong'
  const lower = password.normalize('NFKC').toLowerCase()
  return FREQUENT_PASSWORDS.has(lower) || new Set(lower).size < 3 ? 'common' : null
}
