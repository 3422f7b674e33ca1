import { describe, expect, it } from 'vitest'
import {
  addPasskey,
  blockMember,
  findSession,
  listPasskeys,
  offerPasskey,
  offerPasskeySignIn,
  removePasskey,
  signInByPasskey,
} from '@/features/members/server'
import { env } from '@/platform/process/env'
import type { NewAnswer } from '@/platform/sign-in/passkeys'
import { authenticator } from '../support/authenticator'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { contextOf, DEVICE, someMember, someNetwork } from '../support/members'

const MINUTE = 60_000

async function memberContext(now?: Date) {
  const { token } = await someMember(undefined, now)
  const ctx = await contextOf(token, now)
  if (ctx?.actor.kind !== 'member') throw new Error('The session is gone')
  return { ctx, id: ctx.actor.id }
}

/** A member with a passkey on a device. */
async function withPasskey() {
  const [{ ctx, id }, device] = [await memberContext(), authenticator(env.publicUrl)]
  const offered = await offerPasskey(ctx)
  if (!offered.ok) throw new Error(offered.refusal)
  const { kept, options } = offered.value
  const made = {
    response: device.make(options.challenge) as NewAnswer['response'],
    kept,
    name: '',
    device: 'Chrome · Mac',
  }
  expect(await addPasskey(ctx, made)).toEqual({ ok: true, value: null })
  return { ctx, id, device, made }
}

async function signInWith(device: ReturnType<typeof authenticator>, wrong = {}) {
  const { kept, options } = await offerPasskeySignIn(await someContext())
  const signed = { response: device.sign(options.challenge, wrong), kept, network: someNetwork(), ...DEVICE }
  return { signed, answer: await signInByPasskey(await someContext(), signed) }
}

const ENDED = { ok: false, refusal: 'ended' }

describe('a passkey of a member', () => {
  it('signs in, is listed under the name of its device, and its removal ends that', async () => {
    const { ctx, id, device } = await withPasskey()
    const { answer, signed } = await signInWith(device)
    if (!answer.ok) throw new Error(answer.refusal)
    expect(await findSession(await someContext(), answer.value.token)).toMatchObject({ kind: 'member', id })
    // The same signature is worth nothing a second time.
    expect(await signInByPasskey(await someContext(), signed)).toEqual(ENDED)

    const [passkey] = await listPasskeys(ctx)
    expect(passkey).toMatchObject({ name: 'Chrome · Mac', usedAt: expect.any(Date) })
    expect(await removePasskey(ctx, { passkey: passkey?.id ?? '', device: '' })).toEqual({ ok: true, value: null })
    expect((await signInWith(device)).answer).toEqual(ENDED)
  })

  it('is refused from a foreign page, without the person verified, as a copy, and when unknown', async () => {
    const { device } = await withPasskey()
    await signInWith(device, { counter: 9 })
    for (const wrong of [{ origin: 'https://evil.example' }, { isUnverified: true }, { counter: 9 }])
      expect((await signInWith(device, wrong)).answer, JSON.stringify(wrong)).toEqual(ENDED)
    expect((await signInWith(authenticator(env.publicUrl))).answer).toEqual(ENDED)
  })

  it('of a blocked member opens nothing', async () => {
    const { id, device } = await withPasskey()
    const { id: admin } = await staffMember(await contentSystem(), 'admin')
    await blockMember(await someContext(new Date(), { kind: 'staff', id: admin, role: 'admin' }), id, 'a stolen phone')
    expect((await signInWith(device)).answer).toEqual({ ok: false, refusal: 'blocked' })
  })

  it('is added and removed only after a code of the last minutes', async () => {
    const { ctx, made } = await withPasskey()
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 16 * MINUTE) }
    const [passkey] = await listPasskeys(ctx)
    expect(await offerPasskey(later)).toEqual({ ok: false, refusal: 'proof' })
    expect(await removePasskey(later, { passkey: passkey?.id ?? '', device: '' })).toEqual({
      ok: false,
      refusal: 'proof',
    })
    // A challenge is used once, and belongs to the session that asked for it.
    expect(await addPasskey(ctx, made)).toEqual(ENDED)
  })

  it('of another member does not exist', async () => {
    const [{ ctx }, { ctx: stranger }] = [await withPasskey(), await memberContext()]
    const [passkey] = await listPasskeys(ctx)
    expect(await removePasskey(stranger, { passkey: passkey?.id ?? '', device: '' })).toEqual({
      ok: false,
      refusal: 'unknown',
    })
    expect(await listPasskeys(stranger)).toEqual([])
  })
})
