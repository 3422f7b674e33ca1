import { lt } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import { providerRefusals } from '../tables'

const DAYS = 90

/** Erases what was refused long ago. Resolves to how much. */
export async function eraseOldRefusals(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldRefusals)

  const db = await queriesOf(ctx)
  const before = new Date(ctx.now.getTime() - DAYS * 86_400_000)
  return (await db.delete(providerRefusals).where(lt(providerRefusals.receivedAt, before))).rowCount ?? 0
}
