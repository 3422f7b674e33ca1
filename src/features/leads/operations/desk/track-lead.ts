import { dueAfter } from '@/features/office'
import { readOfficeHours } from '@/features/office/server'
import type { Lead } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { may } from '../../domain/permissions'
import { announce } from './crm-log'
import { addToPerson, findPerson, newPerson } from './person-matches'

const idOf = (value: unknown): number | null => {
  if (typeof value === 'object' && value !== null) return (value as { id: number }).id
  return typeof value === 'number' ? value : null
}

/** An open enquiry of the last thirty days about the same project from the same address or phone. */
export async function findDuplicate(
  ctx: TransactionContext,
  { id, project, email, phone }: { id: number; project: number; email: string; phone: string },
): Promise<{ id: number; owner: number | null } | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select coalesce(w.duplicate_of, l.id) as id, l.owner_id from leads l left join lead_work w on w.lead_id = l.id
    where (l.email = ${email} or l.phone = ${phone}) and l.project_id = ${project} and l.id <> ${id}
      and l.state not in ('closed', 'spam') and l.created_at > ${ctx.now.toISOString()}::timestamptz - interval '30 days'
    order by l.id limit 1`)
  const row = rows[0]
  return row ? { id: Number(row.id), owner: row.owner_id === null ? null : Number(row.owner_id) } : null
}

/** When somebody who asked then is to be contacted. */
async function firstContactDue(ctx: TransactionContext, askedAt: Date): Promise<Date> {
  const { firstContactMinutes } = await localApi(ctx, 'everything').findGlobal({ slug: 'desk-settings', depth: 0 })
  const minutes = firstContactMinutes ?? 120
  try {
    return dueAfter(askedAt, minutes, await readOfficeHours(ctx))
  } catch (error) {
    // Office hours that never open must not cost an enquiry.
    if (error instanceof RangeError) return new Date(askedAt.getTime() + minutes * 60_000)
    throw error
  }
}

/** Begins the work on a lead: its clock, its person, and of what it is a duplicate. */
async function beginWork(ctx: TransactionContext, lead: Lead): Promise<void> {
  const askedAt = new Date(lead.history?.[0]?.at ?? lead.createdAt)
  const due = await firstContactDue(ctx, askedAt)
  const duplicate = await findDuplicate(ctx, { ...lead, project: idOf(lead.project) ?? 0 })
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into lead_work (lead_id, person_id, asked_at, due_at, waits, duplicate_of)
    values (${lead.id}, ${await newPerson(ctx)}, ${askedAt.toISOString()}::timestamptz,
      ${due.toISOString()}::timestamptz, ${lead.state === 'new'}, ${duplicate?.id ?? null})
    on conflict (lead_id) do nothing`)
  const found = await findPerson(ctx, { lead: lead.id, email: lead.email, phone: lead.phone })
  if (found) await addToPerson(ctx, lead.id, found)
}

/** The clock stops with the first state that only contact leads to; it runs again for what was no spam. */
async function recordState(ctx: TransactionContext, { id, state }: Lead): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update lead_work set waits = ${state === 'new'},
      contacted_at = case when ${['contacted', 'visit', 'booked'].includes(state)}
        then coalesce(contacted_at, ${ctx.now.toISOString()}::timestamptz) else contacted_at end,
      next_on = case when ${['closed', 'spam'].includes(state)} then null else next_on end,
      next_step = case when ${['closed', 'spam'].includes(state)} then '' else next_step end
    where lead_id = ${id}`)
}

/** Somebody who was contacted and asks again is work for today. */
async function recordAskedAgain(ctx: TransactionContext, { id, state }: Lead): Promise<void> {
  if (state === 'new') return
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update lead_work set next_on = least(next_on, (${ctx.now.toISOString()}::timestamptz at time zone 'Asia/Bangkok')::date)
    where lead_id = ${id}`)
}

/** Follows every change of a lead, wherever it is made: its clock, its person, and the news for the CRM. */
export function trackLead(ctx: Context, lead: Lead, before: Lead | null): Promise<void> {
  requireActor(ctx, may.trackLead)

  return inTransaction(ctx, async (inside) => {
    if (!before) {
      await beginWork(inside, lead)
      return announce(inside, 'asked', lead.id)
    }
    if (before.state !== lead.state) {
      await recordState(inside, lead)
      await announce(inside, 'state', lead.id)
    }
    if (idOf(before.owner) !== idOf(lead.owner)) await announce(inside, 'owner', lead.id)
    if ((lead.timesAsked ?? 1) > (before.timesAsked ?? 1)) {
      await recordAskedAgain(inside, lead)
      await announce(inside, 'asked_again', lead.id)
    }
  })
}
