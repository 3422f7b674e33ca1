import type { Searchable } from '@/features/search/server'
import type { SavedSearch } from '@/payload-types'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { enqueueOnce } from '@/platform/queue'
import { inTransaction } from '@/platform/transaction'
import { changesOf, joinNews, type News, newsOf, type OfferNews, readKnown } from '../rules/news'
import { ALERT_TELL_TASK } from './alert-tasks'
import { eachInTurn } from './each-in-turn'
import { changeAlert, holdAlert } from './held-alert'
import { homesOf, offersOf } from './offers-of'

/** So many alerts are weighed before others have their turn: each is one search, which takes about a millisecond. */
const AT_ONCE = 50

const MINUTE = 60_000

async function listReady(ctx: Context, after: number): Promise<SavedSearch[]> {
  const { docs } = await ctx.payload.find({
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

/** Lays news beside what waits already; the mail goes at once, or when the pause since the last one is over. */
async function putAside(ctx: Context, alert: number, news: readonly News[]): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const held = await holdAlert(inside, { id: alert })
    if (held?.state !== 'confirmed') return
    await changeAlert(inside, held.id, { waiting: joinNews(held.waiting, news) })
    const pauseEnds = (held.toldAt?.getTime() ?? 0) + env.ALERT_PAUSE_MINUTES * MINUTE
    const notBefore = new Date(Math.max(inside.now.getTime(), pauseEnds))
    await enqueueOnce(inside, ALERT_TELL_TASK, { alert: held.id }, { key: `${ALERT_TELL_TASK}:${held.id}`, notBefore })
  })
}

/**
 * Finds whom some changes on the market concern, and has it told to them. Done again for the same changes it puts the
 * same aside, and what was told meanwhile is known. An alert that cannot be read is passed over, and handed to whoever
 * can say so by its number; the others are weighed. Whatever else fails for one of them is thrown once all have had
 * their turn.
 */
export async function weighChanges(
  ctx: Context,
  searchable: Searchable,
  told: readonly OfferNews[],
  passOver: (alert: number, error: unknown) => void,
): Promise<void> {
  const changes = changesOf(told)
  const failed: unknown[] = []
  const weigh = async (alert: SavedSearch) => {
    const news = newsOf(readKnown(alert.known), offersOf(homesOf(searchable, alert)), changes)
    if (news.length > 0) await putAside(ctx, alert.id, news)
  }
  for (let after = 0; ; ) {
    const alerts = await listReady(ctx, after)
    failed.push(...(await eachInTurn(alerts, weigh, ({ id }, error) => passOver(id, error))))
    const last = alerts.at(-1)
    if (!last || alerts.length < AT_ONCE) break
    after = last.id
  }
  if (failed.length > 0) throw failed[0]
}
