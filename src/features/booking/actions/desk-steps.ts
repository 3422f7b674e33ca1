'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedNumber, postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { isDeskStep, isEnding, isRefundReason } from '../domain/desk'
import { may } from '../domain/permissions'
import { extendHold } from '../operations/extend-hold'
import { moveBooking } from '../operations/move-booking'

async function take(ctx: Context, data: FormData): Promise<Result<unknown, string> | null> {
  const [step, reference, reason] = [postedText(data, 'step'), postedText(data, 'booking'), postedText(data, 'reason')]
  if (step === 'extend')
    return isAllowed(ctx.actor, may.extendHold)
      ? extendHold(ctx, reference, { minutes: postedNumber(data, 'minutes'), reason })
      : null
  if (!isDeskStep(step) || !isAllowed(ctx.actor, isEnding(step) ? may.cancelBooking : may.moveBooking)) return null
  const rule = postedText(data, 'rule')
  return moveBooking(ctx, reference, { name: step, reason, ...(isRefundReason(rule) && { rule }) })
}

/** The buttons of a booking at the sales desk. Comes back to the booking, with what was refused and what was typed. */
export async function takeDeskStep(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const result = await take(ctx, data)
  const query = new URLSearchParams({ booking: postedText(data, 'booking') })
  if (!result?.ok) {
    query.set('fault', result ? result.refusal : 'forbidden')
    query.set('reason', postedText(data, 'reason'))
  }
  redirect(`/admin/bookings?${query}`)
}
