import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { type Row, rowsOf } from '@/platform/rows'
import { may } from '../domain/permissions'
import type { Plan, PlanPage, PlanState, PriceChangeLine, PricedUnit, UnitFilter } from '../domain/plan'
import { satangOf } from './price-record'

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

const PLANS = sql`select p.*, a.name as proposed_name, b.name as decided_name, j.project_title as project,
    (select count(*) from price_plan_units u where u.plan_id = p.id) as units
  from price_plans p join projects j on j.id = p.project_id left join staff a on a.id = p.proposed_by
    left join staff b on b.id = p.decided_by`

const toPlan = (ctx: Context, row: Row): Plan => ({
  number: String(row.number),
  project: String(row.project),
  reason: String(row.reason),
  startsAt: new Date(row.starts_at as string),
  state: row.state as PlanState,
  units: Number(row.units),
  proposedBy: textOf(row.proposed_name) ?? '–',
  decidedBy: textOf(row.decided_name),
  isOwn: Number(row.proposed_by) === staffOf(ctx),
})

/** The plans that are open, and the newest fifty that are not. */
export async function listPlans(ctx: Context): Promise<Plan[]> {
  requireActor(ctx, may.listPlans)

  const rows = await rowsOf(
    ctx,
    sql`(${PLANS} where p.state in ('proposed', 'approved') order by p.starts_at limit 200)
      union all (${PLANS} where p.state not in ('proposed', 'approved') order by p.id desc limit 50)`,
  )
  return rows.map((row) => toPlan(ctx, row))
}

/** The projects that have units, by name. */
export async function listPriceProjects(ctx: Context): Promise<{ id: number; title: string }[]> {
  requireActor(ctx, may.listPriceProjects)

  const rows = await rowsOf(
    ctx,
    sql`select id, project_title as title from projects p where exists (select from units u where u.project_id = p.id)
      order by project_title`,
  )
  return rows.map((row) => ({ id: Number(row.id), title: String(row.title) }))
}

/** The units of a project that can be sold, with their prices, floor by floor. */
export async function listPricedUnits(ctx: Context, project: number, filter: UnitFilter): Promise<PricedUnit[]> {
  requireActor(ctx, may.listPricedUnits)

  const { type, building, fromFloor, toFloor } = filter
  const rows = await rowsOf(
    ctx,
    sql`select u.id, u.number, u.building, u.floor, u.area, u.state, u.price, t.code as type, n.price as next_price,
        n.starts_at, n.number as plan
      from units u join unit_types t on t.id = u.unit_type_id
        left join lateral (select pu.price, p.starts_at, p.number from price_plan_units pu
          join price_plans p on p.id = pu.plan_id
          where pu.unit_id = u.id and pu.applied_at is null and p.state in ('proposed', 'approved')
          order by p.starts_at limit 1) n on true
      where u.project_id = ${project} and u.state <> 'sold' and (${type} = '' or t.code = ${type})
        and (${building} = '' or u.building = ${building})
        and (${fromFloor}::int is null or u.floor >= ${fromFloor}) and (${toFloor}::int is null or u.floor <= ${toFloor})
      order by u.building, u.floor, u.number limit 2000`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    number: String(row.number),
    building: String(row.building),
    floor: Number(row.floor),
    type: String(row.type),
    area: Number(row.area),
    state: String(row.state),
    price: satangOf(row.price),
    planned:
      row.plan === null
        ? null
        : { price: Number(row.next_price), startsAt: new Date(row.starts_at as string), number: String(row.plan) },
  }))
}

/** One plan with its units and its history; null when there is none. */
export async function readPlan(ctx: Context, number: string): Promise<PlanPage | null> {
  requireActor(ctx, may.readPlan)

  const [row] = await rowsOf(ctx, sql`${PLANS} where p.number = ${number}`)
  if (!row) return null
  const units = await rowsOf(
    ctx,
    sql`select pu.*, u.id, u.number, u.building, u.floor, u.price as live, t.code as type from price_plan_units pu
      join units u on u.id = pu.unit_id join unit_types t on t.id = u.unit_type_id
      where pu.plan_id = ${Number(row.id)} order by u.building, u.floor, u.number`,
  )
  const lines = await rowsOf(
    ctx,
    sql`select e.*, s.name from price_plan_events e left join staff s on s.id = e.staff
      where e.plan_id = ${Number(row.id)} order by e.id`,
  )
  return {
    plan: toPlan(ctx, row),
    units: units.map((unit) => ({
      id: Number(unit.id),
      number: String(unit.number),
      building: String(unit.building),
      floor: Number(unit.floor),
      type: String(unit.type),
      priceThen: unit.price_now === null ? null : Number(unit.price_now),
      priceNow: satangOf(unit.live),
      price: Number(unit.price),
      outcome: unit.outcome as 'changed' | 'sold' | null,
      appliedAt: unit.applied_at === null ? null : new Date(unit.applied_at as string),
    })),
    lines: lines.map((line) => ({
      step: String(line.step),
      at: new Date(line.at as string),
      by: textOf(line.name),
      note: String(line.note),
    })),
  }
}

/** A unit and every change of its price, the newest first; null when there is none. */
export async function readUnitPrices(
  ctx: Context,
  unit: number,
): Promise<{ title: string; price: number | null; changes: PriceChangeLine[] } | null> {
  requireActor(ctx, may.readUnitPrices)

  const [found] = await rowsOf(
    ctx,
    sql`select u.number, u.price, p.project_title as project from units u join projects p on p.id = u.project_id
      where u.id = ${unit}`,
  )
  if (!found) return null
  const rows = await rowsOf(
    ctx,
    sql`select c.*, p.reason, s.name from unit_price_changes c left join price_plans p on p.number = c.plan
      left join staff s on s.id = p.decided_by where c.unit_id = ${unit} order by c.id desc limit 200`,
  )
  return {
    title: `${found.project} · ${found.number}`,
    price: satangOf(found.price),
    changes: rows.map((row) => ({
      at: new Date(row.at as string),
      before: satangOf(row.price_before),
      after: satangOf(row.price_after),
      plan:
        row.plan === null ? null : { number: String(row.plan), reason: String(row.reason ?? ''), by: textOf(row.name) },
    })),
  }
}
