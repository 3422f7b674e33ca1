import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { listAlertsOfMember } from '@/features/alerts/server'
import { listBookingsOfMember } from '@/features/booking/server'
import { findNewsOfMember, listLeadsOfMember } from '@/features/leads/server'
import { listRequestsOfMember } from '@/features/requests/server'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { anonymousContext } from '@/platform/payload'
import { readAccountPageName } from '../domain/account-pages'
import { BACK_LINK_COOKIE, backLinkOfReferer, readBackLink } from '../domain/back-link'
import { CHALLENGE_COOKIE, SESSION_COOKIE } from '../domain/cookies'
import type { OwnAccount } from '../domain/own-account'
import { readSavedChange } from '../domain/saved-change'
import { findAccount, listSignIns } from '../operations/account'
import { exportAccount } from '../operations/close-account'
import { findChallenge } from '../operations/find-challenge'
import { findSession } from '../operations/find-session'
import { listSessions } from '../operations/manage-sessions'
import { listPasskeys } from '../operations/passkeys'
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

/** The page to return to after signing in: of the address, or the one somebody came from; null without one. */
export async function readBackLinkOfPage(next: unknown): Promise<string | null> {
  return readBackLink(next) ?? backLinkOfReferer((await headers()).get('referer'), new URL(env.publicUrl).origin)
}

/** The page that was open before signing in. */
export const readKeptBackLink = async () => readBackLink((await cookies()).get(BACK_LINK_COOKIE)?.value)

/** What one page of the account shows, beside the account itself; null for everybody but members. */
export async function readAccountPage(asked: unknown) {
  const [ctx, account] = [await memberContext(), await readAccount()]
  if (!ctx || !account) return null
  const page = readAccountPageName(asked)
  return {
    page,
    account,
    devices: page === 'devices' ? await listSessions(ctx) : [],
    signIns: page === 'security' ? await listSignIns(ctx) : [],
    passkeys: page === 'security' ? await listPasskeys(ctx) : [],
    saved: page === 'saved' ? await listSavedHomes(ctx) : [],
    searches: page === 'saved' ? await listAlertsOfMember(ctx, account.email) : [],
    leads: page === 'requests' ? await listLeadsOfMember(ctx, account.email) : [],
    forms: page === 'requests' ? await listRequestsOfMember(ctx, account.email) : [],
    bookings: page === 'bookings' ? await listBookingsOfMember(ctx, account.email) : [],
    hasNews: page === 'subscription' && (await findNewsOfMember(ctx, account.email)),
  }
}

const NOBODY = { member: null } as const

/** What the header of a shared page shows of the signed-in member (C34). */
export async function readWho() {
  const [ctx, account] = [await memberContext(), await readAccount()]
  if (!ctx || !account) return NOBODY
  const { olmId, olaId, name } = account
  return { member: { olmId, olaId, name, image: null, homes: await listSavedHomes(ctx) } }
}

/** Applies a posted change of the saved projects; null when nobody is signed in or the change is none. */
export async function saveHomes(body: unknown) {
  const [ctx, change] = [await memberContext(), readSavedChange(body)]
  return ctx && change ? { homes: await changeSavedHomes(ctx, change) } : null
}

/** Everything about the signed-in member as a file; null for everybody else. */
export async function readExport() {
  const [ctx, account] = [await memberContext(), await readAccount()]
  if (!ctx || !account) return null
  const enquiries = await listLeadsOfMember(ctx, account.email)
  return { ...(await exportAccount(ctx)), enquiries, receivesNews: await findNewsOfMember(ctx, account.email) }
}
