import { and, desc, eq, gt, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { excluded, nameOf, queriesOf, run, timeIn } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import {
  type Household,
  LONGEST_NOTE,
  MOST_PEOPLE,
  MOST_SHARED,
  NO_HOUSEHOLD,
  type RemovedHome,
  type SharedHome,
  type Vote,
} from '../domain/household'
import { may } from '../domain/permissions'
import {
  householdHomes,
  householdInvitations,
  householdPeople,
  households,
  householdVotes,
  memberSavedHomes,
  members,
} from '../tables'
import { memberOf } from './member-of'

/** The household of a member, by the member alone: nobody names one. Null when there is none. */
export async function householdOf(ctx: Pick<Context, 'payload' | 'req'>, member: string): Promise<string | null> {
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ household: householdPeople.household })
    .from(householdPeople)
    .where(eq(householdPeople.member, member))
  return row?.household ?? null
}

/** Locks a household, so that its people are counted once at a time. */
export async function lockHousehold(ctx: TransactionContext, household: string): Promise<boolean> {
  const db = await queriesOf(ctx)
  return (
    (await db.select({ id: households.id }).from(households).where(eq(households.id, household)).for('update')).length >
    0
  )
}

async function sharedHomes(ctx: Context, household: string, own: string): Promise<SharedHome[]> {
  const db = await queriesOf(ctx)
  const homes = await db
    .select({ slug: householdHomes.slug })
    .from(householdHomes)
    .where(and(eq(householdHomes.household, household), isNull(householdHomes.removedAt)))
    .orderBy(desc(householdHomes.addedAt), householdHomes.slug)
  const votes = await db
    .select({
      slug: householdVotes.slug,
      vote: householdVotes.vote,
      note: householdVotes.note,
      member: householdVotes.member,
      name: members.name,
    })
    .from(householdVotes)
    .innerJoin(householdPeople, eq(householdPeople.member, householdVotes.member))
    .innerJoin(members, eq(members.id, householdVotes.member))
    .where(eq(householdVotes.household, household))
    .orderBy(householdPeople.joinedAt)
  return homes.map(({ slug }) => ({
    slug,
    opinions: votes
      .filter((row) => row.slug === slug)
      .map((row, place) => ({
        place,
        name: row.name,
        isOwn: row.member === own,
        vote: row.vote,
        note: row.note,
      })),
  }))
}

async function removedHomes(ctx: Context, household: string, own: string): Promise<RemovedHome[]> {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({ slug: householdHomes.slug, removedBy: householdHomes.removedBy, name: members.name })
    .from(householdHomes)
    .leftJoin(members, eq(members.id, householdHomes.removedBy))
    .where(and(eq(householdHomes.household, household), isNotNull(householdHomes.removedAt)))
    .orderBy(desc(householdHomes.removedAt), householdHomes.slug)
  return rows.map(({ slug, removedBy, name }) => ({
    slug,
    name: name ?? '',
    isOwn: removedBy === own,
  }))
}

/** The household of the member. Of the others it holds names, votes and notes, and nothing else. */
export async function findHousehold(ctx: Context): Promise<Household> {
  requireActor(ctx, may.findHousehold)

  const { id } = memberOf(ctx)
  const household = await householdOf(ctx, id)
  if (!household) return NO_HOUSEHOLD
  const db = await queriesOf(ctx)
  const people = await db
    .select({
      name: members.name,
      member: householdPeople.member,
      joinedAt: householdPeople.joinedAt,
      invitedBy: householdPeople.invitedBy,
    })
    .from(householdPeople)
    .innerJoin(members, eq(members.id, householdPeople.member))
    .where(eq(householdPeople.household, household))
    .orderBy(householdPeople.joinedAt, householdPeople.member)
  const isFounder = people[0]?.member === id
  const open = await db
    .select({
      id: householdInvitations.id,
      email: householdInvitations.email,
      invitedBy: householdInvitations.invitedBy,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .where(and(eq(householdInvitations.household, household), gt(householdInvitations.expiresAt, ctx.now)))
    .orderBy(householdInvitations.expiresAt)
  return {
    people: people.map((row, place) => ({
      place,
      name: row.name,
      isOwn: row.member === id,
      joinedAt: row.joinedAt,
      mayRemove: row.member !== id && place > 0 && (isFounder || row.invitedBy === id),
    })),
    places: Math.max(0, MOST_PEOPLE - people.length - open.length),
    openInvitations: open.length,
    invitations: open
      .filter((row) => row.invitedBy === id)
      .map((row) => ({ id: row.id, email: row.email, endsAt: row.expiresAt })),
    homes: await sharedHomes(ctx, household, id),
    removedHomes: await removedHomes(ctx, household, id),
  }
}

async function isListFull(ctx: TransactionContext, household: string): Promise<boolean> {
  const db = await queriesOf(ctx)
  return (
    (
      await db
        .select({ household: householdHomes.household })
        .from(householdHomes)
        .where(and(eq(householdHomes.household, household), isNull(householdHomes.removedAt)))
    ).length >= MOST_SHARED
  )
}

/** Puts a project that the member saved on the shared list. */
export async function shareHome(ctx: Context, slug: string): Promise<Result<null, 'unknown' | 'full'>> {
  requireActor(ctx, may.shareHome)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const household = await householdOf(inside, id)
    if (!household || !(await lockHousehold(inside, household))) return refuse('unknown')
    if (await isListFull(inside, household)) return refuse('full')
    const db = await queriesOf(inside)
    const saved = await db
      .select({ member: memberSavedHomes.member })
      .from(memberSavedHomes)
      .where(and(eq(memberSavedHomes.member, id), eq(memberSavedHomes.slug, slug)))
    if (saved.length === 0) return refuse('unknown')
    await db
      .insert(householdHomes)
      .values({ household, slug, addedAt: inside.now })
      .onConflictDoUpdate({
        target: [householdHomes.household, householdHomes.slug],
        set: { removedAt: null, removedBy: null },
      })
    return ok(null)
  })
}

/**
 * Takes a project off the shared list. What everybody thought of it is kept for thirty days, and anybody of the household
 * can put it back until then: nobody deletes alone what others said.
 */
export async function unshareHome(ctx: Context, slug: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.unshareHome)

  const { id } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const own = db
    .select({ household: householdPeople.household })
    .from(householdPeople)
    .where(eq(householdPeople.member, id))
  const removed = await db
    .update(householdHomes)
    .set({ removedAt: ctx.now, removedBy: id })
    .where(and(eq(householdHomes.slug, slug), isNull(householdHomes.removedAt), eq(householdHomes.household, own)))
    .returning({ slug: householdHomes.slug })
  return removed.length === 0 ? refuse('unknown') : ok(null)
}

/** Puts a project that somebody took off the shared list back on it, with its votes and notes. */
export async function putBackHome(ctx: Context, slug: string): Promise<Result<null, 'unknown' | 'full'>> {
  requireActor(ctx, may.putBackHome)

  return inTransaction(ctx, async (inside) => {
    const household = await householdOf(inside, memberOf(inside).id)
    if (!household || !(await lockHousehold(inside, household))) return refuse('unknown')
    if (await isListFull(inside, household)) return refuse('full')
    const db = await queriesOf(inside)
    const back = await db
      .update(householdHomes)
      .set({ removedAt: null, removedBy: null })
      .where(
        and(
          eq(householdHomes.household, household),
          eq(householdHomes.slug, slug),
          isNotNull(householdHomes.removedAt),
        ),
      )
      .returning({ household: householdHomes.household })
    return back.length === 0 ? refuse('unknown') : ok(null)
  })
}

/** Says what the member thinks of a project on the shared list; a later vote replaces the earlier one. */
export async function voteForHome(
  ctx: Context,
  { slug, vote, note }: { slug: string; vote: Vote; note: string },
): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.voteForHome)

  const { id } = memberOf(ctx)
  const kept = [...note.replaceAll('\0', '').trim()].slice(0, LONGEST_NOTE).join('')
  const { household, slug: home, member, vote: choice, note: why, at } = householdVotes
  const voted = await run(
    ctx,
    sql`insert into ${householdVotes}
        (${nameOf(household)}, ${nameOf(home)}, ${nameOf(member)}, ${nameOf(choice)}, ${nameOf(why)}, ${nameOf(at)})
      select ${householdHomes.household}, ${householdHomes.slug}, ${id}, ${vote}, ${kept}, ${timeIn(ctx.now)}
      from ${householdHomes} join ${householdPeople}
        on ${householdPeople.household} = ${householdHomes.household} and ${householdPeople.member} = ${id}
      where ${householdHomes.slug} = ${slug} and ${householdHomes.removedAt} is null
      on conflict (${nameOf(household)}, ${nameOf(home)}, ${nameOf(member)}) do update
        set ${nameOf(choice)} = ${excluded(choice)}, ${nameOf(why)} = ${excluded(why)}, ${nameOf(at)} = ${excluded(at)}`,
  )
  return voted === 0 ? refuse('unknown') : ok(null)
}
