import { beforeEach, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { findBooking, lapseHolds, recordSlipRefusal } from '@/features/booking/server'
import { listOpenSlips, openSlipFile, readDeskSlip } from '@/features/payments/operations/desk-slips'
import {
  agreeSlip,
  approveSlip,
  latestPayment,
  latestSlip,
  reconcilePayments,
  refuseSlip,
} from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { buyer, hold, NOW, rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { accountMadeAt, accountMadeBy, hoursBefore } from '../support/second-person'
import { settledBooking } from '../support/settled'
import { sendSlipOf, transferring, transfers } from '../support/transfers'

const [ANN, BOB] = [901, 902]
const clock = { now: NOW }
const later = (minutes: number) => minutesAfter(NOW, minutes)
let line = 0
const someLine = () => `KB-${Date.now()}-${++line}`
const finance = (id: number) => someContext(clock.now, { kind: 'staff', id, role: 'finance' })
const find = async (token: string) => findBooking(await buyer(clock.now), token)
const reconcile = async () => reconcilePayments(await jobContext(clock.now), transfers)

const send = (token: string) => sendSlipOf(token, 'slip', clock.now)

const slipOf = async (reference: string) =>
  String(
    (
      await rowsOf(sql`select s.number from payment_slips s join payments p on p.id = s.payment_id
        where p.reference = ${reference} order by s.id desc limit 1`)
    )[0]?.number,
  )

async function approved(reference: string): Promise<void> {
  const number = await slipOf(reference)
  expect(await agreeSlip(await finance(ANN), number, someLine())).toEqual({ ok: true, value: null })
  expect(await approveSlip(await finance(BOB), number)).toEqual({ ok: true, value: null })
}

const settled = (reference: string) => settledBooking(reference, clock.now)

beforeEach(() => {
  clock.now = NOW
})

describe('a transfer with a slip', () => {
  it('leaves a hold as long as staff made it, where that is longer', async () => {
    const { token, reference } = await transferring()
    const extended = later(5 * 24 * 60)
    await rowsOf(sql`update bookings set hold_ends_at = ${extended.toISOString()}::timestamptz
      where reference = ${reference}`)
    expect(await send(token)).toEqual({ ok: true, value: null })
    expect((await find(token))?.holdEndsAt).toEqual(extended)
  })

  it('books the home once two people of finance found the money; nobody approves alone', async () => {
    const { token, reference } = await transferring()
    const payment = await latestPayment(await buyer(clock.now), 'booking', reference)
    expect(payment).toMatchObject({ state: 'pending', method: 'transfer', isLive: true, amount: 5_000_000 })
    expect(payment?.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await send(token)).toEqual({ ok: true, value: null })
    expect(await send(token)).toEqual({ ok: false, refusal: 'waits' })
    const number = await slipOf(reference)
    expect(await approveSlip(await finance(BOB), number)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await agreeSlip(await finance(ANN), number, ' ')).toEqual({ ok: false, refusal: 'line' })
    expect(await agreeSlip(await finance(ANN), number, someLine())).toEqual({ ok: true, value: null })
    expect(await approveSlip(await finance(ANN), number)).toEqual({ ok: false, refusal: 'own' })
    expect(await approveSlip(await finance(await accountMadeBy(ANN)), number)).toEqual({ ok: false, refusal: 'linked' })
    const young = await finance(await accountMadeAt(hoursBefore(clock.now, 1)))
    expect(await approveSlip(young, number)).toEqual({ ok: false, refusal: 'young' })
    await expect(
      rowsOf(sql`update payment_slips set state = 'approved', decided_by = agreed_by where number = ${number}`),
    ).rejects.toThrow()
    await expect(
      rowsOf(sql`update payment_slips set state = 'approved', agreed_by = ${BOB}, decided_by = ${ANN}
        where number = ${number}`),
    ).rejects.toThrow()
    await expect(
      rowsOf(sql`update payment_slips set bank_reference = 'ANOTHER' where number = ${number}`),
    ).rejects.toThrow()
    await expect(rowsOf(sql`delete from payment_slip_events`)).rejects.toThrow()
    await expect(async () =>
      approveSlip(await someContext(clock.now, { kind: 'staff', id: BOB, role: 'sales' }), number),
    ).rejects.toThrow('not for the actor')
    expect(await approveSlip(await finance(BOB), number)).toEqual({ ok: true, value: null })
    expect(await approveSlip(await finance(BOB), number)).toEqual({ ok: false, refusal: 'notNow' })
    await expect(rowsOf(sql`update payment_slips set state = 'waiting' where number = ${number}`)).rejects.toThrow()
    expect(await settled(reference)).toEqual(['booked'])
    expect((await find(token))?.state).toBe('booked')
    const accounts = await rowsOf(sql`select account, e.amount::int as amount from ledger_entries e
      join payments p on p.id = e.payment_id where p.reference = ${reference} order by account`)
    expect(accounts).toEqual([
      { account: 'bank', amount: 5_000_000 },
      { account: 'customer', amount: -5_000_000 },
    ])
  })

  it('keeps the hold while finance looks, and ends it at its limit', async () => {
    const { token, reference } = await transferring()
    await send(token)
    clock.now = later(23 * 60)
    await reconcile()
    expect(await lapseHolds(await jobContext(clock.now))).toBe(0)
    expect((await find(token))?.state).toBe('paying')
    clock.now = later(24 * 60 + 6)
    await reconcile()
    expect((await find(token))?.state).toBe('lapsed')
    const open = (await listOpenSlips(await finance(ANN))).find((one) => one.reference === reference)
    expect(open).toMatchObject({ isOver: true, state: 'waiting' })
    await approved(reference)
    expect(await settled(reference)).toEqual(['booked'])
    expect((await find(token))?.state).toBe('booked')
  })

  it('found after the home was sold is to be given back: nothing is sold twice', async () => {
    const { token, reference, unit } = await transferring()
    await send(token)
    clock.now = later(25 * 60)
    expect(await hold(unit, clock.now)).toMatchObject({ ok: true })
    await approved(reference)
    expect(await settled(reference)).toEqual(['paid_late'])
    expect((await latestPayment(await buyer(clock.now), 'booking', reference))?.state).toBe('refund_due')
  })

  it('without a slip runs out with the hold, and a slip can still be sent', async () => {
    const { token, reference } = await transferring()
    clock.now = later(21)
    await reconcile()
    expect((await find(token))?.state).toBe('lapsed')
    expect(await send(token)).toEqual({ ok: true, value: null })
    expect((await find(token))?.state).toBe('lapsed')
    await approved(reference)
    expect(await settled(reference)).toEqual(['booked'])
  })

  it('that comes while the end of its payment is being decided keeps it open', async () => {
    for (const answer of ['expire', 'nothing'] as const) {
      clock.now = NOW
      const { token, reference } = await transferring()
      if (answer === 'nothing')
        await rowsOf(sql`update payments set state = 'unknown', charge = null where reference = ${reference}`)
      // The time of the payment is over, that of the hold is not yet.
      clock.now = later(14.5)
      const slow = {
        ...transfers,
        find: async (...asked: Parameters<typeof transfers.find>) => {
          const said = answer === 'expire' ? await transfers.find(...asked) : null
          expect(await send(token)).toEqual({ ok: true, value: null })
          return said
        },
      }
      await reconcilePayments(await jobContext(clock.now), slow)
      expect(['pending', 'unknown'], answer).toContain(
        (await latestPayment(await buyer(clock.now), 'booking', reference))?.state,
      )
    }
  })

  it('that finance refuses tells why, keeps the hold for another, and stops after three', async () => {
    const { token, reference } = await transferring()
    for (const time of [1, 2, 3]) {
      expect(await send(token), `slip ${time}`).toEqual({ ok: true, value: null })
      const refused = { reason: 'wrongAmount', note: 'We got 49,000' } as const
      expect(await refuseSlip(await finance(ANN), await slipOf(reference), refused)).toEqual({ ok: true, value: null })
      const [job] = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'booking.payment-slip-refused' and j.payload->>'reference' = ${reference}
        order by j.id desc limit 1`)
      const { until, ...facts } = (job?.payload ?? {}) as Record<'reference' | 'reason' | 'way' | 'until', string>
      await recordSlipRefusal(await jobContext(clock.now), { ...facts, until: new Date(until) })
    }
    expect((await find(token))?.holdEndsAt).toEqual(later(121))
    expect(await latestSlip(await buyer(clock.now), 'booking', reference)).toMatchObject({
      ...{ state: 'refused', reason: 'wrongAmount', note: 'We got 49,000', mayResend: false },
    })
    expect(await send(token)).toEqual({ ok: false, refusal: 'tooManySlips' })
  })

  it('is paid by one line of the bank statement: the same line pays nothing else', async () => {
    const first = await transferring()
    const line = someLine()
    await send(first.token)
    expect(await agreeSlip(await finance(ANN), await slipOf(first.reference), line)).toMatchObject({ ok: true })
    const second = await transferring()
    await send(second.token)
    const number = await slipOf(second.reference)
    const taken = await agreeSlip(await finance(BOB), number, line.toLowerCase())
    expect(taken).toEqual({ ok: false, refusal: 'lineTaken' })
  })
})

it('the file of a slip is private to finance, and one that came before is pointed out', async () => {
  const numbers: string[] = []
  for (const _ of [1, 2]) {
    const { token, reference } = await transferring()
    expect(await send(token)).toMatchObject({ ok: true })
    numbers.push(await slipOf(reference))
  }
  const [first = '', second = ''] = numbers
  const page = await readDeskSlip(await finance(ANN), second)
  expect(page?.twins).toContain(first)
  const file = page?.files[0]?.id ?? ''
  expect(await openSlipFile(await finance(ANN), second, file)).toMatchObject({ kind: 'picture' })
  expect(await openSlipFile(await finance(ANN), 'SL0', file)).toBeNull()
  await expect(async () => openSlipFile(await buyer(), second, file)).rejects.toThrow('not for the actor')
})
