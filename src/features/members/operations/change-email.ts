import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { consumeToken } from '@/platform/rate-limit'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { MAX_TRIES, NEW_ADDRESS_MS } from '../domain/challenge'
import { may } from '../domain/permissions'
import { ADDRESS_MAIL_TASK } from './code-mail-task'
import { revokeAll } from './manage-sessions'
import { memberOf } from './member-of'
import { codeOf, isSame, randomToken } from './secrets'
import { noteEvent, startSession } from './start-session'

const HOUR = 3600
const DAY = 24 * HOUR

/** Mails to one address and requests of one member, in all forms of the account that mail a code. */
const LIMITS = { member: [5, HOUR], pause: [1, 20], address: [3, DAY] } as const

/** The address that waits for its codes; null when none does. */
export async function findEmailChange(ctx: Context): Promise<string | null> {
  requireActor(ctx, may.findEmailChange)

  const [row] = await rowsOf(
    ctx,
    sql`select email from member_email_changes
      where member = ${memberOf(ctx).id} and tries < ${MAX_TRIES} and expires_at > ${ctx.now.toISOString()}`,
  )
  return row ? String(row.email) : null
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
  const expires = new Date(ctx.now.getTime() + NEW_ADDRESS_MS).toISOString()
  return inTransaction(ctx, async (inside) => {
    await rowsOf(
      inside,
      sql`insert into member_email_changes (member, email, old_salt, new_salt, expires_at)
        values (${id}, ${email}, ${randomToken()}, ${randomToken()}, ${expires})
        on conflict (member) do update set email = excluded.email, old_salt = excluded.old_salt,
          new_salt = excluded.new_salt, tries = 0, expires_at = excluded.expires_at`,
    )
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
  const [row] = await rowsOf(
    ctx,
    sql`update member_email_changes set tries = tries + 1
      where member = ${id} and tries < ${MAX_TRIES} and expires_at > ${ctx.now.toISOString()} returning *`,
  )
  if (!row) return refuse('ended')
  const isOld = isSame(codeOf(String(row.old_salt)), fromOld)
  const isNew = isSame(codeOf(String(row.new_salt)), fromNew)
  if (!isOld || !isNew) return refuse(Number(row.tries) < MAX_TRIES ? 'wrong' : 'ended')
  return inTransaction(ctx, async (inside) => {
    const used = await rowsOf(
      inside,
      sql`delete from member_email_changes where member = ${id} and new_salt = ${String(row.new_salt)} returning 1`,
    )
    if (used.length === 0) return refuse('ended')
    const taken = await rowsOf(inside, sql`select 1 from members where email = ${String(row.email)}`)
    if (taken.length > 0) return refuse('taken')
    // Before the change, so that the former address is mailed.
    await noteEvent(inside, id, 'email_changed', device)
    await rowsOf(
      inside,
      sql`update members set email = ${String(row.email)}, updated_at = ${inside.now.toISOString()} where id = ${id}`,
    )
    await revokeAll(inside, id)
    return ok({ token: await startSession(inside, id, { device, formerToken: null, provenAt: inside.now }) })
  })
}
