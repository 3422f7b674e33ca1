import { and, eq, gte, ilike, like, lt, or } from '@payloadcms/db-postgres/drizzle'
import { askedAbout } from '@/features/leads/server'
import type { StaffLanguage } from '@/i18n/locales'
import { placeIn } from '@/kernel/desk/list-query'
import { latinDigits } from '@/kernel/form/typed-digits'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import type { ListedMember } from '../domain/listed-member'
import { joinedBetween, MEMBERS_PER_PAGE, type MemberFilter, type MemberSort } from '../domain/member-list'
import { MOST_EXPORTED, membersFile } from '../domain/members-file'
import { may } from '../domain/permissions'
import { memberSessions, members } from '../tables'
import { inMemberScope, PROVEN_PHONE, recordViews } from './member-scope'
import { textOrNull } from './rows'

/** `%` and `_` are letters of the search, not wildcards. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function isTyped(text: string): SQL | undefined {
  if (text === '') return undefined
  // A number is stored as +66812345678 and typed as 081 234 5678.
  const number = latinDigits(text)
  const digits = number.replace(/\D/g, '').replace(/^0/, '')
  const isNumber = digits.length >= 4 && /^[\d\s()+-]+$/.test(number)
  return or(
    ilike(members.name, containing(text)),
    ilike(members.email, containing(text)),
    eq(members.olmId, text.toUpperCase()),
    isNumber ? like(members.phone, containing(digits)) : undefined,
  )
}

/** The condition that a row of `members` is in a list, of what the actor may see. */
function isListed(ctx: Context, filter: MemberFilter): SQL | undefined {
  const { after, before } = joinedBetween(filter)
  return and(
    inMemberScope(ctx),
    isTyped(filter.search),
    filter.standing === null ? undefined : eq(members.standing, filter.standing),
    filter.project === null ? undefined : askedAbout(ctx, filter.project, sql`${members.email}`, PROVEN_PHONE),
    after === null ? undefined : gte(members.createdAt, new Date(after)),
    before === null ? undefined : lt(members.createdAt, new Date(before)),
  )
}

const LAST_SEEN = sql`(select max(${memberSessions.seenAt}) from ${memberSessions}
  where ${memberSessions.member} = ${members.id})`

const ORDER: Record<MemberSort, SQL> = {
  newest: sql`${members.createdAt} desc, ${members.id}`,
  oldest: sql`${members.createdAt}, ${members.id}`,
  name: sql`nullif(${members.name}, '') collate "und-x-icu" nulls last, ${members.id}`,
  seen: sql`seen_at desc nulls last, ${members.id}`,
}

async function read(ctx: Context, filter: MemberFilter, { limit, offset }: { limit: number; offset: number }) {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({
      id: members.id,
      olmId: members.olmId,
      name: members.name,
      email: members.email,
      phone: members.phone,
      locale: members.locale,
      createdAt: members.createdAt,
      standing: members.standing,
      blockedReason: members.blockedReason,
      seenAt: sql<Date | null>`${LAST_SEEN}`.mapWith(memberSessions.seenAt).as('seen_at'),
    })
    .from(members)
    .where(isListed(ctx, filter))
    .orderBy(ORDER[filter.sort])
    .limit(limit)
    .offset(offset)
  return rows.map(
    (row): ListedMember => ({
      id: row.id,
      number: row.olmId,
      name: row.name,
      email: row.email,
      phone: textOrNull(row.phone),
      locale: row.locale,
      since: row.createdAt,
      seenAt: row.seenAt,
      standing: row.standing,
      blockedReason: textOrNull(row.blockedReason),
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

  const db = await queriesOf(ctx)
  const total = await db.$count(members, isListed(ctx, filter))
  const { page, pages, ...rows } = placeIn(total, filter.page, MEMBERS_PER_PAGE)
  const shown = await read(ctx, filter, rows)
  await recordViews(
    ctx,
    shown.map(({ id }) => id),
    'listed',
  )
  return { members: shown, total, page, pages }
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

  const taken = await read(ctx, filter, { limit: MOST_EXPORTED + 1, offset: 0 })
  if (taken.length > MOST_EXPORTED) return refuse('too-many')
  await recordViews(
    ctx,
    taken.map(({ id }) => id),
    'exported',
  )
  return ok(membersFile(taken, language))
}
