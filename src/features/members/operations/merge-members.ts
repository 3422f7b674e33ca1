import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, rowsOf } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { type ShownMerge, undoUntil } from '../domain/merge'
import { may } from '../domain/permissions'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { noteEvent } from './start-session'

/** Why accounts were not merged: no reason, an unknown number, the same account, or one that is merged already. */
export type MergeRefusal = 'reason' | 'unknown' | 'same' | 'merged'

const MAX_REASON = 500

const reasonOf = (typed: string) => typed.replaceAll('\0', '').trim().slice(0, MAX_REASON)

/** Locks two accounts, always in the same order, so that two merges cannot wait for each other. */
async function lockBoth(ctx: TransactionContext, kept: string, number: string) {
  const rows = await rowsOf(
    ctx,
    sql`select id, olm_id, standing, blocked_at, blocked_reason, updated_at from members
      where id = ${kept} or olm_id = ${number} order by id for update`,
  )
  return { stays: rows.find(({ id }) => id === kept), goes: rows.find(({ olm_id: own }) => own === number) }
}

/** Whether one of the accounts is merged already, or the one that goes has others merged into it. */
async function isMerged(ctx: TransactionContext, into: string, from: string): Promise<boolean> {
  const rows = await rowsOf(
    ctx,
    sql`select 1 from member_merges where undone_at is null
      and (merged in (${into}, ${from}) or kept = ${from}) limit 1`,
  )
  return rows.length > 0
}

/** Saves the homes of one account in the other too. Resolves to those that it did not have. */
async function shareHomes(ctx: TransactionContext, from: string, to: string): Promise<string[]> {
  const rows = await rowsOf(
    ctx,
    sql`insert into member_saved_homes (member, slug, saved_at)
      select ${to}, slug, saved_at from member_saved_homes where member = ${from}
      on conflict do nothing returning slug`,
  )
  return rows.map(({ slug }) => String(slug))
}

/** Gives the picture of one account to the other, if that has none. Resolves to the version that was given; null for none. */
async function sharePicture(ctx: TransactionContext, from: string, to: string): Promise<string | null> {
  const [row] = await rowsOf(
    ctx,
    sql`insert into member_pictures (member, version, webp, taken_at)
      select ${to}, version, webp, taken_at from member_pictures where member = ${from}
      on conflict do nothing returning version`,
  )
  return row ? String(row.version) : null
}

/**
 * Merges the account of a number into another one of the same person: saved homes are added, and its enquiries, forms,
 * searches and bookings are shown in the account that stays. It can no longer sign in. Everything is kept, so that the
 * merge can be taken back for thirty days. Both addresses are mailed.
 */
export function mergeMembers(
  ctx: Context,
  { kept, number, reason }: { kept: string; number: string; reason: string },
): Promise<Result<null, MergeRefusal>> {
  requireActor(ctx, may.mergeMembers)

  return inTransaction(ctx, async (inside): Promise<Result<null, MergeRefusal>> => {
    const why = reasonOf(reason)
    if (why === '') return refuse('reason')
    const { stays, goes } = await lockBoth(inside, kept, number.trim().toUpperCase())
    if (!stays || !goes) return refuse('unknown')
    const [into, from] = [String(stays.id), String(goes.id)]
    if (into === from) return refuse('same')
    if (await isMerged(inside, into, from)) return refuse('merged')
    const added = await shareHomes(inside, from, into)
    const gavePicture = await sharePicture(inside, from, into)
    const now = inside.now.toISOString()
    const { standing, blocked_at, blocked_reason, updated_at } = goes
    await rowsOf(
      inside,
      sql`insert into member_merges (kept, merged, reason, staff, at, before, added_homes)
        values (${into}, ${from}, ${why}, ${staffOf(inside)}, ${now},
          ${JSON.stringify({ standing, blocked_at, blocked_reason, updated_at, gavePicture })}::jsonb, ${JSON.stringify(added)}::jsonb)`,
    )
    await rowsOf(
      inside,
      sql`update members set standing = 'merged', blocked_at = null, blocked_reason = null, updated_at = ${now}
        where id = ${from}`,
    )
    await revokeAll(inside, from)
    await noteEvent(inside, into, 'merged', '')
    await noteEvent(inside, from, 'merged', '')
    return ok(null)
  })
}

/**
 * Takes a merge back within thirty days: what it added goes, unless the person removed it or saved it anew since, and the
 * other account is as it was before. Its sessions stay ended. Both addresses are mailed.
 */
export function unmergeMembers(ctx: Context, id: number): Promise<Result<null, 'unknown' | 'over'>> {
  requireActor(ctx, may.unmergeMembers)

  return inTransaction(ctx, async (inside): Promise<Result<null, 'unknown' | 'over'>> => {
    const [row] = await rowsOf(
      inside,
      sql`select * from member_merges where id = ${id} and undone_at is null for update`,
    )
    if (!row) return refuse('unknown')
    if (inside.now >= undoUntil(dateOf(row.at))) return refuse('over')
    const { standing, blocked_at, blocked_reason, updated_at, gavePicture } = row.before as Record<
      string,
      string | null
    >
    await rowsOf(
      inside,
      sql`delete from member_saved_homes where member = ${String(row.kept)} and saved_at <= ${dateOf(row.at).toISOString()}
        and slug in (select jsonb_array_elements_text(${JSON.stringify(row.added_homes)}::jsonb))`,
    )
    await rowsOf(
      inside,
      sql`delete from member_pictures where member = ${String(row.kept)} and version = ${gavePicture ?? null}`,
    )
    await rowsOf(
      inside,
      sql`update members set standing = ${standing ?? 'active'}, blocked_at = ${blocked_at ?? null},
        blocked_reason = ${blocked_reason ?? null}, updated_at = ${updated_at ?? null} where id = ${String(row.merged)}`,
    )
    await rowsOf(
      inside,
      sql`update member_merges set undone_at = ${inside.now.toISOString()}, undone_by = ${staffOf(inside)}
        where id = ${id}`,
    )
    await noteEvent(inside, String(row.kept), 'parted', '')
    await noteEvent(inside, String(row.merged), 'parted', '')
    return ok(null)
  })
}

/** The merges of an account that stand, the newest first. */
export async function mergesOf(ctx: Context, member: string): Promise<ShownMerge[]> {
  requireActor(ctx, may.mergesOf)

  const rows = await rowsOf(
    ctx,
    sql`select g.*, m.olm_id, m.email from member_merges g
      join members m on m.id = case when g.kept = ${member} then g.merged else g.kept end
      where g.undone_at is null and (g.kept = ${member} or g.merged = ${member}) order by g.id desc`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    number: String(row.olm_id),
    email: String(row.email),
    isKept: row.kept === member,
    reason: String(row.reason),
    at: dateOf(row.at),
    mayUndo: ctx.now < undoUntil(dateOf(row.at)),
  }))
}

/** The proven addresses of the signed-in member: their own, and those of accounts that were merged into theirs. */
export async function ownAddresses(ctx: Context): Promise<string[]> {
  requireActor(ctx, may.ownAddresses)

  const { id } = memberOf(ctx)
  const rows = await rowsOf(
    ctx,
    sql`select email, id = ${id} as is_own from members where id = ${id}
        or id in (select merged from member_merges where kept = ${id} and undone_at is null)
      order by is_own desc, email`,
  )
  return rows.map(({ email }) => String(email))
}
