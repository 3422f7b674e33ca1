import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { announce } from './desk/crm-log'

/** Months after the last change until a lead's personal data is erased, as promised in the privacy policy. */
const MONTHS_KEPT = 24

/**
 * Erases the personal data of every lead unchanged for two years: name, phone, email, message, and the fingerprint,
 * which could be recomputed from a guessed phone and email. The origin of the enquiry and the consents stay as
 * evidence. Resolves to their number.
 */
export async function eraseOldLeads(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldLeads)

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
      update leads_history set detail = null, wish = null, message = null
      where _parent_id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`)
    await database.execute(sql`
      update lead_work set next_step = '' where lead_id in
        (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`)
    for (const id of ids) await announce(inside, 'erased', id)
    return ids.length
  })
}
