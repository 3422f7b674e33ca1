import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

const isPublic = (popup: unknown) =>
  typeof popup === 'object' && popup !== null && '_status' in popup && popup._status === 'published'

/** Tells every front door that what every page shows has changed. Drafts concern none. */
export async function announcePopup(ctx: Context, before: unknown, after: unknown): Promise<void> {
  if (isPublic(before) || isPublic(after)) await announceContent(ctx, ['site'])
}
