import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeAccount } from '@/features/members/server'
import { ledgerOf } from '@/features/rewards/operations/ledger-record'
import {
  changePoints,
  confirmCode,
  earnForContract,
  earnForVisit,
  exportPoints,
  findAtDesk,
  findOwnCard,
  findOwnRedemption,
  readAtDesk,
  readRedemption,
  sendPointsMail,
} from '@/features/rewards/server'
import { sql } from '@/platform/database/database'
import { freeUnits, rowsOf, signed, someone } from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import {
  admin,
  as,
  balance,
  change,
  codeOf,
  give,
  mailsDuring,
  NOW,
  REASON,
  redeemed,
  sales,
  somebody,
} from '../support/points'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const jobsOf = (task: string) =>
  rowsOf(sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${task}`)

describe('a visit that took place', () => {
  const visitOf = async (email: string, state: 'booked' | 'attended') => {
    const gallery = await payload.find({ collection: 'sales-galleries', limit: 1 })
    return payload.create({
      collection: 'appointments',
      data: {
        gallery: Number(gallery.docs[0]?.id),
        startsAt: NOW.toISOString(),
        kind: 'visit',
        name: 'Mali',
        email,
        locale: 'en',
        state,
      },
    })
  }

  it('earns points once, however often it is announced, and the announcement belongs to the change itself', async () => {
    const person = await somebody()
    const { id } = await visitOf(person.email, 'booked')
    expect(await earnForVisit(await jobContext(NOW), id)).toBe('nothing')
    await payload.update({ collection: 'appointments', id, data: { state: 'attended' } })
    expect((await jobsOf('visits.attended')).filter((job) => JSON.stringify(job).includes(`${id}`))).toHaveLength(1)
    const ctx = await jobContext(NOW)
    const outcomes = await Promise.all([1, 2, 3].map(() => earnForVisit(ctx, id)))
    expect(outcomes.toSorted()).toEqual(['earned', 'known', 'known'])
    expect(await balance(person)).toBe(200)
    const [line] = (await findOwnCard(await as(person), 'en')).lines
    expect(line).toMatchObject({ kind: 'visit', points: 200, expiresAt: new Date('2028-11-24T03:00:00Z') })
  })

  it('of somebody who is no member earns nothing', async () => {
    const { id } = await visitOf('nobody-at-all@example.com', 'attended')
    expect(await earnForVisit(await jobContext(NOW), id)).toBe('nobody')
  })
})

it('a signed contract earns points for whoever proved the address of the booking', async () => {
  const person = await somebody()
  const [unit = 0] = await freeUnits(payload, 1)
  await signed(unit, { ...someone(), email: person.email })
  const [row] = await rowsOf(sql`select reference from bookings where unit_id = ${unit} order by id desc limit 1`)
  const reference = String(row?.reference)
  expect(await earnForContract(await jobContext(NOW), reference)).toBe('earned')
  expect(await earnForContract(await jobContext(NOW), reference)).toBe('known')
  expect(await balance(person)).toBe(5000)
  expect((await findOwnCard(await as(person), 'en')).standing.level?.name).toBe('Prestige')
})

describe('the ledger', () => {
  it('refuses to be changed or emptied, and goes with the account', async () => {
    const person = await somebody()
    await give(person, 100)
    const own = sql`member = ${person.id}`
    await expect(rowsOf(sql`update points_entries set points = 900 where ${own}`)).rejects.toThrow()
    await expect(rowsOf(sql`delete from points_entries where ${own}`)).rejects.toThrow()
    await expect(rowsOf(sql`truncate points_entries cascade`)).rejects.toThrow()
    await redeemed(person, 'coffee-for-two')
    await rowsOf(sql`update members set password_hash = null where id = ${person.id}`)
    await rowsOf(sql`insert into member_sessions (member, token_hash, device, created_at, seen_at, ends_at, proven_at)
      values (${person.id}, ${randomUUID()}, 'x', now(), now(), now() + interval '1 day', ${NOW.toISOString()})`)
    const [session] = await rowsOf(sql`select id from member_sessions where ${own}`)
    const actor = { kind: 'member', id: person.id, session: String(session?.id) } as const
    expect(await closeAccount(await someContext(NOW, actor), '')).toEqual({ ok: true, value: null })
    for (const table of ['points_entries', 'benefit_redemptions', 'member_cards'])
      expect(await rowsOf(sql`select 1 from ${sql.raw(table)} where ${own}`), table).toEqual([])
  })

  it('is part of what a member takes along', async () => {
    const person = await somebody()
    await give(person, 700)
    await redeemed(person)
    expect(await exportPoints(await as(person), 'en')).toMatchObject({
      balance: 100,
      level: 'Signature',
      statement: [{ kind: 'spent' }, { kind: 'given', reason: REASON }],
      redemptions: [{ title: 'Two air conditioners cleaned', state: 'open' }],
    })
  })

  it('takes from staff what staff may: admins with a reason, once for each form, never more than there is', async () => {
    const person = await somebody()
    const once = randomUUID()
    const ctx = await admin()
    for (let time = 0; time < 2; time += 1) await changePoints(ctx, person.id, change('give', 300, once))
    expect(await balance(person)).toBe(300)
    for (let time = 0; time < 2; time += 1) await changePoints(ctx, person.id, change('take', 100, once))
    expect(await balance(person)).toBe(200)
    expect(await changePoints(ctx, person.id, change('take', 201))).toEqual({ ok: false, refusal: 'tooFew' })
    expect(await changePoints(ctx, randomUUID(), change('give', 1))).toEqual({ ok: false, refusal: 'unknown' })
    await expect(async () => changePoints(await sales(), person.id, change('give', 1))).rejects.toThrow('not for')
  })
})

describe('the card and the desk', () => {
  it('know one person from another: nobody sees what is not theirs', async () => {
    const [mali, nok] = [await somebody(), await somebody()]
    await give(mali, 600)
    const id = await redeemed(mali)
    const card = await findOwnCard(await as(nok), 'en')
    expect(card).toMatchObject({ balance: 0, redemptions: [], lines: [] })
    expect(card.number).not.toBe((await findOwnCard(await as(mali), 'en')).number)
    expect((await findOwnCard(await as(nok), 'en')).number).toBe(card.number)
    expect(await findOwnRedemption(await as(mali), id, 'en')).toMatchObject({ id, points: 600 })
    expect(await findOwnRedemption(await as(nok), id, 'en')).toBeNull()
    for (const work of [readRedemption, readAtDesk])
      await expect(async () => work(await as(nok), id, 'en')).rejects.toThrow('not for the actor')
    await expect(async () => confirmCode(await as(mali), id)).rejects.toThrow('not for the actor')
  })

  it('find by card, member number or email, exactly, and nothing else', async () => {
    const person = await somebody()
    const { number } = await findOwnCard(await as(person), 'en')
    const desk = await admin()
    for (const typed of [number, `${number.slice(0, 4)} ${number.slice(4)}`, person.number, person.email.toUpperCase()])
      expect(await findAtDesk(desk, typed), typed).toEqual({ kind: 'member', member: person.id })
    for (const typed of ['', '%', 'points-', number.slice(1), 'ABCDEFGHJK', "' or true --"])
      expect(await findAtDesk(desk, typed), typed).toBeNull()
    expect(await readAtDesk(desk, 'x', 'en')).toBeNull()
    expect(await readRedemption(desk, 'x', 'en')).toBeNull()
    expect(await readRedemption(desk, randomUUID(), 'en')).toBeNull()
  })
})

it('mails say what was earned and redeemed, and never a code', async () => {
  const person = await somebody()
  await give(person, 600)
  const redemption = await redeemed(person)
  const [entry] = await ledgerOf(await jobContext(NOW), [person.id])
  const code = await codeOf(person)
  const ctx = await jobContext(NOW)
  const sent = await mailsDuring(async () => {
    await sendPointsMail(ctx, { news: 'earned', entry: entry?.id ?? 0 }, randomUUID())
    await sendPointsMail(ctx, { news: 'redeemed', redemption }, randomUUID())
    await sendPointsMail(ctx, { news: 'redeemed', redemption: randomUUID() }, randomUUID())
  })
  expect(sent).toHaveLength(2)
  for (const text of sent) expect(text).not.toContain(code.replace('-', ''))
  for (const text of sent) expect(text).toContain(person.email)
  const all = sent.join(' ')
  for (const said of ['600 points earned', REASON, 'Two air conditioners cleaned', 'page=3Dnoble-id'])
    expect(all).toContain(said)
})
