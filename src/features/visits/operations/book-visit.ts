import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { lockPerson } from '@/platform/database/lock-person'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { newReference } from '@/platform/process/reference'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type Appointment, type Gallery, isChangeable } from '../domain/appointment'
import { may } from '../domain/permissions'
import type { AskedVisit } from '../domain/read-visit'
import { changeAsked } from './change-appointment'
import { toAppointment } from './find-appointment'
import { linkTokenOf, referenceOfForm } from './link-token'
import { type SeatRefusal, takeSeat } from './take-seat'
import { VISIT_MAIL_TASK } from './visit-mail-task'

/** A visit that somebody asks for, with its origin. */
export interface VisitRequest {
  visit: AskedVisit
  gallery: Gallery
  locale: Locale
  /** Slug of the project the visitor wants to see; empty when none. */
  project: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The text beside the consent box, stored as evidence. */
  wording: string
  /** Whether the entered address may get another mail today. The desk is told anyway. */
  isAnswered: boolean
  /** The key of the form, the same however often it is sent; empty for one without. */
  formKey: string
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

/** The visit of a reference, alone until the transaction ends. Null when there is none. */
async function bookedAs(ctx: TransactionContext, reference: string): Promise<Appointment | null> {
  await lockPerson(ctx, `visit ${reference}`)
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'appointments',
    where: { reference: { equals: reference } },
    depth: 2,
    limit: 1,
    pagination: false,
  })
  return docs[0] ? toAppointment(docs[0]) : null
}

async function create(
  ctx: TransactionContext,
  { visit, gallery, locale, source, wording, project }: VisitRequest,
  { reference, seat }: { reference: string; seat: string },
): Promise<number> {
  const { startsAt, ...asked } = visit
  const { id } = await localApi(ctx, 'everything').create({
    collection: 'appointments',
    depth: 0,
    data: {
      ...asked,
      gallery: gallery.id,
      startsAt: startsAt.toISOString(),
      project: await projectOf(ctx, project),
      locale,
      source,
      reference,
      state: 'booked',
      consents: [{ purpose: 'answer', given: true, wording, at: ctx.now.toISOString() }],
      seat,
      tokenHash: hashOf(linkTokenOf(reference)),
    },
  })
  return id
}

const isOwn = (before: Appointment, { email }: AskedVisit, now: Date) =>
  before.email === email && isChangeable(before, now)

async function sentAgain(ctx: TransactionContext, before: Appointment, { visit, gallery, isAnswered }: VisitRequest) {
  const changed = await changeAsked(ctx, before, { visit, gallery, isAnswered })
  return changed.ok ? ok({ token: linkTokenOf(before.reference) }) : changed
}

/**
 * Books a place in a gallery, with the mails queued in the same transaction. The same form sent again changes its visit
 * and books no other, so that an answer lost on the way costs nothing. Resolves to the token of its link.
 */
export async function bookVisit(ctx: Context, request: VisitRequest): Promise<Result<{ token: string }, SeatRefusal>> {
  requireActor(ctx, may.bookVisit)

  const { visit, gallery, formKey, isAnswered } = request
  return inTransaction(ctx, async (inside): Promise<Result<{ token: string }, SeatRefusal>> => {
    const ofForm = formKey === '' ? newReference() : referenceOfForm(formKey)
    const before = await bookedAs(inside, ofForm)
    if (before && isOwn(before, visit, inside.now)) return sentAgain(inside, before, request)
    const taken = await takeSeat(inside, gallery, visit.startsAt)
    if (typeof taken === 'string') return refuse(taken)
    const reference = before ? newReference() : ofForm
    const appointment = await create(inside, request, { reference, seat: taken.seat })
    if (isAnswered) await enqueue(inside, VISIT_MAIL_TASK, { appointment, news: 'booked', to: 'visitor' })
    await enqueue(inside, VISIT_MAIL_TASK, { appointment, news: 'booked', to: 'desk' })
    return ok({ token: linkTokenOf(reference) })
  })
}
