import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { LOCALES } from '@/i18n/locales'
import { plainName } from '@/kernel/plain-name'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { env } from '@/platform/env'
import { sendMail } from '@/platform/mail'
import { enqueue } from '@/platform/queue'
import { consumeToken } from '@/platform/rate-limit'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { INVITATION_MS, MOST_PEOPLE } from '../domain/household'
import { may } from '../domain/permissions'
import { invitationMail } from '../emails/invitation-mail'
import { INVITATION_MAIL_TASK } from './code-mail-task'
import { householdOf, lockHousehold } from './household'
import { tellMember } from './household-people'
import { memberOf } from './member-of'
import { ownAddresses } from './merge-members'
import { linkTokenOf, randomToken } from './secrets'

const DAY = 24 * 3600

/** Invitations of one member, and mails to one address: nobody is pestered through us. */
const LIMITS = { member: [6, DAY], address: [3, DAY] } as const

async function ownHousehold(ctx: TransactionContext, member: string): Promise<string> {
  const known = await householdOf(ctx, member)
  if (known) return known
  const [made] = await rowsOf(
    ctx,
    sql`insert into households (created_at) values (${ctx.now.toISOString()}) returning id`,
  )
  await rowsOf(
    ctx,
    sql`insert into household_people (member, household, joined_at)
      values (${member}, ${String(made?.id)}, ${ctx.now.toISOString()})`,
  )
  return String(made?.id)
}

/** Mails an invitation to look together. People and open invitations together are at most four. */
export async function inviteToHousehold(
  ctx: Context,
  { email, locale }: { email: string; locale: Locale },
): Promise<Result<null, 'full' | 'tooMany'>> {
  requireActor(ctx, may.inviteToHousehold)

  const { id } = memberOf(ctx)
  if (!(await consumeToken(ctx.payload, 'member-invite-member', id, ...LIMITS.member))) return refuse('tooMany')
  if (!(await consumeToken(ctx.payload, 'member-invite-address', email, ...LIMITS.address))) return refuse('tooMany')
  return inTransaction(ctx, async (inside) => {
    await rowsOf(inside, sql`select 1 from members where id = ${id} for update`)
    const household = await ownHousehold(inside, id)
    await lockHousehold(inside, household)
    const now = inside.now.toISOString()
    await rowsOf(
      inside,
      sql`delete from household_invitations where household = ${household}
        and (expires_at <= ${now} or (email = ${email} and invited_by = ${id}))`,
    )
    const [count] = await rowsOf(
      inside,
      sql`select (select count(*) from household_people where household = ${household})
        + (select count(*) from household_invitations where household = ${household}) as taken`,
    )
    if (Number(count?.taken) >= MOST_PEOPLE) return refuse('full')
    const [salt, expires] = [randomToken(), new Date(inside.now.getTime() + INVITATION_MS).toISOString()]
    const [made] = await rowsOf(
      inside,
      sql`insert into household_invitations (household, invited_by, email, locale, salt, token_hash, expires_at)
        values (${household}, ${id}, ${email}, ${locale}, ${salt}, ${hashOf(linkTokenOf(salt))}, ${expires}) returning id`,
    )
    await enqueue(inside, INVITATION_MAIL_TASK, { invitation: made?.id }, 5)
    return ok(null)
  })
}

/** Mails the link of an invitation that is still open. */
export async function sendInvitationMail(ctx: Context, invitation: string, mailId: string): Promise<void> {
  requireActor(ctx, may.sendInvitationMail)

  const [row] = await rowsOf(
    ctx,
    sql`select i.*, m.name from household_invitations i join members m on m.id = i.invited_by
      where i.id = ${invitation} and i.expires_at > ${ctx.now.toISOString()}`,
  )
  if (!row) return
  const locale = LOCALES.find((each) => each === row.locale) ?? 'th'
  const link = pagePath(locale, 'household-invitation', { token: linkTokenOf(String(row.salt)) })
  const content = { locale, email: String(row.email), name: plainName(String(row.name)), href: env.publicUrl + link }
  await sendMail(await invitationMail(content), mailId)
}

/** Withdraws an invitation of one's own. That of anybody else does not exist. */
export async function withdrawInvitation(ctx: Context, invitation: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.withdrawInvitation)

  if (!isUuid(invitation)) return refuse('unknown')
  const gone = await rowsOf(
    ctx,
    sql`delete from household_invitations where id = ${invitation} and invited_by = ${memberOf(ctx).id} returning 1`,
  )
  return gone.length === 0 ? refuse('unknown') : ok(null)
}

/** Who invites with this token; null when it is unknown, used, withdrawn or too old. The name may be empty. */
export async function findInvitation(ctx: Context, token: string): Promise<{ name: string } | null> {
  requireActor(ctx, may.findInvitation)

  const [row] = await rowsOf(
    ctx,
    sql`select m.name from household_invitations i join members m on m.id = i.invited_by
      where i.token_hash = ${hashOf(token)} and i.expires_at > ${ctx.now.toISOString()} and m.standing = 'active'`,
  )
  return row ? { name: String(row.name) } : null
}

/** Why nobody joined. `notYours`: the invitation was sent to an address that is none of the member's. */
type JoinRefusal = 'ended' | 'inOne' | 'full' | 'notYours'

/**
 * Joins with the token of a mailed invitation, which is used up. Only an account with the invited address can: a forwarded
 * link lets nobody else in. Whoever invited is mailed.
 */
export async function joinHousehold(ctx: Context, token: string): Promise<Result<null, JoinRefusal>> {
  requireActor(ctx, may.joinHousehold)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const invitation = await takenInvitation(inside, token)
    if (!invitation.ok) return invitation
    const { household, invitedBy } = invitation.value
    const [joined] = await rowsOf(
      inside,
      sql`insert into household_people (member, household, joined_at, invited_by)
        values (${id}, ${household}, ${inside.now.toISOString()}, ${invitedBy})
        returning (select name from members where id = ${id}) as name`,
    )
    await tellMember(inside, invitedBy, 'joined', String(joined?.name))
    return ok(null)
  })
}

/**
 * Uses up the invitation of a token for the member, with both locked: who joins two households at once is in the first, and
 * a household has its most people at most.
 */
async function takenInvitation(
  ctx: TransactionContext,
  token: string,
): Promise<Result<{ household: string; invitedBy: string }, JoinRefusal>> {
  const { id } = memberOf(ctx)
  const now = ctx.now.toISOString()
  const [found] = await rowsOf(
    ctx,
    sql`select household, email, invited_by from household_invitations
      where token_hash = ${hashOf(token)} and expires_at > ${now}`,
  )
  if (!found) return refuse('ended')
  if (!(await ownAddresses(ctx)).includes(String(found.email))) return refuse('notYours')
  const household = String(found.household)
  await rowsOf(ctx, sql`select 1 from members where id = ${id} for update`)
  if (!(await lockHousehold(ctx, household))) return refuse('ended')
  if (await householdOf(ctx, id)) return refuse('inOne')
  const people = await rowsOf(ctx, sql`select 1 from household_people where household = ${household}`)
  if (people.length >= MOST_PEOPLE) return refuse('full')
  const used = await rowsOf(ctx, sql`delete from household_invitations where token_hash = ${hashOf(token)} returning 1`)
  return used.length === 0 ? refuse('ended') : ok({ household, invitedBy: String(found.invited_by) })
}
