import type { Context } from '@/platform/database/context'
import { type Database, databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { dateOf } from '@/platform/database/rows'
import type { Contact, DeskLeadPage, HistoryLine, OtherLead, PersonMatch } from '../../domain/desk/desk-lead'
import { may } from '../../domain/permissions'
import { clockOf, DESK_COLUMNS, DESK_TABLES, deskLeadOf } from './list-leads'
import { inScope } from './scope'

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const nameOf = (value: unknown) => (value === null ? null : String(value))

async function contactsOf(database: Database, lead: number): Promise<Contact[]> {
  const { rows } = await database.execute(sql`
    select c.way, c.reached, c.at, s.name from lead_contacts c left join staff s on s.id = c.staff_id
    where c.lead_id = ${lead} order by c.id desc limit 50`)
  return rows.map(({ way, reached, at, name }) => ({
    ...{ way: way as Contact['way'], reached: reached === true, by: nameOf(name), at: dateOf(at) },
  }))
}

async function historyOf(database: Database, lead: number): Promise<HistoryLine[]> {
  const { rows } = await database.execute(sql`
    select h.at, h.by, h.event, h.detail, h.wish, h.unit, h.message, s.name from leads_history h
      left join staff s on h.event = 'owner' and s.id::text = h.detail
    where h._parent_id = ${lead} order by h._order desc limit 100`)
  return rows.map((row) => ({
    at: dateOf(row.at),
    by: String(row.by),
    event: String(row.event),
    detail: textOf(row.name) || [row.detail, row.unit, row.message].map(textOf).filter(Boolean).join(' · '),
  }))
}

async function consentsOf(database: Database, lead: number): Promise<DeskLeadPage['consents']> {
  const { rows } = await database.execute(
    sql`select purpose, given, wording, at from leads_consents where _parent_id = ${lead} order by _order`,
  )
  return rows.map(({ purpose, given, wording, at }) => ({
    ...{ purpose: String(purpose), given: given === true, wording: String(wording), at: dateOf(at) },
  }))
}

async function matchesOf(database: Database, lead: number): Promise<PersonMatch[]> {
  const { rows } = await database.execute(sql`
    select m.id, m.reason, m.proof, m.at, m.undone_at, s.name from lead_matches m left join staff s on s.id = m.staff_id
    where m.lead_id = ${lead} order by m.id desc limit 20`)
  return rows.map((row) => ({
    id: Number(row.id),
    reason: row.reason as PersonMatch['reason'],
    proof: row.proof as PersonMatch['proof'],
    by: nameOf(row.name),
    at: dateOf(row.at),
    undoneAt: row.undone_at === null ? null : dateOf(row.undone_at),
  }))
}

const otherOf = (row: Record<string, unknown>): OtherLead => ({
  id: Number(row.id),
  reference: String(row.reference ?? row.id),
  project: textOf(row.project_title),
  state: row.state as OtherLead['state'],
  at: dateOf(row.asked_at),
})

/** The other enquiries of the person, and those of whom the same was only typed. Only what the actor may see. */
async function othersOf(ctx: Readonly<Context>, database: Database, row: Record<string, unknown>) {
  const { rows } = await database.execute(sql`
    select l.id, l.reference, p.project_title, l.state, coalesce(w.asked_at, l.created_at) as asked_at,
      coalesce(w.person_id = ${row.person_id}, false) as is_same, l.email = ${row.email} as by_email
    from ${DESK_TABLES}
    where l.id <> ${row.id} and ${inScope(ctx)} and l.name <> '–'
      and (w.person_id = ${row.person_id} or l.email = ${row.email} or l.phone = ${row.phone})
    order by l.id desc limit 50`)
  return {
    same: rows.filter(({ is_same: is }) => is === true).map(otherOf),
    maybeSame: rows
      .filter(({ is_same: is }) => is !== true)
      .map((other) => ({ ...otherOf(other), by: other.by_email === true ? ('email' as const) : ('phone' as const) })),
  }
}

/** One lead with all that a seller needs; null when there is none that the actor may see. */
export async function readDeskLead(ctx: Context, id: number): Promise<DeskLeadPage | null> {
  requireActor(ctx, may.readDeskLead)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select ${DESK_COLUMNS}, l.unit, l.unit_price, l.message, l.notes, l.page, l.campaign, w.contacted_at, w.person_id
    from ${DESK_TABLES} where l.id = ${id} and ${inScope(ctx)}`)
  const row = rows[0]
  if (!row) return null
  return {
    ...deskLeadOf(row, await clockOf(ctx)),
    unit: textOf(row.unit),
    unitPrice: row.unit_price === null ? null : Number(row.unit_price),
    message: textOf(row.message),
    notes: textOf(row.notes),
    page: textOf(row.page),
    campaign: textOf(row.campaign),
    contactedAt: row.contacted_at ? dateOf(row.contacted_at) : null,
    contacts: await contactsOf(database, id),
    history: await historyOf(database, id),
    consents: await consentsOf(database, id),
    matches: await matchesOf(database, id),
    ...(await othersOf(ctx, database, row)),
  }
}
