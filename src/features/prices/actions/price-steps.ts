'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedNumber, postedNumbers, postedText } from '@/kernel/form/posted-form'
import { readPostedMoment } from '@/kernel/form/typed-date'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { isChangeKind, readChange } from '../domain/price-change'
import { approvePlan, callOffPlan } from '../operations/decide-plan'
import { proposePlan } from '../operations/propose-plan'

/** What was typed, to show it again. */
const TYPED = ['project', 'type', 'building', 'from', 'to', 'kind', 'value', 'moment', 'reason'] as const

const MOST_IN_ADDRESS = 1000

function back(data: FormData, fault: string, units: readonly number[]): never {
  const query = new URLSearchParams(TYPED.map((name) => [name, postedText(data, name)]))
  query.set('fault', fault)
  // More of them than an address holds are all ticked again.
  if (units.length <= MOST_IN_ADDRESS) query.set('units', units.join(' '))
  redirect(`/admin/prices?${query}`)
}

/** Proposes new prices for the ticked units. Comes back with all that was typed and ticked when something is wrong. */
export async function proposePrices(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const units = postedNumbers(data, 'unit')
  if (!isAllowed(ctx.actor, may.proposePlan)) return back(data, 'forbidden', units)
  const kind = postedText(data, 'kind')
  if (!isChangeKind(kind)) return back(data, 'value', units)
  const change = readChange(kind, postedText(data, 'value'))
  if (!change.ok) return back(data, change.refusal, units)
  const startsAt = readPostedMoment(postedText(data, 'moment'))
  if (!startsAt) return back(data, 'moment', units)
  const project = postedNumber(data, 'project')
  const [reason, isSure] = [postedText(data, 'reason'), postedText(data, 'sure') === 'yes']
  const made = await proposePlan(ctx, { project, units, change: change.value, startsAt, reason, isSure })
  if (!made.ok) return back(data, made.refusal, units)
  redirect(`/admin/prices?plan=${made.value}`)
}

/** The buttons of a plan: approve, or call off with a reason. */
export async function decidePrices(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const number = postedText(data, 'plan')
  const query = new URLSearchParams({ plan: number })
  const isApproval = postedText(data, 'step') === 'approve'
  if (!isAllowed(ctx.actor, isApproval ? may.approvePlan : may.callOffPlan)) query.set('fault', 'forbidden')
  else {
    const done = isApproval
      ? await approvePlan(ctx, number)
      : await callOffPlan(ctx, number, postedText(data, 'reason'))
    if (!done.ok) query.set('fault', done.refusal)
    if (!done.ok) query.set('reason', postedText(data, 'reason'))
  }
  redirect(`/admin/prices?${query}`)
}
