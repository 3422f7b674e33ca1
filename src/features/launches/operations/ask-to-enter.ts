import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { CODE_MINUTES, MAX_ROUNDS, RESEND_SECONDS, type SendRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, timeIn } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type Launch, phaseOf } from '../domain/launch'
import { may } from '../domain/permissions'
import { byCode, readLaunch } from './launch-record'
import { identityOf, newTicket, newToken, sealContact } from './launch-secrets'
import { LAUNCH_CODE_TASK } from './launch-tasks'

const MINUTE = 60_000
const HOUR = 3600

/** Mails with a code to one address: points, and the seconds they are for. */
const MAILS = [6, HOUR] as const

/** Why nobody can enter now. */
export type EntryRefusal = 'closed' | 'notYet'

/** Whether people can enter a launch at a time. */
export function entryRefusal(launch: Launch | null, now: Date): EntryRefusal | null {
  const phase = launch ? phaseOf(launch, now) : 'closed'
  if (phase === 'registration') return null
  return phase === 'planned' ? 'notYet' : 'closed'
}

/**
 * Mails a code to an address that wants to enter. Whether it has entered already is not looked up: every address gets
 * the same answer. Of the number of the document a keyed hash alone is kept. Resolves to the token of the page where the
 * code is typed.
 */
export async function askToEnter(
  ctx: Context,
  asked: { code: string; email: string; document: string; locale: Locale },
): Promise<Result<string, EntryRefusal | 'tooMany'>> {
  requireActor(ctx, may.askToEnter)

  const launch = await readLaunch(ctx, byCode(asked.code))
  const refusal = entryRefusal(launch, ctx.now)
  if (!launch || refusal) return refuse(refusal ?? 'closed')
  if (!(await consumeToken(ctx.payload, 'launch-code', asked.email, ...MAILS))) return refuse('tooMany')
  const [token, reference] = [newToken(), newTicket()]
  await inTransaction(ctx, async (inside) => {
    const [row] = await rowsOf(
      inside,
      sql`insert into launch_attempts (campaign_id, token_hash, reference, contact, identity, locale, sent_at, ends_at)
        values (${launch.campaign}, ${hashOf(token)}, ${reference}, ${sealContact(reference, asked.email)},
          ${identityOf(launch.code, asked.document)}, ${asked.locale}, ${timeIn(inside.now)}, ${timeIn(new Date(inside.now.getTime() + CODE_MINUTES * MINUTE))})
        returning id`,
    )
    await enqueue(inside, LAUNCH_CODE_TASK, { attempt: Number(row?.id), round: 1 }, 5)
  })
  return ok(token)
}

/** Mails a new code for the same request. Earlier ones no longer work. */
export function askAgain(ctx: Context, token: string): Promise<Result<null, SendRefusal | 'gone'>> {
  requireActor(ctx, may.askAgain)

  return inTransaction(ctx, async (inside): Promise<Result<null, SendRefusal | 'gone'>> => {
    const [row] = await rowsOf(
      inside,
      sql`select id, round, sent_at from launch_attempts where token_hash = ${hashOf(token)} and used_at is null for update`,
    )
    if (!row) return refuse('gone')
    if (Number(row.round) >= MAX_ROUNDS) return refuse('tooMany')
    const since = inside.now.getTime() - new Date(row.sent_at as string).getTime()
    if (since < RESEND_SECONDS * 1000) return refuse('tooSoon')
    const round = Number(row.round) + 1
    await rowsOf(
      inside,
      sql`update launch_attempts set round = ${round}, tries = 0, sent_at = ${timeIn(inside.now)},
          ends_at = ${timeIn(new Date(inside.now.getTime() + CODE_MINUTES * MINUTE))}
        where id = ${row.id}`,
    )
    await enqueue(inside, LAUNCH_CODE_TASK, { attempt: Number(row.id), round }, 5)
    return ok(null)
  })
}
