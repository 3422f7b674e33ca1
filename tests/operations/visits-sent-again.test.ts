import { describe, expect, it } from 'vitest'
import { cancelAppointment, moveAppointment, remindVisitors } from '@/features/visits/server'
import { databaseOf, sql } from '@/platform/database/database'
import { jobContext } from '../support/content-system'
import { asHolder, at, book, booked, mailsOf, NOW, own, someForm, withGallery } from '../support/visits'

withGallery()

describe('a visit', () => {
  it('is not remembered at once when it is booked the day before, and only hours later', async () => {
    const visit = await own(await booked('2026-12-04T03:00:00Z'))
    const bookedAt = new Date('2026-12-03T04:00:00Z')
    await (await databaseOf(at.payload)).execute(
      sql`update appointments set updated_at = ${bookedAt.toISOString()}::timestamptz where reference = ${visit?.reference}`,
    )
    const reminders = async (hours: number) => {
      await remindVisitors(await jobContext(new Date(bookedAt.getTime() + hours * 3_600_000)))
      return (await mailsOf(visit?.reference ?? '')).filter((mail) => mail.startsWith('reminder')).length
    }
    expect([await reminders(0.2), await reminders(5.9), await reminders(6.1)]).toEqual([0, 0, 1])
  })

  it('is remembered again after it was moved', async () => {
    const token = await booked('2026-12-05T03:00:00Z')
    const { reference = '' } = (await own(token)) ?? {}
    const remind = async (now: string) => {
      await (await databaseOf(at.payload)).execute(
        sql`update appointments set updated_at = ${NOW.toISOString()}::timestamptz where reference = ${reference}`,
      )
      await remindVisitors(await jobContext(new Date(now)))
      return (await mailsOf(reference)).filter((mail) => mail.startsWith('reminder')).length
    }
    expect(await remind('2026-12-04T04:00:00Z')).toBe(1)
    await moveAppointment(await asHolder(new Date('2026-12-04T05:00:00Z')), token, new Date('2026-12-08T03:00:00Z'))
    expect(await remind('2026-12-07T04:00:00Z')).toBe(2)
  })

  it('is one visit however often its form is sent, also at once, and follows what was changed in it', async () => {
    const [form, start] = [someForm(), '2026-12-09T03:00:00Z']
    const sent = await Promise.all(Array.from({ length: 5 }, () => book(start, NOW, form)))
    const tokens = new Set(sent.map((one) => (one.ok ? one.value.token : one.refusal)))
    expect(tokens.size).toBe(1)
    const [token = ''] = tokens
    const { reference = '' } = (await own(token)) ?? {}
    expect(await mailsOf(reference)).toEqual(['booked visitor', 'booked desk'])
    expect(await book('2026-12-09T04:00:00Z', NOW, form, 4)).toEqual({ ok: true, value: { token } })
    expect(await own(token)).toMatchObject({ startsAt: '2026-12-09T04:00:00.000Z', people: 4, changes: 1 })
    expect(await mailsOf(reference)).toEqual(['booked visitor', 'booked desk', 'moved visitor', 'moved desk'])
    expect((await book(start)).ok, 'the earlier time is free again').toBe(true)
    // At the same time nothing has moved, and what only the desk reads is kept.
    await book('2026-12-09T04:00:00Z', NOW, form, 5, '', 'The lift, please')
    expect((await mailsOf(reference)).slice(4)).toEqual(['booked visitor', 'booked desk'])
    await book('2026-12-09T04:00:00Z', NOW, form, 5, '', 'And the pool')
    const { id = 0, changes } = (await own(token)) ?? {}
    expect(await at.payload.findByID({ collection: 'appointments', id, depth: 0 })).toMatchObject({
      people: 5,
      message: 'And the pool',
    })
    expect([changes, (await mailsOf(reference)).length]).toEqual([2, 6])
    // The key of a form opens nothing for another address, and a cancelled visit stays cancelled.
    const other = await book('2026-12-09T05:00:00Z', NOW, { ...form, email: 'other@example.com' })
    expect(other.ok && other.value.token).not.toBe(token)
    await cancelAppointment(await asHolder(), token)
    const again = await book('2026-12-09T06:00:00Z', NOW, form)
    expect(again.ok && again.value.token).not.toBe(token)
    expect(await own(token)).toMatchObject({ state: 'cancelled' })
  })

  it('says what is to be seen: a published project, and never one that is not', async () => {
    const see = async (slug: string, start: string) => {
      const done = await book(start, NOW, someForm(), 2, slug)
      return (await own(done.ok ? done.value.token : ''))?.project ?? null
    }
    const seen = await see('noble-vesper-ploenchit', '2026-12-10T03:00:00Z')
    expect(seen).toEqual({ slug: 'noble-vesper-ploenchit', title: 'noble vesper ploenchit' })
    const { id } = await at.payload.create({
      collection: 'projects',
      draft: true,
      data: { Project_Title: 'A secret', Slug_name: 'a-secret', Project_code: 'a-secret', _status: 'draft' } as never,
    })
    expect(await see('a-secret', '2026-12-10T04:00:00Z')).toBeNull()
    expect(await see('no-such-project', '2026-12-10T05:00:00Z')).toBeNull()
    await at.payload.delete({ collection: 'projects', id })
  })
})
