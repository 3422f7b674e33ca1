import { askedAbout } from '@/features/leads/server'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { ok, type Result, refuse } from '@/kernel/result'
import { latinDigits } from '@/kernel/typed-digits'
import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, dateOrNull, rowsOf } from '@/platform/rows'
import type { ListedMember } from '../domain/listed-member'
import { joinedBetween, MEMBERS_PER_PAGE, type MemberFilter, type MemberSort } from '../domain/member-list'
import { MOST_EXPORTED, membersFile } from '../domain/members-file'
import { may } from '../domain/permissions'
import { toStanding } from '../domain/standing'
import { inMemberScope, PROVEN_PHONE, recordViews } from './member-scope'
import { textOrNull } from './rows'

/** `%` and `_` are letters of the search, not wildcards. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function isTyped(text: string): SQL {
  if (text === '') return sql`true`
  // A number is stored as +66812345678 and typed as 081 234 5678.
  const number = latinDigits(text)
  const digits = number.replace(/\D/g, '').replace(/^0/, '')
  const isNumber = digits.length >= 4 && /^[\d\s()+-]+$/.test(number)
  return sql`(name ilike ${containing(text)} or email ilike ${containing(text)} or olm_id = ${text.toUpperCase()}
    or (${isNumber} and phone like ${containing(digits)}))`
}

/** The condition that a row of `members` is in a list, of what the actor may see. */
function isListed(ctx: Context, filter: MemberFilter): SQL {
  const { after, before } = joinedBetween(filter)
  const conditions = [
    inMemberScope(ctx),
    isTyped(filter.search),
    filter.standing === null ? null : sql`standing = ${filter.standing}`,
    filter.project === null ? null : askedAbout(ctx, filter.project, sql`members.email`, PROVEN_PHONE),
    after === null ? null : sql`created_at >= ${after}::timestamptz`,
    before === null ? null : sql`created_at < ${before}::timestamptz`,
  ]
  return sql.join(
    conditions.filter((one) => one !== null),
    sql` and `,
  )
}

const LAST_SEEN = sql`(select max(seen_at) from member_sessions s where s.member = members.id)`

const ORDER: Record<MemberSort, SQL> = {
  newest: sql`created_at desc, id`,
  oldest: sql`created_at, id`,
  name: sql`nullif(name, '') collate "und-x-icu" nulls last, id`,
  seen: sql`seen_at desc nulls last, id`,
}

async function read(ctx: Context, filter: MemberFilter, { limit, offset }: { limit: number; offset: number }) {
  const rows = await rowsOf(
    ctx,
    sql`select id, olm_id, name, email, phone, locale, created_at, standing, blocked_reason, ${LAST_SEEN} as seen_at
      from members where ${isListed(ctx, filter)} order by ${ORDER[filter.sort]} limit ${limit} offset ${offset}`,
  )
  return rows.map(
    (row): ListedMember => ({
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
    }),
  )
}

/** One page of a list of members, with how many it has in all. */
export interface MemberPage {
  members: ListedMember[]
  total: number
  /** The page that is shown: the last one where the asked one is beyond it. */
  page: number
  pages: number
}

/**
 * One page of the members of a filter, for sales those of their projects. Who was shown is written down. Of what
 * protects an account (password, codes, sessions) nothing is read.
 */
export async function listMembers(ctx: Context, filter: MemberFilter): Promise<MemberPage> {
  requireActor(ctx, may.listMembers)

  const [counted] = await rowsOf(ctx, sql`select count(*) as n from members where ${isListed(ctx, filter)}`)
  const total = Number(counted?.n ?? 0)
  const pages = Math.max(1, Math.ceil(total / MEMBERS_PER_PAGE))
  const page = Math.min(filter.page, pages)
  const members = await read(ctx, filter, { limit: MEMBERS_PER_PAGE, offset: (page - 1) * MEMBERS_PER_PAGE })
  await recordViews(
    ctx,
    members.map(({ id }) => id),
    'listed',
  )
  return { members, total, page, pages }
}

/**
 * The members of a filter as CSV, free of formulas, for sales those of their projects. Whose details were taken, by whom
 * and when is written down first: a file that cannot be logged is not given out. Refused with `too-many` above
 * `MOST_EXPORTED`, never cut off in silence.
 */
export async function exportMembers(
  ctx: Context,
  filter: MemberFilter,
  language: StaffLanguage,
): Promise<Result<string, 'too-many'>> {
  requireActor(ctx, may.exportMembers)

  const members = await read(ctx, filter, { limit: MOST_EXPORTED + 1, offset: 0 })
  if (members.length > MOST_EXPORTED) return refuse('too-many')
  await recordViews(
    ctx,
    members.map(({ id }) => id),
    'exported',
  )
  return ok(membersFile(members, language))
}
