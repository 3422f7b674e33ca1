import { listProjects } from '@/features/leads/server'
import { isAllowed } from '@/kernel/permission'
import { type Result, refuse } from '@/kernel/result'
import { contextOfHeaders } from '@/platform/database/payload'
import { readMemberFilter } from '../domain/member-list'
import { may } from '../domain/permissions'
import { exportMembers, listMembers } from '../operations/list-members'
import { viewMember } from '../operations/view-member'

/** Whether the signed-in staff may see the members. */
export const maySeeMembers = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listMembers)

type Asked = Readonly<Record<string, unknown>>

const filterOf = (asked: Asked) => readMemberFilter((name) => asked[name])

/** The asked page of the members, and what the signed-in staff may do; null for whoever may not see them. */
export async function readMembersForStaff(headers: Headers, asked: Asked) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listMembers)) return null
  const filter = filterOf(asked)
  return {
    ...(await listMembers(ctx, filter)),
    ...{ filter, projects: await listProjects(ctx), mayBlock: isAllowed(ctx.actor, may.blockMember) },
  }
}

/** The members of a filter as CSV; a refusal for whoever may not have them, and for more than one file holds. */
export async function readMembersFile(
  headers: Headers,
  asked: Asked,
): Promise<Result<string, 'forbidden' | 'too-many'>> {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.exportMembers)) return refuse('forbidden')
  return exportMembers(ctx, filterOf(asked), asked.language === 'th' ? 'th' : 'en')
}

/** One account as its owner sees it; the look is written down. Null for whoever may not, or no such member. */
export async function readMemberForStaff(headers: Headers, member: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof member !== 'string' || !isAllowed(ctx.actor, may.viewMember)) return null
  const found = await viewMember(ctx, member)
  return found && { ...found, mayMerge: isAllowed(ctx.actor, may.mergeMembers) }
}
