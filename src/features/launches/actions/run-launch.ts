'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedLine, postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { closeRegistration } from '../operations/close-registration'
import { drawWithBeacon } from '../operations/draw-with-beacon'
import { confirmNumber, enterNumber } from '../operations/enter-number'
import { publishCommitment } from '../operations/publish-commitment'
import { withdrawLaunch } from '../operations/withdraw-launch'

/** As many characters as the field of the board takes. */
const LONGEST_REASON = 500

type Step = (ctx: Context, code: string, reason: string, data: FormData) => Promise<Result<unknown, string>>

const STEPS: Readonly<Record<string, Step>> = {
  commit: publishCommitment,
  close: closeRegistration,
  number: (ctx, code, reason, data) => enterNumber(ctx, code, postedLine(data, 'value'), reason),
  confirm: (ctx, code, reason, data) => confirmNumber(ctx, code, postedLine(data, 'value'), reason),
  draw: (ctx, code, reason, data) => drawWithBeacon(ctx, code, reason, postedLine(data, 'signature')),
  withdraw: withdrawLaunch,
}

/** The buttons of the launches in the back office. Whoever may not run a launch changes nothing. */
export async function runLaunch(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const step = STEPS[postedLine(data, 'step')]
  const code = postedLine(data, 'code')
  if (!step || !isAllowed(ctx.actor, may.publishCommitment)) redirect('/admin/launches')
  const done = await step(ctx, code, postedText(data, 'reason', LONGEST_REASON), data)
  redirect(`/admin/launches?code=${encodeURIComponent(code)}&answer=${done.ok ? 'done' : done.refusal}`)
}
