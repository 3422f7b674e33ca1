import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foreignAreas } from '@/features/booking/operations/foreign-quota'
import { findBooking, identifyBuyers, reckonForeignQuotas, releaseHold } from '@/features/booking/server'
import { fitsQuota } from '@/features/catalogue'
import { listForeignQuotas } from '@/features/catalogue/operations/prices/foreign-quotas'
import { FOREIGN_QUOTA_TASK } from '@/features/catalogue/server'
import { sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { buyer, freeUnits, held, PROJECT, rowsOf, soldElsewhere, someone } from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { notificationsOf } from '../support/notifications'
import { queuedJobs } from '../support/queued-jobs'
import { runQueued } from '../support/run-job'

const LATER = new Date('2027-01-05T03:00:00Z')

let payload: Payload
let project: number
let unit: number
let area: number

beforeAll(async () => {
  payload = await contentSystem()
})

beforeEach(async () => {
  unit = (await freeUnits(payload, 1))[0] as number
  const [row] = await rowsOf(sql`select project_id, round(area * 100)::int as area from units where id = ${unit}`)
  project = Number(row?.project_id)
  area = Number(row?.area)
  await soldElsewhere(unit, 10_000)
  await rowsOf(sql`delete from foreign_quotas where project_id = ${project}`)
  await forgetJobs()
})

const forgetJobs = () =>
  rowsOf(sql`delete from graphile_worker._private_jobs where task_id =
    (select id from graphile_worker._private_tasks where identifier = ${FOREIGN_QUOTA_TASK})`)
const published = async () => (await listForeignQuotas(await someContext(), project)).get(project) ?? []
const reckon = async (now?: Date) => reckonForeignQuotas(await jobContext(now), project)
const foreigner = () =>
  someone({ document: 'passport', nationality: 'CN', number: `E${Math.floor(Math.random() * 1e8)}` })

/** As if the minutes until the queued reckoning were over. */
async function runDue(): Promise<void> {
  await rowsOf(sql`update graphile_worker._private_jobs set run_at = now() where task_id =
    (select id from graphile_worker._private_tasks where identifier = ${FOREIGN_QUOTA_TASK})`)
  await runQueued(FOREIGN_QUOTA_TASK)
}

describe('the foreign quota that is published', () => {
  it('is what the guard of a booking would let a foreigner take, with the day of the reckoning', async () => {
    await reckon(LATER)
    const [quota] = await published()
    const guard = await inTransaction(await jobContext(LATER), (inside) =>
      foreignAreas(inside, { booking: 0, project, building: quota?.building ?? '' }),
    )
    expect(quota).toMatchObject({ total: guard.total, isOpen: true, asOf: '2027-01-05' })
    expect(quota?.left).toBeGreaterThan(0)
    expect(fitsQuota(guard, quota?.left ?? 0)).toBe(true)
    expect(fitsQuota(guard, (quota?.left ?? 0) + 1)).toBe(false)
  })

  it('is less by the home of a foreigner who books, and more again when the hold ends', async () => {
    await reckon()
    const [before] = await published()
    const token = await held(unit)
    expect(await identifyBuyers(await buyer(), token, foreigner())).toEqual({ ok: true, value: null })
    expect(await queuedJobs(FOREIGN_QUOTA_TASK)).toEqual([{ payload: { project } }])
    // The bookings of the tests begin on a day of their own.
    await rowsOf(
      sql`update bookings set hold_ends_at = now() + interval '1 hour' where unit_id = ${unit} and state = 'identified'`,
    )
    await runDue()
    expect((await published())[0]?.left).toBe((before?.left ?? 0) - area)
    await releaseHold(await buyer(), token)
    await runDue()
    expect((await published())[0]?.left).toBe(before?.left)
  })

  it('is not kept from others by a hold that is over, before anything has ended it', async () => {
    await reckon()
    const [before] = await published()
    const token = await held(unit)
    expect(await identifyBuyers(await buyer(), token, foreigner())).toEqual({ ok: true, value: null })
    const endsAt = new Date((await findBooking(await buyer(), token))?.holdEndsAt ?? 0)
    await reckon(new Date(endsAt.getTime() - 1))
    expect((await published())[0]?.left).toBe((before?.left ?? 0) - area)
    const guard = () =>
      inTransaction(jobAtEnd, (inside) =>
        foreignAreas(inside, { booking: 0, project, building: before?.building ?? '' }),
      )
    const jobAtEnd = await jobContext(endsAt)
    await reckonForeignQuotas(jobAtEnd, project)
    expect((await published())[0]?.left).toBe(before?.left)
    expect(fitsQuota(await guard(), before?.left ?? 0)).toBe(true)
  })

  it('is not reckoned anew for buyers who are Thai', async () => {
    const token = await held(unit)
    await identifyBuyers(await buyer(), token, someone())
    await releaseHold(await buyer(), token)
    expect(await queuedJobs(FOREIGN_QUOTA_TASK)).toEqual([])
  })

  it('makes pages anew when a figure differs or its day is a week old, and not otherwise', async () => {
    const heard = await notificationsOf(() => reckon(LATER))
    expect(heard.join(' ')).toContain(`project:${PROJECT}`)
    const day = (count: number) => new Date(LATER.getTime() + count * 86_400_000)
    expect(await notificationsOf(() => reckon(day(6)))).toEqual([])
    expect((await published())[0]?.asOf).toBe('2027-01-05')
    expect(await notificationsOf(() => reckon(day(7)))).toHaveLength(1)
    expect((await published())[0]?.asOf).toBe('2027-01-12')
  })

  it('is not said of a building that nobody has counted', async () => {
    await reckon()
    expect(await published()).toHaveLength(1)
    const { foreignAreas: counted } = await payload.findByID({ collection: 'projects', id: project, depth: 0 })
    const write = (areas: typeof counted) =>
      payload.update({
        collection: 'projects',
        id: project,
        depth: 0,
        data: { foreignAreas: areas, _status: 'published' },
      })
    await write([])
    expect(await queuedJobs(FOREIGN_QUOTA_TASK)).toEqual([{ payload: { project } }])
    await runDue()
    expect(await published()).toEqual([])
    await write(counted)
    await runDue()
    expect(await published()).toHaveLength(1)
  })
})
