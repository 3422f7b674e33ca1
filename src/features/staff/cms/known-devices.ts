import { randomBytes } from 'node:crypto'
import { parseCookies } from 'payload/shared'
import { cookieLine } from '@/kernel/http/cookies'
import { isHttps } from '@/platform/http/kept-cookie'
import { env } from '@/platform/process/env'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'

const DAYS = 180
const PURPOSE = 'staff device'

/** One cookie for each account, so that two people can share a browser. */
const nameFor = (account: string) => `staff-device-${account.slice(0, 8)}` as const

/**
 * The device of a request if this account has signed in with it before; undefined otherwise. Attempts from a known
 * device are counted separately, so that strangers cannot lock out its owner (OWASP, device cookies).
 */
export function knownDevice(headers: Headers, account: string, now: Date): string | undefined {
  const [device = '', token] = (parseCookies(headers).get(nameFor(account)) ?? '').split('.')
  return isValidToken(env.PAYLOAD_SECRET ?? '', PURPOSE, [account, device], token, now) ? device : undefined
}

/** The cookie that makes a device known to an account, for half a year. It does not sign anybody in. */
export function deviceCookie(account: string, device = randomBytes(12).toString('hex'), now = new Date()): string {
  const expires = new Date(now.getTime() + DAYS * 86_400_000)
  const token = signToken(env.PAYLOAD_SECRET ?? '', PURPOSE, [account, device], expires)
  return cookieLine(nameFor(account), `${device}.${token}`, DAYS * 86_400, isHttps)
}
