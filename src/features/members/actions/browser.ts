import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { anonymousContext } from '@/platform/database/payload'
import { writeCookie } from '@/platform/http/kept-cookie'
import { BACK_LINK_COOKIE, readBackLink } from '../domain/back-link'
import {
  CHALLENGE_COOKIE,
  INVITATION_COOKIE,
  KNOWN_COOKIE,
  type LINE_COOKIE,
  MARKER_COOKIE,
  PASSKEY_COOKIE,
  PENDING_LINE_COOKIE,
  PROBE_COOKIE,
  SESSION_COOKIE,
} from '../domain/cookies'
import { deviceName } from '../domain/device-name'
import { ABSOLUTE_MS, KNOWN_BROWSER_MS } from '../domain/session-life'
import type { ShutStanding } from '../domain/standing'
import { findSession } from '../operations/find-session'
import { rememberBrowser } from '../operations/known-browser'

const HOUR = 3600

/** The context of a posted form: the signed-in member, or a visitor. `token` is that of a session begun just now. */
export async function contextOfBrowser(token?: string): Promise<Context> {
  const visitor = await anonymousContext()
  const actor = await findSession(visitor, token ?? (await cookieOf(SESSION_COOKIE)))
  return actor ? { ...visitor, actor } : visitor
}

/** The value of a cookie of this browser. */
export const cookieOf = async (name: string) => (await cookies()).get(name)?.value

/** The network of this browser, as rate limits count it. */

/** What a new session writes down about this browser, and the one it ends. */
export async function signingIn() {
  const device = deviceName((await headers()).get('user-agent'))
  return { device, formerToken: (await cookieOf(SESSION_COOKIE)) ?? null }
}

/** Makes this browser the holder of a session, and known as its member's. */
export async function storeSession(token: string): Promise<void> {
  const ctx = await contextOfBrowser(token)
  if (ctx.actor.kind === 'member') {
    const known = await rememberBrowser(ctx, (await cookieOf(KNOWN_COOKIE)) ?? '')
    await writeCookie(KNOWN_COOKIE, known, KNOWN_BROWSER_MS / 1000)
  }
  await writeCookie(SESSION_COOKIE, token, ABSOLUTE_MS / 1000)
  await writeCookie(MARKER_COOKIE, '1', ABSOLUTE_MS / 1000)
}

/** Forgets the session, and everything that showed whose it was. */
export async function forgetSession(): Promise<void> {
  const secret = [SESSION_COOKIE, CHALLENGE_COOKIE, INVITATION_COOKIE, PENDING_LINE_COOKIE] as const
  for (const name of [...secret, MARKER_COOKIE, BACK_LINK_COOKIE] as const) await writeCookie(name, '', 0)
}

/** Binds a mailed code to this browser; null forgets it. */
export async function storeChallenge(secret: string | null): Promise<void> {
  await writeCookie(CHALLENGE_COOKIE, secret ?? '', secret === null ? 0 : HOUR)
}

/** Whether this browser has sent back any cookie. One that has not is asked to keep one, so that its next try tells. */
export async function keepsCookies(): Promise<boolean> {
  if ((await cookies()).getAll().length > 0) return true
  await writeCookie(PROBE_COOKIE, '1', HOUR)
  return false
}

/** Remembers the page to return to after signing in. */
export async function storeBackLink(value: unknown): Promise<void> {
  const page = readBackLink(value)
  if (page) await writeCookie(BACK_LINK_COOKIE, page, HOUR)
}

/** The page to return to, through the guard, and forgotten by asking; null without one. */
export async function takeBackLink(): Promise<string | null> {
  const page = readBackLink(await cookieOf(BACK_LINK_COOKIE))
  await writeCookie(BACK_LINK_COOKIE, '', 0)
  return page
}

/** Keeps the challenge for a passkey in this browser; null forgets it. */
export async function storePasskeyChallenge(challenge: string | null): Promise<void> {
  await writeCookie(PASSKEY_COOKIE, challenge ?? '', challenge === null ? 0 : HOUR)
}

/** Keeps an invitation in this browser until somebody signs in; null forgets it. */
export async function storeInvitation(token: string | null): Promise<void> {
  await writeCookie(INVITATION_COOKIE, token ?? '', token === null ? 0 : HOUR)
}

/** Keeps what a round of LINE Login needs in this browser; null forgets it. */
export async function keepLine(name: typeof LINE_COOKIE | typeof PENDING_LINE_COOKIE, value: string | null) {
  await writeCookie(name, value ?? '', value === null ? 0 : HOUR)
}

/** The sign-in page that says why an account opens no more, and whom to call. */
export const shutPath = (locale: Locale, standing: ShutStanding) => `${pagePath(locale, 'login')}?standing=${standing}`

/** Opens another page after a form, with or without scripts. */
export function leadTo(path: string): never {
  redirect(path)
}
