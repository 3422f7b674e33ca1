import { describe, expect, it } from 'vitest'
import {
  cancelAppointment,
  chooseDay,
  eraseOldAppointments,
  findAppointment,
  listSlots,
  moveAppointment,
  remindVisitors,
} from '@/features/visits/server'
import { databaseOf, sql } from '@/platform/database/database'
import { jobContext } from '../support/content-system'
import { asHolder, asVisitor, at, book, booked, mailsOf, NOW, own, withGallery } from '../support/visits'

const TOMORROW = '2026-11-25'

withGallery()

const starts = async (day: string, now = NOW) => listSlots(await asVisitor(now), at.gallery, day)

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
    const { day: today, slots } = await chooseDay(visitor, at.gallery, undefined)
    for (const { startsAt } of slots) await book(startsAt)
    const next = await chooseDay(visitor, at.gallery, undefined)
    expect(next.day > today).toBe(true)
    expect(next.slots.some(({ left }) => left > 0)).toBe(true)
    // Whoever asks for the full day sees it.
    expect((await chooseDay(visitor, at.gallery, today)).slots.every(({ left }) => left === 0)).toBe(true)
  })

  it('would be booked twice without the lock and the index over places', async () => {
    const database = await databaseOf(at.payload)
    const start = '2026-12-01T02:00:00.000Z'
    const naive = async () => {
      const { rows } = await database.execute(
        sql`select count(*) as parties from appointments where gallery_id = ${at.gallery.id} and starts_at = ${start}`,
      )
      if (Number(rows[0]?.parties) > 0) return false
      await database.execute(sql`insert into appointments (gallery_id, starts_at, kind, name, locale, state)
        values (${at.gallery.id}, ${start}, 'visit', 'control', 'en', 'booked')`)
      return true
    }
    const taken = await Promise.all(Array.from({ length: 50 }, naive))
    expect(taken.filter(Boolean).length).toBeGreaterThan(1)
    await database.execute(sql`delete from appointments where name = 'control'`)
  })

  it('cannot be booked on a holiday, outside the hours, too soon or too far ahead', async () => {
    for (const start of [
      '2026-11-27T03:00:00Z',
      '2026-11-25T01:00:00Z',
      '2026-11-25T03:30:00Z',
      '2026-11-24T03:30:00Z',
      '2027-01-25T03:00:00Z',
    ])
      expect(await book(start), start).toEqual({ ok: false, refusal: 'notOffered' })
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
    await (await databaseOf(at.payload)).execute(
      sql`update appointments set starts_at = '2026-11-25T03:00Z' where id = ${id}`,
    )
    await at.payload.update({ collection: 'appointments', id, data: { state: 'missed' } })
    expect(await at.payload.findByID({ collection: 'appointments', id, showHiddenFields: true })).toMatchObject({
      seat: null,
    })
  })

  it('is remembered the day before, once, and not when it was booked that day', async () => {
    const early = await own(await booked('2026-12-03T03:00:00Z'))
    await (await databaseOf(at.payload)).execute(
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
    expect(await at.payload.findByID({ collection: 'appointments', id, depth: 0 })).toMatchObject({
      name: '–',
      phone: '',
    })
  })
})
