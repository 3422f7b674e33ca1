import { projectPath } from '@/features/routing'
import type { SearchableProject } from '@/features/search'
import type { Searchable } from '@/features/search/server'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { type Batch, knownAfter, stillValidNews, writeKnown } from '../domain/news'
import { may } from '../domain/permissions'
import { newsMail } from '../emails/alert-mails'
import { alertMailContent } from './alert-mail'
import { changeAlert, type LockedAlert, lockAlert } from './locked-alert'
import { homesOf, offersOf } from './offers-of'

interface OnItsWay {
  alert: LockedAlert
  batch: Batch
}

/** Moves the news that is still valid into a batch, marked as known and being sent. */
async function takeBatch(
  ctx: TransactionContext,
  alert: LockedAlert,
  homes: readonly SearchableProject[],
): Promise<OnItsWay | null> {
  const news = stillValidNews(alert.waiting, alert.known, offersOf(homes))
  const batch = news.length > 0 ? { number: alert.timesTold + 1, news } : null
  await changeAlert(ctx, alert.id, {
    waiting: null,
    ...(batch && {
      known: writeKnown(knownAfter(alert.known, news)),
      sending: { ...batch },
      toldAt: ctx.now.toISOString(),
      timesTold: batch.number,
    }),
  })
  return batch && { alert, batch }
}

/** A batch whose sending failed is sent again unchanged, without projects that are no longer for sale. */
function batchAgain(alert: LockedAlert, batch: Batch, homes: readonly SearchableProject[]): OnItsWay {
  const news = batch.news.filter(({ slug }) => homes.some((home) => home.slug === slug))
  return { alert, batch: { ...batch, news } }
}

function newsContent(homes: readonly SearchableProject[], { alert, batch }: OnItsWay) {
  const { locale } = alert
  return {
    ...alertMailContent(alert),
    searchHref: env.publicUrl + alert.address,
    news: batch.news.flatMap(({ slug, ...rest }) => {
      const home = homes.find((one) => one.slug === slug)
      if (!home) return []
      const { Project_Title: title, Zone: zone } = home.fields[locale]
      return [{ ...rest, title, zone, href: env.publicUrl + projectPath(locale, home) }]
    }),
  }
}

/** Identical for every retry of a batch, whichever job sends it. */
const mailIdOf = ({ alert, batch }: OnItsWay) => `saved-search-${alert.id}-${alert.round}-${batch.number}`

/**
 * Sends the waiting news of an alert as one digest. The batch is committed as known and `sending` before the mail goes
 * out, so that concurrent changes do not report it again. When sending fails, the queue retries and sends the same
 * batch with the same message id. Nothing is lost; a mail can be sent twice only if the process dies between sending
 * and recording that, and its message id then marks the duplicate.
 */
export async function sendDigest(ctx: Context, searchable: Searchable, id: number): Promise<void> {
  requireActor(ctx, may.sendDigest)

  const taken = await inTransaction(ctx, async (inside) => {
    const alert = await lockAlert(inside, id)
    if (alert?.state !== 'confirmed') return null
    const homes = homesOf(searchable, alert)
    const onItsWay = alert.sending ? batchAgain(alert, alert.sending, homes) : await takeBatch(inside, alert, homes)
    return onItsWay && { onItsWay, homes, hasMore: alert.sending !== null && alert.waiting.length > 0 }
  })
  if (!taken) return
  const content = newsContent(taken.homes, taken.onItsWay)
  if (content.news.length > 0) await sendMail(await newsMail(content), mailIdOf(taken.onItsWay))
  await inTransaction(ctx, async (inside) => {
    const alert = await lockAlert(inside, id)
    if (alert?.sending?.number === taken.onItsWay.batch.number) await changeAlert(inside, id, { sending: null })
  })
  if (taken.hasMore) await sendDigest(ctx, searchable, id)
}
