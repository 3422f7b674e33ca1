import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { NEWS_PURPOSE } from '../../domain/newsletter'

/** What a person said to one purpose last, and when. */
export interface CrmConsent {
  purpose: string
  given: boolean
  at: string
}

/**
 * What the person of a lead consented to, by the last answer to each purpose. Who left the newsletter since has withdrawn
 * the consent to news.
 */
export async function consentsOf(ctx: Readonly<Context>, lead: number): Promise<CrmConsent[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select distinct on (c.purpose) c.purpose, c.at,
      coalesce(c.given, false) and s.left_at is null as given, coalesce(s.left_at, c.at) as said_at
    from leads_consents c join leads l on l.id = c._parent_id
      left join subscribers s on s.email = l.email and s.state = 'left' and s.left_at > c.at and c.purpose = ${NEWS_PURPOSE}
    where l.id = ${lead} order by c.purpose, c.at desc, c._order desc`)
  return rows.map(({ purpose, given, said_at: at }) => ({
    purpose: String(purpose),
    given: given === true,
    at: new Date(String(at)).toISOString(),
  }))
}
