import { listLeadsOfPerson } from '@/features/leads/server'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import type { SignInEvent } from '../domain/own-account'
import { may } from '../domain/permissions'
import type { ViewedMember } from '../domain/viewed-member'
import { inMemberScope, recordViews, SEEN_AS } from './member-scope'
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
    const [row] = await rowsOf(
      inside,
      sql`select *, birthday::text as birthday from members where id = ${member} and ${inMemberScope(inside)}`,
    )
    if (!row) return null
    await recordViews(inside, [member], 'opened')
    const saved = await rowsOf(
      inside,
      sql`select slug from member_saved_homes where member = ${member} order by saved_at desc, slug`,
    )
    const events = await rowsOf(
      inside,
      sql`select event, device, at from member_sign_ins where member = ${member} order by at desc limit ${LINES}`,
    )
    const views = await rowsOf(
      inside,
      sql`select staff, at, seen from member_views where member = ${member} order by at desc, id desc limit ${LINES}`,
    )
    const merges = await mergesOf(inside, member)
    const others = merges.filter(({ isKept }) => isKept).map(({ email }) => email)
    const phone = row.phone_verified_at === null ? null : textOrNull(row.phone)
    return {
      id: member,
      number: String(row.olm_id),
      name: String(row.name),
      email: String(row.email),
      phone: textOrNull(row.phone),
      isPhoneProven: row.phone_verified_at !== null,
      birthday: textOrNull(row.birthday),
      address: textOrNull(row.address),
      merges,
      leads: await listLeadsOfPerson(inside, { emails: [String(row.email), ...others], phone }),
      savedHomes: saved.map(({ slug }) => String(slug)),
      events: events.map((each) => ({
        event: each.event as SignInEvent,
        device: String(each.device),
        at: dateOf(each.at),
      })),
      views: views.map((each) => ({
        staff: Number(each.staff),
        at: dateOf(each.at),
        seen: SEEN_AS.find((one) => one === each.seen) ?? 'opened',
      })),
    }
  })
}
