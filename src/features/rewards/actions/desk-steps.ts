'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedLine } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { readChange } from '../domain/desk'
import { may } from '../domain/permissions'
import { changePoints } from '../operations/change-points'
import { confirmCode, findAtDesk } from '../operations/desk'

const DESK = '/admin/noble-id'

const toDesk = (query: Record<string, string>): never => redirect(`${DESK}?${new URLSearchParams(query)}`)

/** Finds what was typed or scanned. A code never gets into an address: what is shown is its redemption. */
export async function findByDesk(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  if (!isAllowed(ctx.actor, may.findAtDesk)) redirect('/admin')
  const found = await findAtDesk(ctx, postedLine(data, 'typed'))
  if (!found) toDesk({ fault: 'missing' })
  else toDesk(found.kind === 'code' ? { redemption: found.redemption } : { member: found.member })
}

/** Confirms a code. Comes back to it, with what was refused. */
export async function confirmByDesk(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const redemption = postedLine(data, 'redemption')
  if (!isAllowed(ctx.actor, may.confirmCode)) toDesk({ redemption, fault: 'forbidden' })
  const done = await confirmCode(ctx, redemption)
  toDesk({ redemption, ...(done.ok ? { done: 'confirmed' } : { fault: done.refusal }) })
}

/** Gives or takes points. Comes back to the member, with what was refused and what was typed. */
export async function changeByDesk(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const member = postedLine(data, 'member')
  const kept = { member, points: postedLine(data, 'points'), reason: postedLine(data, 'reason') }
  if (!isAllowed(ctx.actor, may.changePoints)) toDesk({ ...kept, fault: 'forbidden' })
  const change = readChange((name) => postedLine(data, name))
  if (typeof change === 'string') return toDesk({ ...kept, fault: change })
  const done = await changePoints(ctx, member, change)
  toDesk(done.ok ? { member, done: change.step } : { ...kept, fault: done.refusal })
}
