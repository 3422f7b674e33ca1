import { and, eq, inArray, isNull, or } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { aTime } from '@/platform/database/decoders'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, rowsOf, timeIn } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { Person } from '../domain/person'
import { memberMerges, members } from '../tables'
import { memberOf } from './member-of'
import { inMemberScope, recordViews } from './member-scope'

/** The accounts of one person: the account itself, and those that were merged into it. */
async function accountsOf(ctx: Readonly<Context>, member: string): Promise<string[]> {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({ merged: memberMerges.merged })
    .from(memberMerges)
    .where(and(eq(memberMerges.kept, member), isNull(memberMerges.undoneAt)))
    .orderBy(memberMerges.merged)
  return [member, ...rows.map(({ merged }) => merged)]
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
  const until = sql`${memberMerges.at} + make_interval(days => ${WAIT_AFTER_MERGE_DAYS})`
  return rowsOf(
    ctx,
    sql`select ${memberMerges.merged} as account, ${until} as until from ${memberMerges}
      where ${memberMerges.kept} = ${asked} and ${memberMerges.undoneAt} is null and ${until} > ${timeIn(ctx.now)}`,
    { account: memberMerges.merged, until: aTime },
  )
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
  const db = await queriesOf(ctx)
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, accounts))
    .orderBy(members.id)
    .for('update')
  const now = await accountsOf(ctx, member)
  return rows.length === accounts.length && now.join() === accounts.join() ? accounts : null
}

/** The account that is asked about; the person's own may be another, that it was merged into. */
const ACCOUNT = alias(members, 'm')

async function personWhere(ctx: Readonly<Context>, where: SQL | undefined): Promise<Person | null> {
  const db = await queriesOf(ctx)
  const [person] = await db
    .select({
      id: members.id,
      number: members.olmId,
      name: members.name,
      email: members.email,
      locale: members.locale,
    })
    .from(ACCOUNT)
    .leftJoin(memberMerges, and(eq(memberMerges.merged, ACCOUNT.id), isNull(memberMerges.undoneAt)))
    .innerJoin(members, eq(members.id, sql`coalesce(${memberMerges.kept}, ${ACCOUNT.id})`))
    .where(where)
    .limit(1)
  return person ?? null
}

/** The account with a proven address, whether it was merged or not; null without one. */
export async function accountOfAddress(ctx: Context, email: string): Promise<string | null> {
  requireActor(ctx, may.accountOfAddress)

  const db = await queriesOf(ctx)
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.email, email.trim().toLowerCase()))
  return row?.id ?? null
}

/** The person of an account, for sales one of their projects; null when there is none. Who staff were shown is written down. */
export async function findPerson(ctx: Context, member: string): Promise<Person | null> {
  requireActor(ctx, may.findPerson)

  const person = isUuid(member) ? await personWhere(ctx, and(eq(ACCOUNT.id, member), inMemberScope(ctx))) : null
  if (person) await recordViews(ctx, [person.id], 'opened')
  return person
}

/**
 * The person of an account whatever the projects: somebody who shows a code of theirs at the desk is seen by whoever takes it.
 * Written down like every other view; null when there is none.
 */
export async function findPresentPerson(ctx: Context, member: string): Promise<Person | null> {
  requireActor(ctx, may.findPresentPerson)

  const person = isUuid(member) ? await personWhere(ctx, eq(ACCOUNT.id, member)) : null
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
    and(or(eq(ACCOUNT.olmId, text.toUpperCase()), eq(ACCOUNT.email, text.toLowerCase())), inMemberScope(ctx)),
  )
}
