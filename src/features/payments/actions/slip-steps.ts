'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { isSlipReason } from '../domain/slip'
import { agreeSlip, approveSlip, refuseSlip } from '../operations/decide-slip'

async function take(ctx: Context, data: FormData): Promise<Result<unknown, string> | null> {
  const [step, number] = [postedText(data, 'step'), postedText(data, 'number')]
  if (step === 'agree' && isAllowed(ctx.actor, may.agreeSlip)) return agreeSlip(ctx, number, postedText(data, 'line'))
  if (step === 'approve' && isAllowed(ctx.actor, may.approveSlip)) return approveSlip(ctx, number)
  const reason = postedText(data, 'reason')
  if (step === 'refuse' && isSlipReason(reason) && isAllowed(ctx.actor, may.refuseSlip))
    return refuseSlip(ctx, number, { reason, note: postedText(data, 'note') })
  return null
}

/** The buttons of a slip at the desk of finance. Comes back to the slip, with what was refused and what was typed. */
export async function takeSlipAction(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const result = await take(ctx, data)
  const query = new URLSearchParams({ slip: postedText(data, 'number') })
  if (!result?.ok) {
    query.set('fault', result ? result.refusal : 'forbidden')
    for (const typed of ['line', 'note']) query.set(typed, postedText(data, typed))
  }
  redirect(`/admin/finance?${query}`)
}
