import { personInScope } from '@/features/leads/server'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { nameOf, run, timeIn } from '@/platform/database/rows'
import { members, memberViews } from '../tables'

/** The phone of a row of `members` that was proven. */
export const PROVEN_PHONE = sql`case when ${members.phoneVerifiedAt} is null then null else ${members.phone} end`

/** The condition that staff may see a row of `members`: sales those who asked about a project they sell, by what is proven. */
export const inMemberScope = (ctx: Readonly<Context>): SQL => personInScope(ctx, sql`${members.email}`, PROVEN_PHONE)

/** How staff saw a member: in a list, opened, or in a file that they took. */
export type SeenAs = (typeof memberViews.$inferSelect)['seen']

/** Writes down which members staff were shown. */
export async function recordViews(
  { payload, req, actor, now }: Readonly<Context>,
  shown: readonly string[],
  seen: SeenAs,
): Promise<void> {
  if (actor.kind !== 'staff' || shown.length === 0) return
  const { member, staff, at, seen: how } = memberViews
  await run(
    { payload, req },
    sql`insert into ${memberViews} (${nameOf(member)}, ${nameOf(staff)}, ${nameOf(at)}, ${nameOf(how)})
      select ${members.id}, ${actor.id}, ${timeIn(now)}, ${seen} from ${members}
      where ${members.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(shown)}::json))`,
  )
}
