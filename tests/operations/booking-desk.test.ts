import { beforeAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import {
  countBookings,
  listBoards,
  listDeskBookings,
  readBoard,
  readDeskBooking,
} from '@/features/booking/operations/desk-bookings'
import { exportBookings } from '@/features/booking/operations/export-bookings'
import { extendHold } from '@/features/booking/operations/extend-hold'
import { requestAccountCode } from '@/features/booking/operations/refund-account'
import {
  beginPayment,
  findBooking,
  lapseHolds,
  moveBooking,
  nameAccountByCode,
  recordRefund,
  settleBooking,
} from '@/features/booking/server'
import type { PaymentFact } from '@/features/payments'
import { handleWebhook, listRefundsFor, startPayment } from '@/features/payments/server'
import { readCsv } from '@/formats/csv'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { buyer, codeFor, freeUnits, held, NOW, PROJECT, rowsOf, signed } from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { makeSeller, SELLER } from '../support/counter'
import { signedNotice } from '../support/opn-server'
import { withProvider } from '../support/payments'

const { clock, opn } = withProvider()
const oneUnit = async () => (await freeUnits(await contentSystem(), 1))[0] as number
const later = (minutes: number) => minutesAfter(NOW, minutes)
beforeAll(async () => {
  const [project] = await rowsOf(sql`select id from projects where slug_name = ${PROJECT}`)
  await makeSeller(SELLER, project?.id)
})
const staff = (role: StaffRole, now = NOW) => someContext(now, { kind: 'staff', id: SELLER, role })
const referenceOf = async (token: string) => (await findBooking(await buyer(NOW), token))?.reference ?? ''

/** A unit booked and paid for. */
async function booked(): Promise<{ token: string; unit: number; reference: string }> {
  const unit = await oneUnit()
  const token = await signed(unit)
  const reference = await referenceOf(token)
  const port = {
    methods: ['card'] as const,
    startPayment: (ctx: Parameters<typeof startPayment>[0], request: Parameters<typeof startPayment>[2]) =>
      startPayment(ctx, opn().provider, request),
  }
  await beginPayment(await buyer(clock.now), token, 'card', port)
  const [row] = await rowsOf(sql`select invoice from payments where reference = ${reference}`)
  const body = opn().decide(String(row?.invoice))
  await handleWebhook(await jobContext(clock.now), opn().provider, signedNotice(body, clock.now))
  const [job] = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
    where j.payload->>'reference' = ${reference} and j.payload->>'receiptNumber' is not null limit 1`)
  if (!job) throw new Error('Nothing was announced')
  const { paidAt, ...fact } = job.payload as PaymentFact
  await settleBooking(await jobContext(clock.now), { ...fact, paidAt: new Date(paidAt) })
  return { token, unit, reference }
}

describe('cancelling a booking', () => {
  it('shows and asks for what the rule gives back, frees the unit, and ends as refunded when the money is back', async () => {
    const { reference, unit, token } = await booked()
    const cancel = { name: 'cancelForCompany', rule: 'company_ends', reason: 'The floor plan changed' } as const
    await expect(async () => moveBooking(await staff('sales'), reference, cancel)).rejects.toThrow('not for the actor')
    expect(await moveBooking(await staff('supervisor'), reference, cancel)).toMatchObject({ ok: true })
    const refunds = await listRefundsFor(await staff('supervisor'), 'booking', reference)
    expect(refunds).toMatchObject([{ amount: 5_000_000, state: 'asked', way: 'provider' }])
    const [state] = await rowsOf(sql`select state from units where id = ${unit}`)
    expect(state?.state).toBe('available')
    await recordRefund(await jobContext(clock.now), { reference, number: 'RF1', amount: 5_000_000 })
    expect((await findBooking(await buyer(NOW), token))?.state).toBe('refunded')
  })

  it('for the company is refused without a rule of the company, which would lose the buyer their refund', async () => {
    const { reference, unit } = await booked()
    const ctx = await staff('supervisor')
    const step = { name: 'cancelForCompany', reason: 'The floor plan changed' } as const
    for (const rule of [undefined, 'buyer_changes_mind', 'loan_refused'] as const)
      expect(await moveBooking(ctx, reference, { ...step, ...(rule && { rule }) })).toEqual({
        ok: false,
        refusal: 'rule',
      })
    const [row] = await rowsOf(sql`select b.state, u.state as unit from bookings b, units u
      where b.reference = ${reference} and u.id = ${unit}`)
    expect(row).toEqual({ state: 'booked', unit: 'reserved' })
    expect(await listRefundsFor(ctx, 'booking', reference)).toEqual([])
    expect(await moveBooking(ctx, reference, { ...step, rule: 'company_ends' })).toMatchObject({ ok: true })
    expect(await listRefundsFor(ctx, 'booking', reference)).toHaveLength(1)
  })

  it('leaves the account of the refund to the holder of the mailbox: five wrong codes end a round and name nothing', async () => {
    const { reference, token } = await booked()
    const cancel = { name: 'cancelForCompany', rule: 'company_ends', reason: 'The floor plan changed' } as const
    expect(await moveBooking(await staff('supervisor'), reference, cancel)).toMatchObject({ ok: true })
    const ctx = await buyer(NOW)
    const account = { bank: '004', number: '9999999999', name: 'Evil Person' } as const
    const name = (code: string) => nameAccountByCode(ctx, token, { account, code })
    expect(await name('000000')).toMatchObject({ ok: false })
    expect(await requestAccountCode(ctx, token)).toEqual({ ok: true, value: null })
    const right = await codeFor(token, 'refund')
    const wrong = right === '000000' ? '000001' : '000000'
    const answers = []
    for (let tried = 0; tried < 5; tried += 1) answers.push(await name(wrong))
    expect(answers.map((one) => (one.ok ? 'named' : one.refusal))).toEqual([
      ...Array(4).fill('wrong'),
      expect.any(String),
    ])
    expect(await name(right)).toEqual({ ok: false, refusal: 'spent' })
    const after = await rowsOf(sql`select f.state, f.account, f.account_end, f.decided_by from refunds f
      join payments p on p.id = f.payment_id where p.reference = ${reference}`)
    expect(after).toEqual([{ state: 'asked', account: null, account_end: null, decided_by: null }])
    const told = await rowsOf(sql`select 1 from graphile_worker._private_jobs
      where payload->>'news' = 'account_named' and payload->>'end' = '9999'`)
    expect(told).toEqual([])
    // Five rounds, then one an hour: guessing never gets far, and the buyer is never shut out.
    const rounds = []
    for (const minutes of [1, 2, 3, 4, 5, 6, 65])
      rounds.push(await requestAccountCode(await buyer(later(minutes)), token))
    expect(rounds.map((one) => one.ok || one.refusal)).toEqual([...Array(4).fill(true), 'tooSoon', 'tooSoon', true])
  })

  it('is in the history with who and why, which cannot be changed', async () => {
    const { reference } = await booked()
    const ctx = await staff('sales')
    for (const [name, reason, refusal] of [
      ['appoint', ' ', 'noReason'],
      ['contract', 'x', 'notNow'],
    ] as const)
      expect(await moveBooking(ctx, reference, { name, reason })).toEqual({ ok: false, refusal })
    expect(await moveBooking(ctx, reference, { name: 'appoint', reason: '7 December' })).toMatchObject({ ok: true })
    const [event] = await rowsOf(sql`select doer, staff, note from booking_events order by id desc limit 1`)
    expect(event).toEqual({ doer: 'staff', staff: SELLER, note: '7 December' })
    await expect(rowsOf(sql`delete from booking_events`)).rejects.toThrow()
  })

  it('asks for nothing where the contract decides', async () => {
    const { reference } = await booked()
    const cancel = { name: 'cancelForBuyer', rule: 'buyer_changes_mind', reason: 'Moves abroad' } as const
    expect(await moveBooking(await staff('supervisor'), reference, cancel)).toMatchObject({ ok: true })
    expect(await listRefundsFor(await staff('supervisor'), 'booking', reference)).toEqual([])
  })
})

describe('a hold at the desk', () => {
  it('lasts longer when a supervisor gives a reason, and not once it is over', async () => {
    const token = await held(await oneUnit())
    const reference = await referenceOf(token)
    const extend = async (reason: string, minutes = 30, now = NOW) =>
      extendHold(await staff('supervisor', now), reference, { minutes, reason })
    await expect(async () => extendHold(await staff('sales'), reference, { minutes: 30, reason: 'x' })).rejects.toThrow(
      'not for the actor',
    )
    expect(await extend(' ')).toEqual({ ok: false, refusal: 'noReason' })
    expect(await extend('Bank is slow', 31)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await extend('Bank is slow')).toEqual({ ok: true, value: later(45) })
    expect(await lapseHolds(await jobContext(later(20)))).toBe(0)
    expect(await extend('Too late', 15, later(46))).toEqual({ ok: false, refusal: 'notNow' })
    const page = await readDeskBooking(await staff('sales'), reference)
    expect(page?.events.map(({ note }) => note)).toContain('+30: Bank is slow')
  })

  it('is let go by staff, and the unit is free again', async () => {
    const unit = await oneUnit()
    const reference = await referenceOf(await held(unit))
    const release = { name: 'release', reason: 'Asked by phone' } as const
    expect(await moveBooking(await staff('sales'), reference, release)).toEqual({ ok: true, value: 'lapsed' })
    const [state] = await rowsOf(sql`select state from units where id = ${unit}`)
    expect(state?.state).toBe('available')
  })
})

describe('the desk of bookings', () => {
  it('finds bookings by reference and unit, counts them, and shows how to reach the buyer without documents', async () => {
    const { reference, unit } = await booked()
    const ctx = await staff('sales')
    const list = await listDeskBookings(ctx, { search: reference.slice(3), state: null })
    expect(list).toMatchObject([{ reference, state: 'booked', buyer: 'Somchai Jaidee' }])
    expect(await listDeskBookings(ctx, { search: '%', state: null })).toEqual([])
    expect((await countBookings(ctx)).booked).toBe(1)
    const page = await readDeskBooking(ctx, reference)
    expect(page?.contact).toMatchObject({
      buyers: [{ name: 'Somchai Jaidee', nationality: 'TH' }],
      phone: '0812345678',
    })
    expect(JSON.stringify(page)).not.toMatch(/\d{13}/)
    const [row] = await rowsOf(sql`select campaign_id from bookings where reference = ${reference}`)
    const campaign = (await listBoards(ctx, 'en')).find(({ id }) => id === Number(row?.campaign_id))
    expect(await listBoards(ctx, 'en', campaign?.id)).toEqual([campaign])
    const [thai] = await listBoards(ctx, 'th', campaign?.id)
    expect(thai?.title).toMatch(/[\u0E00-\u0E7F]/)
    const board = await readBoard(ctx, campaign?.id ?? 0)
    expect(board.find(({ id }) => id === unit)?.booking).toMatchObject({ reference, state: 'booked' })
    await expect(async () => exportBookings(ctx, null)).rejects.toThrow('not for the actor')
    const csv = readCsv(await exportBookings(await staff('supervisor'), 'booked'))
    const line = csv.ok ? csv.value.find(([first]) => first === reference) : undefined
    expect(line?.slice(1, 3)).toEqual(['booked', 'noble-vesper-ploenchit'])
    expect(line?.slice(13, 15)).toEqual(['no', 'TH'])
    expect(line?.join()).not.toContain('Somchai')
    for (const role of ['editor', 'publisher'] as const)
      await expect(async () => readDeskBooking(await staff(role), reference)).rejects.toThrow('not for the actor')
  })
})
