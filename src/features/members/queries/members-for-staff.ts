import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/payload'
import { may } from '../domain/permissions'
import { listMembers } from '../operations/members-for-staff'
import { viewMember } from '../operations/view-member'

/** Whether the signed-in staff may see the members. */
export const maySeeMembers = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listMembers)

/** The members that a search finds, and what the signed-in staff may do; null for whoever may not see them. */
export async function readMembersForStaff(headers: Headers, search: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listMembers)) return null
  const text = typeof search === 'string' ? search : ''
  return { search: text, members: await listMembers(ctx, text), mayBlock: isAllowed(ctx.actor, may.blockMember) }
}

/** One account as its owner sees it; the look is written down. Null for whoever may not, or no such member. */
export async function readMemberForStaff(headers: Headers, member: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof member !== 'string' || !isAllowed(ctx.actor, may.viewMember)) return null
  const found = await viewMember(ctx, member)
  return found && { ...found, mayMerge: isAllowed(ctx.actor, may.mergeMembers) }
}
