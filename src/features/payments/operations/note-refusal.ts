import { createHash } from 'node:crypto'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import type { NoticeFault } from '../domain/provider'

/** A message, or a charge, that changed nothing. */
export interface Refusal {
  provider: string
  reason: NoticeFault | 'not_ours' | 'mismatched'
  invoice: string | null
  /** Kept as its hash alone: it may name people. */
  body: string
}

/** Keeps what was refused, once for each text, for whoever looks into it later. */
export async function noteRefusal(ctx: Readonly<Context>, { provider, reason, invoice, body }: Refusal): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const hash = createHash('sha256').update(body).digest('hex')
  await database.execute(sql`
    insert into provider_refusals (provider, reason, body_sha256, invoice, received_at)
    values (${provider}, ${reason}, ${hash}, ${invoice}, ${ctx.now.toISOString()}::timestamptz)
    on conflict (provider, reason, body_sha256) do update set times = provider_refusals.times + 1`)
}
