import { maySeeDrafts } from '@/features/staff/server'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import type { Draft } from '../domain/preview'
import { opensDraft } from './preview-link'

/** The query: the `token`, if any. */
interface Asked {
  token: unknown
  /** The collection's area, for its access rules. */
  area: Parameters<typeof maySeeDrafts>[1]
}

/**
 * The draft, for signed-in staff who may read it and for anybody with a link to this very draft in this language. null
 * for everybody else, as if it did not exist (A2.12, C19); without session and token nothing is queried.
 */
export async function openDraft<Found extends Draft>(
  ctx: Context,
  { token, area }: Asked,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  requireActor(ctx, may.openDraft)

  const link = typeof token === 'string' ? token : undefined
  const isStaff = maySeeDrafts(ctx.actor, area)
  if (!isStaff && link === undefined) return null
  const draft = await find()
  return draft && (isStaff || opensDraft(draft, link, ctx.now)) ? draft : null
}
