import { eq } from '@payloadcms/db-postgres/drizzle'
import { inTurn } from '@/kernel/in-turn'
import { ok, type Result, refuse } from '@/kernel/result'
import { appointments } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type Appointment, type Gallery, isChangeable } from '../domain/appointment'
import { may } from '../domain/permissions'
import type { AskedVisit } from '../domain/read-visit'
import { toAppointment } from './find-appointment'
import { type SeatRefusal, takeSeat } from './take-seat'
import { VISIT_MAIL_TASK } from './visit-mail-task'

/** `over`: cancelled before, or begun. */
export type ChangeRefusal = 'over' | SeatRefusal

type News = 'booked' | 'moved' | 'cancelled'

/** The appointment of a token, locked until the transaction ends; null when there is none. */
async function lockAppointment(ctx: TransactionContext, token: string): Promise<Appointment | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const rows = await database
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.tokenHash, hashOf(token)))
    .for('update')
  const id = Number(rows[0]?.id)
  if (!id) return null
  const stored = await localApi(ctx, 'everything').findByID({ collection: 'appointments', id, depth: 2 })
  return toAppointment(stored)
}

async function store(ctx: TransactionContext, appointment: number, data: object): Promise<void> {
  await localApi(ctx, 'everything').update({ collection: 'appointments', id: appointment, depth: 0, data })
}

async function write(
  ctx: TransactionContext,
  { id: appointment, changes }: Appointment,
  news: News,
  data: object,
  told: readonly ('visitor' | 'desk')[] = ['visitor', 'desk'],
): Promise<void> {
  await store(ctx, appointment, { ...data, changes: changes + 1 })
  await inTurn(told, (to) => enqueue(ctx, VISIT_MAIL_TASK, { appointment, news, to }))
}

interface Asked {
  visit: AskedVisit
  gallery: Gallery
  /** Whether the address may get another mail today. The desk is told anyway. */
  isAnswered: boolean
}

const isAtSameTime = (found: Appointment, { visit, gallery }: Asked) =>
  found.startsAt === visit.startsAt.toISOString() && found.gallery.id === gallery.id

const isSame = (found: Appointment, asked: Asked) =>
  isAtSameTime(found, asked) && found.kind === asked.visit.kind && found.people === asked.visit.people

/**
 * The same form once more: its appointment follows what it says now. At another time that is a move; at the same time the
 * confirmation is sent again with what changed; nothing is told of what a mail does not show.
 */
export async function changeAsked(
  ctx: TransactionContext,
  found: Appointment,
  asked: Asked,
): Promise<Result<null, SeatRefusal>> {
  const { visit, gallery, isAnswered } = asked
  const { name, phone, kind, people, message } = visit
  const facts = { name, phone, kind, people, message }
  const told = isAnswered ? (['visitor', 'desk'] as const) : (['desk'] as const)
  if (isSame(found, asked)) await store(ctx, found.id, facts)
  else if (isAtSameTime(found, asked)) await write(ctx, found, 'booked', facts, told)
  else {
    const taken = await takeSeat(ctx, gallery, visit.startsAt)
    if (typeof taken === 'string') return refuse(taken)
    const moved = { gallery: gallery.id, startsAt: visit.startsAt.toISOString(), seat: taken.seat, remindedAt: null }
    await write(ctx, found, 'moved', { ...facts, ...moved }, told)
  }
  return ok(null)
}

/** Moves an appointment to another free time in the same gallery; the old time is free at once. */
export async function moveAppointment(
  ctx: Context,
  token: string,
  startsAt: Date,
): Promise<Result<null, ChangeRefusal>> {
  requireActor(ctx, may.moveAppointment)

  return inTransaction(ctx, async (inside) => {
    const found = await lockAppointment(inside, token)
    if (!found || !isChangeable(found, inside.now)) return refuse('over')
    if (found.startsAt === startsAt.toISOString()) return ok(null)
    const taken = await takeSeat(inside, found.gallery, startsAt)
    if (typeof taken === 'string') return refuse(taken)
    await write(inside, found, 'moved', { startsAt: startsAt.toISOString(), seat: taken.seat, remindedAt: null })
    return ok(null)
  })
}

/** Cancels an appointment; its time is free at once. To cancel it again changes nothing. */
export async function cancelAppointment(ctx: Context, token: string): Promise<Result<null, 'over'>> {
  requireActor(ctx, may.cancelAppointment)

  return inTransaction(ctx, async (inside) => {
    const found = await lockAppointment(inside, token)
    if (found?.state === 'cancelled') return ok(null)
    if (!found || !isChangeable(found, inside.now)) return refuse('over')
    await write(inside, found, 'cancelled', { state: 'cancelled', seat: null })
    return ok(null)
  })
}
