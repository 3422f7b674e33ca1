import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import type { PaymentPort } from '@/features/booking/domain/payment-port'
import {
  beginPayment,
  checkBookingCode,
  failBookingPayment,
  findBooking,
  findSignedContract,
  identifyBuyers,
  lapseHolds,
  releaseHold,
  renewHold,
  requestBookingCode,
  settleBooking,
  signContract,
} from '@/features/booking/server'
import { ok } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import {
  buyer,
  CAMPAIGN,
  codeFor,
  freeUnits,
  held,
  hold,
  NOW,
  rowsOf,
  signed,
  soldElsewhere,
  someContract,
  someone,
} from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const oneUnit = async () => (await freeUnits(payload, 1))[0] as number
const later = (minutes: number) => minutesAfter(NOW, minutes)
const find = async (token: string, now = NOW) => findBooking(await buyer(now), token)
const stateOf = async (unit: number) => (await rowsOf(sql`select state from units where id = ${unit}`))[0]?.state

async function fact(token: string, change = {}) {
  const booking = await find(token)
  const { reference = '', fee: amount = 0 } = booking ?? {}
  const ours = { invoice: `I-${reference}`, receiptNumber: `R-${reference}` }
  return { ...ours, kind: 'booking', reference, amount, paidAt: NOW, ...change }
}

/** A provider that takes every payment. */
const port = (answers: string[]): PaymentPort<Context> => ({
  methods: ['promptpay'],
  startPayment: async (_, { idempotencyKey, payable }) => {
    answers.push(`${idempotencyKey} ${payable.amount}`)
    const { amount, expiresAt } = payable
    const view = { amount, expiresAt, href: null, qr: null, failure: null, isLive: false }
    return ok({ state: 'pending', method: 'promptpay', ...view })
  },
})

describe('a hold', () => {
  it('ends by itself: the next buyer gets the unit at the second it is over, and the job frees it too', async () => {
    const unit = await oneUnit()
    const token = await held(unit)
    expect(await stateOf(unit)).toBe('reserved')
    expect(await hold(unit, later(14.9))).toEqual({ ok: false, refusal: 'taken' })
    const second = await held(unit, later(15))
    expect((await find(token, later(15)))?.state).toBe('lapsed')
    expect(await lapseHolds(await jobContext(later(29)))).toBe(0)
    expect(await lapseHolds(await jobContext(later(30)))).toBe(1)
    expect([await stateOf(unit), (await find(second, later(30)))?.state]).toEqual(['available', 'lapsed'])
  })

  it('is prolonged once', async () => {
    const token = await held(await oneUnit())
    const ctx = await buyer(later(10))
    expect(await renewHold(ctx, token)).toEqual({ ok: true, value: later(25) })
    expect(await renewHold(ctx, token)).toEqual({ ok: false, refusal: 'used' })
    expect((await find(token, later(24)))?.state).toBe('held')
  })

  it('can be let go, and keeps its price whatever an editor does', async () => {
    const unit = await oneUnit()
    await rowsOf(sql`update units set price = 9000000 where id = ${unit}`)
    const token = await held(unit)
    await rowsOf(sql`update units set price = 12000000 where id = ${unit}`)
    await rowsOf(sql`update booking_campaigns set fee = fee + 1 where code = ${CAMPAIGN}`)
    expect(await find(token)).toMatchObject({ price: 900_000_000, fee: 5_000_000 })
    await rowsOf(sql`update booking_campaigns set fee = fee - 1 where code = ${CAMPAIGN}`)
    expect(await releaseHold(await buyer(), token)).toEqual({ ok: true, value: null })
    expect(await stateOf(unit)).toBe('available')
  })
})

describe('the buyer', () => {
  it('is stored encrypted: no number, name or address is readable in the database', async () => {
    const token = await held(await oneUnit())
    const identity = someone({ name: 'Canary Name' })
    await identifyBuyers(await buyer(), token, identity)
    const [row] = await rowsOf(sql`select row_to_json(b)::text as text from bookings b order by id desc limit 1`)
    for (const secret of ['Canary', identity.email, identity.buyers[0]?.number ?? '', token])
      expect(String(row?.text)).not.toContain(secret)
    expect((await find(token))?.buyers).toEqual(identity)
  })

  it('has a limit in the campaign, counted by document', async () => {
    const units = await freeUnits(payload, 3)
    const identity = someone()
    const answers: (boolean | string)[] = []
    for (const unit of units) {
      const done = await identifyBuyers(await buyer(), await held(unit), identity)
      answers.push(done.ok || done.refusal)
    }
    expect(answers).toEqual([true, true, 'limit'])
  })

  it('does not exceed the foreign quota of a building, however many ask at once', async () => {
    const units = await freeUnits(payload, 12)
    // Alike in size: else four small ones fit where three large ones do, and the order of a race decides.
    const before = await rowsOf(sql`select id, area from units where id in (${sql.join(units, sql`, `)})`)
    await rowsOf(sql`update units set area = 30 where id in (${sql.join(units, sql`, `)})`)
    const area = 3000
    const [{ total }] = (await rowsOf(sql`select sum(round(area * 100)) as total from units
      where project_id = (select project_id from units where id = ${units[0]})`)) as [{ total: string }]
    const elsewhere = Math.floor(Number(total) * 0.49) - 3 * area
    await soldElsewhere(units[0] ?? 0, elsewhere)
    const tokens = await Promise.all(units.map((unit) => held(unit)))
    const ctx = await buyer()
    const answers = await Promise.all(
      tokens.map((token, index) => {
        const number = `E${Date.now() % 1e6}${index}X`
        return identifyBuyers(ctx, token, someone({ document: 'passport', nationality: 'CN', number }))
      }),
    )
    expect(answers.filter(({ ok: isFine }) => isFine)).toHaveLength(3)
    expect(answers.find(({ ok: isFine }) => !isFine)).toEqual({ ok: false, refusal: 'quota' })
    await rowsOf(sql`delete from projects_foreign_areas where id = 'elsewhere'`)
    for (const unit of before) await rowsOf(sql`update units set area = ${unit.area} where id = ${unit.id}`)
  })
})

describe('the mailed code', () => {
  it('has five tries, also when they come at once', async () => {
    const token = await held(await oneUnit())
    await identifyBuyers(await buyer(), token, someone())
    const right = await codeFor(token, 'verify')
    const wrong = right === '000000' ? '111111' : '000000'
    const ctx = await buyer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkBookingCode(ctx, token, wrong)))
    expect(answers.filter((one) => !one.ok && one.refusal === 'wrong')).toHaveLength(4)
    expect(await checkBookingCode(ctx, token, right)).toEqual({ ok: false, refusal: 'spent' })
    expect(await requestBookingCode(await buyer(later(1)), token, 'verify')).toEqual({ ok: true, value: null })
    const fresh = await codeFor(token, 'verify')
    expect(await checkBookingCode(await buyer(later(1)), token, `${fresh.slice(0, 3)} ${fresh.slice(3)}`)).toEqual({
      ok: true,
      value: null,
    })
  })

  it('is not valid after ten minutes', async () => {
    const token = await held(await oneUnit())
    await identifyBuyers(await buyer(), token, someone())
    const code = await codeFor(token, 'verify')
    expect(await checkBookingCode(await buyer(later(10)), token, code)).toEqual({ ok: false, refusal: 'spent' })
  })
})

describe('the contract', () => {
  it('is signed as it was shown, by the first buyer, and its text is kept', async () => {
    const identity = someone()
    const token = await held(await oneUnit())
    const ctx = await buyer()
    await identifyBuyers(ctx, token, identity)
    await checkBookingCode(ctx, token, await codeFor(token, 'verify'))
    await requestBookingCode(ctx, token, 'sign')
    const code = await codeFor(token, 'sign')
    const [shown, name] = [someContract(), ' somchai  JAIDEE']
    expect(await signContract(ctx, token, { ...shown, thai: 'another', name, code })).toMatchObject({
      refusal: 'outdated',
    })
    expect(await signContract(ctx, token, { ...shown, name: 'Another', code })).toMatchObject({ refusal: 'name' })
    expect(await signContract(ctx, token, { ...shown, name, code })).toEqual({ ok: true, value: null })
    const [kept] = await rowsOf(sql`select * from booking_contracts order by booking_id desc limit 1`)
    expect(kept).toMatchObject({ sha256: shown.hash, version: '2026-11-28' })
    expect(await findSignedContract(ctx, Number(kept?.booking_id))).toMatchObject({
      thai: shown.thai,
      hash: shown.hash,
    })
    // It names its buyers: whoever reads the database without the key learns nothing.
    expect(JSON.stringify(kept)).not.toMatch(/สัญญาจอง|Reservation|JAIDEE/i)
  })
})

describe('the payment', () => {
  it('is started under one key however often it is pressed, and books the unit when it comes', async () => {
    const unit = await oneUnit()
    const token = await signed(unit)
    const [asked, ctx] = [[] as string[], await buyer()]
    for (let press = 0; press < 2; press += 1) await beginPayment(ctx, token, 'promptpay', port(asked))
    expect(new Set(asked).size).toBe(1)
    const paid = await fact(token)
    for (const outcome of ['booked', 'known']) expect(await settleBooking(await jobContext(), paid)).toBe(outcome)
    expect(await find(token, later(9999))).toMatchObject({ state: 'booked', holdEndsAt: null, paidAmount: 5_000_000 })
    expect(await hold(unit, later(9999))).toEqual({ ok: false, refusal: 'taken' })
  })

  it('of another amount is left for a person to look at', async () => {
    const token = await signed(await oneUnit())
    await expect(settleBooking(await jobContext(), await fact(token, { amount: 1 }))).rejects.toThrow('not the fee')
  })

  it('that fails lets the buyer pay another way', async () => {
    const token = await signed(await oneUnit())
    await beginPayment(await buyer(), token, 'promptpay', port([]))
    await failBookingPayment(await jobContext(), (await fact(token)).reference)
    expect((await find(token))?.state).toBe('signed')
  })

  it('that is late revives the booking while the unit is free, and never sells it twice', async () => {
    const unit = await oneUnit()
    const [first, paid] = await signed(unit).then(async (token) => [token, await fact(token)] as const)
    await lapseHolds(await jobContext(later(20)))
    expect(await settleBooking(await jobContext(later(21)), paid)).toBe('booked')
    expect([(await find(first))?.state, await stateOf(unit)]).toEqual(['booked', 'reserved'])

    const other = await oneUnit()
    const late = await signed(other)
    const lateFact = await fact(late)
    await lapseHolds(await jobContext(later(20)))
    await held(other, later(21))
    expect(await settleBooking(await jobContext(later(22)), lateFact)).toBe('paid_late')
    expect((await find(late))?.state).toBe('paid_late')
  })
})

describe('who may do what', () => {
  it('a buyer has the token of the booking; nobody else can take its steps', async () => {
    const token = await held(await oneUnit())
    await expect(async () => releaseHold(await someContext(NOW), token)).rejects.toThrow('not for the actor')
    expect(await releaseHold(await buyer(), 'f'.repeat(64))).toEqual({ ok: false, refusal: 'gone' })
    await expect(async () => settleBooking(await buyer(), await fact(token))).rejects.toThrow('not for the actor')
  })
})
