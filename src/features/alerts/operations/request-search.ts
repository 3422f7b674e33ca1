import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { ALERT_ASKED_TASK } from './alert-tasks'
import type { AskedAlert } from './save-search'

/**
 * Takes a search to save. A job looks the address up and writes to it, so that the answer tells in no way, not even by
 * its time, whether anything is saved with it.
 */
export async function requestSearch(ctx: Context, asked: AskedAlert): Promise<void> {
  requireActor(ctx, may.requestSearch)

  await enqueue(ctx, ALERT_ASKED_TASK, { ...asked, at: ctx.now.toISOString() })
}
