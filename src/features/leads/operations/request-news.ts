import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { NEWS_ASKED_TASK } from './news-mail-task'
import type { AskedNews } from './subscribe-to-news'

/**
 * Takes a request for the newsletter. A job looks the address up and writes to it, so that the answer tells in no way,
 * not even by its time, whether somebody has subscribed with it.
 */
export async function requestNews(ctx: Context, asked: AskedNews): Promise<void> {
  requireActor(ctx, may.requestNews)

  await enqueue(ctx, NEWS_ASKED_TASK, { ...asked, at: ctx.now.toISOString() })
}
