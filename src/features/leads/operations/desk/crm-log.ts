import { randomUUID } from 'node:crypto'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { env } from '@/platform/process/env'
import type { CrmEvent } from '../../domain/desk/crm'

/** Job: send one delivery to the CRM, `{ delivery }`. */
export const CRM_TASK = 'leads.tell-crm'

/** Queues one delivery; those of one lead are sent one after the other. */
export const queueDelivery = (ctx: TransactionContext, delivery: string, lead: number): Promise<void> =>
  enqueue(ctx, CRM_TASK, { delivery }, 16, `crm ${lead}`)

/** Tells the CRM of every lead of a subscriber that a consent was given or withdrawn. */
export async function announceConsent(ctx: TransactionContext, subscriber: number): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select l.id from leads l join subscribers s on s.email = l.email where s.id = ${subscriber} order by l.id`)
  for (const { id } of rows) await announce(ctx, 'consent', Number(id))
}

/** Queues news of a lead for the CRM, if there is one. The log holds the number of the lead and nothing of the person. */
export async function announce(ctx: TransactionContext, event: CrmEvent, lead: number): Promise<void> {
  if (!env.CRM_WEBHOOK_URL || !env.CRM_WEBHOOK_SECRET) return
  const id = randomUUID()
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into crm_deliveries (id, event, lead_id, at)
    values (${id}, ${event}, ${lead}, ${ctx.now.toISOString()}::timestamptz)`)
  await queueDelivery(ctx, id, lead)
}
