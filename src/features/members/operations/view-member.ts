import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import { listLeadsOfPerson } from '@/features/leads/server'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import type { ViewedMember } from '../domain/viewed-member'
import { memberSavedHomes, memberSignIns, members, memberViews } from '../tables'
import { inMemberScope, recordViews } from './member-scope'
import { mergesOf } from './merge-members'
import { textOrNull } from './rows'

const LINES = 10

/**
 * What a member sees in the account, for staff who help: read only, and written down before anything is read. Of what
 * protects the account, and of a household's other people, nothing is among it. Null when there is no such
 * member, or none of the projects that sales sell.
 */
export async function viewMember(ctx: Context, member: string): Promise<ViewedMember | null> {
  requireActor(ctx, may.viewMember)

  if (ctx.actor.kind !== 'staff' || !isUuid(member)) return null
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const [row] = await db
      .select()
      .from(members)
      .where(and(eq(members.id, member), inMemberScope(inside)))
    if (!row) return null
    await recordViews(inside, [member], 'opened')
    const saved = await db
      .select({ slug: memberSavedHomes.slug })
      .from(memberSavedHomes)
      .where(eq(memberSavedHomes.member, member))
      .orderBy(desc(memberSavedHomes.savedAt), memberSavedHomes.slug)
    const events = await db
      .select({ event: memberSignIns.event, device: memberSignIns.device, at: memberSignIns.at })
      .from(memberSignIns)
      .where(eq(memberSignIns.member, member))
      .orderBy(desc(memberSignIns.at))
      .limit(LINES)
    const views = await db
      .select({ staff: memberViews.staff, at: memberViews.at, seen: memberViews.seen })
      .from(memberViews)
      .where(eq(memberViews.member, member))
      .orderBy(desc(memberViews.at), desc(memberViews.id))
      .limit(LINES)
    const merges = await mergesOf(inside, member)
    const others = merges.filter(({ isKept }) => isKept).map(({ email }) => email)
    const phone = row.phoneVerifiedAt === null ? null : textOrNull(row.phone)
    return {
      id: member,
      number: row.olmId,
      name: row.name,
      email: row.email,
      phone: textOrNull(row.phone),
      isPhoneProven: row.phoneVerifiedAt !== null,
      birthday: textOrNull(row.birthday),
      address: textOrNull(row.address),
      merges,
      leads: await listLeadsOfPerson(inside, { emails: [row.email, ...others], phone }),
      savedHomes: saved.map(({ slug }) => slug),
      events,
      views,
    }
  })
}
