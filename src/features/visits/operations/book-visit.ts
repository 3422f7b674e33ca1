import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { localApi } from '@/platform/local-api'
import { enqueue } from '@/platform/queue'
import { newReference } from '@/platform/reference'
import { requireActor } from '@/platform/require-actor'
import { hashOf } from '@/platform/token-hash'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import type { Gallery } from '../domain/appointment'
import { may } from '../domain/permissions'
import type { AskedVisit } from '../domain/read-visit'
import { linkTokenOf } from './link-token'
import { type SeatRefusal, takeSeat } from './take-seat'

/** Job: one mail about an appointment, to the visitor or to the desk. */
export const VISIT_MAIL_TASK = 'visits.send-mail'

/** A visit that somebody asks for, with its origin. */
export interface VisitRequest {
  visit: AskedVisit
  gallery: Gallery
  locale: Locale
  /** Slug of the project the visitor came from; empty when none. */
  project: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The text beside the consent box, stored as evidence. */
  wording: string
  /** Whether the entered address may get another mail today. The desk is told anyway. */
  isAnswered: boolean
}

async function projectOf(ctx: TransactionContext, slug: string): Promise<number | null> {
  if (slug === '') return null
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: { Slug_name: { equals: slug } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { Slug_name: true },
  })
  return docs[0]?.id ?? null
}

/** Books a place in a gallery, with the mails queued in the same transaction. Resolves to the token of its link. */
export async function bookVisit(ctx: Context, request: VisitRequest): Promise<Result<{ token: string }, SeatRefusal>> {
  requireActor(ctx, may.bookVisit)

  const { visit, gallery, locale, source, wording, isAnswered } = request
  return inTransaction(ctx, async (inside) => {
    const taken = await takeSeat(inside, gallery, visit.startsAt)
    if (typeof taken === 'string') return refuse(taken)
    const reference = newReference()
    const token = linkTokenOf(reference)
    const { id: appointment } = await localApi(inside, 'everything').create({
      collection: 'appointments',
      depth: 0,
      data: {
        gallery: gallery.id,
        startsAt: visit.startsAt.toISOString(),
        kind: visit.kind,
        name: visit.name,
        phone: visit.phone,
        email: visit.email,
        people: visit.people,
        message: visit.message,
        timeZone: visit.timeZone,
        project: await projectOf(inside, request.project),
        locale,
        source,
        reference,
        state: 'booked',
        consents: [{ purpose: 'answer', given: true, wording, at: inside.now.toISOString() }],
        seat: taken.seat,
        tokenHash: hashOf(token),
      },
    })
    if (isAnswered) await enqueue(inside, VISIT_MAIL_TASK, { appointment, news: 'booked', to: 'visitor' })
    await enqueue(inside, VISIT_MAIL_TASK, { appointment, news: 'booked', to: 'desk' })
    return ok({ token })
  })
}
