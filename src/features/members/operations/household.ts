import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, rowsOf } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
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
import { memberOf } from './member-of'

/** The household of a member, by the member alone: nobody names one. Null when there is none. */
export async function householdOf(ctx: Pick<Context, 'payload' | 'req'>, member: string): Promise<string | null> {
  const [row] = await rowsOf(ctx, sql`select household from household_people where member = ${member}`)
  return row ? String(row.household) : null
}

/** Locks a household, so that its people are counted once at a time. */
export async function lockHousehold(ctx: TransactionContext, household: string): Promise<boolean> {
  return (await rowsOf(ctx, sql`select 1 from households where id = ${household} for update`)).length > 0
}

async function sharedHomes(ctx: Context, household: string, own: string): Promise<SharedHome[]> {
  const homes = await rowsOf(
    ctx,
    sql`select slug from household_homes where household = ${household} and removed_at is null
      order by added_at desc, slug`,
  )
  const votes = await rowsOf(
    ctx,
    sql`select v.slug, v.vote, v.note, v.member, m.name from household_votes v
      join household_people p on p.member = v.member join members m on m.id = v.member
      where v.household = ${household} order by p.joined_at`,
  )
  return homes.map(({ slug }) => ({
    slug: String(slug),
    opinions: votes
      .filter((row) => row.slug === slug)
      .map((row, place) => ({
        place,
        name: String(row.name),
        isOwn: row.member === own,
        vote: row.vote as Vote,
        note: String(row.note),
      })),
  }))
}

async function removedHomes(ctx: Context, household: string, own: string): Promise<RemovedHome[]> {
  const rows = await rowsOf(
    ctx,
    sql`select h.slug, h.removed_by, m.name from household_homes h left join members m on m.id = h.removed_by
      where h.household = ${household} and h.removed_at is not null order by h.removed_at desc, h.slug`,
  )
  return rows.map(({ slug, removed_by, name }) => ({
    slug: String(slug),
    name: String(name ?? ''),
    isOwn: removed_by === own,
  }))
}

/** The household of the member. Of the others it holds names, votes and notes, and nothing else. */
export async function findHousehold(ctx: Context): Promise<Household> {
  requireActor(ctx, may.findHousehold)

  const { id } = memberOf(ctx)
  const household = await householdOf(ctx, id)
  if (!household) return NO_HOUSEHOLD
  const people = await rowsOf(
    ctx,
    sql`select m.name, p.member, p.joined_at, p.invited_by from household_people p join members m on m.id = p.member
      where p.household = ${household} order by p.joined_at, p.member`,
  )
  const isFounder = people[0]?.member === id
  const open = await rowsOf(
    ctx,
    sql`select id, email, invited_by, expires_at from household_invitations
      where household = ${household} and expires_at > ${ctx.now.toISOString()} order by expires_at`,
  )
  return {
    people: people.map((row, place) => ({
      place,
      name: String(row.name),
      isOwn: row.member === id,
      joinedAt: dateOf(row.joined_at),
      mayRemove: row.member !== id && place > 0 && (isFounder || row.invited_by === id),
    })),
    places: Math.max(0, MOST_PEOPLE - people.length - open.length),
    openInvitations: open.length,
    invitations: open
      .filter((row) => row.invited_by === id)
      .map((row) => ({ id: String(row.id), email: String(row.email), endsAt: dateOf(row.expires_at) })),
    homes: await sharedHomes(ctx, household, id),
    removedHomes: await removedHomes(ctx, household, id),
  }
}

async function isListFull(ctx: TransactionContext, household: string): Promise<boolean> {
  const listed = sql`select 1 from household_homes where household = ${household} and removed_at is null`
  return (await rowsOf(ctx, listed)).length >= MOST_SHARED
}

/** Puts a project that the member saved on the shared list. */
export async function shareHome(ctx: Context, slug: string): Promise<Result<null, 'unknown' | 'full'>> {
  requireActor(ctx, may.shareHome)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const household = await householdOf(inside, id)
    if (!household || !(await lockHousehold(inside, household))) return refuse('unknown')
    if (await isListFull(inside, household)) return refuse('full')
    const saved = await rowsOf(inside, sql`select 1 from member_saved_homes where member = ${id} and slug = ${slug}`)
    if (saved.length === 0) return refuse('unknown')
    await rowsOf(
      inside,
      sql`insert into household_homes (household, slug, added_at)
        values (${household}, ${slug}, ${inside.now.toISOString()})
        on conflict (household, slug) do update set removed_at = null, removed_by = null`,
    )
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
  const removed = await rowsOf(
    ctx,
    sql`update household_homes set removed_at = ${ctx.now.toISOString()}, removed_by = ${id}
      where slug = ${slug} and removed_at is null
        and household = (select household from household_people where member = ${id}) returning 1`,
  )
  return removed.length === 0 ? refuse('unknown') : ok(null)
}

/** Puts a project that somebody took off the shared list back on it, with its votes and notes. */
export async function putBackHome(ctx: Context, slug: string): Promise<Result<null, 'unknown' | 'full'>> {
  requireActor(ctx, may.putBackHome)

  return inTransaction(ctx, async (inside) => {
    const household = await householdOf(inside, memberOf(inside).id)
    if (!household || !(await lockHousehold(inside, household))) return refuse('unknown')
    if (await isListFull(inside, household)) return refuse('full')
    const back = await rowsOf(
      inside,
      sql`update household_homes set removed_at = null, removed_by = null
        where household = ${household} and slug = ${slug} and removed_at is not null returning 1`,
    )
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
  const voted = await rowsOf(
    ctx,
    sql`insert into household_votes (household, slug, member, vote, note, at)
      select h.household, h.slug, ${id}, ${vote}, ${kept}, ${ctx.now.toISOString()} from household_homes h
      join household_people p on p.household = h.household and p.member = ${id}
      where h.slug = ${slug} and h.removed_at is null
      on conflict (household, slug, member) do update set vote = excluded.vote, note = excluded.note, at = excluded.at
      returning 1`,
  )
  return voted.length === 0 ? refuse('unknown') : ok(null)
}
