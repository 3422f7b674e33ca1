import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AskedAlert,
  confirmAlert,
  matchAlerts,
  saveSearch,
  sendConfirmation,
  sendDigest,
  snapshotMatches,
} from '@/features/alerts/server'
import type { OfferChange } from '@/features/catalogue'
import { makeSearchable } from '@/features/search/server'
import type { SavedSearch } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { contentSystem, holderOf, jobContext, someContext } from './content-system'
import { MINUTE, START, someMail } from './newsletter'

/** The project whose price these tests change, and a search that finds it. */
export const WATCHED = 'nue-loop-donmueang'
export const WATCHED_PRICE = 1_690_000
const FINDS_IT = '/en/search-result?keyword=loop&brand=nue'

let asked = 0

/** A search saved by a new person each time. */
export function someSearch(change: Partial<AskedAlert> = {}): AskedAlert {
  asked += 1
  return {
    email: `search-${asked}-${Date.now()}@example.com`,
    locale: 'en',
    address: FINDS_IT,
    summary: 'nue, loop',
    page: '/en/search-result',
    wording: 'Write to me',
    ...change,
  }
}

/** Every alert of an address, the oldest first. */
export async function alertsOf(email: string): Promise<SavedSearch[]> {
  const payload = await contentSystem()
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'saved-searches', where, depth: 0, sort: 'id', pagination: false })).docs
}

/** The one alert of an address. */
export async function alertOf(email: string): Promise<SavedSearch> {
  const [alert, ...others] = await alertsOf(email)
  if (!alert || others.length > 0) throw new Error(`${others.length} other alerts, or none`)
  return alert
}

/** The queued tasks for an alert, in order. */
export async function queuedFor(alert: number): Promise<string[]> {
  const database = await databaseOf(await contentSystem())
  const { rows } = await database.execute(sql`
    select task.identifier from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.payload->>'alert' = ${String(alert)} order by job.id`)
  return rows.map(({ identifier }) => String(identifier))
}

/** The start time of the only digest job of an alert. */
export async function tellingTime(alert: number): Promise<number> {
  const database = await databaseOf(await contentSystem())
  const { rows } = await database.execute(
    sql`select run_at from graphile_worker._private_jobs where key = ${`alerts.send-digest:${alert}`}`,
  )
  return new Date(String(rows[0]?.run_at)).getTime()
}

/** The mails that some work sends to the outbox, as a mail client shows them. */
export async function mailsOf(work: () => Promise<unknown>): Promise<string[]> {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await work()
  const added = (await readdir(outbox).catch(() => [])).filter((file) => !before.has(file)).sort()
  const sources = await Promise.all(added.map((file) => readFile(join(outbox, file), 'utf8')))
  return sources.map((source) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
}

/** The token of a link in a mail. */
export const tokenIn = (mail: string | undefined, step: 'confirm' | 'leave') =>
  new RegExp(`/saved-search/${step}/([0-9a-f]{64})`).exec(mail ?? '')?.[1] ?? ''

/** The current search index. */
export async function searchableNow() {
  return makeSearchable(await someContext(), {
    linesIn: () => ({}),
    facilityName: (_, facility) => facility,
    before: null,
    pause: async () => undefined,
    now: () => performance.now(),
  })
}

/** An active alert with a snapshot of its current matches, with the tokens of its first mail. */
export async function someAlert(change: Partial<AskedAlert> = {}) {
  const search = someSearch(change)
  await saveSearch(await jobContext(START), search)
  const { id } = await alertOf(search.email)
  const [mail] = await mailsOf(async () => sendConfirmation(await jobContext(START), id, someMail()))
  await confirmAlert(await holderOf('saved-search', new Date(START.getTime() + MINUTE)), tokenIn(mail, 'confirm'))
  await snapshotMatches(await jobContext(), await searchableNow(), id)
  return { id, search, mail: mail ?? '', leave: tokenIn(mail, 'leave') }
}

/** Matches changes as when queued: each a project and its change. Resolves to the alerts skipped. */
export async function matchChanges(...changes: [slug: string, change: OfferChange][]): Promise<number[]> {
  const passedOver: number[] = []
  const told = changes.map(([slug, change]) => ({ slug, change }))
  await matchAlerts(await jobContext(), await searchableNow(), told, (alert) => passedOver.push(alert))
  return passedOver
}

/** The mails that the digest of an alert sends. */
export const digestMails = (id: number) =>
  mailsOf(async () => sendDigest(await jobContext(), await searchableNow(), id))
