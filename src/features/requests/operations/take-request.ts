import { createHash } from 'node:crypto'
import { sourceCategory } from '@/features/analytics'
import { repeatQuery } from '@/features/leads'
import { claimUploads } from '@/features/uploads/server'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Request } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { lockPerson } from '@/platform/database/lock-person'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { newReference } from '@/platform/process/reference'
import { type FormName, PURPOSES, type Purpose } from '../domain/form-descriptions'
import { may } from '../domain/permissions'
import type { Answers } from '../domain/read-answers'
import { isSwitchedOff } from './form-settings'

/** A form that was filled in rightly, with its origin. */
export interface SentForm extends Answers {
  form: FormName
  locale: Locale
  /** Path of the page, without its query. */
  page: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The texts beside the consent boxes, stored with the answers as evidence. */
  wordings: Record<Purpose, string>
  /** The ids of the files that arrived with it. */
  uploads?: readonly string[]
  /** Whether the entered address may get another mail today. Staff are notified anyway. */
  isAnswered: boolean
}

/** A stored request, new or the one that the same form made before. */
export interface TakenRequest {
  reference: string
  isNew: boolean
}

/** Job: send one mail about a request, to the visitor or to staff. */
export const REQUEST_MAIL_TASK = 'requests.send-mail'

/** Job: a complaint was taken, for whoever opens its case, `{ request, isAnswered }`. */
const COMPLAINT_TASK = 'complaint-taken'

/** One value for the same form with the same answers, whoever sends it. */
const fingerprintOf = ({ form, answers, extra }: SentForm) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        form,
        Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
        ...(extra ? [extra.question, extra.answer] : []),
      ]),
    )
    .digest('hex')

/** Whose the files of a request are. */
export const uploadsOwner = (request: number) => `request:${request}`

const consentsOf = ({ consents, wordings }: SentForm, at: string) =>
  PURPOSES.map((purpose) => ({ purpose, given: consents[purpose], wording: wordings[purpose], at }))

async function sameRequest(ctx: TransactionContext, fingerprint: string): Promise<Request | null> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'requests',
    ...repeatQuery(fingerprint, ctx.now),
  })
  return docs[0] ?? null
}

async function addToRequest(ctx: TransactionContext, request: Request, sent: SentForm): Promise<void> {
  await localApi(ctx, 'everything').update({
    collection: 'requests',
    id: request.id,
    depth: 0,
    data: {
      timesSent: (request.timesSent ?? 1) + 1,
      consents: [...(request.consents ?? []), ...consentsOf(sent, ctx.now.toISOString())],
    },
  })
}

async function makeRequest(ctx: TransactionContext, sent: SentForm, fingerprint: string): Promise<Request> {
  const { name, phone, email, ...answers } = sent.answers
  return localApi(ctx, 'everything').create({
    collection: 'requests',
    depth: 0,
    data: {
      form: sent.form,
      reference: newReference(),
      name: String(name),
      phone: String(phone),
      email: String(email),
      answers,
      extraQuestion: sent.extra?.question,
      extraAnswer: sent.extra?.answer,
      locale: sent.locale,
      page: sent.page,
      source: sent.source,
      sourceCategory: sourceCategory(sent.source),
      state: 'new',
      timesSent: 1,
      consents: consentsOf(sent, ctx.now.toISOString()),
      fingerprint,
    },
  })
}

/**
 * Stores a form as a request, with the mails to staff and, where allowed, to the visitor queued in the same
 * transaction. The same form with the same answers is stored once, however often it is sent; with other answers it is
 * another request, since two complaints are two tickets. Resolves to the reference that the visitor is given. A form
 * that staff switched off takes nothing.
 */
export async function takeRequest(ctx: Context, sent: SentForm): Promise<Result<TakenRequest, 'switchedOff'>> {
  requireActor(ctx, may.takeRequest)

  return inTransaction(ctx, async (inside) => {
    if (await isSwitchedOff(inside, sent.form)) return refuse('switchedOff')
    const fingerprint = fingerprintOf(sent)
    await lockPerson(inside, fingerprint)
    const same = await sameRequest(inside, fingerprint)
    if (same) {
      await addToRequest(inside, same, sent)
      return ok({ reference: same.reference, isNew: false })
    }
    const { id: request, reference } = await makeRequest(inside, sent, fingerprint)
    await claimUploads(inside, sent.uploads ?? [], uploadsOwner(request))
    const { isAnswered } = sent
    // The case of a complaint is opened by customer care, who also writes to the visitor.
    if (sent.form === 'complaint') await enqueue(inside, COMPLAINT_TASK, { request, isAnswered })
    else if (isAnswered) await enqueue(inside, REQUEST_MAIL_TASK, { request, to: 'visitor' })
    await enqueue(inside, REQUEST_MAIL_TASK, { request, to: 'staff' })
    return ok({ reference, isNew: true })
  })
}
