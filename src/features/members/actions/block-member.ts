'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { postedText } from '@/kernel/form/posted-form'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { requireForm } from '@/platform/http/require-form'
import { memberListPath, readMemberFilter } from '../domain/member-list'
import { may } from '../domain/permissions'
import { blockMember, unblockMember } from '../operations/block-member'

/** Back to the list, as it was filtered. */
function listOf(data: FormData): string {
  const asked = new URLSearchParams(postedText(data, 'list'))
  return memberListPath(readMemberFilter((name) => asked.get(name) ?? ''))
}

/** The buttons of the members list. Whoever may not block changes nothing. */
export async function changeBlock(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const member = postedText(data, 'member')
  if (isAllowed(ctx.actor, may.blockMember)) {
    if (postedText(data, 'what') === 'unblock') await unblockMember(ctx, member)
    else await blockMember(ctx, member, postedText(data, 'reason'))
  }
  redirect(listOf(data))
}
