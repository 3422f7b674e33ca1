import { timingSafeEqual } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import {
  CODE_MINUTES,
  type CodeRefusal,
  digitsOf,
  MAX_ROUNDS,
  MAX_TRIES,
  RESEND_SECONDS,
  type SendRefusal,
} from '@/kernel/sign-in/mailed-code'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import type { Booking } from '../domain/booking'
import type { CodePurpose } from '../domain/code'
import { minutesAfter } from '../domain/hold'
import { codeOf } from './booking-secrets'
import { BOOKING_CODE_TASK } from './booking-tasks'

/** Between codes for the account of a refund, after the first five. */
const LONG_PAUSE_SECONDS = 3_600

/**
 * Begins a round of codes of a buyer and queues its mail, in one transaction. `isNew` skips the pause: the address has
 * changed.
 */
export async function startRound(
  ctx: TransactionContext,
  booking: Pick<Booking, 'id'>,
  purpose: CodePurpose,
  { isNew = false, buyer = 1 } = {},
): Promise<Result<null, SendRefusal>> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const now = ctx.now.toISOString()
  const { rows } = await database.execute(
    sql`select round, sent_at from booking_codes where booking_id = ${booking.id} and purpose = ${purpose}
      and buyer = ${buyer} for update`,
  )
  const round = Number(rows[0]?.round ?? 0) + 1
  // Whoever has the link can ask for codes: five for the whole booking would let them shut the buyer out of the refund.
  if (round > MAX_ROUNDS && purpose !== 'refund') return refuse('tooMany')
  const pause = round > MAX_ROUNDS ? LONG_PAUSE_SECONDS : RESEND_SECONDS
  const since = rows[0] ? ctx.now.getTime() - new Date(rows[0].sent_at as string).getTime() : Number.POSITIVE_INFINITY
  if (!isNew && since < pause * 1000) return refuse('tooSoon')
  await database.execute(sql`
    insert into booking_codes (booking_id, purpose, buyer, round, sent_at, ends_at)
    values (${booking.id}, ${purpose}, ${buyer}, ${round}, ${now}::timestamptz,
            ${minutesAfter(ctx.now, CODE_MINUTES).toISOString()}::timestamptz)
    on conflict (booking_id, purpose, buyer) do update
      set round = excluded.round, tries = 0, sent_at = excluded.sent_at, ends_at = excluded.ends_at, used_at = null`)
  await enqueue(ctx, BOOKING_CODE_TASK, { booking: booking.id, purpose, round, buyer })
  return ok(null)
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Tries a code of a buyer: one conditional update counts the try, so that no two requests share one. A right code works once. */
export async function tryCode(
  ctx: TransactionContext,
  booking: Pick<Booking, 'id' | 'reference'>,
  purpose: CodePurpose,
  typed: string,
  buyer = 1,
): Promise<Result<null, CodeRefusal>> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const now = ctx.now.toISOString()
  const { rows } = await database.execute(sql`
    update booking_codes set tries = tries + 1
    where booking_id = ${booking.id} and purpose = ${purpose} and buyer = ${buyer}
      and used_at is null and tries < ${MAX_TRIES}
      and ends_at > ${now}::timestamptz
    returning round, tries`)
  const row = rows[0]
  if (!row) return refuse('spent')
  if (!isSame(digitsOf(typed), codeOf(booking.reference, purpose, Number(row.round), buyer)))
    return refuse(Number(row.tries) >= MAX_TRIES ? 'spent' : 'wrong')
  await database.execute(sql`
    update booking_codes set used_at = ${now}::timestamptz where booking_id = ${booking.id} and purpose = ${purpose}
      and buyer = ${buyer}`)
  return ok(null)
}
