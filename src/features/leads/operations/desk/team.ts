import { LOCALES, type Locale } from '@/i18n/locales'
import { isMadeFrom } from '@/kernel/form/form-version'
import { readPostedDay } from '@/kernel/form/typed-date'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { type Database, databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import type { DeskFault, Seller } from '../../domain/desk/desk-lead'
import { sellerVersion } from '../../domain/desk/form-versions'
import { may } from '../../domain/permissions'

type TeamResult = Result<null, DeskFault>

/** Whose work an actor leads: an admin everybody's, a supervisor the team's, anybody their own. */
const isTheirs = ({ actor }: Readonly<Context>) => {
  if (actor.kind !== 'staff') return sql`false`
  if (actor.role === 'admin') return sql`true`
  const own = sql`s.staff_id = ${actor.id}`
  return actor.role === 'supervisor' ? sql`(${own} or s.supervisor_id = ${actor.id})` : own
}

const listOf = <Value>(value: unknown): Value[] => (Array.isArray(value) ? (value as Value[]) : [])

/** The sellers whom the actor leads, with what they sell and when they are away. */
export async function readTeam(ctx: Context): Promise<Seller[]> {
  requireActor(ctx, may.readTeam)

  const now = sql`${ctx.now.toISOString()}::timestamptz`
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select s.staff_id, staff.name, s.supervisor_id, s.languages,
      (select json_agg(project_id order by project_id) from sales_projects p where p.staff_id = s.staff_id) as projects,
      (select json_agg(json_build_object('id', a.id, 'from', a.starts_at, 'until', a.ends_at) order by a.starts_at)
        from sales_absences a where a.staff_id = s.staff_id and a.ends_at > ${now}) as absences,
      (select count(*) from leads l where l.owner_id = s.staff_id and l.state in ('new', 'contacted', 'visit')) as open
    from sales_people s join staff on staff.id = s.staff_id where ${isTheirs(ctx)} order by staff.name`)
  return rows.map((row) => {
    const absences = listOf<{ id: number; from: string; until: string }>(row.absences).map(({ id, from, until }) => ({
      ...{ id, from: new Date(from), until: new Date(until) },
    }))
    return {
      id: Number(row.staff_id),
      name: String(row.name),
      supervisor: row.supervisor_id === null ? null : Number(row.supervisor_id),
      languages: listOf<Locale>(row.languages),
      projects: listOf<number>(row.projects),
      absences,
      isAway: absences.some(({ from }) => from <= ctx.now),
      open: Number(row.open),
    }
  })
}

/** What a seller sells, in which languages, and who leads them. */
export interface SellerChange {
  staff: number
  supervisor: number | null
  languages: readonly string[]
  projects: readonly number[]
  /** The version of the form that it was ticked in; empty for none. */
  madeFrom?: string
}

/** What stands of a seller, locked until the transaction ends; null for nobody yet. */
async function standingSeller(database: Database, staff: number): Promise<string> {
  const { rows } = await database.execute(sql`
    select s.supervisor_id, s.languages, (select json_agg(project_id) from sales_projects p where p.staff_id = s.staff_id) as projects
    from sales_people s where s.staff_id = ${staff} for update of s`)
  const row = rows[0]
  if (!row) return ''
  const supervisor = row.supervisor_id === null ? null : Number(row.supervisor_id)
  return sellerVersion({ supervisor, languages: listOf<Locale>(row.languages), projects: listOf<number>(row.projects) })
}

/**
 * Makes somebody of sales a seller, or changes what they sell. Without projects they get no leads in turn. Refused with
 * `changed` where somebody else has changed it since the form was opened.
 */
export function saveSeller(ctx: Context, change: SellerChange): Promise<TeamResult> {
  requireActor(ctx, may.saveSeller)

  return inTransaction(ctx, async (inside): Promise<TeamResult> => {
    const languages = LOCALES.filter((one) => change.languages.includes(one))
    if (languages.length === 0) return refuse('empty')
    if (change.supervisor === change.staff) return refuse('noColleague')
    const database = await databaseOf(inside.payload, inside.req)
    const { rows } = await database.execute(sql`
      select from staff where id = ${change.staff} and role in ('sales', 'supervisor') and (${change.supervisor}::int is null
        or exists (select from staff where id = ${change.supervisor}::int and role = 'supervisor'))`)
    if (rows.length === 0) return refuse('noColleague')
    if (!isMadeFrom(change.madeFrom ?? '', await standingSeller(database, change.staff))) return refuse('changed')
    await database.execute(sql`
      insert into sales_people (staff_id, supervisor_id, languages)
      values (${change.staff}, ${change.supervisor}, string_to_array(${languages.join(',')}, ','))
      on conflict (staff_id) do update set supervisor_id = excluded.supervisor_id, languages = excluded.languages`)
    const projects = sql`(select value::int from json_array_elements_text(${JSON.stringify(change.projects)}::json))`
    await database.execute(
      sql`delete from sales_projects where staff_id = ${change.staff} and project_id not in ${projects}`,
    )
    await database.execute(sql`
      insert into sales_projects (staff_id, project_id)
      select ${change.staff}, id from projects where id in ${projects} on conflict do nothing`)
    return ok(null)
  })
}

/** A time away: from the beginning of a day in Thailand to the end of another. */
export interface Absence {
  staff: number
  /** As `2026-12-24`. */
  from: string
  until: string
}

/** Says when somebody is away: their own time, or that of somebody they lead. No leads are given to them meanwhile. */
export async function addAbsence(ctx: Context, { staff, from, until }: Absence): Promise<TeamResult> {
  requireActor(ctx, may.addAbsence)

  const [first, last] = [readPostedDay(from), readPostedDay(until)]
  if (first === null || last === null || last < first) return refuse('badTime')
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    insert into sales_absences (staff_id, starts_at, ends_at)
    select s.staff_id, ${`${first}T00:00:00+07:00`}::timestamptz, ${`${last}T00:00:00+07:00`}::timestamptz + interval '1 day'
    from sales_people s where s.staff_id = ${staff} and ${isTheirs(ctx)} returning id`)
  return rows.length > 0 ? ok(null) : refuse('noColleague')
}

/** Takes a time away back. */
export async function removeAbsence(ctx: Context, id: number): Promise<TeamResult> {
  requireActor(ctx, may.removeAbsence)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    delete from sales_absences a using sales_people s
    where a.id = ${id} and s.staff_id = a.staff_id and ${isTheirs(ctx)} returning a.id`)
  return rows.length > 0 ? ok(null) : refuse('gone')
}
