import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { inPasswordTurn } from '@/platform/sign-in/password-turns'

/** OWASP's parameters for 32 MiB: about a quarter of a second of one core. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const
const BYTES = 32
const PREFIX = 'scrypt-32768-8-3'

const hashed = (password: string, salt: Buffer, options: ScryptOptions = COST) =>
  inPasswordTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )

/** The stored form of a password: memory-hard, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${PREFIX}$${salt.toString('base64')}$${(await hashed(password, salt)).toString('base64')}`
}

const NOBODY = Buffer.from('nobody has this salt')

/** Whether a password is the stored one. Without a stored one it does the same work, and is false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [prefix, salt, key] = (stored ?? '').split('$')
  const isStored = prefix === PREFIX && salt !== undefined && key !== undefined
  const expected = isStored ? Buffer.from(key, 'base64') : Buffer.alloc(BYTES)
  const given = await hashed(password, isStored ? Buffer.from(salt, 'base64') : NOBODY)
  return timingSafeEqual(given, expected) && isStored
}
