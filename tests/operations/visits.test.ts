import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Gallery } from '@/features/visits/domain/appointment'
import {
  bookVisit,
  cancelAppointment,
  chooseDay,
  eraseOldAppointments,
  findAppointment,
  listGalleries,
  listSlots,
  moveAppointment,
  remindVisitors,
} from '@/features/visits/server'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { contentSystem, holderOf, jobContext, someContext } from '../support/content-system'

/** Tuesday, 10:00 in Bangkok. */
const NOW = new Date('2026-11-24T03:00:00Z')
const TOMORROW = '2026-11-25'

let payload: Payload
let gallery: Gallery

beforeAll(async () => {
  payload = await contentSystem()
  await payload.create({
    collection: 'sales-galleries',
    data: {
      name: 'Test gallery',
      address: '1 Test Road',
      phone: '02 000 0000',
      isOpen: true,
      hours: (['0', '1', '2', '3', '4', '5', '6'] as const).map((day) => ({ day, from: '09:00', to: '17:00' })),
      closedDays: [{ day: '2026-11-27T00:00:00+07:00' }],
      slotMinutes: 60,
      capacity: 1,
      noticeMinutes: 60,
      daysAhead: 20,
    },
  })
  const galleries = await listGalleries(await asVisitor(), 'en')
  gallery = galleries.at(-1) as Gallery
})

const asVisitor = (now = NOW): Promise<Context> => someContext(now)

const asHolder = (now = NOW): Promise<Context> => holderOf('appointment', now)

const starts = async (day: string, now = NOW) => listSlots(await asVisitor(now), gallery, day)

async function book(startsAt: string, now = NOW) {
  const visit = {
    startsAt: new Date(startsAt),
    kind: 'visit' as const,
    name: 'Somchai Jaidee',
    phone: '+66812345678',
    email: `somchai.${Math.random().toString(36).slice(2)}@example.com`,
    people: 2,
    message: '',
    timeZone: 'Asia/Hong_Kong',
  }
  return bookVisit(await asVisitor(now), {
    visit,
    gallery,
    locale: 'en',
    project: '',
    source: '',
    wording: 'I agree',
    isAnswered: true,
  })
}

async function booked(startsAt: string, now = NOW): Promise<string> {
  const done = await book(startsAt, now)
  if (!done.ok) throw new Error(done.refusal)
  return done.value.token
}

const own = async (token: string, now = NOW) => findAppointment(await asHolder(now), 'en', token)

async function mailsOf(reference: string): Promise<string[]> {
  const { rows } = await (await databaseOf(payload)).execute(sql`
    select j.payload from graphile_worker._private_jobs j join appointments a
      on a.id::text = j.payload->>'appointment' where a.reference = ${reference} order by j.id`)
  return rows.map(({ payload: facts }) => `${(facts as { news: string }).news} ${(facts as { to: string }).to}`)
}

describe('a visit', () => {
  it('is booked once: of fifty who want the last place at once, one gets it', async () => {
    const { startsAt = '' } = (await starts(TOMORROW))[0] ?? {}
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(startsAt)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(answers.flatMap((one) => (one.ok ? [] : [one.refusal])))).toEqual(new Set(['taken']))
    expect((await starts(TOMORROW))[0]).toMatchObject({ startsAt, left: 0 })
  })

  it('is offered on the first day with a place left: a full day in front hides none of the days behind it', async () => {
    const visitor = await asVisitor()
    const { day: today, slots } = await chooseDay(visitor, gallery, undefined)
    for (const { startsAt } of slots) await book(startsAt)
    const next = await chooseDay(visitor, gallery, undefined)
    expect(next.day > today).toBe(true)
    expect(next.slots.some(({ left }) => left > 0)).toBe(true)
    // Whoever asks for the full day sees it.
    expect((await chooseDay(visitor, gallery, today)).slots.every(({ left }) => left === 0)).toBe(true)
  })

  it('would be booked twice without the lock and the index over places', async () => {
    const database = await databaseOf(payload)
    const at = '2026-12-01T02:00:00.000Z'
    const naive = async () => {
      const { rows } = await database.execute(
        sql`select count(*) as parties from appointments where gallery_id = ${gallery.id} and starts_at = ${at}`,
      )
      if (Number(rows[0]?.parties) > 0) return false
      await database.execute(sql`insert into appointments (gallery_id, starts_at, kind, name, locale, state)
        values (${gallery.id}, ${at}, 'visit', 'control', 'en', 'booked')`)
      return true
    }
    const taken = await Promise.all(Array.from({ length: 50 }, naive))
    expect(taken.filter(Boolean).length).toBeGreaterThan(1)
    await database.execute(sql`delete from appointments where name = 'control'`)
  })

  it('cannot be booked on a holiday, outside the hours, too soon or too far ahead', async () => {
    for (const at of [
      '2026-11-27T03:00:00Z',
      '2026-11-25T01:00:00Z',
      '2026-11-25T03:30:00Z',
      '2026-11-24T03:30:00Z',
      '2027-01-25T03:00:00Z',
    ])
      expect(await book(at), at).toEqual({ ok: false, refusal: 'notOffered' })
  })

  it('is shown to who has its link, and to nobody else', async () => {
    const token = await booked('2026-11-25T03:00:00Z')
    expect(await own(token)).toMatchObject({ state: 'booked', startsAt: '2026-11-25T03:00:00.000Z', people: 2 })
    expect(await own('0'.repeat(64))).toBeNull()
    expect(await own('x')).toBeNull()
    await expect(findAppointment(await asVisitor(), 'en', token)).rejects.toThrow()
  })

  it('frees its time when it is moved, and tells visitor and desk each time', async () => {
    const token = await booked('2026-11-25T04:00:00Z')
    const ctx = await asHolder()
    expect(await moveAppointment(ctx, token, new Date('2026-11-25T05:00:00Z'))).toEqual({ ok: true, value: null })
    const moved = await own(token)
    expect(moved).toMatchObject({ startsAt: '2026-11-25T05:00:00.000Z', changes: 1 })
    expect(await moveAppointment(ctx, await booked('2026-11-25T04:00:00Z'), new Date('2026-11-25T05:00:00Z'))).toEqual({
      ok: false,
      refusal: 'taken',
    })
    expect(await mailsOf(moved?.reference ?? '')).toEqual([
      'booked visitor',
      'booked desk',
      'moved visitor',
      'moved desk',
    ])
  })

  it('frees its time when it is cancelled; to cancel it again changes nothing', async () => {
    const token = await booked('2026-11-25T06:00:00Z')
    const ctx = await asHolder()
    expect(await cancelAppointment(ctx, token)).toEqual({ ok: true, value: null })
    expect(await cancelAppointment(ctx, token)).toEqual({ ok: true, value: null })
    expect(await own(token)).toMatchObject({ state: 'cancelled', changes: 1 })
    expect(await moveAppointment(ctx, token, new Date('2026-11-25T07:00:00Z'))).toEqual({ ok: false, refusal: 'over' })
    expect((await book('2026-11-25T06:00:00Z')).ok).toBe(true)
  })

  it('cannot be changed once it has begun', async () => {
    const token = await booked('2026-11-25T08:00:00Z')
    const ctx = await asHolder(new Date('2026-11-25T08:00:00Z'))
    expect(await cancelAppointment(ctx, token)).toEqual({ ok: false, refusal: 'over' })
  })

  it('frees its time when the desk notes that nobody came', async () => {
    const token = await booked('2026-11-26T03:00:00Z')
    const id = (await own(token))?.id ?? 0
    await (await databaseOf(payload)).execute(
      sql`update appointments set starts_at = '2026-11-25T03:00Z' where id = ${id}`,
    )
    await payload.update({ collection: 'appointments', id, data: { state: 'missed' } })
    expect(await payload.findByID({ collection: 'appointments', id, showHiddenFields: true })).toMatchObject({
      seat: null,
    })
  })

  it('is remembered the day before, once, and not when it was booked that day', async () => {
    const at = '2026-12-03T03:00:00Z'
    const early = await own(await booked(at))
    await (await databaseOf(payload)).execute(
      sql`update appointments set updated_at = ${NOW.toISOString()}::timestamptz where reference = ${early?.reference}`,
    )
    const dayBefore = await jobContext(new Date('2026-12-02T03:30:00Z'))
    await remindVisitors(dayBefore)
    await remindVisitors(dayBefore)
    expect((await mailsOf(early?.reference ?? '')).filter((mail) => mail.startsWith('reminder'))).toHaveLength(1)
  })

  it('is forgotten two years later: who came, not that somebody came', async () => {
    const token = await booked('2026-11-26T05:00:00Z')
    const { id = 0 } = (await own(token)) ?? {}
    await eraseOldAppointments(await jobContext(new Date('2028-12-01T00:00:00Z')))
    expect(await own(token)).toBeNull()
    expect(await payload.findByID({ collection: 'appointments', id, depth: 0 })).toMatchObject({ name: '–', phone: '' })
  })
})
