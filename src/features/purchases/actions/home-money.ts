'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { COUNTER_METHODS } from '@/features/payments'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { postedNumber, postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { payHomeAtCounter } from '../operations/home-slips'

/** Records money that was taken at the counter for one payment of a home. */
export async function takeHomeMoney(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const answer = (change: Partial<FormState>) => answerWith(data, change)
  if (!isAllowed(ctx.actor, may.payHomeAtCounter)) return answer({ notice: 'forbidden' })
  const method = COUNTER_METHODS.find((one) => one === postedText(data, 'method'))
  const number = postedNumber(data, 'number')
  if (!method) return answer({ faults: [{ field: 'method', fault: 'missing' }] })
  if (number === 0) return answer({ faults: [{ field: 'number', fault: 'missing' }] })
  const reference = postedText(data, 'booking')
  const money = { number, method, line: postedText(data, 'line'), note: postedText(data, 'note') }
  const done = await payHomeAtCounter(ctx, reference, money)
  if (done.ok) return redirect(`/admin/bookings?${new URLSearchParams({ booking: reference })}`)
  const isOfLine = done.refusal === 'line' || done.refusal === 'lineTaken'
  return answer(isOfLine ? { faults: [{ field: 'line', fault: done.refusal }] } : { notice: done.refusal })
}
