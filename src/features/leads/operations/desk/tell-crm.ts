import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import type { CrmDelivery, CrmFault } from '../../domain/desk/crm'
import { may } from '../../domain/permissions'
import { consentsOf } from './crm-consents'
import { queueDelivery } from './crm-log'
import { crmSignature } from './crm-signature'

const SECONDS_MS = 10_000

/** Thrown so that the job tries again later; it names nobody. */
class CrmDeliveryError extends Error {
  override name = 'CrmDeliveryError'
}

const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value))

/** The lead as the CRM gets it, as it is now, with what the person consented to; of an erased one its number alone. */
async function bodyOf(ctx: Readonly<Context>, delivery: Record<string, unknown>): Promise<string> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select l.id, l.reference, l.name, l.phone, l.email, l.locale, l.wish, l.message, l.state, l.unit, l.source,
      l.source_category, l.campaign, l.times_asked, p.slug_name as project, s.email as owner,
      to_char(coalesce(w.asked_at, l.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at,
      w.person_id as person, w.duplicate_of
    from leads l left join lead_work w on w.lead_id = l.id left join projects p on p.id = l.project_id
      left join staff s on s.id = l.owner_id
    where l.id = ${delivery.lead_id} and l.email <> ''`)
  const { id, event, lead_id: number, at, seq } = delivery
  const [row] = rows
  const lead = row && {
    ...row,
    times_asked: numberOrNull(row.times_asked),
    person: numberOrNull(row.person),
    duplicate_of: numberOrNull(row.duplicate_of),
    consents: await consentsOf(ctx, Number(number)),
  }
  return JSON.stringify({
    ...{ id, event, sequence: Number(seq), at: new Date(at as string).toISOString() },
    ...{ number, lead: lead ?? null },
  })
}

/** Sends a body; resolves to what came back. */
async function post(url: string, body: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: { 'Content-Type': 'application/json', ...headers },
      signal: AbortSignal.timeout(SECONDS_MS),
    })
    await answer.body?.cancel()
    return { status: answer.status, fault: answer.ok ? null : ('refused' as const) }
  } catch (error) {
    const fault: CrmFault = (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable'
    return { status: null, fault }
  }
}

/**
 * Sends a delivery to the CRM, signed, and before it whatever of the same lead is still to be sent: a CRM never hears of a
 * change before it heard of the lead. Logs each try without anything of the person. Throws on a failure, so that the job
 * tries again, later each time. The CRM knows a repeated delivery by its id.
 */
export async function deliverToCrm(ctx: Context, id: string): Promise<void> {
  requireActor(ctx, may.deliverToCrm)

  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env
  if (!url || !secret) return
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select d.* from crm_deliveries d join crm_deliveries asked on asked.lead_id = d.lead_id and d.seq <= asked.seq
    where asked.id = ${id} and asked.delivered_at is null and d.delivered_at is null order by d.seq`)
  for (const delivery of rows) await send(ctx, delivery, { url, secret })
}

async function send(
  ctx: Readonly<Context>,
  delivery: Record<string, unknown>,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  const [database, id] = [await databaseOf(ctx.payload, ctx.req), String(delivery.id)]
  const body = await bodyOf(ctx, delivery)
  const { status, fault } = await post(url, body, {
    'X-Delivery': id,
    'X-Signature': crmSignature(secret, body, ctx.now),
  })
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  await database.execute(
    sql`insert into crm_attempts (delivery_id, at, status, fault) values (${id}, ${now}, ${status}, ${fault})`,
  )
  if (fault) throw new CrmDeliveryError(`The CRM did not take a delivery: ${fault}${status ? ` (${status})` : ''}`)
  await database.execute(sql`update crm_deliveries set delivered_at = ${now} where id = ${id}`)
}

/** The newest deliveries, those that wait on top. */
export async function listDeliveries(ctx: Context): Promise<CrmDelivery[]> {
  requireActor(ctx, may.listDeliveries)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select d.*, a.attempts, l.status, l.fault from crm_deliveries d
      left join lateral (select count(*) as attempts from crm_attempts where delivery_id = d.id and replayed_by is null) a on true
      left join lateral (select status, fault from crm_attempts where delivery_id = d.id and replayed_by is null
        order by id desc limit 1) l on true
    order by d.delivered_at is not null, d.at desc, d.id limit 200`)
  return rows.map((row) => ({
    id: String(row.id),
    event: row.event as CrmDelivery['event'],
    lead: Number(row.lead_id),
    at: new Date(row.at as string),
    deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at as string),
    attempts: Number(row.attempts),
    lastStatus: row.status === null ? null : Number(row.status),
    lastFault: row.fault as CrmFault | null,
  }))
}

/** Sends a delivery again with the lead as it is now, and logs who wanted that. False without such a delivery. */
export function replayDelivery(ctx: Context, id: string): Promise<boolean> {
  requireActor(ctx, may.replayDelivery)

  return inTransaction(ctx, async (inside) => {
    if (inside.actor.kind !== 'staff' || !/^[0-9a-f-]{36}$/.test(id)) return false
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(
      sql`update crm_deliveries set delivered_at = null where id = ${id} returning lead_id`,
    )
    if (rows.length === 0) return false
    await database.execute(sql`
      insert into crm_attempts (delivery_id, at, replayed_by)
      values (${id}, ${inside.now.toISOString()}::timestamptz, ${inside.actor.id})`)
    await queueDelivery(inside, id, Number(rows[0]?.lead_id))
    return true
  })
}
