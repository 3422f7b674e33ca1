'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/payload'
import { may } from '../domain/permissions'
import { isChangeKind, readChange, readMoment } from '../domain/price-change'
import { approvePlan, callOffPlan } from '../operations/decide-plan'
import { proposePlan } from '../operations/propose-plan'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What was typed, to show it again. */
const TYPED = ['project', 'type', 'building', 'from', 'to', 'kind', 'value', 'moment', 'reason'] as const

const MOST_IN_ADDRESS = 1000

function back(data: FormData, fault: string, units: readonly number[]): never {
  const query = new URLSearchParams(TYPED.map((name) => [name, textOf(data, name)]))
  query.set('fault', fault)
  // More of them than an address holds are all ticked again.
  if (units.length <= MOST_IN_ADDRESS) query.set('units', units.join(' '))
  redirect(`/admin/prices?${query}`)
}

/** Proposes new prices for the ticked units. Comes back with all that was typed and ticked when something is wrong. */
export async function proposePrices(data: FormData): Promise<void> {
  const ctx = await contextOfHeaders(await headers())
  const units = data.getAll('unit').map(Number).filter(Number.isSafeInteger)
  if (!isAllowed(ctx.actor, may.proposePlan)) return back(data, 'forbidden', units)
  const kind = textOf(data, 'kind')
  const change = isChangeKind(kind) ? readChange(kind, textOf(data, 'value')) : null
  if (!change) return back(data, 'value', units)
  const startsAt = readMoment(textOf(data, 'moment'))
  if (!startsAt) return back(data, 'moment', units)
  const project = Number(textOf(data, 'project')) || 0
  const made = await proposePlan(ctx, { project, units, change, startsAt, reason: textOf(data, 'reason') })
  if (!made.ok) return back(data, made.refusal, units)
  redirect(`/admin/prices?plan=${made.value}`)
}

/** The buttons of a plan: approve, or call off with a reason. */
export async function decidePrices(data: FormData): Promise<void> {
  const ctx = await contextOfHeaders(await headers())
  const number = textOf(data, 'plan')
  const query = new URLSearchParams({ plan: number })
  const isApproval = textOf(data, 'step') === 'approve'
  if (!isAllowed(ctx.actor, isApproval ? may.approvePlan : may.callOffPlan)) query.set('fault', 'forbidden')
  else {
    const done = isApproval ? await approvePlan(ctx, number) : await callOffPlan(ctx, number, textOf(data, 'reason'))
    if (!done.ok) query.set('fault', done.refusal)
    if (!done.ok) query.set('reason', textOf(data, 'reason'))
  }
  redirect(`/admin/prices?${query}`)
}
