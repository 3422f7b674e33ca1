import { expect, it } from 'vitest'
import { byBooks, isDayEqual } from '@/features/payments/domain/desk'
import {
  listDeskPayments,
  listExceptions,
  listOpenRefunds,
  readDeskPayment,
} from '@/features/payments/operations/desk-payments'
import { exportFinanceDay, readFinanceDay } from '@/features/payments/operations/finance-day'
import { approveRefund, markRefundDue } from '@/features/payments/server'
import { readCsv } from '@/formats/csv'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { ACCOUNT, ANN, BOB, granted, PAID, withRefunds } from '../support/refunds'

const { agreed, clock, finance, named, paid, send, start, transfer } = withRefunds()

const as = (role: StaffRole) => someContext(clock.now, { kind: 'staff', id: ANN, role })
/** A day that no other test uses, by the clock of Bangkok. */
const DAY = '2033-05-17'
const at = (time: string) => new Date(`${DAY}T${time}:00+07:00`)

it('a day adds up by payments and refunds and by the ledger, and the file has every movement once', async () => {
  clock.now = at('00:10')
  const first = await paid()
  clock.now = at('23:50')
  const second = await paid('promptpay')
  await send(await agreed(first.invoice, 1_000_000))
  await markRefundDue(await jobContext(clock.now), second.invoice)
  const [{ number } = { number: '' }] = (await listOpenRefunds(await finance(ANN))).filter(
    ({ invoice }) => invoice === second.invoice,
  )
  await named(second.reference)
  granted(await approveRefund(await finance(BOB), number))
  expect((await readDeskPayment(await finance(BOB), second.invoice))?.refunds[0]?.account).toEqual(ACCOUNT)
  granted(await transfer(ANN, number, '=cmd|KBANK 7'))
  expect((await readDeskPayment(await finance(BOB), second.invoice))?.refunds[0]?.account).toBeNull()
  // The next day in Bangkok.
  clock.now = new Date(at('23:50').getTime() + 15 * 60_000)
  await paid()

  const rows = await readFinanceDay(await as('finance'), DAY)
  expect(isDayEqual(rows)).toBe(true)
  expect(rows).toMatchObject([
    { provider: 'bank', entity: 'TRIAL', payments: 0, taken: 0, refunds: 1, givenBack: PAID },
    { provider: 'opn', entity: 'TRIAL', payments: 2, taken: 2 * PAID, refunds: 1, givenBack: 1_000_000 },
  ])
  const csv = readCsv(await exportFinanceDay(await as('finance'), DAY, 'trial'))
  const [head, ...lines] = csv.ok ? csv.value : []
  expect(head?.slice(0, 4)).toEqual(['time', 'what', 'amount_thb', 'account'])
  expect(lines.map(([, what, amount, account]) => [what, amount, account])).toEqual([
    ['payment', '50000.00', 'provider'],
    ['payment', '50000.00', 'provider'],
    ['refund', '-10000.00', 'provider'],
    ['refund', '-50000.00', 'bank'],
  ])
  expect(lines.at(-1)?.at(-1)).toBe("'=cmd|KBANK 7")
})

it('a trial is in no queue, sum or file of real money, and pushes nothing out of one', async () => {
  const day = '2033-06-20'
  clock.now = new Date(`${day}T10:00:00+07:00`)
  const [real, trial] = [await paid(), await paid()]
  await agreed(real.invoice, 1_000_000)
  await agreed(trial.invoice, 2_000_000)
  await send(await agreed(real.invoice, 500_000))
  await send(await agreed(trial.invoice, 700_000))
  // What the provider would have said of a card of real money.
  await rowsOf(sql`update payments set is_live = true where invoice = ${real.invoice}`)
  const refunds = byBooks(
    (await listOpenRefunds(await finance(ANN))).filter(({ invoice }) =>
      [real, trial].some((one) => one.invoice === invoice),
    ),
  )
  expect([refunds.live, refunds.trial].map((rows) => rows.map(({ amount }) => amount))).toEqual([
    [1_000_000],
    [2_000_000],
  ])
  const rows = await readFinanceDay(await as('finance'), day)
  expect(rows.map(({ isLive, taken, givenBack }) => ({ isLive, taken, givenBack }))).toEqual(
    expect.arrayContaining([
      { isLive: true, taken: PAID, givenBack: 500_000 },
      { isLive: false, taken: PAID, givenBack: 700_000 },
    ]),
  )
  expect(isDayEqual(rows)).toBe(true)
  for (const [books, ours, amount] of [
    ['live', real, '-5000.00'],
    ['trial', trial, '-7000.00'],
  ] as const) {
    const csv = readCsv(await exportFinanceDay(await as('finance'), day, books))
    const [, ...lines] = csv.ok ? csv.value : []
    expect(lines.map((line) => [line[2], line[6]])).toEqual([
      ['50000.00', ours.invoice],
      [amount, ours.invoice],
    ])
  }
  for (let more = 0; more < 51; more += 1)
    await rowsOf(sql`insert into payments (invoice, idempotency_key, request_hash, kind, reference, amount, currency, method,
        description, provider, is_live, state, expires_at, created_at, changed_at)
      select ${`T${more}`} || invoice, ${`many-${more}-`} || invoice, request_hash, kind, ${`many-${more}`}, amount, currency,
        method, description, provider, false, 'failed', expires_at, created_at, changed_at
      from payments where invoice = ${trial.invoice}`)
  const listed = byBooks(await listDeskPayments(await as('finance'), ''))
  expect(listed.live.map(({ invoice }) => invoice)).toContain(real.invoice)
  expect(listed.trial).toHaveLength(50)
})

it('a ledger that says something else is seen', () => {
  const row = {
    provider: 'opn',
    entity: 'NN',
    isLive: true,
    payments: 1,
    taken: 5,
    firstReceipt: null,
    lastReceipt: null,
  }
  const rest = { refunds: 0, givenBack: 0, ledgerGivenBack: 0 }
  expect(isDayEqual([{ ...row, ...rest, ledgerTaken: 5 }])).toBe(true)
  expect(isDayEqual([{ ...row, ...rest, ledgerTaken: 4 }])).toBe(false)
})

it('payments that need a person are in the queue, and only people of the desk see it', async () => {
  const reference = `odd-${Date.now()}`
  await start(reference)
  await rowsOf(sql`update payments set exception = 'mismatched' where reference = ${reference}`)
  const found = await listExceptions(await as('supervisor'))
  expect(found.filter((one) => one.reference === reference)).toMatchObject([{ exception: 'mismatched' }])
  for (const role of ['sales', 'editor', 'publisher'] as const)
    await expect(async () => listExceptions(await as(role))).rejects.toThrow('not for the actor')
})
