import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'

/** Shows the booking as it is now. */
const reload = (reference: string): never => redirect(`/admin/bookings?${new URLSearchParams({ booking: reference })}`)

/** Whoever sells; null for everybody else, whose answer is the same for every step. */
export async function sellerContext(): Promise<Context | null> {
  const ctx = await contextOfHeaders(await headers())
  return isAllowed(ctx.actor, may.sellAtCounter) ? ctx : null
}

/** The refusals that belong to a field; the others are a notice. */
const FIELD_OF: Readonly<Record<string, string>> = {
  wrong: 'code',
  ofStaff: 'email',
  name: 'signature',
  line: 'line',
  lineTaken: 'line',
}

/** What a step answers: on to the booking, or why not. */
export function after(data: FormData, reference: string, done: Result<unknown, string>): FormState {
  if (done.ok) return reload(reference)
  const field = FIELD_OF[done.refusal]
  return answerWith(data, field ? { faults: [{ field, fault: done.refusal }] } : { notice: done.refusal })
}

type Step = (ctx: Context, data: FormData, reference: string) => Promise<Result<unknown, string>>

/** A step of the booking that the form names, by somebody who sells. */
export async function step(data: FormData, take: Step): Promise<FormState> {
  const ctx = await sellerContext()
  if (!ctx) return answerWith(data, { notice: 'forbidden' })
  const reference = postedText(data, 'booking')
  return after(data, reference, await take(ctx, data, reference))
}
