'use server'

import { takeUpload } from '@/features/uploads/server'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedFile, postedNumber, postedText } from '@/kernel/form/posted-form'
import type { Context } from '@/platform/database/context'
import { maySend } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { isPaperReason } from '../domain/paper-contract'
import { confirmPaper, refusePaper } from '../operations/decide-paper'
import { readDeskBooking } from '../operations/desk-bookings'
import { printContract, recordPaper } from '../operations/paper-contract'
import { contractOf, textOf } from './contract-text'
import { after, sellerContext, step } from './counter-step'

const SCANS = [30, 600] as const

/** Keeps the contract as it is now, to be printed and signed by hand. */
export async function printHere(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return step(data, async (ctx, _data, reference) => {
    const page = await readDeskBooking(ctx, reference)
    if (!page) return { ok: false, refusal: 'gone' }
    const { thai, translated, hash } = contractOf(page.booking, page.booking.locale, 'on paper')
    return printContract(ctx, reference, { thai: textOf(thai), translated: textOf(translated), hash })
  })
}

/** Everybody of a gallery shares its network: scans are counted for each member of staff. */
const mayScan = (ctx: Context): Promise<boolean> =>
  maySend(ctx, 'paper-scan', SCANS, ctx.actor.kind === 'staff' ? String(ctx.actor.id) : '')

/** Records that the printed contract was signed, with its scan. */
export async function recordHere(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const ctx = await sellerContext()
  if (!ctx) return answerWith(data, { notice: 'forbidden' })
  const file = postedFile(data, 'scan')
  if (!file) return answerWith(data, { faults: [{ field: 'scan', fault: 'noFile' }] })
  if (!(await mayScan(ctx))) return answerWith(data, { notice: 'tooSoon' })
  const content = file.stream() as ReadableStream<Uint8Array>
  const taken = await takeUpload(ctx, { name: file.name, accepts: 'pictures-and-pdf', content })
  if (!taken.ok) return answerWith(data, { faults: [{ field: 'scan', fault: taken.refusal }] })
  const reference = postedText(data, 'booking')
  const paper = postedNumber(data, 'paper')
  return after(data, reference, await recordPaper(ctx, reference, { paper, upload: taken.value.id }))
}

/** The second person has compared the scan. */
export async function confirmHere(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  return step(data, (ctx, _data, reference) => confirmPaper(ctx, reference))
}

/** The scan is not accepted, with the reason. */
export async function refuseHere(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const reason = postedText(data, 'paperReason')
  if (!isPaperReason(reason)) return answerWith(data, { faults: [{ field: 'paperReason', fault: 'missing' }] })
  return step(data, (ctx, posted, reference) =>
    refusePaper(ctx, reference, { reason, note: postedText(posted, 'paperNote') }),
  )
}
