'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/payload'
import { requireForm } from '@/platform/require-form'
import { may } from '../domain/permissions'
import { blockMember, unblockMember } from '../operations/members-for-staff'
import { textOf } from './answer-form'

/** Back to the list, as it was searched. */
const listOf = (data: FormData) => `/admin/members?search=${encodeURIComponent(textOf(data, 'search'))}`

/** The buttons of the members list. Whoever may not block changes nothing. */
export async function changeBlock(data: FormData): Promise<void> {
  requireForm(data)
  const ctx = await contextOfHeaders(await headers())
  const member = textOf(data, 'member')
  if (isAllowed(ctx.actor, may.blockMember)) {
    if (textOf(data, 'what') === 'unblock') await unblockMember(ctx, member)
    else await blockMember(ctx, member, textOf(data, 'reason'))
  }
  redirect(listOf(data))
}
