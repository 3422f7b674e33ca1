import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { SavedChange } from '../domain/saved-change'
import { memberOf } from './member-of'

/** No account keeps more; the oldest go. */
const MOST = 200

/** The projects that a member saved, last saved first. */
export async function listSavedHomes(ctx: Context): Promise<string[]> {
  requireActor(ctx, may.listSavedHomes)

  const rows = await rowsOf(
    ctx,
    sql`select slug from member_saved_homes where member = ${memberOf(ctx).id} order by saved_at desc, slug`,
  )
  return rows.map(({ slug }) => String(slug))
}

/**
 * Adds and removes saved projects, and returns the whole list. What a device had saved before signing in is added:
 * nothing is lost, and nothing is saved twice.
 */
export async function changeSavedHomes(ctx: Context, { add, remove }: SavedChange): Promise<string[]> {
  requireActor(ctx, may.changeSavedHomes)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const saved = JSON.stringify(
      add.map((slug, at) => ({ slug, at: new Date(inside.now.getTime() - at).toISOString() })),
    )
    await rowsOf(
      inside,
      sql`insert into member_saved_homes (member, slug, saved_at)
        select ${id}, slug, at from jsonb_to_recordset(${saved}::jsonb) as added (slug varchar, at timestamptz)
        on conflict do nothing`,
    )
    await rowsOf(
      inside,
      sql`delete from member_saved_homes where member = ${id} and (
        slug in (select jsonb_array_elements_text(${JSON.stringify(remove)}::jsonb))
        or slug not in (select slug from member_saved_homes where member = ${id} order by saved_at desc limit ${MOST}))`,
    )
    return listSavedHomes(inside)
  })
}
