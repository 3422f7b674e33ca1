import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { PROOF_MS } from '../domain/challenge'
import { PUT_BACK_MS } from '../domain/household'
import { may } from '../domain/permissions'
import { HISTORY_MS } from '../domain/session-life'

/** Erases challenges, codes, invitations and removed homes that can no longer be used, and sessions and events past their time. Returns how many rows. */
export async function forgetEndedSignIns(ctx: Context): Promise<number> {
  requireActor(ctx, may.forgetEndedSignIns)

  const before = (ms: number) => new Date(ctx.now.getTime() - ms).toISOString()
  const history = before(HISTORY_MS)
  const now = ctx.now.toISOString()
  const gone = [
    await rowsOf(ctx, sql`delete from member_challenges where expires_at < ${before(PROOF_MS)} returning id`),
    await rowsOf(ctx, sql`delete from member_sessions where ends_at < ${now} or revoked_at < ${history} returning id`),
    await rowsOf(ctx, sql`delete from member_sign_ins where at < ${history} returning id`),
    await rowsOf(ctx, sql`delete from member_email_changes where expires_at < ${now} returning 1`),
    await rowsOf(ctx, sql`delete from member_phone_codes where expires_at < ${now} returning 1`),
    await rowsOf(ctx, sql`delete from member_pending_identities where expires_at < ${now} returning 1`),
    await rowsOf(ctx, sql`delete from household_homes where removed_at < ${before(PUT_BACK_MS)} returning 1`),
    await rowsOf(ctx, sql`delete from household_invitations where expires_at < ${now} returning 1`),
  ]
  return gone.reduce((sum, rows) => sum + rows.length, 0)
}
