import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findBooking } from '@/features/booking/server'
import { derivePrices } from '@/features/catalogue/server'
import { listPricedUnits, readPlan, readUnitPrices } from '@/features/prices/operations/desk-prices'
import { applyDuePrices, approvePlan, callOffPlan, proposePlan } from '@/features/prices/server'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { buyer, freeUnits, held, hold, NOW, PROJECT, rowsOf } from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { granted } from '../support/refunds'
import { accountMadeAt, accountMadeBy, hoursBefore } from '../support/second-person'

const [ANN, BOB] = [911, 912]
const TEN = new Date(NOW.getTime() + 60 * 60_000)
const after = (minutes: number) => new Date(TEN.getTime() + minutes * 60_000)
const BAHT = 100

const staff = (id: number, role: StaffRole = 'supervisor', now = NOW) => someContext(now, { kind: 'staff', id, role })
const due = async (now = TEN) => applyDuePrices(await jobContext(now))
const priceOf = async (unit: number) =>
  Number((await rowsOf(sql`select price from units where id = ${unit}`))[0]?.price)

let project: number
let units: number[]

beforeAll(async () => {
  const [row] = await rowsOf(sql`select id from projects where slug_name = ${PROJECT}`)
  project = Number(row?.id)
})

beforeEach(async () => {
  await rowsOf(sql`delete from price_plans`)
  units = await freeUnits(await contentSystem(), 4)
  await rowsOf(sql`update units set price = 10000000 where project_id = ${project}`)
})

const propose = async (change = { kind: 'percent', points: 500 } as const, of = units, startsAt = TEN) =>
  proposePlan(await staff(ANN), { project, units: of, change, startsAt, reason: 'Second phase' })

async function approved(...of: Parameters<typeof propose>): Promise<string> {
  const number = granted(await propose(...of))
  granted(await approvePlan(await staff(BOB), number))
  return number
}

describe('planned prices', () => {
  it('take effect at their moment, once, after a second person approved', async () => {
    const number = granted(await propose())
    expect(await due()).toBe(0)
    expect(await approvePlan(await staff(ANN), number)).toEqual({ ok: false, refusal: 'own' })
    expect(await approvePlan(await staff(await accountMadeBy(ANN)), number)).toEqual({ ok: false, refusal: 'linked' })
    const young = await staff(await accountMadeAt(hoursBefore(NOW, 1)))
    expect(await approvePlan(young, number)).toEqual({ ok: false, refusal: 'young' })
    await expect(
      rowsOf(sql`update price_plans set state = 'approved', decided_by = proposed_by where number = ${number}`),
    ).rejects.toThrow()
    await expect(async () => approvePlan(await staff(BOB, 'sales'), number)).rejects.toThrow('not for the actor')
    expect(await approvePlan(await staff(BOB), number)).toEqual({ ok: true, value: null })
    expect(await due(new Date(TEN.getTime() - 1))).toBe(0)
    const runs = await Promise.all([due(), due(), due()])
    expect(Math.max(...runs)).toBe(4)
    expect(await Promise.all(units.map(priceOf))).toEqual([10_500_000, 10_500_000, 10_500_000, 10_500_000])
    const history = await readUnitPrices(await staff(ANN), units[0] ?? 0)
    expect(history?.changes.filter(({ plan }) => plan?.number === number)).toHaveLength(1)
    expect(history?.changes[0]).toMatchObject({ before: 10_000_000 * BAHT, after: 10_500_000 * BAHT })
    expect((await readPlan(await staff(ANN), number))?.plan.state).toBe('done')
    expect(await due(after(5))).toBe(0)
  })

  it('are those that were proposed, and their history is only added to: the database refuses all else', async () => {
    const number = granted(await propose())
    await expect(rowsOf(sql`update price_plans set proposed_by = ${BOB} where number = ${number}`)).rejects.toThrow()
    granted(await approvePlan(await staff(BOB), number))
    const plan = sql`(select id from price_plans where number = ${number})`
    for (const forbidden of [
      sql`update price_plan_units set price = 1 where plan_id = ${plan}`,
      sql`insert into price_plan_units (plan_id, unit_id, price)
        select ${plan}, id, 1 from units where id not in (select unit_id from price_plan_units where plan_id = ${plan})`,
      sql`update price_plans set starts_at = now() where number = ${number}`,
      sql`update price_plans set state = 'proposed', decided_by = null where number = ${number}`,
      sql`update price_plan_events set note = '' where plan_id = ${plan}`,
      sql`delete from price_plan_events where plan_id = ${plan}`,
    ])
      await expect(rowsOf(forbidden)).rejects.toThrow()
    expect(await due()).toBe(4)
    await expect(rowsOf(sql`update unit_price_changes set price_after = 1`)).rejects.toThrow()
    await expect(rowsOf(sql`delete from unit_price_changes`)).rejects.toThrow()
  })

  it('move the lowest price of the project and its unit types with them', async () => {
    const all = await listPricedUnits(await staff(ANN), project, {
      ...{ type: '', building: '', fromFloor: null, toFloor: null },
    })
    await approved(
      { kind: 'percent', points: 500 },
      all.map(({ id }) => id),
    )
    await due()
    await derivePrices(await jobContext(), project)
    const [row] =
      await rowsOf(sql`select p.price_rate::int as low, p.max_price::int as high, v.version_price_rate::int as
      draft from projects p join _projects_v v on v.parent_id = p.id and v.latest where p.id = ${project}`)
    expect(row).toEqual({ low: 10_500_000, high: 10_500_000, draft: 10_500_000 })
    const types = await rowsOf(sql`select distinct t.price_from::int as low from unit_types t
      where t.project_id = ${project} and exists (select from units u where u.unit_type_id = t.id
        and u.state = 'available')`)
    expect(types).toEqual([{ low: 10_500_000 }])
  })

  it('leave a hold its price, and give who holds later the new one before the job has run', async () => {
    const [first = 0, second = 0] = units
    const early = await held(first)
    await approved()
    const late = await hold(second, TEN)
    if (!late.ok) throw new Error(late.refusal)
    const price = async (token: string) => (await findBooking(await buyer(TEN), token))?.price
    expect(await price(late.value.token)).toBe(10_500_000 * BAHT)
    await due()
    const stored = async () =>
      (await rowsOf(sql`select price from bookings where unit_id = ${first} order by id desc`))[0]
    expect(await price(early)).toBe(10_000_000 * BAHT)
    expect(Number((await stored())?.price)).toBe(10_000_000 * BAHT)
    expect(await priceOf(first)).toBe(10_500_000)
  })

  it('are called off before their moment, with a reason, and not after it', async () => {
    const number = await approved()
    expect(await callOffPlan(await staff(ANN), number, ' ')).toEqual({ ok: false, refusal: 'noReason' })
    expect(await callOffPlan(await staff(ANN, 'supervisor', TEN), number, 'Late')).toEqual({
      ...{ ok: false, refusal: 'notNow' },
    })
    expect(await callOffPlan(await staff(ANN), number, 'The market is quiet')).toEqual({ ok: true, value: null })
    expect(await due()).toBe(0)
    expect(await approvePlan(await staff(BOB), number)).toEqual({ ok: false, refusal: 'notNow' })
  })

  it('are refused without units, reason or a moment to come, and leave out units of others and sold ones', async () => {
    expect(await propose(undefined, [])).toEqual({ ok: false, refusal: 'noUnits' })
    expect(await propose(undefined, units, NOW)).toEqual({ ok: false, refusal: 'past' })
    const [sold = 0] = units
    await rowsOf(sql`update units set state = 'sold' where id = ${sold}`)
    const [other] = await rowsOf(sql`select id from units where project_id <> ${project} limit 1`)
    const number = granted(await propose(undefined, [...units, Number(other?.id)]))
    expect((await readPlan(await staff(ANN), number))?.units).toHaveLength(3)
  })

  it('that change by more than ten per cent are proposed only by somebody who was asked again', async () => {
    const plan = { project, units, startsAt: TEN, reason: 'Second phase' }
    for (const points of [1001, 2500, -1001]) {
      const change = { kind: 'percent', points } as const
      expect(await proposePlan(await staff(ANN), { ...plan, change })).toEqual({ ok: false, refusal: 'large' })
      expect((await proposePlan(await staff(ANN), { ...plan, change, isSure: true })).ok).toBe(true)
    }
    const set = { kind: 'set', price: 1_000_000 * BAHT } as const
    expect(await proposePlan(await staff(ANN), { ...plan, change: set })).toEqual({ ok: false, refusal: 'large' })
  })

  it('of a unit or a project that no number of the database can name are refused, not an error', async () => {
    for (const id of [2 ** 31, 1e15, 1.5, -1])
      expect(await propose(undefined, [id])).toEqual({ ok: false, refusal: 'noUnits' })
    const elsewhere = {
      project: 2 ** 31,
      units,
      change: { kind: 'percent', points: 500 },
      startsAt: TEN,
      reason: 'x',
    } as const
    expect(await proposePlan(await staff(ANN), elsewhere)).toEqual({ ok: false, refusal: 'noUnits' })
  })
})

it('a price of a unit above ten thousand million baht is refused, and the field says so', async () => {
  const payload = await contentSystem()
  const [id = 0] = units
  const save = (price: number) => payload.update({ collection: 'units', id, data: { price } })
  await expect(save(10_000_000_001)).rejects.toMatchObject({ data: { errors: [{ path: 'price' }] } })
  await expect(save(3_000_000_000)).resolves.toMatchObject({ price: 3_000_000_000 })
})
