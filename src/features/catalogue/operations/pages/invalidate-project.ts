import { submitToIndexNow } from '@/features/seo/server'
import { invalidateTags } from '@/platform/cache/invalidation'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../../domain/permissions'
import { changedAddresses, changeKind, staleTags } from '../../domain/project-snapshot'
import { snapshotOf } from './project-snapshot'

/** Invalidates the pages that show a saved project and notifies search engines. Drafts invalidate nothing. */
export async function invalidateProject(ctx: Context, before: unknown, after: unknown): Promise<void> {
  requireActor(ctx, may.invalidateProject)

  const [was, is] = [snapshotOf(before), snapshotOf(after)]
  await invalidateTags(ctx, staleTags(was, is), changeKind(was, is))
  await submitToIndexNow(ctx, changedAddresses(was, is))
}
