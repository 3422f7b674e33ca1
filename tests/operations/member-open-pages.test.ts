import { describe, expect, it } from 'vitest'
import { SIGN_OUT_CHANNEL } from '@/features/members/domain/sign-out-message'
import {
  endAllSessions,
  endSession,
  findAccount,
  listSessions,
  setPassword,
  signInByPassword,
} from '@/features/members/server'
import type { Context } from '@/platform/database/context'
import { someContext } from '../support/content-system'
import { contextOf, DEVICE, PASSWORD, someMemberWithPassword, someNetwork } from '../support/members'
import { notificationsOf } from '../support/notifications'

async function signedIn(token: string): Promise<Context> {
  const ctx = await contextOf(token)
  if (!ctx) throw new Error('The session is gone')
  return ctx
}

async function signInElsewhere(email: string) {
  const typed = { email, password: PASSWORD, network: someNetwork(), device: 'Safari · iPhone', formerToken: null }
  expect(await signInByPassword(await someContext(), typed)).toMatchObject({ ok: true })
}

describe('pages that are open elsewhere', () => {
  const told = (work: () => Promise<unknown>) => notificationsOf(work, SIGN_OUT_CHANNEL)
  const olmIdOf = async (ctx: Context) => (await findAccount(ctx)).olmId

  it('close when their session ends there, everywhere, or with another password', async () => {
    const { email, token } = await someMemberWithPassword()
    const ctx = await signedIn(token)
    const own = await olmIdOf(ctx)
    await signInElsewhere(email)
    const [other] = (await listSessions(ctx)).filter(({ isThis }) => !isThis)
    expect(await told(() => endSession(ctx, other?.id ?? ''))).toEqual([own])
    const change = { current: PASSWORD, next: 'another long password', device: DEVICE.device }
    expect(await told(() => setPassword(ctx, change))).toEqual([own])
    const later = await someMemberWithPassword()
    const everywhere = await signedIn(later.token)
    const theirs = await olmIdOf(everywhere)
    expect(await told(() => endAllSessions(everywhere, DEVICE.device))).toEqual([theirs])
  })
})
