import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AskedAlert,
  confirmAlert,
  noteKnown,
  saveSearch,
  sendProofMail,
  tellNews,
  weighChanges,
} from '@/features/alerts/server'
import type { OfferChange } from '@/features/catalogue'
import { makeSearchable } from '@/features/search/server'
import type { SavedSearch } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database'
import { env } from '@/platform/env'
import { contentSystem, someContext } from './content-system'
import { MINUTE, START } from './newsletter'

/** The project whose price these tests change, and a search that finds it. */
export const WATCHED = 'nue-loop-donmueang'
export const WATCHED_PRICE = 1_690_000
const FINDS_IT = '/en/search-result?keyword=loop&brand=nue'

let asked = 0

/** A search that somebody else saves each time. */
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

/** The tasks that wait in the queue for an alert, in order. */
export async function queuedFor(alert: number): Promise<string[]> {
  const database = await databaseOf(await contentSystem())
  const { rows } = await database.execute(sql`
    select task.identifier from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.payload->>'alert' = ${String(alert)} order by job.id`)
  return rows.map(({ identifier }) => String(identifier))
}

/** When the one job that tells an alert may begin. */
export async function tellingTime(alert: number): Promise<number> {
  const database = await databaseOf(await contentSystem())
  const { rows } = await database.execute(
    sql`select run_at from graphile_worker._private_jobs where key = ${`alerts.tell:${alert}`}`,
  )
  return new Date(String(rows[0]?.run_at)).getTime()
}

/** The mails that some work puts into the outbox, as their readers' programs would show them. */
export async function mailsOf(work: () => Promise<unknown>): Promise<string[]> {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await work()
  const added = (await readdir(outbox).catch(() => [])).filter((file) => !before.has(file)).sort()
  const sources = await Promise.all(added.map((file) => readFile(join(outbox, file), 'utf8')))
  return sources.map((source) => source.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
}

/** The secret of a link in a mail. */
export const tokenIn = (mail: string | undefined, step: 'confirm' | 'leave') =>
  new RegExp(`/saved-search/${step}/([0-9a-f]{64})`).exec(mail ?? '')?.[1] ?? ''

/** What a search looks through, as it is now. */
export async function searchableNow() {
  return makeSearchable(await someContext(), {
    linesIn: () => ({}),
    facilityName: (_, facility) => facility,
    before: null,
    pause: async () => undefined,
    now: () => performance.now(),
  })
}

/** An alert that is on and knows what its search finds today, with the secrets of its first mail. */
export async function someAlert(change: Partial<AskedAlert> = {}) {
  const search = someSearch(change)
  await saveSearch(await someContext(START), search)
  const { id } = await alertOf(search.email)
  const [mail] = await mailsOf(async () => sendProofMail(await someContext(START), id))
  await confirmAlert(await someContext(new Date(START.getTime() + MINUTE)), tokenIn(mail, 'confirm'))
  await noteKnown(await someContext(), await searchableNow(), id)
  return { id, search, mail: mail ?? '', leave: tokenIn(mail, 'leave') }
}

/** Weighs changes as they are queued: each a project and what became of it. Resolves to the alerts passed over. */
export async function weigh(...changes: [slug: string, change: OfferChange][]): Promise<number[]> {
  const passedOver: number[] = []
  const told = changes.map(([slug, change]) => ({ slug, change }))
  await weighChanges(await someContext(), await searchableNow(), told, (alert) => passedOver.push(alert))
  return passedOver
}

/** The mails that telling an alert sends. */
export const toldTo = (id: number) => mailsOf(async () => tellNews(await someContext(), await searchableNow(), id))
