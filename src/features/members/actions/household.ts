'use server'

import { notFound } from 'next/navigation'
import { readEmail } from '@/kernel/email'
import { requireForm } from '@/platform/require-form'
import { accountPath, loginPathFor } from '../domain/account-pages'
import { INVITATION_COOKIE } from '../domain/cookies'
import type { FormState } from '../domain/form-state'
import { readVote } from '../domain/household'
import { putBackHome, shareHome, unshareHome, voteForHome } from '../operations/household'
import { inviteToHousehold, joinHousehold, withdrawInvitation } from '../operations/household-invitations'
import { leaveHousehold, removeFromHousehold } from '../operations/household-people'
import { answerForm, localeOf, noticed, refused, textOf } from './answer-form'
import { asMember } from './as-member'
import { contextOfBrowser, cookieOf, keepInvitation, leadTo } from './browser'

const page = (data: FormData) => accountPath(localeOf(data), 'household')

/** Mails an invitation. */
export async function invite(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const email = readEmail(textOf(data, 'email'))
    if (!email.ok) return refused(data, [{ field: 'email', code: email.refusal }])
    const invited = await inviteToHousehold(ctx, { email: email.value, locale: localeOf(data) })
    if (invited.ok) return leadTo(page(data))
    return noticed(data, invited.refusal === 'full' ? 'householdFull' : invited.refusal)
  })
}

/** Withdraws an invitation. */
export async function withdraw(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const gone = await withdrawInvitation(ctx, textOf(data, 'invitation'))
    return gone.ok ? leadTo(page(data)) : notFound()
  })
}

/** Puts a saved project on the shared list. */
export async function share(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const shared = await shareHome(ctx, textOf(data, 'slug'))
    if (shared.ok) return leadTo(page(data))
    return shared.refusal === 'full' ? noticed(data, 'listFull') : notFound()
  })
}

/** Takes a project off the shared list. */
export async function unshare(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const removed = await unshareHome(ctx, textOf(data, 'slug'))
    return removed.ok ? leadTo(page(data)) : notFound()
  })
}

/** Puts a project back that somebody took off the shared list. */
export async function putBack(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const back = await putBackHome(ctx, textOf(data, 'slug'))
    if (back.ok) return leadTo(page(data))
    return back.refusal === 'full' ? noticed(data, 'listFull') : notFound()
  })
}

/** A vote with its note. */
export async function sendVote(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const vote = readVote(textOf(data, 'vote'))
    if (!vote) return refused(data, [{ field: 'vote', code: 'missing' }])
    const voted = await voteForHome(ctx, { slug: textOf(data, 'slug'), vote, note: textOf(data, 'note') })
    return voted.ok ? leadTo(page(data)) : notFound()
  })
}

/** Takes somebody out of the household. */
export async function removePerson(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const removed = await removeFromHousehold(ctx, new Date(Number(textOf(data, 'joined')) || 0))
    return removed.ok ? leadTo(page(data)) : notFound()
  })
}

/** Leaves the household. */
export async function leave(_previous: FormState, data: FormData): Promise<FormState> {
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
export async function acceptInvitation(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return answerForm(data, async () => {
    const [ctx, locale] = [await contextOfBrowser(), localeOf(data)]
    const token = textOf(data, 'token') || ((await cookieOf(INVITATION_COOKIE)) ?? '')
    if (ctx.actor.kind !== 'member') {
      await keepInvitation(token)
      return leadTo(loginPathFor(locale, 'household'))
    }
    const joined = await joinHousehold(ctx, token)
    if (joined.ok || joined.refusal === 'ended') await keepInvitation(null)
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
export async function declineInvitation(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return answerForm(data, async () => {
    await keepInvitation(null)
    return leadTo(page(data))
  })
}
