import { and, desc, eq, getTableColumns, inArray, isNull, lte, or } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { actingStaff, staffOf } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { nameOf, queriesOf, rowsOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { type ShownMerge, undoUntil } from '../domain/merge'
import { may } from '../domain/permissions'
import { memberMerges, memberPictures, memberSavedHomes, members } from '../tables'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { recordEvent } from './start-session'

/** Why accounts were not merged: no reason, an unknown number, the same account, or one that is merged already. */
export type MergeRefusal = 'reason' | 'unknown' | 'same' | 'merged'

const MAX_REASON = 500

const reasonOf = (typed: string) => typed.replaceAll('\0', '').trim().slice(0, MAX_REASON)

/** Locks two accounts, always in the same order, so that two merges cannot wait for each other. */
async function lockBoth(ctx: TransactionContext, kept: string, number: string) {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({
      id: members.id,
      olmId: members.olmId,
      standing: members.standing,
      blockedAt: sql<string | null>`${members.blockedAt}::text`,
      blockedReason: members.blockedReason,
      updatedAt: sql<string>`${members.updatedAt}::text`,
    })
    .from(members)
    .where(or(eq(members.id, kept), eq(members.olmId, number)))
    .orderBy(members.id)
    .for('update')
  return { stays: rows.find(({ id }) => id === kept), goes: rows.find(({ olmId: own }) => own === number) }
}

/** Whether one of the accounts is merged already, or the one that goes has others merged into it. */
async function isMerged(ctx: TransactionContext, into: string, from: string): Promise<boolean> {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({ id: memberMerges.id })
    .from(memberMerges)
    .where(
      and(isNull(memberMerges.undoneAt), or(inArray(memberMerges.merged, [into, from]), eq(memberMerges.kept, from))),
    )
    .limit(1)
  return rows.length > 0
}

/** Saves the homes of one account in the other too. Resolves to those that it did not have. */
async function shareHomes(ctx: TransactionContext, from: string, to: string): Promise<string[]> {
  const { member, slug, savedAt } = memberSavedHomes
  const rows = await rowsOf(
    ctx,
    sql`insert into ${memberSavedHomes} (${nameOf(member)}, ${nameOf(slug)}, ${nameOf(savedAt)})
      select ${to}, ${slug}, ${savedAt} from ${memberSavedHomes} where ${member} = ${from}
      on conflict do nothing returning ${nameOf(slug)}`,
    { slug },
  )
  return rows.map(({ slug }) => slug)
}

/** Gives the picture of one account to the other, if that has none. Resolves to the version that was given; null for none. */
async function sharePicture(ctx: TransactionContext, from: string, to: string): Promise<string | null> {
  const { member, version, webp, takenAt } = memberPictures
  const [row] = await rowsOf(
    ctx,
    sql`insert into ${memberPictures} (${nameOf(member)}, ${nameOf(version)}, ${nameOf(webp)}, ${nameOf(takenAt)})
      select ${to}, ${version}, ${webp}, ${takenAt} from ${memberPictures} where ${member} = ${from}
      on conflict do nothing returning ${nameOf(version)}`,
    { version },
  )
  return row?.version ?? null
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
    const [into, from] = [stays.id, goes.id]
    if (into === from) return refuse('same')
    if (await isMerged(inside, into, from)) return refuse('merged')
    const added = await shareHomes(inside, from, into)
    const gavePicture = await sharePicture(inside, from, into)
    const now = inside.now
    const before = {
      standing: goes.standing,
      blocked_at: goes.blockedAt,
      blocked_reason: goes.blockedReason,
      updated_at: goes.updatedAt,
      gavePicture,
    }
    const db = await queriesOf(inside)
    await db.insert(memberMerges).values({
      kept: into,
      merged: from,
      reason: why,
      staff: actingStaff(inside),
      at: now,
      before,
      addedHomes: added,
    })
    await db
      .update(members)
      .set({ standing: 'merged', blockedAt: null, blockedReason: null, updatedAt: now })
      .where(eq(members.id, from))
    await revokeAll(inside, from)
    await recordEvent(inside, into, 'merged', '')
    await recordEvent(inside, from, 'merged', '')
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
    const db = await queriesOf(inside)
    const [row] = await db
      .select()
      .from(memberMerges)
      .where(and(eq(memberMerges.id, id), isNull(memberMerges.undoneAt)))
      .for('update')
    if (!row) return refuse('unknown')
    if (inside.now >= undoUntil(row.at)) return refuse('over')
    const { standing, blocked_at, blocked_reason, updated_at, gavePicture } = row.before
    const { member, slug, savedAt } = memberSavedHomes
    const added = sql`(select jsonb_array_elements_text(${JSON.stringify(row.addedHomes)}::jsonb))`
    await db.delete(memberSavedHomes).where(and(eq(member, row.kept), lte(savedAt, row.at), inArray(slug, added)))
    const { member: owner, version } = memberPictures
    await db.delete(memberPictures).where(and(eq(owner, row.kept), sql`${version} = ${gavePicture}`))
    await db
      .update(members)
      .set({
        standing,
        blockedAt: sql`${blocked_at}::timestamptz`,
        blockedReason: blocked_reason,
        updatedAt: sql`${updated_at}::timestamptz`,
      })
      .where(eq(members.id, row.merged))
    await db
      .update(memberMerges)
      .set({ undoneAt: inside.now, undoneBy: staffOf(inside) })
      .where(eq(memberMerges.id, id))
    await recordEvent(inside, row.kept, 'parted', '')
    await recordEvent(inside, row.merged, 'parted', '')
    return ok(null)
  })
}

/** The merges of an account that stand, the newest first. */
export async function mergesOf(ctx: Context, member: string): Promise<ShownMerge[]> {
  requireActor(ctx, may.mergesOf)

  const db = await queriesOf(ctx)
  const rows = await db
    .select({ ...getTableColumns(memberMerges), olmId: members.olmId, email: members.email })
    .from(memberMerges)
    .innerJoin(
      members,
      eq(
        members.id,
        sql`case when (${memberMerges.kept} = ${member}) then ${memberMerges.merged} else ${memberMerges.kept} end`,
      ),
    )
    .where(and(isNull(memberMerges.undoneAt), or(eq(memberMerges.kept, member), eq(memberMerges.merged, member))))
    .orderBy(desc(memberMerges.id))
  return rows.map((row) => ({
    id: row.id,
    number: row.olmId,
    email: row.email,
    isKept: row.kept === member,
    reason: row.reason,
    at: row.at,
    mayUndo: ctx.now < undoUntil(row.at),
  }))
}

/** The proven addresses of the signed-in member: their own, and those of accounts that were merged into theirs. */
export async function ownAddresses(ctx: Context): Promise<string[]> {
  requireActor(ctx, may.ownAddresses)

  const { id } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const others = db
    .select({ merged: memberMerges.merged })
    .from(memberMerges)
    .where(and(eq(memberMerges.kept, id), isNull(memberMerges.undoneAt)))
  const rows = await db
    .select({ email: members.email })
    .from(members)
    .where(or(eq(members.id, id), inArray(members.id, others)))
    .orderBy(desc(eq(members.id, id)), members.email)
  return rows.map(({ email }) => email)
}
