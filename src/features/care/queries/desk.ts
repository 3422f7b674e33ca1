import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { listCases, readCase } from '../operations/staff-steps'

/** Whether the signed-in staff may see complaints. */
export const maySeeCare = async (headers: Headers) => isAllowed((await contextOfHeaders(headers)).actor, may.listCases)

/** The open or the finished cases; null for whoever may not see them. */
export async function readCareDesk(headers: Headers, asked: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listCases)) return null
  const isDone = asked === 'done'
  return { isDone, cases: await listCases(ctx, { isDone }) }
}

/** One case and what the signed-in staff may do; null for whoever may not see it, or without such a case. */
export async function readCaseForDesk(headers: Headers, reference: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof reference !== 'string' || !isAllowed(ctx.actor, may.readCase)) return null
  const page = await readCase(ctx, reference)
  return page && { ...page, mayAnswer: isAllowed(ctx.actor, may.answerCase) }
}
