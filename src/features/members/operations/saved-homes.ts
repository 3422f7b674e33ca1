import { and, desc, eq, inArray, notInArray, or } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { nameOf, queriesOf, run } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { SavedChange } from '../domain/saved-change'
import { memberSavedHomes } from '../tables'
import { memberOf } from './member-of'

/** No account keeps more; the oldest go. */
const MOST = 200

/** The projects that a member saved, last saved first. */
export async function listSavedHomes(ctx: Context): Promise<string[]> {
  requireActor(ctx, may.listSavedHomes)

  const db = await queriesOf(ctx)
  const rows = await db
    .select({ slug: memberSavedHomes.slug })
    .from(memberSavedHomes)
    .where(eq(memberSavedHomes.member, memberOf(ctx).id))
    .orderBy(desc(memberSavedHomes.savedAt), memberSavedHomes.slug)
  return rows.map(({ slug }) => slug)
}

/**
 * Adds and removes saved projects, and returns the whole list. What a device had saved before signing in is added:
 * nothing is lost, and nothing is saved twice.
 */
export async function changeSavedHomes(ctx: Context, { add, remove }: SavedChange): Promise<string[]> {
  requireActor(ctx, may.changeSavedHomes)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const added = JSON.stringify(
      add.map((each, at) => ({ slug: each, at: new Date(inside.now.getTime() - at).toISOString() })),
    )
    const { member, slug, savedAt } = memberSavedHomes
    await run(
      inside,
      sql`insert into ${memberSavedHomes} (${nameOf(member)}, ${nameOf(slug)}, ${nameOf(savedAt)})
        select ${id}, added.slug, added.at from jsonb_to_recordset(${added}::jsonb) as added (slug varchar, at timestamptz)
        on conflict do nothing`,
    )
    const newest = db.select({ slug }).from(memberSavedHomes).where(eq(member, id)).orderBy(desc(savedAt)).limit(MOST)
    const removed = sql`(select jsonb_array_elements_text(${JSON.stringify(remove)}::jsonb))`
    await db.delete(memberSavedHomes).where(and(eq(member, id), or(inArray(slug, removed), notInArray(slug, newest))))
    return listSavedHomes(inside)
  })
}
