import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { listLaunches } from '../operations/list-launches'

/** Whether the signed-in staff may see the launches. */
export const maySeeLaunches = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listLaunches)

/** The launches, and whether the signed-in staff may run them; null for whoever may not see them. */
export async function readLaunchesForStaff(headers: Headers) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listLaunches)) return null
  return { launches: await listLaunches(ctx), mayRun: isAllowed(ctx.actor, may.publishCommitment), now: ctx.now }
}
