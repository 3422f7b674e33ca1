import { and, eq, notExists } from '@payloadcms/db-postgres/drizzle'
import { LOCALES } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import type { HouseholdNews } from '../domain/household'
import { may } from '../domain/permissions'
import { householdInvitations, householdPeople, households, members } from '../tables'
import { HOUSEHOLD_NEWS_TASK } from './code-mail-task'
import { householdOf, lockHousehold } from './household'
import { memberOf } from './member-of'

/** Mails a member what happened in the household; `name` is who did it or to whom it happened. */
export async function tellMember(ctx: TransactionContext, member: string, what: HouseholdNews, name: string) {
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ email: members.email, locale: members.locale })
    .from(members)
    .where(eq(members.id, member))
  if (!row) return
  const locale = LOCALES.find((each) => each === row.locale) ?? 'th'
  await enqueue(ctx, HOUSEHOLD_NEWS_TASK, { to: row.email, locale, what, name })
}

/** The people of a household, who joined first comes first: the first looks after it. */
async function peopleOf(ctx: TransactionContext, household: string) {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({
      member: householdPeople.member,
      joinedAt: householdPeople.joinedAt,
      invitedBy: householdPeople.invitedBy,
      name: members.name,
    })
    .from(householdPeople)
    .innerJoin(members, eq(members.id, householdPeople.member))
    .where(eq(householdPeople.household, household))
    .orderBy(householdPeople.joinedAt, householdPeople.member)
  return rows.map((row) => ({
    member: row.member,
    invitedBy: row.invitedBy,
    joinedAt: row.joinedAt,
    name: row.name,
  }))
}

async function takeOut(ctx: TransactionContext, household: string, member: string): Promise<void> {
  const db = await queriesOf(ctx)
  await db
    .delete(householdInvitations)
    .where(and(eq(householdInvitations.household, household), eq(householdInvitations.invitedBy, member)))
  await db.delete(householdPeople).where(eq(householdPeople.member, member))
  const left = db
    .select({ member: householdPeople.member })
    .from(householdPeople)
    .where(eq(householdPeople.household, household))
  await db.delete(households).where(and(eq(households.id, household), notExists(left)))
}

/**
 * Takes a member out of the household, with votes, notes and invitations. When the one who looked after it leaves, the
 * next who joined does, and is told. The last one out ends it.
 */
export async function leaveHouseholdOf(ctx: TransactionContext, member: string): Promise<void> {
  const household = await householdOf(ctx, member)
  if (!household || !(await lockHousehold(ctx, household))) return
  const [first, second] = await peopleOf(ctx, household)
  await takeOut(ctx, household, member)
  if (first?.member === member && second) await tellMember(ctx, second.member, 'handedOver', first.name)
}

/** Leaves the household. */
export async function leaveHousehold(ctx: Context): Promise<void> {
  requireActor(ctx, may.leaveHousehold)

  await inTransaction(ctx, (inside) => leaveHouseholdOf(inside, memberOf(inside).id))
}

/**
 * Takes somebody else out, by the moment they joined: only who looks after the household and who invited them may. The
 * person is told.
 */
export async function removeFromHousehold(ctx: Context, joinedAt: Date): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.removeFromHousehold)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const household = await householdOf(inside, id)
    if (!household || !(await lockHousehold(inside, household))) return refuse('unknown')
    const people = await peopleOf(inside, household)
    const [first] = people
    const person = people.find((one) => one.joinedAt.getTime() === joinedAt.getTime() && one.member !== id)
    if (!person || person === first || (first?.member !== id && person.invitedBy !== id)) return refuse('unknown')
    await takeOut(inside, household, person.member)
    await tellMember(inside, person.member, 'removed', people.find(({ member }) => member === id)?.name ?? '')
    return ok(null)
  })
}
