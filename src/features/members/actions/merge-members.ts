'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/payload'
import { requireForm } from '@/platform/require-form'
import { may } from '../domain/permissions'
import { mergeMembers, unmergeMembers } from '../operations/merge-members'
import { textOf } from './answer-form'

/** The buttons of a member's page that merge accounts, or take that back. Comes back with what was refused. */
export async function changeMerge(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const member = textOf(data, 'member')
  const query = new URLSearchParams({ member })
  if (isAllowed(ctx.actor, may.mergeMembers)) {
    const result =
      textOf(data, 'what') === 'unmerge'
        ? await unmergeMembers(ctx, Number(textOf(data, 'merge')) || 0)
        : await mergeMembers(ctx, { kept: member, number: textOf(data, 'number'), reason: textOf(data, 'reason') })
    if (!result.ok)
      for (const [name, value] of [
        ['fault', result.refusal],
        ['number', textOf(data, 'number')],
      ] as const)
        query.set(name, value)
  }
  redirect(`/admin/members?${query}`)
}
