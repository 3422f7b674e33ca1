import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import type { Context } from '@/platform/database/context'
import { anonymousContext } from '@/platform/database/payload'
import { env } from '@/platform/process/env'
import { BACK_LINK_COOKIE, backLinkOfReferer, readBackLink } from '../domain/back-link'
import { CHALLENGE_COOKIE, PENDING_LINE_COOKIE, SESSION_COOKIE } from '../domain/cookies'
import { readLineProblem } from '../domain/line-login'
import type { OwnAccount } from '../domain/own-account'
import { readSavedChange } from '../domain/saved-change'
import { readShutStanding } from '../domain/standing'
import { findAccount } from '../operations/account'
import { findChallenge } from '../operations/find-challenge'
import { findLinkState } from '../operations/find-link'
import { findSession } from '../operations/find-session'
import { findPendingLine, hasLineLogin } from '../operations/line-login'
import { findPicture, findPictureAddress } from '../operations/own-picture'
import { changeSavedHomes, listSavedHomes } from '../operations/saved-homes'

/** The context of the signed-in member; null for everybody else. Once for each request. */
export const memberContext = cache(async (): Promise<Context | null> => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value
  const visitor = await anonymousContext()
  const actor = await findSession(visitor, token)
  return actor && { ...visitor, actor }
})

/** The account of the signed-in member; null for everybody else. */
export const readAccount = cache(async (): Promise<OwnAccount | null> => {
  const ctx = await memberContext()
  return ctx && findAccount(ctx)
})

/** The last request of this browser for a code; null when it made none. */
export async function readChallenge() {
  const browser = (await cookies()).get(CHALLENGE_COOKIE)?.value
  return browser ? findChallenge(await anonymousContext(), browser) : null
}

/** The standing that the address of the sign-in page names; null for none. */
export const readStandingOfPage = readShutStanding

/** How long after a code was sent a page may still be the first one after it. */
const JUST_SENT_MS = 10 * 60_000

/**
 * Whether this browser, to which a code was sent just now, came back without any cookie: it keeps none. `sent` is the
 * moment in the address, in milliseconds.
 */
export async function lacksCookies(sent: unknown): Promise<boolean> {
  const at = typeof sent === 'string' && /^\d{13}$/.test(sent) ? Number(sent) : 0
  const age = (await anonymousContext()).now.getTime() - at
  return age >= 0 && age <= JUST_SENT_MS && (await cookies()).getAll().length === 0
}

/** Whether a mailed link still signs in. */
export const readLink = async (token: string) => findLinkState(await anonymousContext(), token)

/** Whether LINE Login is offered. */
export const offersLine = hasLineLogin

/** The page to return to after signing in: of the address, or the one somebody came from; null without one. */
export async function readBackLinkOfPage(next: unknown): Promise<string | null> {
  return readBackLink(next) ?? backLinkOfReferer((await headers()).get('referer'), new URL(env.publicUrl).origin)
}

/** The page that was open before signing in. */
export const readKeptBackLink = async () => readBackLink((await cookies()).get(BACK_LINK_COOKIE)?.value)

const NOBODY = { member: null } as const

/** What the header of a shared page shows of the signed-in member (C34). */
export async function readWho() {
  const [ctx, account] = [await memberContext(), await readAccount()]
  if (!ctx || !account) return NOBODY
  const { olmId, olaId, name } = account
  return { member: { olmId, olaId, name, image: await findPictureAddress(ctx), homes: await listSavedHomes(ctx) } }
}

/** The picture of the signed-in member as WebP; null for everybody else. */
export async function readPicture() {
  const ctx = await memberContext()
  return ctx && findPicture(ctx)
}

/** Applies a posted change of the saved projects; null when nobody is signed in or the change is none. */
export async function saveHomes(body: unknown) {
  const [ctx, change] = [await memberContext(), readSavedChange(body)]
  return ctx && change ? { homes: await changeSavedHomes(ctx, change) } : null
}

/** What the page after LINE shows; null when nothing waits and nothing went wrong. */
export async function readPendingLine(asked: unknown) {
  const problem = hasLineLogin() ? readLineProblem(asked) : null
  if (problem) return { problem, email: '' }
  const kept = (await cookies()).get(PENDING_LINE_COOKIE)?.value
  const pending = kept ? await findPendingLine(await anonymousContext(), kept) : null
  return pending && { problem, email: pending.email ?? '' }
}
