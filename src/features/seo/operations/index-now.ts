import { z } from 'zod'
import { switchLocale } from '@/features/routing'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { enqueue } from '@/platform/jobs/queue'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { localesOf } from './page-locales'

/** The job that records the changed pages of one save, inside its transaction. */
export const CHANGED_PAGES_TASK = 'seo.changed-pages'

/** The job that submits the changes of many saves together. */
export const INDEX_NOW_TASK = 'seo.index-now'

/** The maximum of addresses per request (indexnow.org). */
const MOST = 10_000
const PATIENCE_MS = 10_000

const paths = z.array(z.string().startsWith('/'))

/**
 * Queues a changed, new or removed page for IndexNow, in every published language; submitted after the commit. Does
 * nothing unless `INDEXNOW_URL` and `INDEXNOW_KEY` are set.
 */
export async function submitToIndexNow(ctx: Context, changed: readonly string[]): Promise<void> {
  requireActor(ctx, may.submitToIndexNow)

  if (!env.INDEXNOW_URL || !env.INDEXNOW_KEY || ctx.req?.context?.isSeeding === true) return
  const all = changed.flatMap((path) => localesOf(path).map((locale) => switchLocale(path, locale)))
  if (all.length > 0) await enqueue(ctx, CHANGED_PAGES_TASK, { paths: [...new Set(all)] })
}

/**
 * Submits changed addresses to `INDEXNOW_URL`, which shares them with the other engines. Throws when the job should be
 * retried (busy or failing); otherwise returns the status, even of a refusal.
 */
export async function sendChangedAddresses(facts: unknown): Promise<number | null> {
  const { INDEXNOW_URL: url, INDEXNOW_KEY: key, publicUrl } = env
  if (!url || !key) return null
  const urlList = [...new Set(paths.parse(facts))].slice(0, MOST).map((path) => publicUrl + path)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  if (answer.status === 429 || answer.status >= 500) throw new Error(`IndexNow answered ${answer.status}`)
  return answer.status
}
