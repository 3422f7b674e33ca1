'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import { postedExact, postedNumber, postedText } from '@/kernel/form/posted-form'
import { readPostedMoment } from '@/kernel/form/typed-date'
import { isAllowed } from '@/kernel/permission'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { isAppointmentKind } from '../domain/appointment'
import { versionField } from '../domain/form-versions'
import { may } from '../domain/permissions'
import { readTerms } from '../domain/plan'
import { endAppointment, proposeAppointment } from '../operations/home-appointments'
import { chooseKeeper } from '../operations/home-desk'
import { answerBuyer } from '../operations/home-messages'
import { planHome } from '../operations/plan-home'

/** The fields that are shown again after a refusal. */
const KEPT = ['contractAmount', 'contractOn', 'instalmentTotal', 'instalments', 'firstOn', 'transferOn'] as const
const ALSO_KEPT = ['why', 'kind', 'at', 'place', 'staff', 'text'] as const

type Fault = readonly string[]

async function plan(ctx: Context, reference: string, data: FormData): Promise<Fault> {
  const terms = readTerms((field) => postedText(data, field))
  const done = await planHome(ctx, reference, terms, postedText(data, 'why'), postedExact(data, VERSION_FIELD))
  if (done.ok) return []
  return typeof done.refusal === 'string' ? [done.refusal] : done.refusal
}

async function propose(ctx: Context, reference: string, data: FormData): Promise<Fault> {
  const [kind, at] = [postedText(data, 'kind'), readPostedMoment(postedText(data, 'at'))]
  if (!isAppointmentKind(kind)) return ['notNow']
  if (!at) return ['past']
  const madeFrom = postedExact(data, versionField(kind))
  const done = await proposeAppointment(ctx, reference, { kind, at, place: postedText(data, 'place'), madeFrom })
  return done.ok ? [] : [done.refusal]
}

async function end(ctx: Context, reference: string, data: FormData, step: 'finish' | 'cancel'): Promise<Fault> {
  const kind = postedText(data, 'kind')
  if (!isAppointmentKind(kind)) return ['notNow']
  const done = await endAppointment(ctx, reference, { kind, step, madeFrom: postedExact(data, versionField(kind)) })
  return done.ok ? [] : [done.refusal]
}

async function keeper(ctx: Context, reference: string, data: FormData): Promise<Fault> {
  const staff = postedNumber(data, 'staff')
  const done = await chooseKeeper(ctx, reference, staff, postedExact(data, VERSION_FIELD))
  return done.ok ? [] : [done.refusal]
}

async function take(ctx: Context, step: string, reference: string, data: FormData): Promise<Fault> {
  if (!isAllowed(ctx.actor, may.planHome)) return ['forbidden']
  if (step === 'plan') return plan(ctx, reference, data)
  if (step === 'propose') return propose(ctx, reference, data)
  if (step === 'finish' || step === 'cancel') return end(ctx, reference, data, step)
  if (step === 'keeper') return keeper(ctx, reference, data)
  const done = await answerBuyer(ctx, reference, postedText(data, 'text'))
  return done.ok ? [] : [done.refusal]
}

/**
 * The buttons of what follows a booking. Comes back to it, with what was done, or with what was refused and what was
 * typed. The address says what was done: a redirect that differs from the page by its hash alone does not draw it anew.
 */
export async function takeHomeStep(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const [step, reference] = [postedText(data, 'step'), postedText(data, 'booking')]
  const faults = await take(ctx, step, reference, data)
  const query = new URLSearchParams({ booking: reference })
  if (faults.length === 0) query.set('homeDone', step)
  else {
    query.set('homeFault', faults.join(' '))
    query.set('homeStep', step)
    for (const name of [...KEPT, ...ALSO_KEPT])
      if (data.has(name)) query.set(name, postedText(data, name).slice(0, 500))
  }
  redirect(`/admin/bookings?${query}#home`)
}
