'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/payload'
import { may } from '../domain/permissions'
import { answerCase, takeCase } from '../operations/staff-steps'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The buttons of a case at the care desk. Comes back to the case, with what was refused. */
export async function takeCareStep(data: FormData): Promise<void> {
  const ctx = await contextOfHeaders(await headers())
  const [step, reference] = [textOf(data, 'step'), textOf(data, 'case')]
  const query = new URLSearchParams({ case: reference })
  if (!isAllowed(ctx.actor, may.answerCase)) query.set('fault', 'forbidden')
  else if (step === 'take') await takeCase(ctx, reference)
  else {
    const answered = await answerCase(ctx, reference, { text: textOf(data, 'text'), isSolved: step === 'solve' })
    if (!answered.ok) query.set('fault', answered.refusal)
  }
  redirect(`/admin/care?${query}`)
}
