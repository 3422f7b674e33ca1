import { LOCALES } from '@/i18n/locales'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import type { TransactionContext } from '@/platform/transaction'
import { may } from '../domain/permissions'
import type { Person } from '../domain/person'
import { memberOf } from './member-of'
import { inMemberScope, recordViews } from './member-scope'

/** The accounts of one person: the account itself, and those that were merged into it. */
async function accountsOf(ctx: Readonly<Context>, member: string): Promise<string[]> {
  const rows = await rowsOf(
    ctx,
    sql`select merged from member_merges where kept = ${member} and undone_at is null order by merged`,
  )
  return [member, ...rows.map(({ merged }) => String(merged))]
}

/** So long the points of an account wait after staff merged it: its owner was mailed at once, and has time to object. */
const WAIT_AFTER_MERGE_DAYS = 7

/** An account that staff merged lately, and when what it holds may be spent. */
export interface WaitingAccount {
  account: string
  until: Date
}

/** Those of a person's accounts that were merged less than seven days ago. A member may ask about themselves alone. */
export async function accountsThatWait(ctx: Context, member: string): Promise<WaitingAccount[]> {
  requireActor(ctx, may.accountsThatWait)

  const asked = ctx.actor.kind === 'member' ? memberOf(ctx).id : member
  const rows = await rowsOf(
    ctx,
    sql`select merged, until from (
        select merged, at + make_interval(days => ${WAIT_AFTER_MERGE_DAYS}) as until from member_merges
        where kept = ${asked} and undone_at is null) m
      where until > ${ctx.now.toISOString()}::timestamptz`,
  )
  return rows.map(({ merged, until }) => ({ account: String(merged), until: new Date(until as string) }))
}

/** The accounts of the person that an account belongs to. A member may ask about themselves alone. */
export async function accountsOfPerson(ctx: Context, member: string): Promise<string[]> {
  requireActor(ctx, may.accountsOfPerson)

  const asked = ctx.actor.kind === 'member' ? memberOf(ctx).id : member
  return accountsOf(ctx, asked)
}

/**
 * Locks the accounts of a person until the transaction ends, in the order that merging uses. Null when they were merged
 * or parted meanwhile: whoever asked should begin again.
 */
export async function lockPerson(ctx: TransactionContext, member: string): Promise<string[] | null> {
  const accounts = await accountsOf(ctx, member)
  const list = sql.join(
    accounts.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await rowsOf(ctx, sql`select id from members where id in (${list}) order by id for update`)
  const now = await accountsOf(ctx, member)
  return rows.length === accounts.length && now.join() === accounts.join() ? accounts : null
}

async function personWhere(ctx: Readonly<Context>, where: SQL): Promise<Person | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select members.* from members m
      left join member_merges g on g.merged = m.id and g.undone_at is null
      join members on members.id = coalesce(g.kept, m.id)
      where ${where} limit 1`,
  )
  if (!row) return null
  return {
    id: String(row.id),
    number: String(row.olm_id),
    name: String(row.name),
    email: String(row.email),
    locale: LOCALES.find((locale) => locale === row.locale) ?? 'th',
  }
}

/** The account with a proven address, whether it was merged or not; null without one. */
export async function accountOfAddress(ctx: Context, email: string): Promise<string | null> {
  requireActor(ctx, may.accountOfAddress)

  const [row] = await rowsOf(ctx, sql`select id from members where email = ${email.trim().toLowerCase()}`)
  return row ? String(row.id) : null
}

/** The person of an account, for sales one of their projects; null when there is none. Who staff were shown is written down. */
export async function findPerson(ctx: Context, member: string): Promise<Person | null> {
  requireActor(ctx, may.findPerson)

  const person = isUuid(member) ? await personWhere(ctx, sql`m.id = ${member} and ${inMemberScope(ctx)}`) : null
  if (person) await recordViews(ctx, [person.id], 'opened')
  return person
}

/**
 * The person of an account whatever the projects: somebody who shows a code of theirs at the desk is seen by whoever takes it.
 * Written down like every other view; null when there is none.
 */
export async function findPresentPerson(ctx: Context, member: string): Promise<Person | null> {
  requireActor(ctx, may.findPresentPerson)

  const person = isUuid(member) ? await personWhere(ctx, sql`m.id = ${member}`) : null
  if (person) await recordViews(ctx, [person.id], 'opened')
  return person
}

/** The person with a member number or an email, exactly as typed, for sales one of their projects; null when there is none. */
export async function findPersonBy(ctx: Context, typed: string): Promise<Person | null> {
  requireActor(ctx, may.findPersonBy)

  const text = typed.trim().slice(0, 200)
  if (text === '') return null
  return personWhere(
    ctx,
    sql`(m.olm_id = ${text.toUpperCase()} or m.email = ${text.toLowerCase()}) and ${inMemberScope(ctx)}`,
  )
}
