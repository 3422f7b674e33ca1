import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { hashOf } from '@/platform/token-hash'
import { may } from '../domain/permissions'
import { rowsOf } from './rows'

/** Whether the link of a code mail still signs in. Looking uses nothing up: mail scanners look. */
export async function isLinkOpen(ctx: Context, token: string): Promise<boolean> {
  requireActor(ctx, may.isLinkOpen)

  const rows = await rowsOf(
    ctx,
    sql`select 1 from member_challenges where link_hash = ${hashOf(token)} and consumed_at is null
      and expires_at > ${ctx.now.toISOString()}`,
  )
  return rows.length > 0
}
