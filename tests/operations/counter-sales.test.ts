import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { readDeskBooking } from '@/features/booking/operations/desk-bookings'
import { exportBookings } from '@/features/booking/operations/export-bookings'
import {
  BOOKING_NEWS_TASK,
  failBookingPayment,
  offerAtCounter,
  payAtCounter,
  RECEIPT_TASK,
  recordSlipRefusal,
  sellAtCounter,
  sendCodeAtCounter,
  signAtCounter,
  verifyAtCounter,
} from '@/features/booking/server'
import { isDayEqual } from '@/features/payments/domain/desk'
import { exportFinanceDay, readFinanceDay } from '@/features/payments/operations/finance-day'
import { approveSlip, findReceipt, latestPayment, refuseSlip } from '@/features/payments/server'
import { readCsv } from '@/formats/csv'
import { sql } from '@/platform/database/database'
import { freeUnits, NOW, PROJECT, rowsOf, soldElsewhere, someContract, someone } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'
import { COLLEAGUE, codeInMail, money, SELLER, SUPERVISOR, slipOf, stateOf, withCounter } from '../support/counter'
import { settledBooking } from '../support/settled'

const { clock, finance, of, sale, seller, signedHere, sold, staff } = withCounter()

const settled = (reference: string) => settledBooking(reference, clock.now)

/** How many mails to the buyer are queued after the payment. */
const mailsOf = async (reference: string) =>
  (
    await rowsOf(sql`select 1 from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id join bookings b on b.id = (j.payload->>'booking')::bigint
      where b.reference = ${reference} and t.identifier in (${RECEIPT_TASK}, ${BOOKING_NEWS_TASK})`)
  ).length

describe('a sale at the counter', () => {
  it('goes by the codes of the buyer, and is booked with receipt, ledger and mails once finance confirms the money', async () => {
    const reference = await signedHere()
    const taken = money('cash')
    expect(await payAtCounter(await seller(), reference, taken)).toEqual({ ok: true, value: null })
    expect(await stateOf(reference)).toBe('paying')
    expect(await payAtCounter(await seller(), reference, money('cash'))).toEqual({ ok: false, refusal: 'waits' })
    const number = await slipOf(reference)
    // Whoever took the money cannot confirm it: neither by role, nor as an admin, nor in the database.
    await expect(async () => approveSlip(await seller(), number)).rejects.toThrow('not for the actor')
    expect(await approveSlip(await staff(SELLER, 'admin'), number)).toEqual({ ok: false, refusal: 'own' })
    await expect(
      rowsOf(sql`update payment_slips set state = 'approved', decided_by = agreed_by where number = ${number}`),
    ).rejects.toThrow()
    expect(await approveSlip(await finance(), number)).toEqual({ ok: true, value: null })
    expect(await settled(reference)).toEqual(['booked'])
    expect(await stateOf(reference)).toBe('booked')
    expect(await findReceipt(await jobContext(clock.now), 'booking', reference)).toMatchObject({
      ...{ amount: 5_000_000, method: 'cash' },
      number: expect.stringMatching(/^[A-Z]+-2026-\d{6}$/),
    })
    const accounts = await rowsOf(sql`select account, e.amount::int as amount from ledger_entries e
      join payments p on p.id = e.payment_id where p.reference = ${reference} order by account`)
    expect(accounts).toEqual([
      { account: 'cash', amount: 5_000_000 },
      { account: 'customer', amount: -5_000_000 },
    ])
    expect(await mailsOf(reference)).toBe(2)
    const page = await readDeskBooking(await seller(), reference)
    expect(page?.events.map(({ step, doer }) => `${step} ${doer}`)).toEqual([
      ...['hold staff', 'identify staff', 'verify staff', 'sign staff', 'pay staff', 'slip staff', 'settle system'],
    ])
    expect(page?.events[0]?.by).toBe(`Seller ${SELLER}`)
    expect(await exportBookings(await staff(SUPERVISOR, 'supervisor'), 'booked')).toMatch(
      new RegExp(`${reference},.*,counter`),
    )
  })

  it('cannot be signed without the code, under another name, or by a colleague', async () => {
    const reference = await sold()
    expect(await verifyAtCounter(await seller(), reference, '000000')).toMatchObject({ ok: false })
    expect(await verifyAtCounter(await staff(COLLEAGUE), reference, await codeInMail(reference, 'verify'))).toEqual({
      ...{ ok: false, refusal: 'notSeller' },
    })
    await verifyAtCounter(await seller(), reference, await codeInMail(reference, 'verify'))
    const unsigned = { ...someContract(), name: 'Somchai Jaidee', code: '123456' }
    expect(await signAtCounter(await seller(), reference, unsigned)).toEqual({ ok: false, refusal: 'spent' })
    await sendCodeAtCounter(await seller(), reference, 'sign')
    const code = await codeInMail(reference, 'sign')
    expect(await signAtCounter(await seller(), reference, { ...unsigned, name: 'A Seller', code })).toEqual({
      ...{ ok: false, refusal: 'name' },
    })
    expect(await payAtCounter(await seller(), reference, money('cash'))).toEqual({ ok: false, refusal: 'over' })
  })

  it('is refused by the guards of the web, and leaves nothing of a refused sale', async () => {
    const [first, second, third, fourth] = (await freeUnits(await contentSystem(), 4)) as [
      number,
      number,
      number,
      number,
    ]
    const identity = someone()
    await sold(identity, first)
    const before = await rowsOf(sql`select count(*)::int as n from bookings`)
    expect(await sellAtCounter(await seller(), sale(first))).toEqual({
      ...{ ok: false, refusal: 'taken' },
    })
    const own = { ...someone(), email: `s${SELLER}@test.example` }
    expect(await sellAtCounter(await seller(), sale(second, own))).toEqual({ ok: false, refusal: 'ofStaff' })
    const [limit] = await rowsOf(
      sql`select limit_per_person::int as n from booking_campaigns where id = ${of.campaign}`,
    )
    await rowsOf(sql`update booking_campaigns set limit_per_person = 1 where id = ${of.campaign}`)
    expect(await sellAtCounter(await seller(), sale(second, identity))).toEqual({ ok: false, refusal: 'limit' })
    await rowsOf(sql`update booking_campaigns set limit_per_person = ${limit?.n} where id = ${of.campaign}`)
    await soldElsewhere(third, 100_000_000)
    const foreign = someone({ document: 'passport', number: 'AB1234567', nationality: 'GB' })
    expect(await sellAtCounter(await seller(), sale(third, foreign))).toEqual({
      ...{ ok: false, refusal: 'quota' },
    })
    await rowsOf(sql`delete from projects_foreign_areas where id = 'elsewhere'`)
    await rowsOf(sql`delete from sales_projects where staff_id = ${COLLEAGUE}`)
    expect(await sellAtCounter(await staff(COLLEAGUE), sale(fourth))).toEqual({
      ...{ ok: false, refusal: 'notYourProject' },
    })
    expect(await offerAtCounter(await staff(COLLEAGUE), { campaign: of.campaign, unit: fourth })).toBeNull()
    expect(
      await offerAtCounter(await staff(SUPERVISOR, 'supervisor'), { campaign: of.campaign, unit: fourth }),
    ).not.toBeNull()
    await rowsOf(sql`insert into sales_projects (staff_id, project_id)
      select ${COLLEAGUE}, id from projects where slug_name = ${PROJECT}`)
    await expect(async () => sellAtCounter(await finance(), sale(fourth))).rejects.toThrow()
    expect(await rowsOf(sql`select count(*)::int as n from bookings`)).toEqual(before)
    const states = await rowsOf(sql`select distinct state from units where id in (${second}, ${third}, ${fourth})`)
    expect(states).toEqual([{ state: 'available' }])
  })

  it('that finance does not confirm goes back to be paid, with the reason, and a number counts once', async () => {
    const reference = await signedHere()
    const taken = money('terminal')
    await payAtCounter(await seller(), reference, taken)
    const refused = await refuseSlip(await finance(), await slipOf(reference), { reason: 'wrongAmount', note: '4,000' })
    expect(refused).toEqual({ ok: true, value: null })
    await recordSlipRefusal(await jobContext(clock.now), {
      ...{ reference, reason: 'wrongAmount', way: 'counter', until: minutesAfter(clock.now, 120) },
    })
    await failBookingPayment(await jobContext(clock.now), reference)
    expect(await stateOf(reference)).toBe('signed')
    const page = await readDeskBooking(await seller(), reference)
    expect(page?.slip).toMatchObject({ state: 'refused', reason: 'wrongAmount', note: '4,000' })
    expect(await latestPayment(await jobContext(clock.now), 'booking', reference)).toMatchObject({ state: 'failed' })
    expect(await payAtCounter(await seller(), reference, { ...taken, line: '4111 1111 1111 1111' })).toEqual({
      ...{ ok: false, refusal: 'line' },
    })
    expect(await payAtCounter(await seller(), reference, taken)).toEqual({ ok: true, value: null })
    const other = await signedHere()
    expect(await payAtCounter(await seller(), other, taken)).toEqual({ ok: false, refusal: 'lineTaken' })
    // The same signs name something else where it was paid another way.
    expect(await payAtCounter(await seller(), other, { ...taken, method: 'cash' })).toEqual({ ok: true, value: null })
  })

  it('is in the report of the day by how it was paid, equal to the ledger', async () => {
    for (const method of ['cash', 'terminal', 'transfer'] as const) {
      clock.now = NOW
      const reference = await signedHere()
      await payAtCounter(await seller(), reference, money(method))
      // A day that no other test uses.
      clock.now = new Date('2034-03-08T05:00:00Z')
      expect(await approveSlip(await finance(), await slipOf(reference))).toEqual({ ok: true, value: null })
    }
    const rows = await readFinanceDay(await finance(), '2034-03-08')
    expect(isDayEqual(rows)).toBe(true)
    expect(rows.map(({ provider, payments, taken, ledgerTaken }) => [provider, payments, taken, ledgerTaken])).toEqual([
      ['bank', 1, 5_000_000, 5_000_000],
      ['cash', 1, 5_000_000, 5_000_000],
      ['terminal', 1, 5_000_000, 5_000_000],
    ])
    const csv = readCsv(await exportFinanceDay(await finance(), '2034-03-08', rows[0]?.isLive ? 'live' : 'trial'))
    const [, ...lines] = csv.ok ? csv.value : []
    expect(lines.map((line) => [line[3], line[9]])).toEqual([
      ['cash', 'cash'],
      ['terminal', 'terminal'],
      ['bank', 'transfer'],
    ])
    expect(lines.map((line) => line.at(-1)?.split('/')[0])).toEqual(['CASH', 'TERMINAL', expect.stringMatching(/^V-/)])
  })
})
