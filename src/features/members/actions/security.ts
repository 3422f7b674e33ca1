'use server'

import { notFound } from 'next/navigation'
import { homePath, pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { isTicked, postedExact, postedText } from '@/kernel/form/posted-form'
import { requireForm } from '@/platform/http/require-form'
import type { MemberState } from '../domain/form-state'
import { closeAccount } from '../operations/close-account'
import { disconnectLine } from '../operations/line-login'
import { endAllSessions, endSession } from '../operations/manage-sessions'
import { setPassword } from '../operations/set-password'
import { noticed, refused } from './answer-form'
import { asMember } from './as-member'
import { forgetSession, leadTo, signingIn, storeSession } from './browser'

const accountPage = (data: FormData, page: string) => `${pagePath(postedLocale(data), 'account-setting')}?page=${page}`

/** Sets or changes the password; the session of this browser is replaced, all others end. */
export async function changePassword(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const { device } = await signingIn()
    const typed = { current: postedExact(data, 'current'), next: postedExact(data, 'next'), device }
    const set = await setPassword(ctx, typed)
    if (set.ok) {
      await storeSession(set.value.token)
      return noticed(data, 'passwordSet')
    }
    if (set.refusal === 'tooMany') return noticed(data, 'tooMany')
    return refused(data, [{ field: set.refusal === 'proof' ? 'current' : 'next', fault: set.refusal }])
  })
}

/** Disconnects LINE. */
export async function removeLine(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await disconnectLine(ctx, (await signingIn()).device)
    return leadTo(accountPage(data, 'security'))
  })
}

/** Signs out of this browser. */
export async function signOut(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    if (ctx.actor.kind === 'member') await endSession(ctx, ctx.actor.session)
    await forgetSession()
    return leadTo(homePath(postedLocale(data)))
  })
}

/** Signs out of another browser. A session that is not the member's own does not exist. */
export async function signOutThere(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    const ended = await endSession(ctx, postedText(data, 'device'))
    return ended.ok ? leadTo(accountPage(data, 'devices')) : notFound()
  })
}

/** Signs out of every browser, this one too. */
export async function signOutEverywhere(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    await endAllSessions(ctx, (await signingIn()).device)
    await forgetSession()
    return leadTo(homePath(postedLocale(data)))
  })
}

/** Closes the account. */
export async function closeOwnAccount(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return asMember(data, async (ctx) => {
    if (!isTicked(data, 'understood')) return refused(data, [{ field: 'understood', fault: 'missing' }])
    const closed = await closeAccount(ctx, postedExact(data, 'current'))
    if (!closed.ok) {
      return closed.refusal === 'proof'
        ? refused(data, [{ field: 'current', fault: 'proof' }])
        : noticed(data, closed.refusal)
    }
    await forgetSession()
    return leadTo(homePath(postedLocale(data)))
  })
}
