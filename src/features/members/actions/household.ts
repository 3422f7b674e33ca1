'use server'

import { notFound } from 'next/navigation'
import { postedLocale } from '@/i18n/posted-locale'
import { readEmail } from '@/kernel/form/email'
import { postedText } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import { accountPath, loginPathFor } from '../domain/account-pages'
import { INVITATION_COOKIE } from '../domain/cookies'
import type { MemberState } from '../domain/form-state'
import { readVote } from '../domain/household'
import { putBackHome, shareHome, unshareHome, voteForHome } from '../operations/household'
import { inviteToHousehold, joinHousehold, withdrawInvitation } from '../operations/household-invitations'
import { leaveHousehold, removeFromHousehold } from '../operations/household-people'
import { answerForm, noticed, refused } from './answer-form'
import { asMember } from './as-member'
import { contextOfBrowser, cookieOf, leadTo, storeInvitation } from './browser'

const page = (data: FormData) => accountPath(postedLocale(data), 'household')

/** Mails an invitation. */
export async function invite(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const email = readEmail(postedText(data, 'email'))
    if (!email.ok) return refused(data, [{ field: 'email', fault: email.refusal }])
    const invited = await inviteToHousehold(ctx, { email: email.value, locale: postedLocale(data) })
    if (invited.ok) return leadTo(page(data))
    return noticed(data, invited.refusal === 'full' ? 'householdFull' : invited.refusal)
  })
}

/** Withdraws an invitation. */
export async function withdraw(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const gone = await withdrawInvitation(ctx, postedText(data, 'invitation'))
    return gone.ok ? leadTo(page(data)) : notFound()
  })
}

/** Puts a saved project on the shared list. */
export async function share(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const shared = await shareHome(ctx, postedText(data, 'slug'))
    if (shared.ok) return leadTo(page(data))
    return shared.refusal === 'full' ? noticed(data, 'listFull') : notFound()
  })
}

/** Takes a project off the shared list. */
export async function unshare(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const removed = await unshareHome(ctx, postedText(data, 'slug'))
    return removed.ok ? leadTo(page(data)) : notFound()
  })
}

/** Puts a project back that somebody took off the shared list. */
export async function putBack(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const back = await putBackHome(ctx, postedText(data, 'slug'))
    if (back.ok) return leadTo(page(data))
    return back.refusal === 'full' ? noticed(data, 'listFull') : notFound()
  })
}

/** A vote with its note. */
export async function sendVote(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const vote = readVote(postedText(data, 'vote'))
    if (!vote) return refused(data, [{ field: 'vote', fault: 'missing' }])
    const voted = await voteForHome(ctx, { slug: postedText(data, 'slug'), vote, note: postedText(data, 'note') })
    return voted.ok ? leadTo(page(data)) : notFound()
  })
}

/** Takes somebody out of the household. */
export async function removePerson(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const removed = await removeFromHousehold(ctx, new Date(Number(postedText(data, 'joined')) || 0))
    return removed.ok ? leadTo(page(data)) : notFound()
  })
}

/** Leaves the household. */
export async function leave(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await leaveHousehold(ctx)
    return leadTo(page(data))
  })
}

/**
 * The button of the invitation's page, and of the household page after signing in. Whoever is not signed in yet keeps the
 * invitation in this browser meanwhile.
 */
export async function acceptInvitation(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    const [ctx, locale] = [await contextOfBrowser(), postedLocale(data)]
    const token = postedText(data, 'token') || ((await cookieOf(INVITATION_COOKIE)) ?? '')
    if (ctx.actor.kind !== 'member') {
      await storeInvitation(token)
      return leadTo(loginPathFor(locale, 'household'))
    }
    const joined = await joinHousehold(ctx, token)
    if (joined.ok || joined.refusal === 'ended') await storeInvitation(null)
    if (joined.ok) return leadTo(page(data))
    const notices = {
      ended: 'invitationEnded',
      inOne: 'inHousehold',
      full: 'householdFull',
      notYours: 'invitationNotYours',
    } as const
    return noticed(data, notices[joined.refusal])
  })
}

/** Forgets an invitation that this browser kept. */
export async function declineInvitation(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    await storeInvitation(null)
    return leadTo(page(data))
  })
}
