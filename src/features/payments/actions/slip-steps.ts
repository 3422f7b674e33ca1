'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isAllowed } from '@/kernel/permission'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { contextOfHeaders } from '@/platform/payload'
import { may } from '../domain/permissions'
import { isSlipReason } from '../domain/slip'
import { agreeSlip, approveSlip, refuseSlip } from '../operations/decide-slip'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

async function take(ctx: Context, data: FormData): Promise<Result<unknown, string> | null> {
  const [step, number] = [textOf(data, 'step'), textOf(data, 'number')]
  if (step === 'agree' && isAllowed(ctx.actor, may.agreeSlip)) return agreeSlip(ctx, number, textOf(data, 'line'))
  if (step === 'approve' && isAllowed(ctx.actor, may.approveSlip)) return approveSlip(ctx, number)
  const reason = textOf(data, 'reason')
  if (step === 'refuse' && isSlipReason(reason) && isAllowed(ctx.actor, may.refuseSlip))
    return refuseSlip(ctx, number, { reason, note: textOf(data, 'note') })
  return null
}

/** The buttons of a slip at the desk of finance. Comes back to the slip, with what was refused and what was typed. */
export async function takeSlipAction(data: FormData): Promise<void> {
  const ctx = await contextOfHeaders(await headers())
  const result = await take(ctx, data)
  const query = new URLSearchParams({ slip: textOf(data, 'number') })
  if (!result?.ok) {
    query.set('fault', result ? result.refusal : 'forbidden')
    for (const typed of ['line', 'note']) query.set(typed, textOf(data, typed))
  }
  redirect(`/admin/finance?${query}`)
}
