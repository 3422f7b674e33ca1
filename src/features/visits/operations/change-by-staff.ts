import { ok, type Result, refuse } from '@/kernel/result'
import type { Appointment as StoredAppointment } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { toGallery } from './list-galleries'
import { type SeatRefusal, takeSeat } from './take-seat'
import { VISIT_MAIL_TASK } from './visit-mail-task'

/** The fields of an appointment that decide on its place, as a form of the back office sends them. */
type Change = Partial<Pick<StoredAppointment, 'state' | 'startsAt' | 'gallery'>>

/** What else is written with the change. */
type Written = Partial<Pick<StoredAppointment, 'seat' | 'changes' | 'remindedAt'>>

const idOf = (gallery: StoredAppointment['gallery']) => (typeof gallery === 'object' ? gallery.id : gallery)

const hasMoved = (before: StoredAppointment, after: Required<Change>) =>
  Date.parse(before.startsAt) !== Date.parse(after.startsAt) || idOf(before.gallery) !== idOf(after.gallery)

/**
 * A visit that staff move, cancel or take up again, by whatever way into the collection: it goes only to a time that the
 * gallery offers and that is free, as for visitors, and the visitor is mailed. Walk-ins have no place and get no mail.
 */
export async function changeByStaff(
  ctx: Context,
  before: StoredAppointment,
  change: Change,
): Promise<Result<Written, SeatRefusal>> {
  requireActor(ctx, may.changeByStaff)

  const { state, startsAt, gallery } = { ...before, ...change }
  const isMoved = hasMoved(before, { state, startsAt, gallery })
  const isPlain = !isMoved && state === before.state
  if (before.kind === 'walk_in' || isPlain || (state !== 'booked' && state !== 'cancelled')) return ok({})
  return inTransaction(ctx, async (inside): Promise<Result<Written, SeatRefusal>> => {
    const written = { changes: (before.changes ?? 0) + 1 }
    const news = (what: 'moved' | 'cancelled') =>
      enqueue(inside, VISIT_MAIL_TASK, { appointment: before.id, news: what, to: 'visitor' })
    if (state === 'cancelled') {
      if (before.state !== 'cancelled') await news('cancelled')
      return ok(written)
    }
    const stored = await localApi(inside, 'everything').findByID({
      collection: 'sales-galleries',
      id: idOf(gallery),
      depth: 1,
    })
    const taken = await takeSeat(inside, toGallery(stored), new Date(startsAt))
    if (typeof taken === 'string') return refuse(taken)
    await news('moved')
    return ok({ ...written, seat: taken.seat, remindedAt: null })
  })
}
