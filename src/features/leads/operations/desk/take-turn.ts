import type { Locale } from '@/i18n/locales'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'

/** What a lead needs of its seller. */
export interface Turn {
  project: number
  locale: Locale
  /** A colleague who is passed over, because the leads are theirs. */
  except?: number
}

/** Lets one lead of a project at a time choose its seller. */
export async function lockTurn(ctx: TransactionContext, project: number): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turn of project ${project}`}, 0))`)
}

/**
 * The seller whose turn it is: of those who sell the project and are not away, one who speaks the language if there is
 * one, and of those whoever waited longest. Takes the turn. Null when nobody sells the project or all are away.
 */
export async function takeTurn(
  ctx: TransactionContext,
  { project, locale, except = 0 }: Turn,
  lock: typeof lockTurn = lockTurn,
): Promise<number | null> {
  await lock(ctx, project)
  const database = await databaseOf(ctx.payload, ctx.req)
  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const { rows } = await database.execute(sql`
    select p.staff_id from sales_projects p
      join sales_people s on s.staff_id = p.staff_id
      join staff on staff.id = p.staff_id and staff.role in ('sales', 'supervisor')
    where p.project_id = ${project} and p.staff_id <> ${except} and not exists (
      select from sales_absences a where a.staff_id = p.staff_id and a.starts_at <= ${now} and a.ends_at > ${now})
    order by (${locale} = any (s.languages)) desc, p.last_turn, p.staff_id limit 1`)
  const seller = rows[0] === undefined ? null : Number(rows[0].staff_id)
  if (seller !== null)
    await database.execute(sql`
      update sales_projects set last_turn =
        (select max(last_turn) + 1 from sales_projects where project_id = ${project})
      where project_id = ${project} and staff_id = ${seller}`)
  return seller
}
