import { officeMinutes } from '@/features/office'
import { readOfficeHours } from '@/features/office/server'
import { isLocale } from '@/i18n/locales'
import { latinDigits } from '@/kernel/form/typed-digits'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { DeskLead } from '../../domain/desk/desk-lead'
import { type Cursor, type DeskFilter, type DeskList, ORDERED_BY } from '../../domain/desk/desk-lists'
import { may } from '../../domain/permissions'
import { inScope } from './scope'

/** How many leads a page shows. */
export const PER_PAGE = 50

const OPEN = sql`l.state in ('new', 'contacted', 'visit') and w.duplicate_of is null`

const nowOf = ({ now }: Readonly<Context>) => sql`${now.toISOString()}::timestamptz`
/** What belongs to each list. Spam and duplicates are in none but their own. */
function belongsTo(ctx: Readonly<Context>, list: DeskList): SQL {
  const conditions: Record<DeskList, SQL> = {
    mine: sql`${OPEN} and l.owner_id = ${staffOf(ctx)}`,
    new: sql`l.state = 'new' and w.duplicate_of is null`,
    late: sql`w.waits and w.due_at < ${nowOf(ctx)} and w.duplicate_of is null`,
    due: sql`${OPEN} and w.next_on <= (${nowOf(ctx)} at time zone 'Asia/Bangkok')::date`,
    nobody: sql`${OPEN} and l.owner_id is null`,
    open: OPEN,
    all: sql`l.state <> 'spam'`,
    duplicates: sql`w.duplicate_of is not null and l.state <> 'spam'`,
    spam: sql`l.state = 'spam'`,
  }
  return conditions[list]
}

const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A name in part; a phone number, an address and a reference from their beginning or end. */
const isTyped = (typed: string): SQL => {
  const digits = latinDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
  const phone = digits.length >= 4 ? sql`or split_part(l.phone, ';', 1) like ${`%${digits}`}` : sql``
  return sql`(l.name ilike ${likeOf(typed)} or l.email ilike ${likeOf(typed)} or l.reference = ${typed.toUpperCase()} ${phone})`
}

function narrowedBy(filter: DeskFilter): SQL[] {
  return [
    filter.project === null ? null : sql`l.project_id = ${filter.project}`,
    filter.locale === null ? null : sql`l.locale = ${filter.locale}`,
    filter.owner === null ? null : sql`l.owner_id = ${filter.owner}`,
    filter.typed === '' ? null : isTyped(filter.typed),
  ].filter((one) => one !== null)
}

const columnOf = (list: DeskList): SQL | null => {
  const column = (ORDERED_BY as Partial<Record<DeskList, string>>)[list]
  if (column === undefined) return null
  return column === 'due_at' ? sql`w.due_at` : sql`w.next_on`
}

function isAfter(list: DeskList, { at, id }: Cursor): SQL {
  const column = columnOf(list)
  if (column === null) return sql`l.id < ${id}`
  return list === 'due'
    ? sql`(w.next_on, l.id) > (${at}::date, ${id})`
    : sql`(w.due_at, l.id) > (${at}::timestamptz, ${id})`
}

/** The columns of a lead on the desk, of `leads l`, `lead_work w`, its project and its owner. */
export const DESK_COLUMNS = sql`l.id, l.reference, l.name, l.phone, l.email, l.wish, l.locale, l.state, l.owner_id,
  coalesce(nullif(l.source_category, ''), '') as source, coalesce(w.asked_at, l.created_at) as asked_at, l.times_asked,
  w.due_at, w.waits, w.next_step, to_char(w.next_on, 'YYYY-MM-DD') as next_on, w.duplicate_of,
  p.project_title, s.name as owner_name`
export const DESK_TABLES = sql`leads l left join lead_work w on w.lead_id = l.id
  left join projects p on p.id = l.project_id left join staff s on s.id = l.owner_id`

const numberOrNull = (value: unknown) => (value === null || value === undefined ? null : Number(value))
const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** The work on a lead: its clock, its next step, and whether it is a duplicate. */
function workOf(row: Record<string, unknown>): Pick<DeskLead, 'due' | 'nextStep' | 'nextOn' | 'duplicateOf'> {
  const duplicateOf = numberOrNull(row.duplicate_of)
  return {
    due: row.waits === true && duplicateOf === null ? new Date(row.due_at as string) : null,
    nextStep: String(row.next_step ?? ''),
    nextOn: textOrNull(row.next_on),
    duplicateOf,
  }
}

/** A row as a lead of the desk, with the work that is left until its first contact. */
export function deskLeadOf(row: Record<string, unknown>, left: (due: Date) => number): DeskLead {
  const work = workOf(row)
  const locale = String(row.locale)
  return {
    ...work,
    id: Number(row.id),
    reference: String(row.reference ?? row.id),
    name: String(row.name),
    phone: String(row.phone),
    email: String(row.email),
    project: String(row.project_title ?? ''),
    wish: row.wish as DeskLead['wish'],
    locale: isLocale(locale) ? locale : 'th',
    state: row.state as DeskLead['state'],
    owner: textOrNull(row.owner_name),
    ownerId: numberOrNull(row.owner_id),
    source: String(row.source),
    askedAt: new Date(row.asked_at as string),
    timesAsked: Number(row.times_asked ?? 1),
    left: work.due && left(work.due),
  }
}

/** How much work is left until a time, in whole minutes. */
export async function clockOf(ctx: Readonly<Context>): Promise<(due: Date) => number> {
  const hours = await readOfficeHours(ctx)
  return (due) => Math.round(officeMinutes(ctx.now, due, hours))
}

const cursorOf = (list: DeskList, { id, due, nextOn }: DeskLead): Cursor => {
  if (list === 'late') return { at: due?.toISOString() ?? null, id }
  return { at: list === 'due' ? nextOn : null, id }
}

/** One page of a list, and where the next begins; null after the last. Only what the actor may see. */
export async function listDeskLeads(
  ctx: Context,
  filter: DeskFilter,
  limit = PER_PAGE,
): Promise<{ leads: DeskLead[]; next: Cursor | null }> {
  requireActor(ctx, may.listDeskLeads)

  const database = await databaseOf(ctx.payload, ctx.req)
  const conditions = [
    inScope(ctx),
    belongsTo(ctx, filter.list),
    ...narrowedBy(filter),
    ...(filter.after ? [isAfter(filter.list, filter.after)] : []),
  ]
  const column = columnOf(filter.list)
  const { rows } = await database.execute(sql`
    select ${DESK_COLUMNS} from ${DESK_TABLES} where ${sql.join(conditions, sql` and `)}
    order by ${column ? sql`${column}, l.id` : sql`l.id desc`} limit ${limit + 1}`)
  const left = await clockOf(ctx)
  const leads = rows.slice(0, limit).map((row) => deskLeadOf(row, left))
  const last = leads.at(-1)
  return { leads, next: rows.length > limit && last ? cursorOf(filter.list, last) : null }
}

/** How much of each kind there is for the actor: theirs, and what nobody has. */
export interface DeskWork {
  lateOfMine: number
  dueOfMine: number
  newOfMine: number
  late: number
  new: number
  nobody: number
  duplicates: number
  /** Since when the oldest new one of theirs waits. */
  since: Date | null
}

/** Counts what waits for the actor. */
export async function countDeskWork(ctx: Context): Promise<DeskWork> {
  requireActor(ctx, may.countDeskWork)

  const database = await databaseOf(ctx.payload, ctx.req)
  const mine = sql`l.owner_id = ${staffOf(ctx)}`
  const { rows } = await database.execute(sql`
    select count(*) filter (where ${mine} and ${belongsTo(ctx, 'late')}) as late_of_mine,
      count(*) filter (where ${mine} and ${belongsTo(ctx, 'due')}) as due_of_mine,
      count(*) filter (where ${mine} and ${belongsTo(ctx, 'new')}) as new_of_mine,
      count(*) filter (where ${belongsTo(ctx, 'late')}) as late, count(*) filter (where ${belongsTo(ctx, 'new')}) as new,
      count(*) filter (where ${belongsTo(ctx, 'nobody')}) as nobody,
      count(*) filter (where ${belongsTo(ctx, 'duplicates')}) as duplicates,
      min(w.asked_at) filter (where ${mine} and ${belongsTo(ctx, 'new')}) as since
    from leads l left join lead_work w on w.lead_id = l.id
    where l.state in ('new', 'contacted', 'visit') and ${inScope(ctx)}`)
  const row = rows[0] ?? {}
  const count = (name: string) => Number(row[name] ?? 0)
  return {
    lateOfMine: count('late_of_mine'),
    dueOfMine: count('due_of_mine'),
    newOfMine: count('new_of_mine'),
    ...{ late: count('late'), new: count('new'), nobody: count('nobody'), duplicates: count('duplicates') },
    since: row.since ? new Date(row.since as string) : null,
  }
}
