import { personInScope } from '@/features/leads/server'
import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { rowsOf } from '@/platform/rows'

/** The phone of a row of `members` that was proven. */
export const PROVEN_PHONE = sql`case when members.phone_verified_at is null then null else members.phone end`

/** The condition that staff may see a row of `members`: sales those who asked about a project they sell, by what is proven. */
export const inMemberScope = (ctx: Readonly<Context>): SQL => personInScope(ctx, sql`members.email`, PROVEN_PHONE)

/** How staff saw a member: in a list, opened, or in a file that they took. */
export const SEEN_AS = ['listed', 'opened', 'exported'] as const
export type SeenAs = (typeof SEEN_AS)[number]

/** Writes down which members staff were shown. */
export async function recordViews(
  { payload, req, actor, now }: Readonly<Context>,
  members: readonly string[],
  seen: SeenAs,
): Promise<void> {
  if (actor.kind !== 'staff' || members.length === 0) return
  await rowsOf(
    { payload, req },
    sql`insert into member_views (member, staff, at, seen)
      select id, ${actor.id}, ${now.toISOString()}::timestamptz, ${seen} from members
      where id in (select value::uuid from json_array_elements_text(${JSON.stringify(members)}::json))`,
  )
}
