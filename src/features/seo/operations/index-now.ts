import { z } from 'zod'
import { switchLocale } from '@/features/addresses'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { enqueue } from '@/platform/queue'
import { localesOf } from './page-locales'

/** The name of the work that notes changed pages, one save each, inside the transaction of the save. */
export const CHANGED_PAGES_TASK = 'seo.changed-pages'

/** The name of the work that tells search engines, of many saves together. */
export const INDEX_NOW_TASK = 'seo.index-now'

/** As many addresses as one message may hold (indexnow.org). */
const MOST = 10_000
const PATIENCE_MS = 10_000

const paths = z.array(z.string().startsWith('/'))

/**
 * Notes that the page at an address changed, appeared or went, in every language it is live in: told to search
 * engines after the commit. Does nothing unless `INDEXNOW_URL` and `INDEXNOW_KEY` are set.
 */
export async function tellSearchEngines(ctx: Context, changed: readonly string[]): Promise<void> {
  if (!env.INDEXNOW_URL || !env.INDEXNOW_KEY || ctx.req?.context?.isSeeding === true) return
  const all = changed.flatMap((path) => localesOf(path).map((locale) => switchLocale(path, locale)))
  if (all.length > 0) await enqueue(ctx, CHANGED_PAGES_TASK, { paths: [...new Set(all)] })
}

/**
 * Sends changed addresses to the service of `INDEXNOW_URL`, which passes them on to all others. Throws when it should
 * be tried again (busy or failing); gives the status of its answer otherwise, whatever it thought of ours.
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
