import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'

/** Job: a visit took place, `{ appointment }`. Whoever gives something for a visit has the job. */
export const VISIT_ATTENDED_TASK = 'visits.attended'

/** Announces that a visit took place, in the transaction that says so. */
export async function announceVisit(ctx: Context, appointment: number): Promise<void> {
  requireActor(ctx, may.announceVisit)

  await enqueue(ctx, VISIT_ATTENDED_TASK, { appointment })
}

/** A visit that took place: its public reference and the address it was booked with. Null for any other appointment. */
export async function findAttendedVisit(
  ctx: Context,
  appointment: number,
): Promise<{ reference: string; email: string } | null> {
  requireActor(ctx, may.findAttendedVisit)

  const stored = await localApi(ctx, 'everything').findByID({
    collection: 'appointments',
    id: appointment,
    depth: 0,
    disableErrors: true,
  })
  if (stored?.state !== 'attended' || !stored.reference) return null
  return { reference: stored.reference, email: stored.email ?? '' }
}
