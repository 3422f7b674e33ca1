'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { answerCase, takeCase } from '../operations/staff-steps'

/** The buttons of a case at the care desk. Comes back to the case, with what was refused. */
export async function takeCareStep(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const [step, reference] = [postedText(data, 'step'), postedText(data, 'case')]
  const query = new URLSearchParams({ case: reference })
  if (!isAllowed(ctx.actor, may.answerCase)) query.set('fault', 'forbidden')
  else if (step === 'take') await takeCase(ctx, reference)
  else {
    const answered = await answerCase(ctx, reference, { text: postedText(data, 'text'), isSolved: step === 'solve' })
    if (!answered.ok) query.set('fault', answered.refusal)
  }
  redirect(`/admin/care?${query}`)
}
