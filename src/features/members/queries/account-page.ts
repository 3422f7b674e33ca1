import { cookies } from 'next/headers'
import { listAlertsOfMember } from '@/features/alerts/server'
import { listBookingsOfMember } from '@/features/booking/server'
import { findNewsOfMember, listLeadsOfMember } from '@/features/leads/server'
import { listRequestsOfMember } from '@/features/requests/server'
import { listVisitsOfMember } from '@/features/visits/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { anonymousContext } from '@/platform/database/payload'
import { type AccountPageName, readAccountPageName } from '../domain/account-pages'
import { INVITATION_COOKIE } from '../domain/cookies'
import { NO_HOUSEHOLD } from '../domain/household'
import type { OwnAccount } from '../domain/own-account'
import { listSignIns } from '../operations/account'
import { findEmailChange } from '../operations/change-email'
import { exportAccount } from '../operations/export-account'
import { findHousehold } from '../operations/household'
import { findInvitation } from '../operations/household-invitations'
import { findLine } from '../operations/line-login'
import { listSessions } from '../operations/manage-sessions'
import { ownAddresses } from '../operations/merge-members'
import { findPictureAddress } from '../operations/own-picture'
import { listPasskeys } from '../operations/passkeys'
import { findPhoneProof } from '../operations/prove-phone'
import { listSavedHomes } from '../operations/saved-homes'
import { memberContext, readAccount } from './member'

/** Who invites with a token, and whether the visitor could join at once. */
export async function readInvitation(token: string) {
  const ctx = await memberContext()
  const isKnown = /^[0-9a-f]{64}$/.test(token)
  const invitedBy = isKnown ? await findInvitation(ctx ?? (await anonymousContext()), token) : null
  return { invitedBy, isMember: ctx !== null }
}

const keptInvitation = async () =>
  (await readInvitation((await cookies()).get(INVITATION_COOKIE)?.value ?? '')).invitedBy

/** What belongs to any of the member's proven addresses, also to those of accounts that were merged into theirs. */
async function ofAddresses<Found>(ctx: Context, list: (ctx: Context, email: string) => Promise<Found[]>) {
  const found: Found[] = []
  for (const email of await ownAddresses(ctx)) found.push(...(await list(ctx, email)))
  return found
}

/** The visits booked with what the member has proven. */
async function visitsOf(ctx: Context, { phone }: OwnAccount, locale: Locale) {
  const isProven = (await findPhoneProof(ctx)) === 'proven'
  return listVisitsOfMember(ctx, locale, { emails: await ownAddresses(ctx), phone: isProven ? phone : null })
}

/** What the pages show, each beside the account itself. */
async function shelvesOf(ctx: Context, account: OwnAccount, page: AccountPageName, locale: Locale) {
  const { email } = account
  const on = async <Value, Empty>(shown: AccountPageName, read: () => Promise<Value>, empty: Empty) =>
    page === shown ? read() : empty
  return {
    newEmail: await on('profile', () => findEmailChange(ctx), null),
    picture: await on('profile', () => findPictureAddress(ctx), null),
    phoneProof: await on('profile', () => findPhoneProof(ctx), null),
    devices: await on('devices', () => listSessions(ctx), []),
    signIns: await on('security', () => listSignIns(ctx), []),
    passkeys: await on('security', () => listPasskeys(ctx), []),
    lineSince: await on('security', () => findLine(ctx), null),
    saved: page === 'saved' || page === 'household' ? await listSavedHomes(ctx) : [],
    household: await on('household', () => findHousehold(ctx), NO_HOUSEHOLD),
    invitedBy: await on('household', keptInvitation, null),
    searches: await on('saved', () => ofAddresses(ctx, listAlertsOfMember), []),
    leads: await on('requests', () => ofAddresses(ctx, listLeadsOfMember), []),
    forms: await on('requests', () => ofAddresses(ctx, listRequestsOfMember), []),
    visits: await on('requests', () => visitsOf(ctx, account, locale), []),
    bookings: await on('bookings', () => ofAddresses(ctx, listBookingsOfMember), []),
    hasNews: await on('subscription', () => findNewsOfMember(ctx, email), false),
  }
}

/** What one page of the account shows; null for everybody but members. */
export async function readAccountPage(asked: unknown, locale: Locale) {
  const [ctx, account] = [await memberContext(), await readAccount()]
  if (!ctx || !account) return null
  const page = readAccountPageName(asked)
  return { page, account, ...(await shelvesOf(ctx, account, page, locale)) }
}

/** Everything about the signed-in member as a file; null for everybody else. */
export async function readExport() {
  const [ctx, account] = [await memberContext(), await readAccount()]
  if (!ctx || !account) return null
  const { email } = account
  return {
    ...(await exportAccount(ctx)),
    savedSearches: await ofAddresses(ctx, listAlertsOfMember),
    enquiries: await ofAddresses(ctx, listLeadsOfMember),
    forms: await ofAddresses(ctx, listRequestsOfMember),
    bookings: (await ofAddresses(ctx, listBookingsOfMember)).map(({ link, ...booking }) => booking),
    visits: (await visitsOf(ctx, account, account.locale)).map(({ link, ...visit }) => visit),
    receivesNews: await findNewsOfMember(ctx, email),
  }
}
