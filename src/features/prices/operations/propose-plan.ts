import { randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import { units as unitsTable } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { orNull } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { nameOf, queriesOf, rowsOf, run } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { isLargeChange, type PriceChange, priceAfter } from '../domain/price-change'
import { pricePlans, pricePlanUnits } from '../tables'
import { addPlanEvent, satangOf } from './price-record'

/** What is proposed: a change of prices of units of one project, from a moment on. */
export interface Proposal {
  project: number
  units: readonly number[]
  change: PriceChange
  startsAt: Date
  reason: string
  /** A price may change by more than ten per cent: whoever proposes was asked. */
  isSure?: boolean
}

export type ProposalRefusal = 'noReason' | 'noUnits' | 'past' | 'noPrice' | 'tooLow' | 'large'

const MOST_UNITS = 2_000
const MAX_REASON = 500

/** Whether a number can be that of a row: what is typed into an address may be any. */
const isRowNumber = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31

/** The units among those asked for that are in the project and can be sold, each with its new price. */
async function pricesOf(
  ctx: TransactionContext,
  { project, units, change }: Proposal,
): Promise<Result<{ id: number; now: number | null; price: number }[], ProposalRefusal>> {
  if (!isRowNumber(project)) return refuse('noUnits')
  const wanted = JSON.stringify([...new Set(units)].filter(isRowNumber).slice(0, MOST_UNITS))
  const rows = await rowsOf(
    ctx,
    sql`select id, coalesce(price_before, price) as price from units where project_id = ${project} and state <> 'sold'
      and id in (select value::int from jsonb_array_elements_text(${wanted}::jsonb)) order by id`,
    { id: unitsTable.id, price: orNull(unitsTable.price) },
  )
  const priced: { id: number; now: number | null; price: number }[] = []
  for (const { id, price } of rows) {
    const now = satangOf(price)
    const next = priceAfter(now, change)
    if (!next.ok) return next
    priced.push({ id, now, price: next.value })
  }
  return priced.length > 0 ? ok(priced) : refuse('noUnits')
}

async function insertPlan(
  ctx: TransactionContext,
  { number, project, reason, startsAt }: Proposal & { number: string },
): Promise<number> {
  const db = await queriesOf(ctx)
  const proposedBy = staffOf(ctx)
  if (proposedBy === null) throw new Error('a plan is proposed by somebody')
  const plan = {
    number,
    projectId: project,
    reason,
    startsAt,
    state: 'proposed',
    proposedBy,
    proposedAt: ctx.now,
  } as const
  const [row] = await db.insert(pricePlans).values(plan).returning({ id: pricePlans.id })
  if (!row) throw new Error('a plan that was proposed has a number')
  return row.id
}

/**
 * Proposes new prices from a moment on. The prices are computed and kept now: whoever approves sees each of them.
 * Nothing changes before somebody else approves.
 */
export function proposePlan(ctx: Context, proposal: Proposal): Promise<Result<string, ProposalRefusal>> {
  requireActor(ctx, may.proposePlan)

  return inTransaction(ctx, async (inside): Promise<Result<string, ProposalRefusal>> => {
    const reason = proposal.reason.replaceAll('\0', '').trim().slice(0, MAX_REASON)
    if (reason === '') return refuse('noReason')
    if (proposal.startsAt <= inside.now) return refuse('past')
    const priced = await pricesOf(inside, proposal)
    if (!priced.ok) return priced
    if (!proposal.isSure && priced.value.some(({ now, price }) => isLargeChange(now, price))) return refuse('large')
    const number = `PR${randomBytes(6).toString('hex').toUpperCase()}`
    const plan = await insertPlan(inside, { ...proposal, number, reason })
    await run(
      inside,
      sql`insert into ${pricePlanUnits} (${nameOf(pricePlanUnits.planId)}, ${nameOf(pricePlanUnits.unitId)},
          ${nameOf(pricePlanUnits.priceNow)}, ${nameOf(pricePlanUnits.price)})
        select ${plan}, id, now, price
        from jsonb_to_recordset(${JSON.stringify(priced.value)}::jsonb) as t(id int, now bigint, price bigint)`,
    )
    await addPlanEvent(inside, plan, 'propose', reason)
    return ok(number)
  })
}
