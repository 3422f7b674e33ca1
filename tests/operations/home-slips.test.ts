import { describe, expect, it } from 'vitest'
import type { OfferedMethod, PaymentFact } from '@/features/payments'
import { transferProvider } from '@/features/payments/operations/transfer'
import {
  agreeSlip,
  approveSlip,
  latestPayment,
  latestSlip,
  reconcilePayments,
  refuseSlip,
} from '@/features/payments/server'
import {
  findHome,
  payHomeAtCounter,
  planHome,
  readHomeDesk,
  recordHomeSlipRefusal,
  sendHomeSlip,
  settleHomePayment,
  startHomePayment,
} from '@/features/purchases/server'
import { sql } from '@/platform/database/database'
import { buyer, NOW, rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { money, slipOf } from '../support/counter'
import { mailsOf, TERMS, withHomes } from '../support/homes'

const { clock, booked, staff, supervisor } = withHomes()
const [ANN, BOB] = [911, 912]
const finance = (id: number) => someContext(clock.now, { kind: 'staff', id, role: 'finance' })
const provider = transferProvider({ biller: '010556012345600' })

/** A home whose first payment is to be transferred. */
async function planned() {
  const home = await booked()
  await planHome(await staff(), home.reference, TERMS, 'As agreed')
  return { ...home, payable: `${home.reference}-1` }
}

const pay = async (token: string, method: OfferedMethod = 'transfer') =>
  startHomePayment(await buyer(clock.now), token, { number: 1, method }, provider)
const send = async (token: string) =>
  sendHomeSlip(await buyer(clock.now), token, { number: 1, upload: null, note: 'KBank 10:12' })
const line = () => money('transfer').line

/** Finance finds the money of the newest slip, by two people where the first one is not the seller. */
async function found(payable: string): Promise<void> {
  const number = await slipOf(payable)
  await agreeSlip(await finance(ANN), number, line())
  expect(await approveSlip(await finance(BOB), number)).toEqual({ ok: true, value: null })
}

/** What the home makes of each announcement that money came. */
async function settled(payable: string): Promise<string[]> {
  const jobs = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'home.payment-settled' and j.payload->>'reference' = ${payable}`)
  const outcomes: string[] = []
  for (const { payload } of jobs) {
    const fact = payload as PaymentFact
    outcomes.push(await settleHomePayment(await jobContext(clock.now), { ...fact, paidAt: new Date(fact.paidAt) }))
  }
  return outcomes
}

describe('an instalment by transfer', () => {
  it('is one payment with one code for a day, and is paid once two people found the money of its slip', async () => {
    const { token, reference, payable } = await planned()
    expect(await send(token)).toEqual({ ok: false, refusal: 'noTransfer' })
    const first = await pay(token)
    expect(first).toMatchObject({ ok: true, value: { method: 'transfer', state: 'pending', amount: 20_000_000 } })
    clock.now = new Date(NOW.getTime() + 20 * 60 * 60_000)
    expect(await pay(token)).toEqual(first)
    expect(await send(token)).toEqual({ ok: true, value: null })
    expect(await send(token)).toEqual({ ok: false, refusal: 'waits' })
    // Nobody pays a second time meanwhile, and the time of the payment does not run out.
    expect(await pay(token)).toEqual({ ok: false, refusal: 'waits' })
    clock.now = new Date(NOW.getTime() + 5 * 24 * 60 * 60_000)
    await reconcilePayments(await jobContext(clock.now), provider)
    expect((await latestPayment(await buyer(clock.now), 'home', payable))?.state).toBe('pending')
    expect((await readHomeDesk(await staff(), reference))?.looking).toEqual([1])
    await found(payable)
    expect(await settled(payable)).toEqual(['paid'])
    const home = await findHome(await buyer(clock.now), token)
    expect(home?.payments[0]).toMatchObject({ number: 1, receiptNumber: expect.stringMatching(/^NN-2026-\d{6}$/) })
    expect(await send(token)).toEqual({ ok: false, refusal: 'notNow' })
  })

  it('that finance does not find is told to the buyers, who can send another slip', async () => {
    const { token, reference, payable } = await planned()
    await pay(token)
    await send(token)
    await refuseSlip(await finance(ANN), await slipOf(payable), { reason: 'unreadable', note: '' })
    const [job] = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'home.payment-slip-refused' and j.payload->>'reference' = ${payable}`)
    await recordHomeSlipRefusal(await jobContext(clock.now), job?.payload as { reference: string; way: string })
    expect(await mailsOf(reference)).toEqual(['planned 1', 'slipRefused 1'])
    expect(await latestSlip(await buyer(clock.now), 'home', payable)).toMatchObject({
      state: 'refused',
      mayResend: true,
    })
    expect(await send(token)).toEqual({ ok: true, value: null })
  })
})

describe('an instalment at the counter', () => {
  it('is recorded by sales, confirmed by somebody else of finance, and paid once', async () => {
    const { token, reference, payable } = await planned()
    const cash = { number: 1, ...money('cash') }
    const stranger = await someContext(clock.now, { kind: 'staff', id: 899, role: 'sales' })
    expect(await payHomeAtCounter(stranger, reference, cash)).toEqual({ ok: false, refusal: 'gone' })
    expect(await payHomeAtCounter(await supervisor(), reference, { ...cash, line: '' })).toEqual({
      ...{ ok: false, refusal: 'line' },
    })
    await expect(async () => payHomeAtCounter(await finance(ANN), reference, cash)).rejects.toThrow('not for the actor')
    expect(await payHomeAtCounter(await supervisor(), reference, cash)).toEqual({ ok: true, value: null })
    expect(await payHomeAtCounter(await supervisor(), reference, { number: 1, ...money('cash') })).toEqual({
      ...{ ok: false, refusal: 'waits' },
    })
    expect(await pay(token)).toEqual({ ok: false, refusal: 'waits' })
    expect(await approveSlip(await finance(BOB), await slipOf(payable))).toEqual({ ok: true, value: null })
    expect(await settled(payable)).toEqual(['paid'])
    const next = { number: 1, ...money('cash') }
    expect(await payHomeAtCounter(await supervisor(), reference, next)).toEqual({ ok: false, refusal: 'notNow' })
    const accounts = await rowsOf(sql`select account from ledger_entries e join payments p on p.id = e.payment_id
      where p.reference = ${payable} order by account`)
    expect(accounts.map(({ account }) => account)).toEqual(['cash', 'customer'])
  })
})
