import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import type { ListedMember } from '../domain/listed-member'
import { may } from '../domain/permissions'
import { toStanding } from '../domain/standing'
import { revokeAll } from './manage-sessions'
import { inMemberScope, recordViews } from './member-scope'
import { dateOf, dateOrNull, rowsOf, textOrNull } from './rows'

const ROWS = 50

/** `%` and `_` are letters of the search, not wildcards. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * The members whose name, email, phone or number contains a text, newest first, at most fifty, for sales those of
 * their projects. Who was shown is written down. Of what protects an account (password, codes, sessions) nothing is read.
 */
export async function listMembers(ctx: Context, search: string): Promise<ListedMember[]> {
  requireActor(ctx, may.listMembers)

  const text = search.trim().slice(0, 100)
  // A number is stored as +66812345678 and typed as 081 234 5678.
  const digits = text.replace(/\D/g, '').replace(/^0/, '')
  const isNumber = digits.length >= 4 && /^[\d\s()+-]+$/.test(text)
  const found = await rowsOf(
    ctx,
    sql`select id, olm_id, name, email, phone, locale, created_at, standing, blocked_reason,
        (select max(seen_at) from member_sessions s where s.member = members.id) as seen_at
      from members where ${inMemberScope(ctx)} and (${text} = '' or name ilike ${containing(text)} or email ilike ${containing(text)}
        or olm_id = ${text.toUpperCase()} or (${isNumber} and phone like ${containing(digits)}))
      order by created_at desc limit ${ROWS}`,
  )
  await recordViews(
    ctx,
    found.map(({ id }) => String(id)),
    'listed',
  )
  return found.map((row) => ({
    id: String(row.id),
    number: String(row.olm_id),
    name: String(row.name),
    email: String(row.email),
    phone: textOrNull(row.phone),
    locale: String(row.locale),
    since: dateOf(row.created_at),
    seenAt: dateOrNull(row.seen_at),
    standing: toStanding(row.standing),
    blockedReason: textOrNull(row.blocked_reason),
  }))
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_REASON = 500

/**
 * Blocks a member for a reason: every session ends at once, and no code or password opens the account. A merged account is
 * shut already, and stays merged.
 */
export async function blockMember(
  ctx: Context,
  member: string,
  reason: string,
): Promise<Result<null, 'unknown' | 'reason'>> {
  requireActor(ctx, may.blockMember)

  const why = reason.replaceAll('\0', '').trim().slice(0, MAX_REASON)
  if (why === '') return refuse('reason')
  if (!UUID.test(member)) return refuse('unknown')
  return inTransaction(ctx, async (inside) => {
    const now = inside.now.toISOString()
    const changed = await rowsOf(
      inside,
      sql`update members set standing = 'blocked', blocked_at = ${now}, blocked_reason = ${why}, updated_at = ${now}
        where id = ${member} and standing <> 'merged' returning id`,
    )
    if (changed.length === 0) return refuse('unknown')
    await revokeAll(inside, member)
    return ok(null)
  })
}

/** Lets a blocked member sign in again. It opens no merged account: only taking the merge back does. */
export async function unblockMember(ctx: Context, member: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.unblockMember)

  if (!UUID.test(member)) return refuse('unknown')
  const changed = await rowsOf(
    ctx,
    sql`update members set standing = 'active', blocked_at = null, blocked_reason = null,
        updated_at = ${ctx.now.toISOString()} where id = ${member} and standing = 'blocked' returning id`,
  )
  return changed.length === 0 ? refuse('unknown') : ok(null)
}
