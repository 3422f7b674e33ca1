import type { IsoDay } from '@/kernel/calendar-day'
import { isMadeFrom } from '@/kernel/form/form-version'
import { readPostedDay } from '@/kernel/form/typed-date'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import type { ContactWay, DeskFault } from '../../domain/desk/desk-lead'
import { nextStepVersion } from '../../domain/desk/form-versions'
import { canFollow, type LeadState } from '../../domain/lead-states'
import { may } from '../../domain/permissions'
import { MOST_ASSIGNED } from './assign-leads'
import { findVisible, type VisibleLead } from './find-visible'

export type StepResult = Result<null, DeskFault>

/** Takes a step on a lead that the actor may see, alone until it is done. */
function step(
  ctx: Context,
  id: number,
  work: (inside: TransactionContext, lead: VisibleLead) => Promise<StepResult>,
): Promise<StepResult> {
  return inTransaction(ctx, async (inside): Promise<StepResult> => {
    const lead = await findVisible(inside, id)
    return lead ? work(inside, lead) : refuse('gone')
  })
}

/** Changes state or owner through the collection, whose hooks write the history. */
async function change(
  ctx: TransactionContext,
  id: number,
  data: { state?: LeadState; owner?: number; notes?: string },
): Promise<void> {
  await localApi(ctx, 'as-actor').update({ collection: 'leads', id, depth: 0, data })
}

/** Whoever contacts somebody whom nobody looks after looks after them from now on. */
const ownerOf = ({ actor }: Context, { owner }: VisibleLead) =>
  owner === null && actor.kind === 'staff' && actor.role !== 'admin' ? { owner: actor.id } : {}

/**
 * Records a try to reach somebody. What was said or written stops the clock of the first contact; a call that nobody
 * took does not.
 */
export function logContact(
  ctx: Context,
  id: number,
  { way, reached }: { way: ContactWay; reached: boolean },
): Promise<StepResult> {
  requireActor(ctx, may.logContact)

  return step(ctx, id, async (inside, lead) => {
    if (lead.state === 'spam') return refuse('notNow')
    const database = await databaseOf(inside.payload, inside.req)
    const at = sql`${inside.now.toISOString()}::timestamptz`
    const staff = inside.actor.kind === 'staff' ? inside.actor.id : null
    await database.execute(sql`
      insert into lead_contacts (lead_id, staff_id, way, reached, at) values (${id}, ${staff}, ${way}, ${reached}, ${at})`)
    if (reached)
      await database.execute(sql`
        update lead_work set contacted_at = coalesce(contacted_at, ${at}) where lead_id = ${id}`)
    const state = reached && lead.state === 'new' ? { state: 'contacted' as const } : {}
    const data = { ...state, ...ownerOf(inside, lead) }
    if (Object.keys(data).length > 0) await change(inside, id, data)
    return ok(null)
  })
}

/** Moves a lead to another state, if that follows from its present one. */
export function changeLeadState(ctx: Context, id: number, state: LeadState): Promise<StepResult> {
  requireActor(ctx, may.changeLeadState)

  return step(ctx, id, async (inside, lead) => {
    if (lead.state === state || !canFollow(lead.state, state)) return refuse('notNow')
    await change(inside, id, { state })
    return ok(null)
  })
}

/** Marks leads as spam, at most as many as are given on at once. Refused with the last reason when one could not be. */
export async function markSpam(ctx: Context, ids: readonly number[]): Promise<StepResult> {
  requireActor(ctx, may.markSpam)

  const chosen = [...new Set(ids)].slice(0, MOST_ASSIGNED)
  let result: StepResult = chosen.length === 0 ? refuse('empty') : ok(null)
  for (const id of chosen) {
    const done = await changeLeadState(ctx, id, 'spam')
    if (!done.ok) result = done
  }
  return result
}

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value))

function faultOf(words: string, on: string, day: IsoDay | null): DeskFault | null {
  if (on === '') return null
  if (day === null) return 'badTime'
  return words === '' ? 'empty' : null
}

/** A next step, and the version of the form that it was typed in; empty for none. */
interface NextStep {
  text: string
  on: string
  madeFrom?: string
}

/**
 * What is done next and on which day; without a day there is no next step. Refused with `changed` where a colleague has
 * set another one since the form was opened.
 */
export function setNextStep(ctx: Context, id: number, { text, on, madeFrom = '' }: NextStep): Promise<StepResult> {
  requireActor(ctx, may.setNextStep)

  return step(ctx, id, async (inside, lead) => {
    if (['closed', 'spam'].includes(lead.state)) return refuse('notNow')
    const words = text.replaceAll('\0', '').trim().slice(0, 200)
    const day = readPostedDay(on)
    const fault = faultOf(words, on, day)
    if (fault) return refuse(fault)
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(
      sql`select next_step, to_char(next_on, 'YYYY-MM-DD') as next_on from lead_work where lead_id = ${id} for update`,
    )
    const stands = { nextStep: String(rows[0]?.next_step ?? ''), nextOn: textOrNull(rows[0]?.next_on) }
    if (!isMadeFrom(madeFrom, nextStepVersion(stands))) return refuse('changed')
    await database.execute(sql`
      update lead_work set next_step = ${day === null ? '' : words}, next_on = ${day}::date
      where lead_id = ${id}`)
    return ok(null)
  })
}

/** Takes a lead that nobody looks after. Of two who take it at once, one gets it. */
export function takeLead(ctx: Context, id: number): Promise<StepResult> {
  requireActor(ctx, may.takeLead)

  return step(ctx, id, async (inside, lead) => {
    if (inside.actor.kind !== 'staff') return refuse('gone')
    if (lead.owner !== null) return refuse('taken')
    await change(inside, id, { owner: inside.actor.id })
    return ok(null)
  })
}

/** Staff know that an enquiry is no duplicate: it is work of its own from now on. */
export function markNotDuplicate(ctx: Context, id: number): Promise<StepResult> {
  requireActor(ctx, may.markNotDuplicate)

  return step(ctx, id, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`update lead_work set duplicate_of = null where lead_id = ${id}`)
    return ok(null)
  })
}
