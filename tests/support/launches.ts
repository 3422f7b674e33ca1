import { minutesAfter } from '@/features/booking/domain/hold'
import { codeOf, linkTokenOf } from '@/features/launches/operations/launch-secrets'
import {
  askToEnter,
  closeDueRegistrations,
  confirmEntry,
  confirmNumber,
  enterNumber,
  findProof,
  publishCommitment,
} from '@/features/launches/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { AT_1000 } from './beacon'
import { freeUnits, PROJECT, rowsOf } from './bookings'
import { contentSystem, holderOf, jobContext, someContext, staffMember } from './content-system'
import { accountMadeAt } from './second-person'
import { someThaiId } from './thai-id'

export const OPENS = new Date('2026-11-23T03:00:00Z')
export const CLOSES = new Date('2026-11-25T03:00:00Z')
/** The moment of the number. */
export const NUMBER_AT = minutesAfter(CLOSES, 60)
/** Ten in the morning in Bangkok. */
export const SALE = new Date('2026-11-27T03:00:00Z')
export const DURING = minutesAfter(OPENS, 60)
export const CLOSED = minutesAfter(CLOSES, 1)
/** When staff have the number. */
export const DRAWN = minutesAfter(CLOSES, 700)
export const NUMBER = '835492'

/** The same around round 1000 of the beacon, which was published in 2023. */
export const BEACON = {
  registrationOpensAt: new Date('2023-08-21T03:00:00Z'),
  registrationClosesAt: new Date('2023-08-23T15:30:00Z'),
  numberAt: AT_1000,
  opensAt: new Date('2023-08-25T03:00:00Z'),
}

let admin: number | undefined
let second: number | undefined
let made = 0

/** The context of an admin at a time. */
export async function asAdmin(now: Date): Promise<Context> {
  admin ??= (await staffMember(await contentSystem(), 'admin')).id
  return someContext(now, { kind: 'staff', id: admin, role: 'admin' })
}

/** The context of another one, whose account is old and whom the first did not make. */
export async function asSecond(now: Date): Promise<Context> {
  second ??= await accountMadeAt(new Date('2026-01-02T00:00:00Z'))
  return someContext(now, { kind: 'staff', id: second, role: 'admin' })
}

/** Other tests find the newest open campaign of the project. */
export const closeCampaigns = () =>
  rowsOf(sql`update booking_campaigns set is_open = false where code like 'launch-test-%'`)

export const names = { th: 'ดัชนี', en: 'Index', cht: '指數', chs: '指数' }

const NAMED = {
  isDraw: true,
  registrationOpensAt: OPENS.toISOString(),
  registrationClosesAt: CLOSES.toISOString(),
  numberSource: 'named' as const,
  numberAt: NUMBER_AT.toISOString(),
  numberHref: 'https://index.example.com/2026-11-25',
}

interface Planned {
  code: string
  units: number[]
}

/** A campaign that opens with a draw for so many units, without a commitment. Its number is one that people enter. */
export async function plan(
  units: number,
  change: Record<string, unknown> = {},
  campaign: Record<string, unknown> = {},
): Promise<Planned> {
  const payload = await contentSystem()
  made += 1
  const code = `launch-test-${Date.now()}-${made}`
  const ids = await freeUnits(payload, units)
  const [project] = await rowsOf(sql`select id from projects where slug_name = ${PROJECT}`)
  const data = {
    title: code,
    code,
    project: Number(project?.id),
    units: ids,
    isOpen: true,
    opensAt: SALE.toISOString(),
    ...campaign,
  }
  const fixed = { fee: 1000, holdMinutes: 15, limitPerPerson: 1, termsVersion: '2026-11' as const }
  const rule = { turnMinutes: 15, turnsFrom: 9, turnsUntil: 21, missed: 'end' as const }
  const { id } = await payload.create({
    collection: 'booking-campaigns',
    locale: 'th',
    data: {
      ...{ ...data, ...fixed, contract: someSeller('ผู้ขาย') },
      launch: { ...NAMED, ...rule, numberName: names.th, ...change },
    },
  })
  for (const locale of ['en', 'cht', 'chs'] as const)
    await payload.update({
      collection: 'booking-campaigns',
      id,
      locale,
      data: { title: code, contract: someSeller('Seller'), launch: { numberName: names[locale] } },
    })
  return { code, units: ids }
}

/** A plan whose number is round 1000 of the beacon. */
export const planWithBeacon = (units: number): Promise<Planned> => {
  const { opensAt, ...dates } = BEACON
  const times = Object.fromEntries(Object.entries(dates).map(([name, time]) => [name, time.toISOString()]))
  return plan(units, { numberSource: 'beacon', ...times }, { opensAt: opensAt.toISOString() })
}

/** The same with its commitment published. */
export async function committed(
  units = 2,
  change: Record<string, unknown> = {},
  campaign: Record<string, unknown> = {},
) {
  const planned = await plan(units, change, campaign)
  const done = await publishCommitment(await asAdmin(OPENS), planned.code, 'as planned')
  if (!done.ok) throw new Error(done.refusal)
  return planned
}

/** A company as a contract names it. */
const someSeller = (seller: string) => ({
  ...{ seller, registration: '0105500000000', address: 'Bangkok', signatory: 'A director', land: 'Pathum Wan' },
})

export const campaignOf = async (code: string) =>
  Number((await rowsOf(sql`select id from booking_campaigns where code = ${code}`))[0]?.id)

export async function ask(code: string, email: string, now = DURING, document = someThaiId()): Promise<string> {
  const asked = await askToEnter(await someContext(now), { code, email, document, locale: 'en' })
  if (!asked.ok) throw new Error(asked.refusal)
  return asked.value
}

/** The newest code that was mailed for the newest request of a campaign. */
export async function mailedCode(code: string): Promise<string> {
  const [row] = await rowsOf(
    sql`select reference, round from launch_attempts where campaign_id = ${await campaignOf(code)} order by id desc limit 1`,
  )
  return codeOf(String(row?.reference), Number(row?.round))
}

/** Somebody enters; resolves to the token of the entry, or to why not. */
export async function tryToEnter(code: string, email: string, now = DURING, document = someThaiId()) {
  const token = await ask(code, email, now, document)
  return confirmEntry(await holderOf('launch', now), token, await mailedCode(code))
}

/** Somebody enters; resolves to the token of the entry. */
export async function enter(code: string, email: string, now = DURING, document = someThaiId()): Promise<string> {
  const done = await tryToEnter(code, email, now, document)
  if (!done.ok) throw new Error(done.refusal)
  return done.value
}

/** A committed launch that so many people entered, and whose registration is closed. */
export async function closed(
  people: number,
  units = 2,
  change: Record<string, unknown> = {},
  campaign: Record<string, unknown> = {},
) {
  const launch = await committed(units, change, campaign)
  const documents = Array.from({ length: people }, someThaiId)
  const byToken = new Map<string, string>()
  for (const [person, document] of documents.entries())
    byToken.set(await enter(launch.code, `p${made}-${person}@example.com`, DURING, document), document)
  await closeDueRegistrations(await jobContext(CLOSED))
  return { ...launch, byToken, campaign: await campaignOf(launch.code) }
}

/** Two people enter the number; what the second step answers. */
export async function drawNamed(code: string, number = NUMBER) {
  await enterNumber(await asAdmin(DRAWN), code, number, 'as published')
  return confirmNumber(await asSecond(DRAWN), code, number, 'as published')
}

/** So many people entered, the registration closed, the number entered by one and confirmed by another, the order drawn. */
export async function drawn(
  people: number,
  units = 2,
  change: Record<string, unknown> = {},
  campaign: Record<string, unknown> = {},
) {
  const launch = await closed(people, units, change, campaign)
  const done = await drawNamed(launch.code)
  if (!done.ok) throw new Error(done.refusal)
  const order = (await findProof(await someContext(), launch.code))?.draws[0]?.order ?? []
  const tokens = order.map(linkTokenOf)
  return { ...launch, tokens, documents: tokens.map((token) => launch.byToken.get(token) ?? '') }
}

/** A launch by the beacon that so many people entered, closed before its round. */
export async function closedWithBeacon(people: number, units = 2) {
  const launch = await planWithBeacon(units)
  const done = await publishCommitment(await asAdmin(BEACON.registrationOpensAt), launch.code, 'as planned')
  if (!done.ok) throw new Error(done.refusal)
  const during = minutesAfter(BEACON.registrationOpensAt, 60)
  for (let person = 0; person < people; person += 1) await enter(launch.code, `b${made}-${person}@example.com`, during)
  await closeDueRegistrations(await jobContext(minutesAfter(BEACON.registrationClosesAt, 1)))
  return { ...launch, campaign: await campaignOf(launch.code) }
}
