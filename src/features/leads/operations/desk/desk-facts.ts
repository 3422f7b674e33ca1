import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import type { QuickAnswer } from '../../domain/desk/quick-answer'

/** Something with a name that is chosen on the desk. */
export interface Named {
  id: number
  name: string
}

const namedOf = (rows: readonly Record<string, unknown>[]): Named[] =>
  rows.map(({ id, name }) => ({ id: Number(id), name: String(name ?? id) }))

/** The projects that can be sold. */
export async function listProjects(ctx: Readonly<Context>): Promise<Named[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select id, project_title as name from projects where _status = 'published' order by project_title`,
  )
  return namedOf(rows)
}

/** Everybody of sales, sellers or not, and who of them leads a team. */
export async function listSalesStaff(ctx: Readonly<Context>): Promise<(Named & { isSupervisor: boolean })[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select id, name, role from staff where role in ('sales', 'supervisor') order by name`,
  )
  return rows.map((row) => ({ id: Number(row.id), name: String(row.name), isSupervisor: row.role === 'supervisor' }))
}

/** The name with which whoever acts signs. */
export async function nameOfActor(ctx: Readonly<Context>): Promise<string> {
  if (ctx.actor.kind !== 'staff') return ''
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`select name from staff where id = ${ctx.actor.id}`)
  return String(rows[0]?.name ?? '')
}

/** The quick answers that have a text in a language. */
export async function listQuickAnswers(ctx: Readonly<Context>, locale: Locale): Promise<QuickAnswer[]> {
  const { docs } = await localApi(ctx, 'as-actor').find({
    collection: 'quick-answers',
    ...{ locale, fallbackLocale: false as const, sort: 'order', depth: 0, limit: 30, pagination: false },
  })
  return docs.flatMap(({ id, name, subject, text }) => (text ? [{ id, name, subject: subject ?? '', text }] : []))
}
