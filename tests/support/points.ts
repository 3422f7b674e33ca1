import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PointsChange } from '@/features/rewards/domain/desk'
import { changePoints, findOwnCard, redeemBenefit } from '@/features/rewards/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { rowsOf } from './bookings'
import { someContext } from './content-system'

/** The time at which the points of the tests begin. */
export const NOW = new Date('2026-11-24T03:00:00Z')
export const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

let made = 0

/** A member of the tests. */
export interface Person {
  id: string
  number: string
  email: string
}

/** A member without points. */
export async function somebody(): Promise<Person> {
  const tag = `${Date.now()}${++made}`
  const [row] = await rowsOf(sql`insert into members (olm_id, ola_id, email, name, locale, created_at, updated_at)
    values (${`N${tag}`}, ${`O${tag}`}, ${`points-${tag}@example.com`}, 'Mali Srisuk', 'en', now(), now())
    returning id, olm_id, email`)
  return { id: String(row?.id), number: String(row?.olm_id), email: String(row?.email) }
}

export const as = ({ id }: Person, now = NOW): Promise<Context> =>
  someContext(now, { kind: 'member', id, session: 'test' })

export const admin = (now = NOW) => someContext(now, { kind: 'staff', id: 7, role: 'admin' })
export const sales = (now = NOW) => someContext(now, { kind: 'staff', id: 8, role: 'sales' })

export const REASON = 'For the trouble with the lift'

export const change = (step: 'give' | 'take', points: number, once: string = randomUUID()): PointsChange => ({
  ...{ step, points, once },
  reason: REASON,
})

export const give = async (person: Person, points: number, now = NOW) =>
  changePoints(await admin(now), person.id, change('give', points))

export const balance = async (person: Person, now = NOW) => (await findOwnCard(await as(person, now), 'en')).balance

export const redeem = async (person: Person, benefit: string, now = NOW) =>
  redeemBenefit(await as(person, now), benefit)

/** Redeems, and throws when it is refused. Resolves to the redemption. */
export async function redeemed(person: Person, benefit = 'air-conditioner-service', now = NOW): Promise<string> {
  const done = await redeem(person, benefit, now)
  if (!done.ok) throw new Error(done.refusal)
  return done.value
}

/** The code that a member sees; empty without one. */
export const codeOf = async (person: Person, now = NOW) =>
  (await findOwnCard(await as(person, now), 'en')).redemptions.find(({ code }) => code)?.code ?? ''

/** The mails that some work writes, as text. */
export async function mailsDuring(work: () => Promise<void>): Promise<string[]> {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await work()
  const added = (await readdir(outbox)).filter((file) => !before.has(file)).sort()
  const sources = await Promise.all(added.map((file) => readFile(join(outbox, file), 'utf8')))
  return sources.map((source) => source.replace(/=\r?\n/g, '').replace(/\s+/g, ' '))
}
