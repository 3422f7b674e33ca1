import { isLocale, type Locale } from '@/i18n/locales'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import type { LeadState } from '../../domain/lead-states'
import { inScope } from './scope'

/** What a step at the desk decides by. */
export interface VisibleLead {
  id: number
  state: LeadState
  owner: number | null
  project: number
  locale: Locale
}

/** A lead that the actor may see, locked until the transaction ends; null when there is none. */
export async function findVisible(ctx: TransactionContext, lead: number): Promise<VisibleLead | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select l.id, l.state, l.owner_id, l.project_id, l.locale from leads l
    where l.id = ${lead} and ${inScope(ctx)} for update of l`)
  const row = rows[0]
  if (!row) return null
  const locale = String(row.locale)
  return {
    id: Number(row.id),
    state: row.state as LeadState,
    owner: row.owner_id === null ? null : Number(row.owner_id),
    project: Number(row.project_id),
    locale: isLocale(locale) ? locale : 'th',
  }
}
