import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

/** What Payload spends on one password (3.90): a test notices when that changes. */
export const PASSWORD_WORK = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32, hash: 'sha256' } as const

const SALT = 'no account has this salt'

/** Does the work of checking a password where there is none to check: an unknown address takes as long as a known one. */
export async function spendPasswordWork(password: string): Promise<null> {
  await promisify(pbkdf2)(password, SALT, PASSWORD_WORK.iterations, PASSWORD_WORK.bytes, PASSWORD_WORK.hash)
  return null
}
