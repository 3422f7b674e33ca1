import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, staffMember } from '../support/content-system'

const DAY = 86_400_000

/** A time of day in Bangkok, some days from now. */
const at = (days: number, time: string) =>
  new Date(`${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T${time}:00+07:00`).toISOString()

let payload: Payload
let gallery: number
let user: Awaited<ReturnType<typeof staffMember>>

beforeAll(async () => {
  payload = await contentSystem()
  user = await staffMember(payload, 'admin')
  const made = await payload.create({
    collection: 'sales-galleries',
    data: {
      name: 'Gallery of the desk',
      address: '1 Test Road',
      phone: '02 000 0000',
      isOpen: true,
      hours: (['0', '1', '2', '3', '4', '5', '6'] as const).map((day) => ({ day, from: '09:00', to: '17:00' })),
      slotMinutes: 60,
      capacity: 1,
      noticeMinutes: 60,
      daysAhead: 20,
    },
  })
  gallery = made.id
})

async function visit(startsAt: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'appointments',
    data: { gallery, startsAt, kind: 'visit', name: 'Mali', email: 'mali@example.com', locale: 'th', state: 'booked' },
  })
  return id
}

/** A change as the form of the back office sends it. */
const change = (id: number, data: object) =>
  payload.update({ collection: 'appointments', id, data, user, overrideAccess: false, depth: 0 })

async function mailsAbout(id: number): Promise<string[]> {
  const { rows } = await (await databaseOf(payload)).execute(sql`
    select payload->>'news' as news, payload->>'to' as recipient from graphile_worker._private_jobs
    where payload->>'appointment' = ${String(id)} and payload->>'news' is not null order by id`)
  return rows.map(({ news, recipient }) => `${news} ${recipient}`)
}

const seatOf = async (id: number) =>
  (await payload.findByID({ collection: 'appointments', id, showHiddenFields: true })).seat ?? null

describe('a visit that staff move', () => {
  it('goes to a free time in opening hours alone, takes the place, and its visitor is mailed', async () => {
    const [one, other] = [await visit(at(3, '10:00')), await visit(at(3, '11:00'))]
    await change(other, { startsAt: at(4, '10:00') })
    for (const startsAt of [at(4, '03:13'), at(4, '10:30'), at(-30, '10:00'), at(60, '10:00')])
      await expect(change(one, { startsAt }), startsAt).rejects.toThrow()
    await expect(change(one, { startsAt: at(4, '10:00') })).rejects.toThrow()
    await change(one, { startsAt: at(4, '12:00') })
    expect(await seatOf(one)).toContain(new Date(at(4, '12:00')).toISOString())
    expect(await mailsAbout(one)).toEqual(['moved visitor'])
  })

  it('is mailed when it is cancelled and when it is taken up again, which needs a free time', async () => {
    const id = await visit(at(5, '10:00'))
    await change(id, { state: 'cancelled' })
    expect(await seatOf(id)).toBeNull()
    const quicker = await visit(at(6, '10:00'))
    await change(quicker, { startsAt: at(5, '10:00') })
    await expect(change(id, { state: 'booked' })).rejects.toThrow()
    await change(id, { state: 'booked', startsAt: at(5, '11:00') })
    expect(await mailsAbout(id)).toEqual(['cancelled visitor', 'moved visitor'])
  })

  it('was attended or missed only after its time', async () => {
    const id = await visit(at(7, '10:00'))
    for (const state of ['attended', 'missed']) await expect(change(id, { state }), state).rejects.toThrow()
    await (await databaseOf(payload)).execute(
      sql`update appointments set starts_at = ${at(-1, '10:00')} where id = ${id}`,
    )
    expect(await change(id, { state: 'attended' })).toMatchObject({ state: 'attended' })
    expect(await mailsAbout(id)).toEqual([])
  })
})
