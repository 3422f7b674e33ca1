import { beforeAll, beforeEach } from 'vitest'
import { codeOf } from '@/features/booking/operations/booking-secrets'
import { sellAtCounter, sendCodeAtCounter, signAtCounter, verifyAtCounter } from '@/features/booking/server'
import type { StaffRole } from '@/kernel/actor'
import type { Result } from '@/kernel/result'
import { sql } from '@/platform/database/database'
import { CAMPAIGN, freeUnits, NOW, rowsOf, someContract, someone } from './bookings'
import { contentSystem, someContext } from './content-system'

/** Beyond the numbers that the database gives. */
export const [SELLER, COLLEAGUE, SUPERVISOR, FINANCE] = [900_801, 900_802, 900_803, 900_804] as const

function granted<Value>(done: Result<Value, unknown>): Value {
  if (!done.ok) throw new Error(String(done.refusal))
  return done.value
}

/** Makes a seller of the project out of a number. */
export async function makeSeller(id: number, project: unknown): Promise<void> {
  await rowsOf(sql`insert into staff (id, name, email, role)
    values (${id}, ${`Seller ${id}`}, ${`s${id}@test.example`}, 'sales') on conflict (id) do nothing`)
  await rowsOf(sql`insert into sales_people (staff_id, languages) values (${id}, '{th}') on conflict do nothing`)
  await rowsOf(sql`insert into sales_projects (staff_id, project_id) values (${id}, ${project}) on conflict do nothing`)
}

let vouchers = 0
/** Money with a number that no other test uses. */
export const money = (method: 'cash' | 'terminal' | 'transfer') => ({
  ...{ method, line: `V-${Date.now()}-${++vouchers}`, note: 'two notes' },
})

/** The code of the newest round, as the buyer reads it from their mail. */
export async function codeInMail(reference: string, purpose: 'verify' | 'sign', number = 1): Promise<string> {
  const [row] = await rowsOf(sql`select c.round from booking_codes c join bookings b on b.id = c.booking_id
    where b.reference = ${reference} and c.purpose = ${purpose} and c.buyer = ${number}`)
  return codeOf(reference, purpose, Number(row?.round), number)
}

export const stateOf = async (reference: string): Promise<string> =>
  String((await rowsOf(sql`select state from bookings where reference = ${reference}`))[0]?.state)

/** The newest slip of a booking. */
export const slipOf = async (reference: string): Promise<string> =>
  String(
    (
      await rowsOf(sql`select s.number from payment_slips s join payments p on p.id = s.payment_id
        where p.reference = ${reference} order by s.id desc limit 1`)
    )[0]?.number,
  )

/** A counter with two sellers of the project, and the clock that they go by. */
export function withCounter() {
  const clock = { now: NOW }
  const of = { campaign: 0 }
  beforeAll(async () => {
    await contentSystem()
    const [row] = await rowsOf(sql`select id, project_id from booking_campaigns where code = ${CAMPAIGN}`)
    of.campaign = Number(row?.id)
    for (const id of [SELLER, COLLEAGUE]) await makeSeller(id, row?.project_id)
  })
  beforeEach(() => {
    clock.now = NOW
  })
  const staff = (id: number, role: StaffRole = 'sales') => someContext(clock.now, { kind: 'staff', id, role })
  const seller = () => staff(SELLER)
  const oneUnit = async () => (await freeUnits(await contentSystem(), 1))[0] as number
  /** A sale as it is asked for. */
  const sale = (unit: number, identity = someone()) => ({
    ...{ campaign: of.campaign, unit, locale: 'en' as const, identity },
  })
  /** A unit sold as far as the buyer is named. */
  const sold = async (identity = someone(), unit?: number): Promise<string> =>
    granted(await sellAtCounter(await seller(), sale(unit ?? (await oneUnit()), identity)))
  /** The same up to the signature. */
  async function signedHere(): Promise<string> {
    const reference = await sold()
    granted(await verifyAtCounter(await seller(), reference, await codeInMail(reference, 'verify')))
    granted(await sendCodeAtCounter(await seller(), reference, 'sign'))
    const code = await codeInMail(reference, 'sign')
    granted(await signAtCounter(await seller(), reference, { ...someContract(), name: 'somchai jaidee', code }))
    return reference
  }
  return { clock, of, staff, seller, finance: () => staff(FINANCE, 'finance'), oneUnit, sale, sold, signedHere }
}
