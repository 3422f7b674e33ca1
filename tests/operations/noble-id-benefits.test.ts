import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeMembers, mergesOf, unmergeMembers } from '@/features/members/operations/merge-members'
import { balanceOf } from '@/features/rewards/domain/ledger'
import { ledgerGuard } from '@/features/rewards/operations/ledger-guard'
import { ledgerOf } from '@/features/rewards/operations/ledger-record'
import { confirmCode, endCodes, findAtDesk, findOwnCard, readAtDesk, redeemBenefit } from '@/features/rewards/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext } from '../support/content-system'
import {
  admin,
  as,
  balance,
  codeOf,
  give,
  later,
  NOW,
  type Person,
  redeem,
  redeemed,
  sales,
  somebody,
} from '../support/points'

beforeEach(() => vi.restoreAllMocks())

describe('redeeming a benefit', () => {
  it('takes the points that expire first and makes a code that its member sees, the database does not, staff confirm once', async () => {
    const person = await somebody()
    await give(person, 400, later(-600))
    await give(person, 400)
    const id = await redeemed(person)
    const entries = await ledgerOf(await jobContext(NOW), [person.id])
    expect(entries.filter(({ kind }) => kind === 'spent').map(({ points }) => points)).toEqual([-400, -200])
    const code = await codeOf(person)
    expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    const [row] = await rowsOf(sql`select * from benefit_redemptions where id = ${id}`)
    expect(JSON.stringify(row)).not.toContain(code.replace('-', ''))
    expect(await findAtDesk(await sales(), code.toLowerCase())).toEqual({ kind: 'code', redemption: id })
    const ctx = await sales()
    const confirmed = await Promise.all([confirmCode(ctx, id), confirmCode(ctx, id), confirmCode(ctx, id)])
    expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await confirmCode(ctx, id)).toEqual({ ok: false, refusal: 'used' })
    expect(await codeOf(person)).toBe('')
    await endCodes(await jobContext(later(31)))
    expect(await balance(person, later(31))).toBe(200)
  })

  it.each([
    ['too few points', 500, 'air-conditioner-service', 'tooFew'],
    ['a level too low', 599, 'home-cleaning', 'tooLow'],
    ['no such benefit', 9000, 'a-yacht', 'gone'],
    ['one that needs no points', 9000, 'early-invitation', 'gone'],
  ])('is refused for %s', async (_, points, benefit, refusal) => {
    const person = await somebody()
    await give(person, points)
    expect(await redeem(person, benefit)).toEqual({ ok: false, refusal })
    expect(await balance(person)).toBe(points)
  })

  it('that is sent twice from one form makes one code, also when both arrive at once', async () => {
    const person = await somebody()
    await give(person, 2000)
    const key = randomUUID()
    const send = async (by = person, benefit = 'air-conditioner-service') => redeemBenefit(await as(by), benefit, key)
    const tries = await Promise.all([send(), send(), send()])
    expect(new Set(tries.map((done) => done.ok && done.value))).toEqual(new Set([key]))
    expect(await send()).toEqual({ ok: true, value: key })
    expect(await balance(person)).toBe(1400)
    const other = await somebody()
    await give(other, 2000)
    expect(await send(other)).toEqual({ ok: false, refusal: 'gone' })
    expect(await balance(other)).toBe(2000)
  })

  it('never spends the same points twice, however many try at once', async () => {
    const person = await somebody()
    await give(person, 1000)
    const tries = await Promise.all(Array.from({ length: 8 }, () => redeem(person, 'air-conditioner-service')))
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balance(person)).toBe(400)
  })

  it('and without the guard it would: the race is real', async () => {
    const person = await somebody()
    await give(person, 1000)
    vi.spyOn(ledgerGuard, 'lock').mockImplementation(async (_ctx, member) => [member])
    const tries = await Promise.all(Array.from({ length: 8 }, () => redeem(person, 'air-conditioner-service')))
    expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(1)
  })

  it('gives the points of an unused code back when it ends, once, and for thirty days at least', async () => {
    const person = await somebody()
    await give(person, 600, later(-715))
    const id = await redeemed(person)
    await endCodes(await jobContext(later(29)))
    expect(await balance(person, later(29))).toBe(0)
    expect(await confirmCode(await sales(later(31)), id)).toEqual({ ok: false, refusal: 'ended' })
    const ctx = await jobContext(later(31))
    await Promise.all([endCodes(ctx), endCodes(ctx)])
    expect(await balance(person, later(31))).toBe(600)
    expect(await balance(person, later(60))).toBe(600)
    expect(await balance(person, later(61))).toBe(0)
  })

  it('gives points no new time by being redeemed again and again', async () => {
    const person = await somebody()
    await give(person, 600, later(-715))
    for (const day of [0, 32]) {
      await redeemed(person, 'air-conditioner-service', later(day))
      await endCodes(await jobContext(later(day + 31)))
    }
    expect(await balance(person, later(63))).toBe(0)
  })
})

describe('members that were merged', () => {
  const bytesOf = async (...people: Person[]) => {
    const found: unknown[] = []
    for (const { id } of people)
      for (const table of ['points_entries', 'benefit_redemptions', 'member_cards'])
        found.push(await rowsOf(sql`select * from ${sql.raw(table)} where member = ${id} order by 1`))
    return JSON.stringify(found)
  }
  const merge = async (kept: Person, other: Person) =>
    mergeMembers(await admin(), { kept: kept.id, number: other.number, reason: 'The same person' })
  const part = async (kept: Person) => {
    const [shown] = await mergesOf(await admin(), kept.id)
    return unmergeMembers(await admin(later(1)), shown?.id ?? 0)
  }

  it('show one ledger, and parting them leaves every byte as it was', async () => {
    const [kept, other] = [await somebody(), await somebody()]
    await give(kept, 100)
    await give(other, 50)
    const card = (await findOwnCard(await as(other), 'en')).number
    await findOwnCard(await as(kept), 'en')
    const before = await bytesOf(kept, other)
    await merge(kept, other)
    expect(await balance(kept)).toBe(150)
    expect(await findAtDesk(await admin(), card)).toEqual({ kind: 'member', member: kept.id })
    expect((await readAtDesk(await admin(), other.id, 'en'))?.points.balance).toBe(150)
    await part(kept)
    expect(await bytesOf(kept, other)).toBe(before)
    expect([await balance(kept), await balance(other)]).toEqual([100, 50])
  })

  it('do not spend what came with the other account for seven days: its owner may object', async () => {
    const [kept, other] = [await somebody(), await somebody()]
    await give(other, 600)
    await give(kept, 400)
    await merge(kept, other)
    const redeemOn = async (day: number) => redeemBenefit(await as(kept, later(day)), 'air-conditioner-service')
    expect(await redeemOn(6.9)).toEqual({ ok: false, refusal: 'waiting' })
    const card = async (day: number) => findOwnCard(await as(kept, later(day)), 'en')
    expect((await card(6.9)).waiting).toEqual({ points: 600, until: later(7) })
    expect((await readAtDesk(await admin(), kept.id, 'en'))?.points.waiting?.points).toBe(600)
    expect((await card(7)).waiting).toBeNull()
    expect((await redeemOn(7)).ok).toBe(true)
  })

  it('spend from both, and after parting neither is below zero', async () => {
    const [kept, other] = [await somebody(), await somebody()]
    await give(other, 450, later(-10))
    await give(kept, 450)
    await merge(kept, other)
    await redeemed(kept, 'air-conditioner-service', later(7))
    expect(await balance(kept, later(7))).toBe(300)
    await part(kept)
    expect([await balance(kept), await balance(other)]).toEqual([300, 0])
    const entries = await ledgerOf(await jobContext(NOW), [other.id])
    expect(balanceOf(entries, NOW)).toBe(0)
    await endCodes(await jobContext(later(38)))
    expect([await balance(kept, later(38)), await balance(other, later(38))]).toEqual([450, 450])
  })
})
