import { asc, desc, eq, exists } from '@payloadcms/db-postgres/drizzle'
import { projects, staff, unit_types, units as unitsTable } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { isActing } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { aNumber, orNull, type RowOf } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import type { Plan, PlanPage, PriceChangeLine, PricedUnit, UnitFilter } from '../domain/plan'
import { pricePlanEvents, pricePlans, pricePlanUnits, unitPriceChanges } from '../tables'
import { satangOf } from './price-record'

const PLANS = sql`select p.*, a.name as proposed_name, b.name as decided_name, j.project_title as project,
    (select count(*) from price_plan_units u where u.plan_id = p.id) as units
  from price_plans p join projects j on j.id = p.project_id left join staff a on a.id = p.proposed_by
    left join staff b on b.id = p.decided_by`

const PLAN = {
  id: pricePlans.id,
  number: pricePlans.number,
  project: projects.Project_Title,
  reason: pricePlans.reason,
  startsAt: pricePlans.startsAt,
  state: pricePlans.state,
  units: aNumber,
  proposedBy: pricePlans.proposedBy,
  proposedName: orNull(staff.name),
  decidedName: orNull(staff.name),
}

const toPlan = (ctx: Context, { id, proposedName, decidedName, ...row }: RowOf<typeof PLAN>): Plan => ({
  ...row,
  project: row.project ?? '',
  proposedBy: proposedName ?? '–',
  decidedBy: decidedName,
  isOwn: isActing(ctx, row.proposedBy),
})

/** The plans that are open, and the newest fifty that are not. */
export async function listPlans(ctx: Context): Promise<Plan[]> {
  requireActor(ctx, may.listPlans)

  const rows = await rowsOf(
    ctx,
    sql`(${PLANS} where p.state in ('proposed', 'approved') order by p.starts_at limit 200)
      union all (${PLANS} where p.state not in ('proposed', 'approved') order by p.id desc limit 50)`,
    PLAN,
  )
  return rows.map((row) => toPlan(ctx, row))
}

/** The projects that have units, by name. */
export async function listPriceProjects(ctx: Context): Promise<{ id: number; title: string }[]> {
  requireActor(ctx, may.listPriceProjects)

  const db = await queriesOf(ctx)
  const ofProject = db.select({ id: unitsTable.id }).from(unitsTable).where(eq(unitsTable.project, projects.id))
  const rows = await db
    .select({ id: projects.id, title: projects.Project_Title })
    .from(projects)
    .where(exists(ofProject))
    .orderBy(asc(projects.Project_Title))
  return rows.map(({ id, title }) => ({ id, title: title ?? '' }))
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
    {
      id: unitsTable.id,
      number: unitsTable.number,
      building: unitsTable.building,
      floor: unitsTable.floor,
      area: unitsTable.area,
      state: unitsTable.state,
      price: unitsTable.price,
      type: unit_types.code,
      nextPrice: orNull(pricePlanUnits.price),
      startsAt: orNull(pricePlans.startsAt),
      plan: orNull(pricePlans.number),
    },
  )
  return rows.map(({ plan, nextPrice, startsAt, price, ...unit }) => ({
    ...unit,
    price: satangOf(price),
    planned:
      plan === null || nextPrice === null || startsAt === null ? null : { price: nextPrice, startsAt, number: plan },
  }))
}

/** One plan with its units and its history; null when there is none. */
export async function readPlan(ctx: Context, number: string): Promise<PlanPage | null> {
  requireActor(ctx, may.readPlan)

  const [row] = await rowsOf(ctx, sql`${PLANS} where p.number = ${number}`, PLAN)
  if (!row) return null
  const db = await queriesOf(ctx)
  const units = await db
    .select({
      id: unitsTable.id,
      number: unitsTable.number,
      building: unitsTable.building,
      floor: unitsTable.floor,
      type: unit_types.code,
      priceThen: pricePlanUnits.priceNow,
      live: unitsTable.price,
      price: pricePlanUnits.price,
      outcome: pricePlanUnits.outcome,
      appliedAt: pricePlanUnits.appliedAt,
    })
    .from(pricePlanUnits)
    .innerJoin(unitsTable, eq(unitsTable.id, pricePlanUnits.unitId))
    .innerJoin(unit_types, eq(unit_types.id, unitsTable.unitType))
    .where(eq(pricePlanUnits.planId, row.id))
    .orderBy(unitsTable.building, unitsTable.floor, unitsTable.number)
  const { step, at, note } = pricePlanEvents
  const lines = await db
    .select({ step, at, by: staff.name, note })
    .from(pricePlanEvents)
    .leftJoin(staff, eq(staff.id, pricePlanEvents.staff))
    .where(eq(pricePlanEvents.planId, row.id))
    .orderBy(pricePlanEvents.id)
  return {
    plan: toPlan(ctx, row),
    units: units.map(({ live, ...unit }) => ({ ...unit, priceNow: satangOf(live) })),
    lines,
  }
}

/** A unit and every change of its price, the newest first; null when there is none. */
export async function readUnitPrices(
  ctx: Context,
  unit: number,
): Promise<{ title: string; price: number | null; changes: PriceChangeLine[] } | null> {
  requireActor(ctx, may.readUnitPrices)

  const db = await queriesOf(ctx)
  const [found] = await db
    .select({ number: unitsTable.number, price: unitsTable.price, project: projects.Project_Title })
    .from(unitsTable)
    .innerJoin(projects, eq(projects.id, unitsTable.project))
    .where(eq(unitsTable.id, unit))
  if (!found) return null
  const { at, plan, priceBefore, priceAfter } = unitPriceChanges
  const rows = await db
    .select({ at, plan, priceBefore, priceAfter, reason: pricePlans.reason, by: staff.name })
    .from(unitPriceChanges)
    .leftJoin(pricePlans, eq(pricePlans.number, plan))
    .leftJoin(staff, eq(staff.id, pricePlans.decidedBy))
    .where(eq(unitPriceChanges.unitId, unit))
    .orderBy(desc(unitPriceChanges.id))
    .limit(200)
  return {
    title: `${found.project} · ${found.number}`,
    price: satangOf(found.price),
    changes: rows.map((row) => ({
      at: row.at,
      before: satangOf(row.priceBefore),
      after: satangOf(row.priceAfter),
      plan: row.plan === null ? null : { number: row.plan, reason: row.reason ?? '', by: row.by },
    })),
  }
}
