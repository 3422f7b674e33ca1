import { and, eq, getTableColumns, gt, lte, or } from '@payloadcms/db-postgres/drizzle'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { plainName } from '@/kernel/form/plain-name'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { aNumber } from '@/platform/database/decoders'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { nameOf, queriesOf, rowsOf, theRow } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { hashOf } from '@/platform/sign-in/token-hash'
import { INVITATION_MS, MOST_PEOPLE } from '../domain/household'
import { may } from '../domain/permissions'
import { invitationMail } from '../emails/invitation-mail'
import { householdInvitations, householdPeople, households, members } from '../tables'
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
  const db = await queriesOf(ctx)
  const { id } = theRow(await db.insert(households).values({ createdAt: ctx.now }).returning({ id: households.id }))
  await db.insert(householdPeople).values({ member, household: id, joinedAt: ctx.now })
  return id
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
    const db = await queriesOf(inside)
    await db.select({ id: members.id }).from(members).where(eq(members.id, id)).for('update')
    const household = await ownHousehold(inside, id)
    await lockHousehold(inside, household)
    const now = inside.now
    await db
      .delete(householdInvitations)
      .where(
        and(
          eq(householdInvitations.household, household),
          or(
            lte(householdInvitations.expiresAt, now),
            and(eq(householdInvitations.email, email), eq(householdInvitations.invitedBy, id)),
          ),
        ),
      )
    const { taken } = theRow(
      await rowsOf(
        inside,
        sql`select (select count(*) from ${householdPeople} where ${householdPeople.household} = ${household})
          + (select count(*) from ${householdInvitations} where ${householdInvitations.household} = ${household}) as taken`,
        { taken: aNumber },
      ),
    )
    if (taken >= MOST_PEOPLE) return refuse('full')
    const [salt, expires] = [randomToken(), new Date(inside.now.getTime() + INVITATION_MS)]
    const [made] = await db
      .insert(householdInvitations)
      .values({
        household,
        invitedBy: id,
        email,
        locale,
        salt,
        tokenHash: hashOf(linkTokenOf(salt)),
        expiresAt: expires,
      })
      .returning({ id: householdInvitations.id })
    await enqueue(inside, INVITATION_MAIL_TASK, { invitation: made?.id }, 5)
    return ok(null)
  })
}

/** Mails the link of an invitation that is still open. */
export async function sendInvitationMail(ctx: Context, invitation: string, mailId: string): Promise<void> {
  requireActor(ctx, may.sendInvitationMail)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ ...getTableColumns(householdInvitations), name: members.name })
    .from(householdInvitations)
    .innerJoin(members, eq(members.id, householdInvitations.invitedBy))
    .where(and(eq(householdInvitations.id, invitation), gt(householdInvitations.expiresAt, ctx.now)))
  if (!row) return
  const { locale } = row
  const link = pagePath(locale, 'household-invitation', { token: linkTokenOf(row.salt) })
  const content = { locale, email: row.email, name: plainName(row.name), href: env.publicUrl + link }
  await sendMail(await invitationMail(content), mailId)
}

/** Withdraws an invitation of one's own. That of anybody else does not exist. */
export async function withdrawInvitation(ctx: Context, invitation: string): Promise<Result<null, 'unknown'>> {
  requireActor(ctx, may.withdrawInvitation)

  if (!isUuid(invitation)) return refuse('unknown')
  const db = await queriesOf(ctx)
  const gone = await db
    .delete(householdInvitations)
    .where(and(eq(householdInvitations.id, invitation), eq(householdInvitations.invitedBy, memberOf(ctx).id)))
    .returning({ id: householdInvitations.id })
  return gone.length === 0 ? refuse('unknown') : ok(null)
}

/** Who invites with this token; null when it is unknown, used, withdrawn or too old. The name may be empty. */
export async function findInvitation(ctx: Context, token: string): Promise<{ name: string } | null> {
  requireActor(ctx, may.findInvitation)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ name: members.name })
    .from(householdInvitations)
    .innerJoin(members, eq(members.id, householdInvitations.invitedBy))
    .where(
      and(
        eq(householdInvitations.tokenHash, hashOf(token)),
        gt(householdInvitations.expiresAt, ctx.now),
        eq(members.standing, 'active'),
      ),
    )
  return row ? { name: row.name } : null
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
    const db = await queriesOf(inside)
    const own = sql`from ${members} where ${members.id} = ${id}`
    const { name } = theRow(
      await db
        .insert(householdPeople)
        .values({ member: id, household, joinedAt: inside.now, invitedBy })
        .returning({ name: sql<string>`(select ${nameOf(members.name)} ${own})` }),
    )
    await tellMember(inside, invitedBy, 'joined', name)
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
  const { now } = ctx
  const db = await queriesOf(ctx)
  const [found] = await db
    .select({
      household: householdInvitations.household,
      email: householdInvitations.email,
      invitedBy: householdInvitations.invitedBy,
    })
    .from(householdInvitations)
    .where(and(eq(householdInvitations.tokenHash, hashOf(token)), gt(householdInvitations.expiresAt, now)))
  if (!found) return refuse('ended')
  if (!(await ownAddresses(ctx)).includes(found.email)) return refuse('notYours')
  const household = found.household
  await db.select({ id: members.id }).from(members).where(eq(members.id, id)).for('update')
  if (!(await lockHousehold(ctx, household))) return refuse('ended')
  if (await householdOf(ctx, id)) return refuse('inOne')
  const people = await db
    .select({ member: householdPeople.member })
    .from(householdPeople)
    .where(eq(householdPeople.household, household))
  if (people.length >= MOST_PEOPLE) return refuse('full')
  const used = await db
    .delete(householdInvitations)
    .where(eq(householdInvitations.tokenHash, hashOf(token)))
    .returning({ id: householdInvitations.id })
  return used.length === 0 ? refuse('ended') : ok({ household, invitedBy: found.invitedBy })
}
