import { projectPath } from '@/features/addresses'
import type { SearchableProject } from '@/features/search'
import type { Searchable } from '@/features/search/server'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { sendMail } from '@/platform/mail'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { newsMail } from '../mails/alert-mails'
import { type Batch, knownAfter, newsThatHolds, writeKnown } from '../rules/news'
import { letterTo } from './alert-letter'
import { changeAlert, type HeldAlert, holdAlert } from './held-alert'
import { homesOf, offersOf } from './offers-of'

interface OnItsWay {
  alert: HeldAlert
  batch: Batch
}

/** Takes what waits and still holds out of an alert, and marks it as known and on its way. */
async function takeBatch(
  ctx: TransactionContext,
  alert: HeldAlert,
  homes: readonly SearchableProject[],
): Promise<OnItsWay | null> {
  const news = newsThatHolds(alert.waiting, alert.known, offersOf(homes))
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

/** A mail that was on its way is sent again as it was, but for what cannot be bought any more. */
function batchAgain(alert: HeldAlert, batch: Batch, homes: readonly SearchableProject[]): OnItsWay {
  const news = batch.news.filter(({ slug }) => homes.some((home) => home.slug === slug))
  return { alert, batch: { ...batch, news } }
}

function newsLetter(homes: readonly SearchableProject[], { alert, batch }: OnItsWay) {
  const { locale } = alert
  return {
    ...letterTo(alert),
    searchHref: env.publicUrl + alert.address,
    // The same for every try: programs that know it show the mail once.
    messageId: `<saved-search-${alert.id}-${alert.round}-${batch.number}@${new URL(env.publicUrl).hostname}>`,
    news: batch.news.flatMap(({ slug, ...rest }) => {
      const home = homes.find((one) => one.slug === slug)
      if (!home) return []
      const { Project_Title: title, Zone: zone } = home.fields[locale]
      return [{ ...rest, title, zone, href: env.publicUrl + projectPath(locale, home) }]
    }),
  }
}

/**
 * Writes to one person what waits for them, in one mail. The mark comes first and is kept before the mail goes:
 * whatever changes or is begun meanwhile finds the news told. It says `sending` until the mail is gone; when it could
 * not be sent, this is done again by the queue and sends that very mail, by the same number. So none is lost, and the
 * only one that could go twice, as the program dies between the sending and the note of it, is known by its number.
 */
export async function tellNews(ctx: Context, searchable: Searchable, id: number): Promise<void> {
  const taken = await inTransaction(ctx, async (inside) => {
    const alert = await holdAlert(inside, { id })
    if (alert?.state !== 'confirmed') return null
    const homes = homesOf(searchable, alert)
    const onItsWay = alert.sending ? batchAgain(alert, alert.sending, homes) : await takeBatch(inside, alert, homes)
    return onItsWay && { onItsWay, homes, hasMore: alert.sending !== null && alert.waiting.length > 0 }
  })
  if (!taken) return
  const letter = newsLetter(taken.homes, taken.onItsWay)
  if (letter.news.length > 0) await sendMail(await newsMail(letter))
  await inTransaction(ctx, async (inside) => {
    const alert = await holdAlert(inside, { id })
    if (alert?.sending?.number === taken.onItsWay.batch.number) await changeAlert(inside, id, { sending: null })
  })
  if (taken.hasMore) await tellNews(ctx, searchable, id)
}
