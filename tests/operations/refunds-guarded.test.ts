import { describe, expect, it } from 'vitest'
import { readDeskPayment } from '@/features/payments/operations/desk-payments'
import {
  approveRefund,
  closeException,
  redirectRefund,
  rejectRefund,
  retryRefund,
  sendRefundByName,
} from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { ACCOUNT, ANN, BOB, granted, PAID, withRefunds } from '../support/refunds'

const { accountsOf, agreed, ask, clock, finance, markOf, named, paid, refundRow, refundState, stateOf, transfer } =
  withRefunds()

describe('the account that money goes back to', () => {
  it('cannot be changed between the approval and the transfer, also to one with the same last digits', async () => {
    const { reference, invoice } = await paid('promptpay')
    const number = granted(await ask(invoice))
    await named(reference)
    granted(await approveRefund(await finance(BOB), number))
    const shown = await markOf(number)
    await named(reference, { ...ACCOUNT, number: '9999997890', name: 'Evil Person', buyers: ['Somchai Jaidee'] })
    expect(await refundState(number)).toBe('asked')
    expect(await transfer(ANN, number, 'SCB 2', shown)).toEqual({ ok: false, refusal: 'notNow' })
    const page = await readDeskPayment(await finance(ANN), invoice)
    expect(page?.refunds[0]?.holder).toMatchObject({ name: 'Evil Person', isBuyer: false })
    granted(await approveRefund(await finance(BOB), number))
    expect(await transfer(ANN, number, 'SCB 2', shown)).toEqual({ ok: false, refusal: 'accountChanged' })
    expect(await rejectRefund(await finance(BOB), number, 'No')).toEqual({ ok: false, refusal: 'notNow' })
    granted(await transfer(ANN, number, 'SCB 2'))
    expect(await accountsOf(reference)).toEqual({ provider: PAID, bank: -PAID })
  })
})

describe('a refund whose provider is gone', () => {
  it('is not stuck: by transfer instead, once somebody else agreed', async () => {
    const { reference, invoice } = await paid()
    const number = await agreed(invoice)
    expect(await sendRefundByName(await jobContext(clock.now), number)).toBe(false)
    expect(await retryRefund(await finance(ANN), number)).toEqual({ ok: false, refusal: 'noProvider' })
    granted(await redirectRefund(await finance(BOB), number, 'The contract with the provider ended'))
    expect(await refundRow(number)).toMatchObject({ state: 'asked', way: 'transfer' })
    await named(reference)
    expect(await approveRefund(await finance(BOB), number)).toEqual({ ok: false, refusal: 'own' })
    granted(await approveRefund(await finance(ANN), number))
    granted(await transfer(BOB, number, 'SCB 3'))
    expect(await stateOf(reference)).toBe('refunded')
    expect(await accountsOf(reference)).toEqual({ provider: PAID, bank: -PAID })
  })
})

describe('a receipt', () => {
  it('is only added to: the database refuses all else', async () => {
    await paid()
    await expect(rowsOf(sql`update receipts set number = number + 1000`)).rejects.toThrow()
    await expect(rowsOf(sql`delete from receipts`)).rejects.toThrow()
  })
})

describe('a payment to look at', () => {
  it('is closed with a reason that is kept', async () => {
    const { invoice } = await paid()
    await rowsOf(sql`update payments set exception = 'reversed' where invoice = ${invoice}`)
    expect(await closeException(await finance(ANN), invoice, ' ')).toEqual({ ok: false, refusal: 'reason' })
    granted(await closeException(await finance(ANN), invoice, 'The bank returned it'))
    expect(await closeException(await finance(ANN), invoice, 'Again')).toEqual({ ok: false, refusal: 'notNow' })
    const page = await readDeskPayment(await finance(ANN), invoice)
    expect(page?.closed).toMatchObject([{ exception: 'reversed', reason: 'The bank returned it' }])
    await expect(rowsOf(sql`delete from payment_exceptions`)).rejects.toThrow()
  })
})
