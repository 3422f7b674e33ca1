import { minutesAfter } from '@/features/booking/domain/hold'
import { codeOf, linkTokenOf } from '@/features/launches/operations/launch-secrets'
import {
  askToEnter,
  closeDueRegistrations,
  confirmEntry,
  enterNumber,
  findProof,
  publishCommitment,
  runDraw,
} from '@/features/launches/server'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { freeUnits, PROJECT, rowsOf } from './bookings'
import { contentSystem, holderOf, jobContext, someContext, staffMember } from './content-system'

export const OPENS = new Date('2026-11-23T03:00:00Z')
export const CLOSES = new Date('2026-11-25T03:00:00Z')
/** Ten in the morning in Bangkok. */
export const SALE = new Date('2026-11-27T03:00:00Z')
export const DURING = minutesAfter(OPENS, 60)
export const CLOSED = minutesAfter(CLOSES, 1)
export const NUMBER = {
  value: '835 492',
  href: 'https://lottery.example.com/2026-11-26',
  publishedAt: minutesAfter(CLOSES, 600),
}

let admin: number | undefined
let made = 0

/** The context of an admin at a time. */
export async function asAdmin(now: Date): Promise<Context> {
  admin ??= (await staffMember(await contentSystem(), 'admin')).id
  return someContext(now, { kind: 'staff', id: admin, role: 'admin' })
}

/** Other tests find the newest open campaign of the project. */
export const closeCampaigns = () =>
  rowsOf(sql`update booking_campaigns set is_open = false where code like 'launch-test-%'`)

export const names = { th: 'รางวัลที่หนึ่ง', en: 'First prize', cht: '頭獎', chs: '头奖' }

/** A campaign that opens with a draw for so many units, without a commitment. */
export async function plan(
  units: number,
  change: Record<string, unknown> = {},
): Promise<{ code: string; units: number[] }> {
  const payload = await contentSystem()
  made += 1
  const code = `launch-test-${Date.now()}-${made}`
  const ids = await freeUnits(payload, units)
  const [project] = await rowsOf(sql`select id from projects where slug_name = ${PROJECT}`)
  const launch = { isDraw: true, registrationOpensAt: OPENS.toISOString(), registrationClosesAt: CLOSES.toISOString() }
  const data = {
    title: code,
    code,
    project: Number(project?.id),
    units: ids,
    isOpen: true,
    opensAt: SALE.toISOString(),
  }
  const fixed = { fee: 1000, holdMinutes: 15, limitPerPerson: 1, termsVersion: '2026-11' as const }
  const rule = { turnMinutes: 15, turnsFrom: 9, turnsUntil: 21, missed: 'end' as const }
  const { id } = await payload.create({
    collection: 'booking-campaigns',
    locale: 'th',
    data: { ...data, ...fixed, launch: { ...launch, ...rule, numberName: names.th, ...change } },
  })
  for (const locale of ['en', 'cht', 'chs'] as const)
    await payload.update({
      collection: 'booking-campaigns',
      id,
      locale,
      data: { title: code, launch: { numberName: names[locale] } },
    })
  return { code, units: ids }
}

/** The same with its commitment published. */
export async function committed(units = 2, change: Record<string, unknown> = {}) {
  const planned = await plan(units, change)
  const done = await publishCommitment(await asAdmin(OPENS), planned.code, 'as planned')
  if (!done.ok) throw new Error(done.refusal)
  return planned
}

export const campaignOf = async (code: string) =>
  Number((await rowsOf(sql`select id from booking_campaigns where code = ${code}`))[0]?.id)

export async function ask(code: string, email: string, now = DURING): Promise<string> {
  const asked = await askToEnter(await someContext(now), { code, email, locale: 'en' })
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

/** Somebody enters; resolves to the token of the entry. */
export async function enter(code: string, email: string): Promise<string> {
  const token = await ask(code, email)
  const done = await confirmEntry(await holderOf('launch', DURING), token, await mailedCode(code))
  if (!done.ok) throw new Error(done.refusal)
  return done.value
}

/** So many people entered, the registration closed, the number entered and the order drawn. */
export async function drawn(people: number, units = 2, change: Record<string, unknown> = {}) {
  const launch = await committed(units, change)
  for (let person = 0; person < people; person += 1) await enter(launch.code, `p${made}-${person}@example.com`)
  await closeDueRegistrations(await jobContext(CLOSED))
  const staff = await asAdmin(minutesAfter(CLOSES, 700))
  await enterNumber(staff, launch.code, NUMBER, 'as published')
  await runDraw(staff, launch.code, 'the number is out')
  const order = (await findProof(await someContext(), launch.code))?.draws[0]?.order ?? []
  return { ...launch, campaign: await campaignOf(launch.code), tokens: order.map(linkTokenOf) }
}
