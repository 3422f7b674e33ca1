'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { may } from '../domain/permissions'
import { mergeMembers, unmergeMembers } from '../operations/merge-members'

/** The buttons of a member's page that merge accounts, or take that back. Comes back with what was refused. */
export async function changeMerge(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const member = postedText(data, 'member')
  const query = new URLSearchParams({ member })
  if (isAllowed(ctx.actor, may.mergeMembers)) {
    const result =
      postedText(data, 'what') === 'unmerge'
        ? await unmergeMembers(ctx, Number(postedText(data, 'merge')) || 0)
        : await mergeMembers(ctx, {
            kept: member,
            number: postedText(data, 'number'),
            reason: postedText(data, 'reason'),
          })
    if (!result.ok)
      for (const [name, value] of [
        ['fault', result.refusal],
        ['number', postedText(data, 'number')],
      ] as const)
        query.set(name, value)
  }
  redirect(`/admin/members?${query}`)
}
