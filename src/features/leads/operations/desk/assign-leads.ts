import { isMadeFrom } from '@/kernel/form/form-version'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { DeskFault } from '../../domain/desk/desk-lead'
import { ownerVersion } from '../../domain/desk/form-versions'
import { may } from '../../domain/permissions'
import { findVisible, type VisibleLead } from './find-visible'
import { inScope } from './scope'
import { takeTurn } from './take-turn'

/** The most leads that are given on at once. */
export const MOST_ASSIGNED = 200

/** Whether the actor may give leads to somebody: a seller, and for supervisors one of their team. */
async function mayReceive(ctx: TransactionContext, staff: number): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind !== 'staff') return false
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select s.staff_id from sales_people s join staff on staff.id = s.staff_id and staff.role in ('sales', 'supervisor')
    where s.staff_id = ${staff}
      and (${actor.role === 'admin'} or s.supervisor_id = ${actor.id} or s.staff_id = ${actor.id})`)
  return rows.length > 0
}

const give = (ctx: TransactionContext, id: number, owner: number) =>
  localApi(ctx, 'as-actor').update({ collection: 'leads', id, depth: 0, data: { owner } })

/**
 * Gives leads to a seller. Resolves to how many were given; those that the actor may not see are left out. Refused with
 * `changed`, and none given, where one got another owner since the form was opened: `madeFrom` holds the `ownerVersion`
 * of each lead as it was shown.
 */
export function assignLeads(
  ctx: Context,
  ids: readonly number[],
  owner: number,
  madeFrom: ReadonlyMap<number, string> = new Map(),
): Promise<Result<number, DeskFault>> {
  requireActor(ctx, may.assignLeads)

  return inTransaction(ctx, async (inside): Promise<Result<number, DeskFault>> => {
    if (ids.length === 0) return refuse('empty')
    if (!(await mayReceive(inside, owner))) return refuse('noColleague')
    const leads = (await visibleInOrder(inside, ids)).filter((lead) => lead.owner !== owner)
    const isAsShown = (lead: VisibleLead) => isMadeFrom(madeFrom.get(lead.id) ?? '', ownerVersion(lead.owner))
    if (!leads.every(isAsShown)) return refuse('changed')
    for (const { id } of leads) await give(inside, id, owner)
    return ok(leads.length)
  })
}

/** Those of the leads that the actor may see, locked in one order for everybody, so that two who assign at once wait for each other. */
async function visibleInOrder(ctx: TransactionContext, ids: readonly number[]): Promise<VisibleLead[]> {
  const leads: VisibleLead[] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b).slice(0, MOST_ASSIGNED)) {
    const lead = await findVisible(ctx, id)
    if (lead) leads.push(lead)
  }
  return leads
}

/** Gives one lead to whoever has the next turn. False when nobody else can take it. */
async function passOn(ctx: TransactionContext, id: number, from: number): Promise<boolean> {
  const lead = await findVisible(ctx, id)
  const owner = lead && (await takeTurn(ctx, { project: lead.project, locale: lead.locale, except: from }))
  if (owner === null) return false
  await give(ctx, id, owner)
  return true
}

/**
 * Gives the open leads of a colleague to the others in turn, by project and language. Resolves to how many were given
 * and how many nobody else could take; above the most at once it is done again.
 */
export function handOver(ctx: Context, from: number): Promise<Result<{ given: number; left: number }, DeskFault>> {
  requireActor(ctx, may.handOver)

  return inTransaction(ctx, async (inside): Promise<Result<{ given: number; left: number }, DeskFault>> => {
    if (!(await mayReceive(inside, from))) return refuse('noColleague')
    const database = await databaseOf(inside.payload, inside.req)
    // In the order in which an enquiry about several projects takes its turns: neither waits for the other for ever.
    const { rows } = await database.execute(sql`
      select l.id from leads l join projects p on p.id = l.project_id
      where l.owner_id = ${from} and l.state in ('new', 'contacted', 'visit') and ${inScope(inside)}
      order by p.slug_name collate "C", l.id limit ${MOST_ASSIGNED}`)
    let given = 0
    for (const { id } of rows) if (await passOn(inside, Number(id), from)) given += 1
    return ok({ given, left: rows.length - given })
  })
}
