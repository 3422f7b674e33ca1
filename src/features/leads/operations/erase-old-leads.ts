import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { inTransaction } from '@/platform/transaction'

/** How long after the last change of a lead its person is forgotten; the policy page promises it. */
const MONTHS_KEPT = 24

/**
 * Takes the person out of every lead that nobody has touched for two years: name, phone, e-mail and words, and the
 * fingerprint, which whoever guesses phone and e-mail could make again. What stays is that somebody asked, where from,
 * and which consent was given: the proof we must keep. Resolves to how many.
 */
export async function eraseOldLeads(ctx: Context): Promise<number> {
  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(sql`
      update leads set name = '–', phone = '', email = '', message = null, notes = null, fingerprint = null
      where updated_at < ${ctx.now.toISOString()}::timestamptz - make_interval(months => ${MONTHS_KEPT})
        and (email <> '' or fingerprint is not null)
      returning id`)
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) return 0
    await database.execute(sql`
      update leads_history set detail = null
      where _parent_id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`)
    return ids.length
  })
}
