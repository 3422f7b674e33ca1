import { createHash } from 'node:crypto'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { queriesOf } from '@/platform/database/rows'
import type { NoticeFault } from '../domain/provider'
import { providerRefusals } from '../tables'

/** A message, or a charge, that changed nothing. */
export interface Refusal {
  provider: string
  reason: NoticeFault | 'not_ours' | 'mismatched'
  invoice: string | null
  /** Kept as its hash alone: it may name people. */
  body: string
}

/** Keeps what was refused, once for each text, for whoever looks into it later. */
export async function recordRefusal(
  ctx: Readonly<Context>,
  { provider, reason, invoice, body }: Refusal,
): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex')
  const db = await queriesOf(ctx)
  await db
    .insert(providerRefusals)
    .values({ provider, reason, bodySha256: hash, invoice, receivedAt: ctx.now })
    .onConflictDoUpdate({
      target: [providerRefusals.provider, providerRefusals.reason, providerRefusals.bodySha256],
      set: { times: sql`${providerRefusals.times} + 1` },
    })
}
