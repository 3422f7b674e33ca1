import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { profileVersion } from '@/features/members/domain/form-version'
import {
  askEmailChange,
  askPhoneCode,
  changeEmail,
  changeProfile,
  checkPhoneCode,
  findAccount,
  findPhoneProof,
  findSession,
  sendAddressMail,
  sendPhoneCode,
} from '@/features/members/server'
import type { Context } from '@/platform/database/context'
import { env } from '@/platform/process/env'
import { jobContext, someContext } from '../support/content-system'
import { contextOf, someAddress, someMember } from '../support/members'
import { mailsOf } from '../support/saved-searches'

async function member() {
  const made = await someMember()
  const ctx = await contextOf(made.token)
  if (ctx?.actor.kind !== 'member') throw new Error('The session is gone')
  return { ...made, ctx, id: ctx.actor.id }
}

const codeIn = (mail: string | undefined) => /^\s*(\d{6})\s*$/m.exec(mail ?? '')?.[1] ?? ''
const receiverOf = (mail: string | undefined) => /^To: (.+?)\r?$/m.exec(mail ?? '')?.[1]

async function addressCode(id: string, to: 'old' | 'new') {
  const send = async () => sendAddressMail(await jobContext(), { member: id, to, locale: 'en' }, `${to}-${id}`)
  const [mail] = await mailsOf(send)
  return { mail, code: codeIn(mail), receiver: receiverOf(mail) }
}

/** A member who asked for another address, with both codes. */
async function changing(email = someAddress()) {
  const made = await member()
  expect(await askEmailChange(made.ctx, { email, locale: 'en' })).toEqual({ ok: true, value: null })
  const [old, fresh] = [await addressCode(made.id, 'old'), await addressCode(made.id, 'new')]
  return { ...made, newEmail: email, old, fresh }
}

const other = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a change of the address', () => {
  it('needs the codes of both addresses, ends every session, and tells only the old address the new one', async () => {
    const { ctx, email, token, newEmail, old, fresh } = await changing()
    expect([old.receiver, fresh.receiver]).toEqual([email, newEmail])
    expect(old.mail).toContain(newEmail)
    expect(fresh.mail).not.toContain(email)

    const right = { fromOld: old.code, fromNew: fresh.code, device: '' }
    for (const wrong of [{ fromOld: other(old.code) }, { fromNew: other(fresh.code) }])
      expect(await changeEmail(ctx, { ...right, ...wrong })).toEqual({ ok: false, refusal: 'wrong' })
    const changed = await changeEmail(ctx, right)
    if (!changed.ok) throw new Error(changed.refusal)
    expect(await findSession(await someContext(), token)).toBeNull()
    const now = await contextOf(changed.value.token)
    expect(now && (await findAccount(now)).email).toBe(newEmail)
    expect(now && (await changeEmail(now, right))).toEqual({ ok: false, refusal: 'ended' })
  })

  it('costs at most five tries, however many come at once', async () => {
    const { ctx, old, fresh } = await changing()
    const guess = { fromOld: other(old.code), fromNew: fresh.code, device: '' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => changeEmail(ctx, guess)))
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'wrong')).toHaveLength(4)
    expect(await changeEmail(ctx, { ...guess, fromOld: old.code })).toEqual({ ok: false, refusal: 'ended' })
  })

  it('asks alike for an address with an account, and says so only to whoever proved it', async () => {
    const { email: taken } = await someMember()
    const { ctx, email, old, fresh } = await changing(taken)
    const right = { fromOld: old.code, fromNew: fresh.code, device: '' }
    expect(await changeEmail(ctx, right)).toEqual({ ok: false, refusal: 'taken' })
    expect((await findAccount(ctx)).email).toBe(email)
  })
})

async function phoneCode(id: string): Promise<string> {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await sendPhoneCode(await jobContext(), { member: id, locale: 'en' }, `phone-${id}`)
  const [added = ''] = (await readdir(outbox)).filter((file) => !before.has(file))
  return /^(\d{6}) /m.exec(await readFile(join(outbox, added), 'utf8'))?.[1] ?? ''
}

const profile = (phone: string | null) =>
  ({ name: 'Mali', phone, birthday: null, address: null, locale: 'en' }) as const

const withPhone = async (ctx: Context, last: number) =>
  changeProfile(ctx, profile(`+6689${String(Date.now()).slice(-5)}${last}`))

describe('a phone number', () => {
  it('is proven by the code that was sent to it, until it is changed', async () => {
    const { ctx, id } = await member()
    await withPhone(ctx, 10)
    expect(await findPhoneProof(ctx)).toBe('open')
    expect(await askPhoneCode(ctx, 'en')).toEqual({ ok: true, value: null })
    expect(await findPhoneProof(ctx)).toBe('code sent')
    const code = await phoneCode(id)
    expect(await checkPhoneCode(ctx, other(code), 'Chrome')).toEqual({ ok: false, refusal: 'wrong' })
    expect(await checkPhoneCode(ctx, code, 'Chrome')).toEqual({ ok: true, value: null })
    expect(await findPhoneProof(ctx)).toBe('proven')
    await withPhone(ctx, 11)
    expect(await findPhoneProof(ctx)).toBe('open')
    await changeProfile(ctx, profile(null))
    expect(await findPhoneProof(ctx)).toBe('no number')
  })

  it('that was changed meanwhile is not proven by the code of the former one', async () => {
    const { ctx, id } = await member()
    await withPhone(ctx, 20)
    await askPhoneCode(ctx, 'en')
    const code = await phoneCode(id)
    await withPhone(ctx, 21)
    expect(await checkPhoneCode(ctx, code, 'Chrome')).toEqual({ ok: false, refusal: 'ended' })
    expect(await findPhoneProof(ctx)).toBe('open')
  })
})

describe('the profile in two tabs', () => {
  const version = async (ctx: Context) => profileVersion(await findAccount(ctx))
  const base = { name: 'Mali', phone: null, birthday: null, address: null, locale: 'en' } as const

  it('is not overwritten by the tab that was opened before: it is told what stands', async () => {
    const { ctx } = await member()
    await changeProfile(ctx, base)
    const opened = await version(ctx)
    expect(await changeProfile(ctx, { ...base, address: '1 Sukhumvit' }, { version: opened })).toEqual({
      ok: true,
      value: null,
    })
    const older = await changeProfile(ctx, { ...base, name: 'Mali S.' }, { version: opened })
    expect(older).toEqual({ ok: false, refusal: { ...base, address: '1 Sukhumvit' } })
    expect(await findAccount(ctx)).toMatchObject({ name: 'Mali', address: '1 Sukhumvit' })
    const again = await changeProfile(ctx, { ...base, name: 'Mali S.' }, { version: await version(ctx) })
    expect(again.ok).toBe(true)
  })

  it('saved in both at the same moment, one is kept and the other told', async () => {
    const { ctx } = await member()
    await changeProfile(ctx, base)
    const opened = await version(ctx)
    const tabs = ['A', 'B', 'C'].map((name) => changeProfile(ctx, { ...base, name }, { version: opened }))
    expect((await Promise.all(tabs)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('control: without a version the later one overwrites', async () => {
    const { ctx } = await member()
    await changeProfile(ctx, { ...base, address: '1 Sukhumvit' })
    await changeProfile(ctx, base)
    expect((await findAccount(ctx)).address).toBeNull()
  })
})

describe('a number that another account has, or that no text reaches', () => {
  it('is proven by the last account that showed to have it, and by no other', async () => {
    const [one, two] = [await member(), await member()]
    const phone = `+66891${String(Date.now()).slice(-6)}`
    for (const { ctx, id } of [one, two]) {
      await changeProfile(ctx, profile(phone))
      await askPhoneCode(ctx, 'en')
      expect(await checkPhoneCode(ctx, await phoneCode(id), 'Chrome')).toEqual({ ok: true, value: null })
    }
    expect(await findPhoneProof(two.ctx)).toBe('proven')
    expect(await findPhoneProof(one.ctx)).not.toBe('proven')
  })

  it('is offered no code when it is a landline', async () => {
    const { ctx } = await member()
    await changeProfile(ctx, profile('+6621234567'))
    expect(await findPhoneProof(ctx)).toBe('landline')
    expect(await askPhoneCode(ctx, 'en')).toEqual({ ok: false, refusal: 'unavailable' })
  })
})
