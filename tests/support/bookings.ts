import type { Payload } from 'payload'
import type { CodePurpose } from '@/features/booking/domain/code'
import type { Identity } from '@/features/booking/domain/identity'
import { codeOf, contractHash } from '@/features/booking/operations/booking-secrets'
import {
  checkBookingCode,
  findBooking,
  holdUnit,
  identifyBuyers,
  requestBookingCode,
  signContract,
} from '@/features/booking/server'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, holderOf, someContext } from './content-system'
import { someThaiId } from './thai-id'

/** The time at which the bookings of the tests begin. */
export const NOW = new Date('2026-11-23T03:00:00Z')
export const PROJECT = 'noble-vesper-ploenchit'
export const CAMPAIGN = 'vesper-first-release'

let made = 0

/** A new buyer. */
export const someone = (change: Partial<Identity['buyers'][number]> = {}): Identity => ({
  email: `buyer-${++made}@example.com`,
  phone: '0812345678',
  buyers: [{ name: 'Somchai Jaidee', document: 'thai_id', number: someThaiId(), nationality: 'TH', ...change }],
})

/** So many people who buy one home, each with a mailbox of their own. */
export function someBuyers(count: number): Identity {
  const first = someone()
  const others = Array.from({ length: count - 1 }, (_, at) => ({
    ...{ name: `Malee Jaidee ${'ABC'[at]}`, document: 'thai_id' as const, number: someThaiId(), nationality: 'TH' },
    email: `co-${at + 2}-${first.email}`,
  }))
  return { ...first, buyers: [...first.buyers, ...others] }
}

/** The rows of a statement. */
export async function rowsOf(statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await (await databaseOf(await contentSystem())).execute(statement)).rows
}

/** Free units of the campaign, and everything about bookings undone that earlier tests left. */
export async function freeUnits(payload: Payload, count: number): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'units',
    where: { 'project.Slug_name': { equals: PROJECT } },
    sort: 'id',
    limit: count,
    depth: 0,
  })
  const ids = docs.map(({ id }) => id)
  await rowsOf(sql`update booking_holds set freed_at = now() where freed_at is null`)
  await rowsOf(
    sql`update bookings set state = 'lapsed', held_from = null where state <> 'lapsed' or held_from is not null`,
  )
  await rowsOf(sql`update units set state = 'available', price = coalesce(price, 15000000)
    where project_id = (select id from projects where slug_name = ${PROJECT})`)
  return ids
}

/** What foreigners have of the building of a unit by sales outside the site, in hundredths of a square metre. */
export async function soldElsewhere(unit: number, hundredths: number): Promise<void> {
  await rowsOf(
    sql`delete from projects_foreign_areas where _parent_id = (select project_id from units where id = ${unit})`,
  )
  await rowsOf(sql`insert into projects_foreign_areas (_order, _parent_id, id, building, area, as_of)
    select 1, project_id, 'elsewhere', building, ${hundredths} / 100.0, now() from units where id = ${unit}`)
}

/** Somebody holds a unit. */
export const hold = async (unit: number, now = NOW, payload?: Payload, turn: string | null = null) =>
  holdUnit(
    { ...(await someContext(now)), ...(payload && { payload }) },
    { campaign: CAMPAIGN, unit, locale: 'en', source: '', turn, network: null, browser: null },
  )

/** Somebody holds a unit; throws when it is refused. Resolves to the token. */
export async function held(unit: number, now = NOW): Promise<string> {
  const answer = await hold(unit, now)
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value.token
}

export const buyer = (now = NOW) => holderOf('booking', now)

/** The newest code of a booking. */
export async function codeFor(token: string, purpose: CodePurpose, now = NOW, number = 1): Promise<string> {
  const booking = await findBooking(await buyer(now), token)
  if (!booking) throw new Error('no such booking')
  const [row] = await rowsOf(
    sql`select round from booking_codes where booking_id = ${booking.id} and purpose = ${purpose}
      and buyer = ${number}`,
  )
  return codeOf(booking.reference, purpose, Number(row?.round), number)
}

/** A contract as the page shows it. */
export function someContract(version = '2026-11-28') {
  const [thai, translated] = ['สัญญาจอง', 'Reservation contract']
  return { locale: 'en' as const, thai, translated, hash: contractHash(version, thai, translated) }
}

/** A unit held, its buyer known, confirmed and the contract signed. */
export async function signed(unit: number, identity = someone(), now = NOW): Promise<string> {
  const token = await held(unit, now)
  const ctx = await buyer(now)
  await identifyBuyers(ctx, token, identity)
  await checkBookingCode(ctx, token, await codeFor(token, 'verify', now))
  await requestBookingCode(ctx, token, 'sign')
  const name = identity.buyers[0]?.name ?? ''
  const done = await signContract(ctx, token, { ...someContract(), name, code: await codeFor(token, 'sign', now) })
  if (!done.ok) throw new Error(done.refusal)
  return token
}
