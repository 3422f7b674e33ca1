import { describe, expect, it } from 'vitest'
import { openAccount } from '@/features/payments/operations/refund-account'
import { approveRefund, listRefundsFor, markRefundDue, rejectRefund } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { holderOf, jobContext } from '../support/content-system'
import { rowOf, someReference } from '../support/payments'
import { ACCOUNT, ANN, BOB, granted, PAID, withRefunds } from '../support/refunds'
import { accountMadeAt, accountMadeBy, hoursBefore } from '../support/second-person'

const {
  accountsOf,
  agreed,
  ask,
  atProvider,
  clock,
  finance,
  opn,
  paid,
  reconcile,
  refundRow,
  refundState,
  send,
  start,
  stateOf,
  named,
  transfer,
} = withRefunds()

describe('a refund of a card payment', () => {
  it('is not agreed to by a second account of the asker, nor by one of less than a day', async () => {
    const { invoice, reference } = await paid()
    const number = granted(await ask(invoice))
    const linked = await accountMadeBy(ANN)
    const young = await accountMadeAt(hoursBefore(clock.now, 23))
    expect(await approveRefund(await finance(linked), number)).toEqual({ ok: false, refusal: 'linked' })
    expect(await approveRefund(await finance(young), number)).toEqual({ ok: false, refusal: 'young' })
    expect(await accountsOf(reference)).toEqual({ provider: PAID, customer: -PAID })
    const theirs = granted(await ask((await paid()).invoice, PAID, linked))
    expect(await approveRefund(await finance(ANN), theirs)).toEqual({ ok: false, refusal: 'linked' })
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    granted(await approveRefund(await finance(young), number))
  })

  it('is asked for by one person, agreed to by another, and given back by the provider', async () => {
    const { reference, invoice } = await paid()
    const number = granted(await ask(invoice))
    expect(await approveRefund(await finance(ANN), number)).toEqual({ ok: false, refusal: 'own' })
    expect(await accountsOf(reference)).toEqual({ provider: PAID, customer: -PAID })
    granted(await approveRefund(await finance(BOB), number))
    expect(await accountsOf(reference)).toEqual({ provider: PAID, refunds_due: -PAID })
    expect(await stateOf(reference)).toBe('refund_due')
    await send(number)
    await send(number)
    expect(await refundState(number)).toBe('done')
    expect(atProvider(number)).toBe(1)
    expect(await accountsOf(reference)).toEqual({})
    expect(await stateOf(reference)).toBe('refunded')
  })

  it('may be of a part; the payment stays paid until all is back', async () => {
    const { reference, invoice } = await paid()
    await send(await agreed(invoice, 1_000_000))
    expect(await stateOf(reference)).toBe('paid')
    expect(await ask(invoice, 4_000_001)).toEqual({ ok: false, refusal: 'amount' })
    await send(await agreed(invoice, 4_000_000))
    expect(await stateOf(reference)).toBe('refunded')
    expect(await accountsOf(reference)).toEqual({})
  })

  it.each([
    ['lostAnswer', 'the money went back, and the answer was lost'],
    ['lostRequest', 'the provider never heard of it'],
    ['error', 'the provider had an error'],
  ] as const)('is given back once after %s: %s', async (trouble, _) => {
    const { invoice } = await paid()
    const number = await agreed(invoice)
    opn().trouble(trouble)
    await send(number)
    expect(await refundState(number)).toBe('unknown')
    await reconcile()
    await reconcile()
    expect(await refundState(number)).toBe('done')
    expect(atProvider(number)).toBe(1)
  })

  it('waits while the provider is away', async () => {
    const { invoice } = await paid()
    const number = await agreed(invoice)
    opn().setDown(true)
    await send(number)
    await reconcile()
    expect(await refundState(number)).toBe('unknown')
    opn().setDown(false)
    await reconcile()
    expect(await refundState(number)).toBe('done')
  })

  it('becomes a transfer to an account where the provider refuses it', async () => {
    const { reference, invoice } = await paid()
    const number = await agreed(invoice)
    opn().trouble('declined')
    await send(number)
    expect(await refundRow(number)).toMatchObject({ state: 'approved', way: 'transfer' })
    const pay = () => transfer(ANN, number, 'KBANK 20261123-77')
    expect(await pay()).toEqual({ ok: false, refusal: 'account' })
    expect(await named(reference)).toBe(1)
    expect(await pay()).toEqual({ ok: false, refusal: 'notNow' })
    granted(await approveRefund(await finance(BOB), number))
    granted(await pay())
    expect(await pay()).toEqual({ ok: false, refusal: 'notNow' })
    expect(await accountsOf(reference)).toEqual({ provider: PAID, bank: -PAID })
    expect(await stateOf(reference)).toBe('refunded')
  })
})

describe('money that bought nothing', () => {
  it('waits for finance, and for the account of a payer by PromptPay', async () => {
    const { reference, invoice } = await paid('promptpay')
    await markRefundDue(await jobContext(clock.now), invoice)
    await markRefundDue(await jobContext(clock.now), invoice)
    const payer = await holderOf('booking', clock.now)
    const due = { amount: PAID, way: 'transfer', state: 'asked', accountEnd: null }
    expect(await listRefundsFor(payer, 'test', reference)).toMatchObject([due])
    await named(reference)
    expect(await listRefundsFor(payer, 'test', reference)).toMatchObject([{ ...due, accountEnd: '7890' }])
    const [row] = await rowsOf(sql`select r.* from refunds r join payments p on p.id = r.payment_id
      where p.reference = ${reference}`)
    const number = String(row?.number)
    expect(String(row?.account)).not.toContain('1234567890')
    expect(openAccount(number, String(row?.account))).toEqual(ACCOUNT)
    expect(openAccount('RF0', String(row?.account))).toBeNull()
    granted(await approveRefund(await finance(ANN), number))
    expect(await accountsOf(reference)).toEqual({ provider: PAID, refunds_due: -PAID })
    expect(await transfer(ANN, number, 'SCB 1')).toEqual({ ok: false, refusal: 'own' })
    granted(await transfer(BOB, number, 'SCB 1'))
    expect(await stateOf(reference)).toBe('refunded')
  })
})

describe('of a payment', () => {
  it('never more is asked back than was paid, also by twenty people at once', async () => {
    const { invoice } = await paid()
    const asked = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(invoice, 3_000_000, 1000 + at)))
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await ask(invoice, 0)).toEqual({ ok: false, refusal: 'amount' })
    expect(await ask(invoice, 0.5)).toEqual({ ok: false, refusal: 'amount' })
  })

  it('a refund that is turned down frees its amount, and needs a reason', async () => {
    const { invoice, reference } = await paid()
    const number = granted(await ask(invoice))
    expect(await rejectRefund(await finance(BOB), number, ' ')).toEqual({ ok: false, refusal: 'reason' })
    granted(await rejectRefund(await finance(BOB), number, 'The buyer stays'))
    expect(await approveRefund(await finance(BOB), number)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await accountsOf(reference)).toEqual({ provider: PAID, customer: -PAID })
    granted(await ask(invoice))
  })

  it('nothing is asked back before it is paid', async () => {
    const reference = someReference()
    await start(reference)
    expect(await ask(String((await rowOf(reference))?.invoice))).toEqual({ ok: false, refusal: 'notPaid' })
  })
})

describe('the database itself', () => {
  it('refuses a refund that its asker decides, and one that nobody decided', async () => {
    const { invoice } = await paid()
    const number = granted(await ask(invoice))
    for (const change of [
      sql`update refunds set decided_by = ${ANN} where number = ${number}`,
      sql`update refunds set state = 'approved' where number = ${number}`,
    ])
      await expect(rowsOf(change)).rejects.toThrow()
  })

  it('keeps the history of a refund, with who and why', async () => {
    const { invoice } = await paid()
    const number = await agreed(invoice)
    await send(number)
    const lines = await rowsOf(sql`select step, staff, note from refund_events e join refunds r on r.id = e.refund_id
      where r.number = ${number} order by e.id`)
    expect(lines).toMatchObject([
      { step: 'ask', staff: ANN, note: 'Sold by mistake' },
      { step: 'approve', staff: BOB },
      { step: 'send', staff: null },
      { step: 'hear', staff: null },
    ])
    await expect(rowsOf(sql`delete from refund_events`)).rejects.toThrow()
  })
})
