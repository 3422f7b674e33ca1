import { and, eq, gt, lt } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { excluded, queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { MAX_TRIES, NEW_ADDRESS_MS } from '../domain/challenge'
import { may } from '../domain/permissions'
import { memberEmailChanges, members } from '../tables'
import { ADDRESS_MAIL_TASK } from './code-mail-task'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { codeOf, isSame, randomToken } from './secrets'
import { recordEvent, startSession } from './start-session'

const HOUR = 3600
const DAY = 24 * HOUR

/** Mails to one address and requests of one member, in all forms of the account that mail a code. */
const LIMITS = { member: [5, HOUR], pause: [1, 20], address: [3, DAY] } as const

/** The address that waits for its codes; null when none does. */
export async function findEmailChange(ctx: Context): Promise<string | null> {
  requireActor(ctx, may.findEmailChange)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ email: memberEmailChanges.email })
    .from(memberEmailChanges)
    .where(
      and(
        eq(memberEmailChanges.member, memberOf(ctx).id),
        lt(memberEmailChanges.tries, MAX_TRIES),
        gt(memberEmailChanges.expiresAt, ctx.now),
      ),
    )
  return row ? row.email : null
}

/**
 * Asks for another address: a code is mailed to the one of the account and one to the new one. Whether the new one has
 * an account is not looked up.
 */
export async function askEmailChange(
  ctx: Context,
  { email, locale }: { email: string; locale: Locale },
): Promise<Result<null, 'tooSoon' | 'tooMany'>> {
  requireActor(ctx, may.askEmailChange)

  const { id } = memberOf(ctx)
  if (!(await consumeToken(ctx.payload, 'member-address-pause', id, ...LIMITS.pause))) return refuse('tooSoon')
  if (!(await consumeToken(ctx.payload, 'member-address-member', id, ...LIMITS.member))) return refuse('tooMany')
  if (!(await consumeToken(ctx.payload, 'member-address-mails', email, ...LIMITS.address))) return refuse('tooMany')
  const expires = new Date(ctx.now.getTime() + NEW_ADDRESS_MS)
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    await db
      .insert(memberEmailChanges)
      .values({ member: id, email, oldSalt: randomToken(), newSalt: randomToken(), expiresAt: expires })
      .onConflictDoUpdate({
        target: memberEmailChanges.member,
        set: {
          email: excluded(memberEmailChanges.email),
          oldSalt: excluded(memberEmailChanges.oldSalt),
          newSalt: excluded(memberEmailChanges.newSalt),
          tries: 0,
          expiresAt: excluded(memberEmailChanges.expiresAt),
        },
      })
    await enqueue(inside, ADDRESS_MAIL_TASK, { member: id, to: 'old', locale }, 5)
    await enqueue(inside, ADDRESS_MAIL_TASK, { member: id, to: 'new', locale }, 5)
    return ok(null)
  })
}

/** Both codes as typed. */
export interface AddressCodes {
  fromOld: string
  fromNew: string
  device: string
}

/**
 * Changes the address of the account when both codes are right: the old one proves who asks, the new one that it is
 * theirs. A try is counted before anything is compared. Every session ends; this browser gets a new one. `taken` is said
 * only to whoever proved the new address.
 */
export async function changeEmail(
  ctx: Context,
  { fromOld, fromNew, device }: AddressCodes,
): Promise<Result<{ token: string }, 'wrong' | 'ended' | 'taken'>> {
  requireActor(ctx, may.changeEmail)

  const { id } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const [row] = await db
    .update(memberEmailChanges)
    .set({ tries: sql`${memberEmailChanges.tries} + 1` })
    .where(
      and(
        eq(memberEmailChanges.member, id),
        lt(memberEmailChanges.tries, MAX_TRIES),
        gt(memberEmailChanges.expiresAt, ctx.now),
      ),
    )
    .returning()
  if (!row) return refuse('ended')
  const isOld = isSame(codeOf(row.oldSalt), fromOld)
  const isNew = isSame(codeOf(row.newSalt), fromNew)
  if (!isOld || !isNew) return refuse(row.tries < MAX_TRIES ? 'wrong' : 'ended')
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const used = await db
      .delete(memberEmailChanges)
      .where(and(eq(memberEmailChanges.member, id), eq(memberEmailChanges.newSalt, row.newSalt)))
      .returning({ member: memberEmailChanges.member })
    if (used.length === 0) return refuse('ended')
    const taken = await db.select({ id: members.id }).from(members).where(eq(members.email, row.email))
    if (taken.length > 0) return refuse('taken')
    // Before the change, so that the former address is mailed.
    await recordEvent(inside, id, 'email_changed', device)
    await db.update(members).set({ email: row.email, updatedAt: inside.now }).where(eq(members.id, id))
    await revokeAll(inside, id)
    return ok({ token: await startSession(inside, id, { device, formerToken: null, provenAt: inside.now }) })
  })
}
