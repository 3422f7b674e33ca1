import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AskedNews, confirmSubscription, sendNewsMail, subscribeToNews } from '@/features/leads/server'
import type { Subscriber } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { contentSystem, holderOf, jobContext } from './content-system'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export const START = new Date('2026-11-21T09:00:00+07:00')
export const later = (milliseconds: number) => new Date(START.getTime() + milliseconds)

let asked = 0

/** The id of a mail of its own: the outbox keeps each id once. */
export const someMail = (): string => crypto.randomUUID()

/** A subscription of a new person each time. */
export function someWish(change: Partial<AskedNews> = {}): AskedNews {
  asked += 1
  return {
    email: `news-${asked}-${Date.now()}@example.com`,
    locale: 'cht',
    page: '/cht/home',
    source: '1072',
    wording: 'Send me news',
    ...change,
  }
}

/** How many subscribers have an address. */
export async function countOf(email: string): Promise<number> {
  const payload = await contentSystem()
  return (await payload.count({ collection: 'subscribers', where: { email: { equals: email } } })).totalDocs
}

/** The one subscriber of an address. */
export async function subscriberOf(email: string): Promise<Subscriber> {
  const payload = await contentSystem()
  const { docs } = await payload.find({ collection: 'subscribers', where: { email: { equals: email } }, depth: 0 })
  const [subscriber, ...others] = docs
  if (!subscriber || others.length > 0) throw new Error(`${docs.length} subscribers have this address`)
  return subscriber
}

/** The queued mails for a subscriber, in order. */
export async function newsQueuedFor(subscriber: number): Promise<string[]> {
  const database = await databaseOf(await contentSystem())
  const { rows } = await database.execute(
    sql`select payload->>'mail' as mail from graphile_worker._private_jobs where (payload->>'subscriber')::int = ${subscriber} order by id`,
  )
  return rows.map(({ mail }) => String(mail))
}

/** Sends a mail and reads it from the outbox, as a mail client does. */
export async function newsMailTo(subscriber: Subscriber, mail: 'confirm' | 'welcome') {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await sendNewsMail(await jobContext(), subscriber.id, mail, someMail())
  const added = (await readdir(outbox).catch(() => [])).filter((file) => !before.has(file))
  const source = added[0] ? await readFile(join(outbox, added[0]), 'utf8') : ''
  const text = source.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
  const tokenAfter = (step: string) => new RegExp(`/newsletter/${step}/([0-9a-f]{64})`).exec(text)?.[1] ?? ''
  return { text, count: added.length, confirm: tokenAfter('confirm'), leave: tokenAfter('leave') }
}

/** A subscriber with a confirmed address, with the tokens of the first mail. */
export async function someSubscriber() {
  const wish = someWish()
  await subscribeToNews(await jobContext(START), wish)
  const mail = await newsMailTo(await subscriberOf(wish.email), 'confirm')
  await confirmSubscription(await holderOf('newsletter', later(MINUTE)), mail.confirm)
  return { wish, ...mail }
}
