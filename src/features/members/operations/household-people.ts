import { LOCALES } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { dateOf, rowsOf } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import type { HouseholdNews } from '../domain/household'
import { may } from '../domain/permissions'
import { HOUSEHOLD_NEWS_TASK } from './code-mail-task'
import { householdOf, lockHousehold } from './household'
import { memberOf } from './member-of'

/** Mails a member what happened in the household; `name` is who did it or to whom it happened. */
export async function tellMember(ctx: TransactionContext, member: string, what: HouseholdNews, name: string) {
  const [row] = await rowsOf(ctx, sql`select email, locale from members where id = ${member}`)
  if (!row) return
  const locale = LOCALES.find((each) => each === row.locale) ?? 'th'
  await enqueue(ctx, HOUSEHOLD_NEWS_TASK, { to: String(row.email), locale, what, name })
}

/** The people of a household, who joined first comes first: the first looks after it. */
async function peopleOf(ctx: TransactionContext, household: string) {
  const rows = await rowsOf(
    ctx,
    sql`select p.member, p.joined_at, p.invited_by, m.name from household_people p join members m on m.id = p.member
      where p.household = ${household} order by p.joined_at, p.member`,
  )
  return rows.map((row) => ({
    member: String(row.member),
    invitedBy: row.invited_by,
    joinedAt: dateOf(row.joined_at),
    name: String(row.name),
  }))
}

async function takeOut(ctx: TransactionContext, household: string, member: string): Promise<void> {
  await rowsOf(ctx, sql`delete from household_invitations where household = ${household} and invited_by = ${member}`)
  await rowsOf(ctx, sql`delete from household_people where member = ${member}`)
  await rowsOf(
    ctx,
    sql`delete from households where id = ${household}
      and not exists (select 1 from household_people where household = ${household})`,
  )
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
