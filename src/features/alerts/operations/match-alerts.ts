import type { Searchable } from '@/features/search/server'
import type { SavedSearch } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueueOnce } from '@/platform/jobs/queue'
import { env } from '@/platform/process/env'
import { changesOf, joinNews, type News, newsOf, type OfferNews, readKnown } from '../domain/news'
import { may } from '../domain/permissions'
import { ALERT_DIGEST_TASK } from './alert-tasks'
import { eachInTurn } from './each-in-turn'
import { changeAlert, lockAlert } from './locked-alert'
import { homesOf, offersOf } from './offers-of'

/** Alerts matched before yielding to the event loop; each takes about a millisecond. */
const AT_ONCE = 50

const MINUTE = 60_000

async function listReady(ctx: Context, after: number): Promise<SavedSearch[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'saved-searches',
    where: {
      and: [{ state: { equals: 'confirmed' } }, { knownAt: { exists: true } }, { id: { greater_than: after } }],
    },
    sort: 'id',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
  })
  return docs
}

/** Adds news to what is waiting and queues the digest: at once, or when the pause since the last one is over. */
async function addWaiting(ctx: Context, alert: number, news: readonly News[]): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const held = await lockAlert(inside, alert)
    if (held?.state !== 'confirmed') return
    await changeAlert(inside, held.id, { waiting: joinNews(held.waiting, news) })
    const pauseEnds = (held.toldAt?.getTime() ?? 0) + env.ALERT_PAUSE_MINUTES * MINUTE
    const notBefore = new Date(Math.max(inside.now.getTime(), pauseEnds))
    await enqueueOnce(
      inside,
      ALERT_DIGEST_TASK,
      { alert: held.id },
      { key: `${ALERT_DIGEST_TASK}:${held.id}`, notBefore },
    )
  })
}

/**
 * Matches changes on the market against all alerts and queues their digests. Idempotent: a retry adds the same entries,
 * and what was sent meanwhile counts as known. A malformed alert is skipped and its id passed to the caller; any other
 * error is thrown after all alerts were tried.
 */
export async function matchAlerts(
  ctx: Context,
  searchable: Searchable,
  offers: readonly OfferNews[],
  passOver: (alert: number, error: unknown) => void,
): Promise<void> {
  requireActor(ctx, may.matchAlerts)

  const changes = changesOf(offers)
  const failed: unknown[] = []
  const match = async (alert: SavedSearch) => {
    const news = newsOf(readKnown(alert.known), offersOf(homesOf(searchable, alert)), changes)
    if (news.length > 0) await addWaiting(ctx, alert.id, news)
  }
  for (let after = 0; ; ) {
    const alerts = await listReady(ctx, after)
    failed.push(...(await eachInTurn(alerts, match, ({ id }, error) => passOver(id, error))))
    const last = alerts.at(-1)
    if (!last || alerts.length < AT_ONCE) break
    after = last.id
  }
  if (failed.length > 0) throw failed[0]
}
