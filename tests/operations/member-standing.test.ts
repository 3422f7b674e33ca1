import { describe, expect, it } from 'vitest'
import { mergeMembers, mergesOf, unmergeMembers } from '@/features/members/operations/merge-members'
import {
  accountsOfPerson,
  blockMember,
  checkCode,
  closeAccount,
  exportAccount,
  findChallenge,
  findSession,
  sendAccountChange,
  setPassword,
  signInByPassword,
  unblockMember,
} from '@/features/members/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { askFor, codeMailTo, contextOf, DEVICE, findMembers, someMember, someNetwork } from '../support/members'
import { mailsOf } from '../support/saved-searches'

const PASSWORD = 'correct horse battery staple'
const CANARY = 'Kanaryphan'

const admin = () => someContext(new Date(), { kind: 'staff', id: 7, role: 'admin' })

async function member() {
  const { email, token } = await someMember()
  const ctx = await contextOf(token)
  if (ctx?.actor.kind !== 'member') throw new Error('The session is gone')
  const [row] = await rowsOf(sql`select olm_id from members where id = ${ctx.actor.id}`)
  return { email, token, ctx, id: ctx.actor.id, number: String(row?.olm_id) }
}

async function merged() {
  const [kept, other] = [await member(), await member()]
  await rowsOf(sql`update members set name = ${CANARY} where id = ${other.id}`)
  const reason = `${CANARY} showed an ID`
  expect(await mergeMembers(await admin(), { kept: kept.id, number: other.number, reason })).toMatchObject({ ok: true })
  return { kept, other }
}

const standingOf = async (id: string) => (await rowsOf(sql`select standing from members where id = ${id}`))[0]?.standing

/** Enters the right code of a mail to an address; with what the browser is then told about its request. */
async function enter(email: string) {
  await rowsOf(sql`delete from rate_limits`)
  const browser = await askFor(email)
  const { code } = await codeMailTo(email)
  const typed = { browser, code, network: someNetwork(), ...DEVICE }
  const answer = await checkCode(await someContext(), typed)
  return { answer, state: (await findChallenge(await someContext(), browser))?.state }
}

const passwordOf = async (email: string, password: string) =>
  signInByPassword(await someContext(), { email, password, network: someNetwork(), ...DEVICE })

/** The changes that are to be mailed to an address, in order. */
async function changesMailedTo(email: string) {
  const jobs = await rowsOf(sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'members.send-account-change' and payload->>'to' = ${email} order by j.id`)
  return jobs.map(({ payload }) => (payload as { event: string }).event)
}

describe('an account that opens no more', () => {
  it('says so to who proves it, by code or password, and to nobody else; the code is not called ended', async () => {
    const blocked = await member()
    const set = await setPassword(blocked.ctx, { current: '', next: PASSWORD, device: 'Chrome' })
    expect(set).toMatchObject({ ok: true })
    expect(await blockMember(await admin(), blocked.id, 'Asked for it by phone')).toMatchObject({ ok: true })
    expect(await enter(blocked.email)).toEqual({ answer: { ok: false, refusal: 'blocked' }, state: 'open' })
    expect(await passwordOf(blocked.email, PASSWORD)).toEqual({ ok: false, refusal: 'blocked' })
    expect(await passwordOf(blocked.email, `${PASSWORD}!`)).toEqual({ ok: false, refusal: 'wrong' })
    const { other } = await merged()
    expect((await enter(other.email)).answer).toEqual({ ok: false, refusal: 'merged' })
  })

  it('that was merged is opened by taking the merge back alone: neither the list nor SQL half-undoes it', async () => {
    const { kept, other } = await merged()
    expect(await unblockMember(await admin(), other.id)).toEqual({ ok: false, refusal: 'unknown' })
    expect(await blockMember(await admin(), other.id, 'Again')).toEqual({ ok: false, refusal: 'unknown' })
    expect(await findMembers(await admin(), other.email)).toMatchObject([{ standing: 'merged', blockedReason: null }])
    await expect(rowsOf(sql`update members set standing = 'active' where id = ${other.id}`)).rejects.toThrow()
    await expect(rowsOf(sql`update member_merges set undone_at = now() where merged = ${other.id}`)).rejects.toThrow()
    expect(await standingOf(other.id)).toBe('merged')
    const [merge] = await mergesOf(await admin(), kept.id)
    expect(await unmergeMembers(await admin(), merge?.id ?? 0)).toMatchObject({ ok: true })
    expect(await standingOf(other.id)).toBe('active')
    expect((await enter(other.email)).answer).toMatchObject({ ok: true })
  })

  it('and was blocked before the merge is blocked again after it', async () => {
    const [kept, other] = [await member(), await member()]
    await blockMember(await admin(), other.id, 'Fraud')
    await mergeMembers(await admin(), { kept: kept.id, number: other.number, reason: 'One person' })
    expect(await standingOf(other.id)).toBe('merged')
    await unmergeMembers(await admin(), (await mergesOf(await admin(), kept.id))[0]?.id ?? 0)
    expect(await rowsOf(sql`select standing, blocked_reason from members where id = ${other.id}`)).toEqual([
      { standing: 'blocked', blocked_reason: 'Fraud' },
    ])
  })
})

describe('closing an account that took in another', () => {
  it('erases both halves, and keeps that they were merged without a word about whose they were', async () => {
    const { kept, other } = await merged()
    const exported = JSON.stringify(await exportAccount(kept.ctx))
    for (const fact of [kept.email, other.email, CANARY]) expect(exported).toContain(fact)
    expect(await closeAccount(kept.ctx, '')).toEqual({ ok: true, value: null })
    for (const { id, token } of [kept, other]) {
      expect(await rowsOf(sql`select 1 from members where id = ${id}`)).toEqual([])
      expect(await findSession(await someContext(), token)).toBeNull()
    }
    const record = await rowsOf(sql`select * from member_merges where merged = ${other.id}`)
    expect(record).toMatchObject([{ kept: kept.id, staff: 7, undone_at: null }])
    expect(record[0]?.closed_at).not.toBeNull()
    expect(JSON.stringify(record)).not.toContain(CANARY)
    expect(await accountsOfPerson(await admin(), other.id)).toEqual([other.id])
  })
})

describe('the owner of an account', () => {
  it('is mailed after what opens it was changed, with what to do if it was somebody else', async () => {
    const { ctx, email } = await member()
    await setPassword(ctx, { current: '', next: PASSWORD, device: 'Safari · iPhone' })
    expect(await changesMailedTo(email)).toEqual(['password_set'])
    const change = {
      to: email,
      name: 'Mali Jaidee',
      locale: 'en',
      event: 'password_set',
      device: 'Safari · iPhone',
      at: new Date(),
    } as const
    const [mail = ''] = await mailsOf(async () => sendAccountChange(await jobContext(), change, `change-${email}`))
    for (const words of ['Dear Mali Jaidee,', 'Password set', 'Safari', 'If it was not you'])
      expect(mail).toContain(words)
  })

  it('of each of two accounts is mailed when staff merge or part them', async () => {
    const { kept, other } = await merged()
    await unmergeMembers(await admin(), (await mergesOf(await admin(), kept.id))[0]?.id ?? 0)
    for (const { email } of [kept, other]) expect(await changesMailedTo(email)).toEqual(['merged', 'parted'])
  })
})
