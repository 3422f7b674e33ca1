import type { Context } from '@/platform/context'
import { type Area, isPermitted, roleOf } from '../rules/permissions'

/** Whether whoever sends these headers is signed in as staff who may read an area's drafts. */
export async function maySeeDrafts(ctx: Context, headers: Headers, area: Area): Promise<boolean> {
  const { user } = await ctx.payload.auth({ headers })
  return isPermitted(roleOf(user), area, 'read')
}
