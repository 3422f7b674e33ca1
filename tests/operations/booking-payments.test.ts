import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import type { PaymentPort } from '@/features/booking/domain/payment-port'
import { beginPayment, findBooking, lapseHolds, RECEIPT_TASK, settleBooking } from '@/features/booking/server'
import type { OfferedMethod, PaymentFact } from '@/features/payments'
import { findReceipt, findReceiptOf, handleWebhook, startPayment } from '@/features/payments/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { buyer, freeUnits, held, NOW, rowsOf, signed } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'
import { signedNotice } from '../support/opn-server'
import { withProvider } from '../support/payments'

const { clock, opn } = withProvider()
let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const later = (minutes: number) => minutesAfter(NOW, minutes)
const oneUnit = async () => (await freeUnits(payload, 1))[0] as number
const find = async (token: string) => findBooking(await buyer(clock.now), token)

const port = (): PaymentPort<Context> => ({
  methods: ['promptpay', 'card'],
  startPayment: (ctx, request) => startPayment(ctx, opn().provider, request),
})

const begin = async (token: string, method: OfferedMethod = 'promptpay') =>
  beginPayment(await buyer(clock.now), token, method, port())

/** The webhook comes, and the booking is told so often: what became of it each time. */
async function deliver(body: string, reference: string, times = 1): Promise<string[]> {
  await handleWebhook(await jobContext(clock.now), opn().provider, signedNotice(body, clock.now))
  const [{ payload: told } = { payload: null }] = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'booking.payment-settled' and j.payload->>'reference' = ${reference} order by j.id desc limit 1`)
  const { paidAt, ...fact } = told as PaymentFact
  const ctx = await jobContext(clock.now)
  const outcomes: string[] = []
  for (let time = 0; time < times; time += 1)
    outcomes.push(await settleBooking(ctx, { ...fact, paidAt: new Date(paidAt) }))
  return outcomes
}

const newsOf = async (token: string) =>
  (
    await rowsOf(sql`select j.payload->>'news' as news from graphile_worker._private_jobs j
      where j.payload->>'booking' = ${String((await find(token))?.id)} and j.payload->>'news' is not null`)
  ).map(({ news }) => news)

/** The invoices whose receipts are mailed. */
const receiptsOf = async (token: string) =>
  (
    await rowsOf(sql`select j.payload->>'invoice' as invoice from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${RECEIPT_TASK} and j.payload->>'booking' = ${String((await find(token))?.id)}`)
  ).map(({ invoice }) => String(invoice))

const owed = async (reference: string) =>
  Number(
    (
      await rowsOf(sql`select coalesce(-sum(e.amount), 0) as n from ledger_entries e
        join payments p on p.id = e.payment_id where e.account = 'refunds_due' and p.reference = ${reference}`)
    )[0]?.n,
  )

/** A signed booking, and what the stand-in keeps about its charge. */
async function signedBooking(): Promise<{ token: string; unit: number; reference: string }> {
  const unit = await oneUnit()
  const token = await signed(unit)
  return { token, unit, reference: (await find(token))?.reference ?? '' }
}

const chargeIdOf = async (reference: string, method = 'promptpay') =>
  String(
    (await rowsOf(sql`select charge from payments where reference = ${reference} and method = ${method}`))[0]?.charge,
  )

describe('a booking fee that is paid', () => {
  it('books the unit with one receipt and one mail, however often it is told', async () => {
    const { token, reference } = await signedBooking()
    const started = await Promise.all(Array.from({ length: 10 }, () => begin(token)))
    expect(started.every(({ ok }) => ok)).toBe(true)
    expect(await rowsOf(sql`select 1 from payments where reference = ${reference}`)).toHaveLength(1)
    // The provider takes no money in the last minute of the hold.
    expect(started[0]).toMatchObject({ value: { expiresAt: later(14) } })
    expect(await deliver(opn().decide(await chargeIdOf(reference)), reference, 3)).toEqual(['booked', 'known', 'known'])
    const receipt = await findReceipt(await buyer(), 'booking', reference)
    expect(await find(token)).toMatchObject({ state: 'booked', receiptNumber: receipt?.number })
    expect([await newsOf(token), await owed(reference)]).toEqual([['booked'], 0])
    const mailed = await receiptsOf(token)
    expect(mailed).toHaveLength(1)
    expect(await findReceiptOf(await jobContext(clock.now), mailed[0] ?? '')).toEqual(receipt)
  })

  it('twice, by two methods, is owed once, and the buyer is told', async () => {
    const { token, reference } = await signedBooking()
    for (const method of ['promptpay', 'card'] as const) await begin(token, method)
    expect(await deliver(opn().decide(await chargeIdOf(reference)), reference)).toEqual(['booked'])
    const second = opn().decide(await chargeIdOf(reference, 'card'))
    expect(await deliver(second, reference, 2)).toEqual(['paid_twice', 'known'])
    expect([(await find(token))?.state, await owed(reference)]).toEqual(['booked', 5_000_000])
    expect(await newsOf(token)).toEqual(['booked', 'paid_twice'])
    const invoices = await receiptsOf(token)
    expect(new Set(invoices).size).toBe(2)
    for (const invoice of invoices) {
      const receipt = await findReceiptOf(await jobContext(clock.now), invoice)
      expect(await findReceipt(await buyer(), 'booking', reference, receipt?.number)).toEqual(receipt)
    }
    expect(await findReceipt(await buyer(), 'booking', reference, 'TRIAL-2026-999999')).toBeNull()
  })

  it('late revives the booking while the unit is free; else it is owed and the unit is not sold twice', async () => {
    for (const isTaken of [false, true]) {
      clock.now = NOW
      const { token, unit, reference } = await signedBooking()
      await begin(token)
      clock.now = later(13)
      const body = opn().decide(await chargeIdOf(reference))
      clock.now = later(21)
      expect(await lapseHolds(await jobContext(clock.now))).toBe(1)
      if (isTaken) await held(unit, clock.now)
      expect(await deliver(body, reference)).toEqual([isTaken ? 'paid_late' : 'booked'])
      expect([(await find(token))?.state, await owed(reference)]).toEqual(
        isTaken ? ['paid_late', 5_000_000] : ['booked', 0],
      )
    }
  })
})
