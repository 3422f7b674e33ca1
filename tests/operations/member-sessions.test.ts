import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  blockMember,
  changeSavedHomes,
  closeAccount,
  endAllSessions,
  endSession,
  exportAccount,
  findAccount,
  findSession,
  forgetEndedSignIns,
  listSavedHomes,
  listSessions,
  setPassword,
  signInByPassword,
  unblockMember,
  viewMember,
} from '@/features/members/server'
import { databaseOf, sql } from '@/platform/database/database'
import { ActorRefusedError } from '@/platform/database/require-actor'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import {
  askFor,
  codeMailTo,
  contextOf,
  DEVICE,
  enter,
  findMembers,
  PASSWORD,
  someMember,
  someMemberWithPassword,
  someNetwork,
} from '../support/members'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

const isSignedIn = async (token: string, now?: Date) => (await findSession(await someContext(now), token)) !== null

async function contextOfMember(token: string, now?: Date) {
  const ctx = await contextOf(token, now)
  if (!ctx) throw new Error('The session is gone')
  return ctx
}

async function signIn(email: string, formerToken: string | null = null) {
  const typed = { email, password: PASSWORD, network: someNetwork(), device: 'Safari · iPhone', formerToken }
  const answer = await signInByPassword(await someContext(), typed)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value.token
}

describe('a session', () => {
  it('is stored as a hash, ends after 30 days without use and after 180 days in any case', async () => {
    const { token } = await someMember()
    const database = await databaseOf(await contentSystem())
    const { rows } = await database.execute(sql`select to_jsonb(s)::text as row from member_sessions s`)
    expect(rows.filter(({ row }) => String(row).includes(token))).toEqual([])
    expect(await isSignedIn(token, inDays(29))).toBe(true)
    expect(await isSignedIn(token, inDays(58))).toBe(true)
    expect(await isSignedIn(token, inDays(89))).toBe(false)
    for (const day of [87, 116, 145, 174]) expect(await isSignedIn(token, inDays(day)), `day ${day}`).toBe(true)
    expect(await isSignedIn(token, inDays(181))).toBe(false)
  })

  it('gets a new token at every sign-in, and the one a browser had before ends (fixation)', async () => {
    const { email, token } = await someMemberWithPassword()
    const planted = await signIn(email)
    const own = await signIn(email, planted)
    expect(own).not.toBe(planted)
    expect([await isSignedIn(planted), await isSignedIn(own), await isSignedIn(token)]).toEqual([false, true, true])
  })

  it('cannot be used again after signing out', async () => {
    const { token } = await someMember()
    const ctx = await contextOfMember(token)
    const { actor } = ctx
    expect(actor.kind === 'member' && (await endSession(ctx, actor.session))).toEqual({ ok: true, value: null })
    expect(await isSignedIn(token)).toBe(false)
  })

  it('that was stolen is worthless after the password is changed', async () => {
    const { email, token: stolen } = await someMemberWithPassword()
    const own = await signIn(email)
    const changed = await setPassword(await contextOfMember(own), {
      current: PASSWORD,
      next: 'another long password',
      device: DEVICE.device,
    })
    if (!changed.ok) return expect.unreachable(changed.refusal)
    expect([await isSignedIn(stolen), await isSignedIn(own), await isSignedIn(changed.value.token)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('of another device is listed and ended there, or everywhere', async () => {
    const { email, token } = await someMemberWithPassword()
    const phone = await signIn(email)
    const ctx = await contextOfMember(token)
    const devices = await listSessions(ctx)
    expect(devices.map(({ name, isThis }) => [name, isThis]).toSorted()).toEqual([
      ['Chrome · Mac', true],
      ['Safari · iPhone', false],
    ])
    await endSession(ctx, devices.find(({ isThis }) => !isThis)?.id ?? '')
    expect([await isSignedIn(phone), await isSignedIn(token)]).toEqual([false, true])
    const tablet = await signIn(email)
    await endAllSessions(ctx, DEVICE.device)
    expect([await isSignedIn(tablet), await isSignedIn(token)]).toEqual([false, false])
  })
})

describe('the back office', () => {
  const staffContext = async (role: 'admin' | 'sales' | 'editor') => {
    const { id } = await staffMember(await contentSystem(), role)
    return someContext(new Date(), { kind: 'staff', id, role })
  }

  it('sees what a member sees, without what protects the account, and that is written down', async () => {
    const { email, token } = await someMemberWithPassword()
    const { actor } = await contextOfMember(token)
    const id = actor.kind === 'member' ? actor.id : ''
    const sales = await staffContext('admin')
    const viewed = await viewMember(sales, id)
    expect(viewed).toMatchObject({ email, name: 'Mali Srisuk', views: [{ staff: expect.any(Number) }] })
    expect(JSON.stringify(viewed)).not.toMatch(/hash|salt|scrypt/i)
    expect((await viewMember(sales, id))?.views).toHaveLength(2)
    expect(await viewMember(sales, randomUUID())).toBeNull()
    await expect(viewMember(await staffContext('editor'), id)).rejects.toThrow(ActorRefusedError)
    await expect(viewMember(await contextOfMember(token), id)).rejects.toThrow(ActorRefusedError)
  })

  it('finds members by name, email, phone and number, and reads nothing that protects an account', async () => {
    const { email, token } = await someMemberWithPassword()
    const { olmId } = await findAccount(await contextOfMember(token))
    const ctx = await staffContext('admin')
    for (const search of [email, email.toUpperCase().slice(0, 20), olmId.toLowerCase()]) {
      const members = await findMembers(ctx, search)
      expect(
        members.map((member) => member.email),
        search,
      ).toContain(email)
      expect(JSON.stringify(members)).not.toMatch(/scrypt|hash/)
    }
    for (const search of ['mali sri', '081 234 5678', '+66812345678'])
      expect((await findMembers(ctx, search)).length, search).toBeGreaterThan(0)
    for (const search of ['%', '_', "' or 1=1 --"]) expect(await findMembers(ctx, search), search).toEqual([])
  })

  it('blocks with a reason: sessions end, no code or password opens the account, until it is unblocked', async () => {
    const { email, token } = await someMemberWithPassword()
    const ctx = await staffContext('admin')
    const [{ id } = { id: '' }] = await findMembers(ctx, email)
    expect(await blockMember(ctx, id, ' ')).toEqual({ ok: false, refusal: 'reason' })
    expect(await blockMember(ctx, id, 'Asked us to')).toEqual({ ok: true, value: null })
    expect(await isSignedIn(token)).toBe(false)
    await expect(signIn(email)).rejects.toThrow('blocked')
    const database = await databaseOf(await contentSystem())
    await database.execute(sql`delete from rate_limits`)
    const browser = await askFor(email)
    expect(await enter(browser, (await codeMailTo(email)).code)).toEqual({ ok: false, refusal: 'blocked' })
    expect((await findMembers(ctx, email))[0]?.blockedReason).toBe('Asked us to')
    await unblockMember(ctx, id)
    expect(await isSignedIn(await signIn(email))).toBe(true)
  })

  it('is closed to staff who do not work with members, and to members', async () => {
    const { token } = await someMember()
    for (const ctx of [await staffContext('editor'), await contextOfMember(token)])
      await expect(findMembers(ctx, '')).rejects.toThrow(ActorRefusedError)
    await expect(blockMember(await staffContext('sales'), randomUUID(), 'x')).rejects.toThrow(ActorRefusedError)
  })
})

describe('a password', () => {
  it('is set with a code of the last minutes or the current password, and nothing else', async () => {
    const { token } = await someMember()
    const later = new Date(Date.now() + 16 * 60_000)
    const next = { current: '', next: 'a fine new password', device: DEVICE.device }
    const late = await contextOfMember(token, later)
    expect(await setPassword(late, next)).toEqual({ ok: false, refusal: 'proof' })
    expect(await setPassword(await contextOfMember(token), { ...next, next: 'password1234' })).toEqual({
      ok: false,
      refusal: 'common',
    })
    expect(await setPassword(await contextOfMember(token), next)).toMatchObject({ ok: true })
  })
})

describe('one member', () => {
  it('reaches nothing of another: devices do not exist, lists are their own', async () => {
    const [a, b] = [await someMember(), await someMember()]
    const [ctxA, ctxB] = [await contextOfMember(a.token), await contextOfMember(b.token)]
    await changeSavedHomes(ctxB, { add: ['noble-one'], remove: [] })
    const [device] = await listSessions(ctxB)
    for (const id of [device?.id ?? '', randomUUID(), '1', "' or true --"])
      expect(await endSession(ctxA, id)).toEqual({ ok: false, refusal: 'unknown' })
    expect(await isSignedIn(b.token)).toBe(true)
    await changeSavedHomes(ctxA, { add: [], remove: ['noble-one'] })
    expect([await listSavedHomes(ctxA), await listSavedHomes(ctxB)]).toEqual([[], ['noble-one']])
    expect((await findAccount(ctxA)).email).toBe(a.email)
    expect(JSON.stringify(await exportAccount(ctxA))).not.toContain(b.email)
  })

  it('keeps what several devices saved, once each and nothing lost', async () => {
    const ctx = await contextOfMember((await someMember()).token)
    await changeSavedHomes(ctx, { add: ['noble-one', 'nue-two'], remove: [] })
    const merged = await changeSavedHomes(ctx, { add: ['nue-two', 'noble-three'], remove: [] })
    expect(merged.toSorted()).toEqual(['noble-one', 'noble-three', 'nue-two'])
    expect(await changeSavedHomes(ctx, { add: [], remove: ['nue-two'] })).not.toContain('nue-two')
  })

  it('who closes the account leaves nothing behind, and needs a proof', async () => {
    const { email, token } = await someMember()
    const late = await contextOfMember(token, new Date(Date.now() + 16 * 60_000))
    expect(await closeAccount(late, '')).toEqual({ ok: false, refusal: 'proof' })
    expect(await closeAccount(await contextOfMember(token), '')).toEqual({ ok: true, value: null })
    expect(await isSignedIn(token)).toBe(false)
    const database = await databaseOf(await contentSystem())
    for (const table of ['members', 'member_challenges']) {
      const { rows } = await database.execute(sql`select 1 from ${sql.identifier(table)} where email = ${email}`)
      expect(rows, table).toEqual([])
    }
  })
})

describe('the night', () => {
  it('erases used codes, ended sessions and old history', async () => {
    const { email } = await someMember()
    expect(await forgetEndedSignIns(await jobContext(inDays(400)))).toBeGreaterThan(0)
    const database = await databaseOf(await contentSystem())
    const { rows } = await database.execute(sql`select 1 from member_challenges where email = ${email}`)
    expect(rows).toEqual([])
  })
})
