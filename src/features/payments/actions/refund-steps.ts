'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedText } from '@/kernel/form/posted-form'
import { readAmount } from '@/kernel/form/typed-amount'
import { isAllowed } from '@/kernel/permission'
import { type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { askRefund } from '../operations/ask-refund'
import { closeException } from '../operations/close-exception'
import { approveRefund, rejectRefund } from '../operations/decide-refund'
import { recordTransfer, redirectRefund, retryRefund } from '../operations/pay-refund'

/** Asks for the typed amount in baht. */
async function ask(ctx: Context, data: FormData): Promise<Result<unknown, string>> {
  const amount = readAmount(postedText(data, 'amount'))
  if (!amount.ok) return refuse(amount.refusal === 'ambiguous' ? 'ambiguous' : 'amount')
  const [invoice, reason] = [postedText(data, 'invoice'), postedText(data, 'reason')]
  return askRefund(ctx, { invoice, amount: amount.value, reason })
}

const STEPS = {
  ask: { who: may.askRefund, take: ask },
  approve: {
    who: may.approveRefund,
    take: (ctx: Context, data: FormData) => approveRefund(ctx, postedText(data, 'number')),
  },
  reject: {
    who: may.rejectRefund,
    take: (ctx: Context, data: FormData) => rejectRefund(ctx, postedText(data, 'number'), postedText(data, 'reason')),
  },
  transfer: {
    who: may.recordTransfer,
    take: (ctx: Context, data: FormData) =>
      recordTransfer(ctx, postedText(data, 'number'), {
        bankReference: postedText(data, 'bankReference'),
        account: postedText(data, 'account'),
      }),
  },
  retry: {
    who: may.retryRefund,
    take: (ctx: Context, data: FormData) => retryRefund(ctx, postedText(data, 'number')),
  },
  redirect: {
    who: may.redirectRefund,
    take: (ctx: Context, data: FormData) => redirectRefund(ctx, postedText(data, 'number'), postedText(data, 'reason')),
  },
  close: {
    who: may.closeException,
    take: (ctx: Context, data: FormData) =>
      closeException(ctx, postedText(data, 'invoice'), postedText(data, 'reason')),
  },
} as const

const isStep = (name: string): name is keyof typeof STEPS => Object.hasOwn(STEPS, name)

/** The buttons of a payment at the desk of finance. Comes back to the payment, with what was refused. */
export async function takeRefundAction(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const [name, invoice] = [postedText(data, 'step'), postedText(data, 'invoice')]
  let fault = 'forbidden'
  if (isStep(name) && isAllowed(ctx.actor, STEPS[name].who)) {
    const result: Result<unknown, string> = await STEPS[name].take(ctx, data)
    fault = result.ok ? '' : result.refusal
  }
  const query = new URLSearchParams({ payment: invoice })
  if (fault) for (const typed of ['amount', 'reason']) query.set(typed, postedText(data, typed))
  if (fault) query.set('fault', fault)
  redirect(`/admin/finance?${query}`)
}
