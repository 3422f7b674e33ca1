import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import type { PaymentPort } from '@/features/booking/domain/payment-port'
import {
  beginPayment,
  endOfHold,
  findBooking,
  identifyBuyers,
  lapseHolds,
  moveBooking,
  releaseHold,
  renewHold,
  sendReceipt,
  settleBooking,
  timeForBuyers,
} from '@/features/booking/server'
import type { PaymentFact } from '@/features/payments'
import { handleWebhook, latestPayment, startPayment } from '@/features/payments/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { buyer, freeUnits, held, NOW, rowsOf, signed, someone } from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { signedNotice } from '../support/opn-server'
import { withProvider } from '../support/payments'
import { someThaiId } from '../support/thai-id'

const { clock, opn } = withProvider()

const find = async (token: string, now = NOW) => findBooking(await buyer(now), token)
const later = (minutes: number) => minutesAfter(NOW, minutes)
/** A free unit; every booking before it is undone. */
const oneUnit = async () => (await freeUnits(await contentSystem(), 1))[0] ?? 0
const endOf = async (token: string, now = NOW) => (await find(token, now))?.holdEndsAt

/** So many people who buy together. */
function people(count: number) {
  const one = someone()
  const others = Array.from({ length: count - 1 }, () => ({ ...one.buyers[0], number: someThaiId() }))
  return { ...one, buyers: [...one.buyers, ...others] as typeof one.buyers }
}

describe('the unit of a hold', () => {
  /** When the queued jobs that end holds of a booking are due. */
  const dueOf = async (token: string) =>
    (
      await rowsOf(sql`select run_at from graphile_worker.jobs
        where key like ${`booking.lapse-${(await find(token))?.id}-%`} order by run_at`)
    ).map(({ run_at: at }) => new Date(String(at)).toISOString())

  it('is back on sale at the very end of it, wherever that was moved to', async () => {
    const token = await held(await oneUnit())
    expect(await dueOf(token)).toEqual([later(15).toISOString()])
    await timeForBuyers(await buyer(later(1)), token, 2)
    expect((await dueOf(token)).at(-1)).toBe(later(20).toISOString())
    await renewHold(await buyer(later(10)), token)
    const end = await endOf(token, later(10))
    expect(end).toEqual(later(30))
    expect((await dueOf(token)).at(-1)).toBe(end?.toISOString())
  })
})

describe('whoever buys with others', () => {
  it('has five minutes more for each of them, once each and never more than fifteen', async () => {
    const token = await held(await oneUnit())
    const ask = async (buyers: number) => timeForBuyers(await buyer(later(1)), token, buyers)
    expect(await ask(3)).toEqual({ ok: true, value: later(25) })
    expect(await ask(3)).toEqual({ ok: false, refusal: 'used' })
    expect(await ask(4)).toEqual({ ok: true, value: later(30) })
    for (const buyers of [2, 4, 99, Number.NaN]) expect(await ask(buyers)).toEqual({ ok: false, refusal: 'used' })
    expect(await endOf(token)).toEqual(later(30))
    // The unit is nobody else's until then, and is free at that moment.
    expect(await lapseHolds(await jobContext(later(29)))).toBe(0)
    expect(await lapseHolds(await jobContext(later(30)))).toBe(1)
  })

  it('loses nothing of it by prolonging the hold early', async () => {
    const token = await held(await oneUnit())
    await timeForBuyers(await buyer(later(1)), token, 4)
    expect(await renewHold(await buyer(later(2)), token)).toEqual({ ok: true, value: later(32) })
  })

  it('has it too without asking, once all are named; it is not given twice for the same people', async () => {
    const token = await held(await oneUnit())
    await timeForBuyers(await buyer(), token, 2)
    const family = people(4)
    expect(await identifyBuyers(await buyer(later(5)), token, family)).toMatchObject({ ok: true })
    expect(await endOf(token)).toEqual(later(30))
    await identifyBuyers(await buyer(later(7)), token, family)
    expect(await endOf(token)).toEqual(later(30))
  })

  it('has none once the details are confirmed, and none after the end', async () => {
    const done = await signed(await oneUnit())
    expect(await timeForBuyers(await buyer(), done, 4)).toEqual({ ok: false, refusal: 'used' })
    const token = await held(await oneUnit())
    expect(await timeForBuyers(await buyer(later(16)), token, 4)).toEqual({ ok: false, refusal: 'over' })
    await expect(async () => timeForBuyers(await someContext(NOW), token, 4)).rejects.toThrow('not for the actor')
  })
})

describe('the end of a hold', () => {
  const endedBy = async (token: string) => endOfHold(await buyer(later(20)), (await find(token, later(20)))?.id ?? 0)

  it('is told as it was: let go by the buyer, ended by the gallery, or out of time', async () => {
    const let_go = await held(await oneUnit())
    await releaseHold(await buyer(later(2)), let_go)
    expect(await endedBy(let_go)).toBe('buyer')

    const ended = await held(await oneUnit())
    const reference = (await find(ended))?.reference ?? ''
    const staff = await someContext(later(2), { kind: 'staff', id: 1, role: 'supervisor' })
    expect(await moveBooking(staff, reference, { name: 'release', reason: 'asked by phone' })).toMatchObject({
      ok: true,
    })
    expect(await endedBy(ended)).toBe('staff')

    const late = await held(await oneUnit())
    expect(await endedBy(late)).toBe('time')
  })
})

const port: PaymentPort<Context> = {
  methods: ['promptpay', 'card'],
  startPayment: (ctx, request) => startPayment(ctx, opn().provider, request),
}

/** A booking whose card page is open, and what hears the decisions made there. */
async function atCardPage() {
  const token = await signed(await oneUnit())
  const reference = (await find(token))?.reference ?? ''
  await beginPayment(await buyer(clock.now), token, 'card', port)
  const invoice = String((await rowsOf(sql`select invoice from payments where reference = ${reference}`))[0]?.invoice)
  return {
    ...{ token, reference, invoice },
    decide: async (decision: 'pay' | 'decline' | 'funds' | 'authentication') => {
      const body = opn().decide(invoice, decision)
      await handleWebhook(await jobContext(clock.now), opn().provider, signedNotice(body, clock.now))
      return latestPayment(await buyer(clock.now), 'booking', reference)
    },
  }
}

describe('a card that is refused', () => {
  it('says why while another card can be tried, and no longer once one is taken', async () => {
    const { decide } = await atCardPage()
    expect(await decide('funds')).toMatchObject({ state: 'pending', failure: 'funds' })
    clock.now = new Date(clock.now.getTime() + 5000)
    expect(await decide('authentication')).toMatchObject({ state: 'pending', failure: 'unverified' })
    clock.now = new Date(clock.now.getTime() + 5000)
    expect(await decide('decline')).toMatchObject({ state: 'pending', failure: 'declined' })
    clock.now = new Date(clock.now.getTime() + 5000)
    expect(await decide('pay')).toMatchObject({ state: 'paid', failure: null })
  })

  it('leaves every other way open: the code starts a payment of its own', async () => {
    const { token, decide } = await atCardPage()
    await decide('funds')
    expect(await beginPayment(await buyer(clock.now), token, 'promptpay', port)).toMatchObject({
      value: { state: 'pending', method: 'promptpay', failure: null },
    })
  })

  it('by a provider that is down says so, and not that the bank refused', async () => {
    const token = await signed(await oneUnit())
    opn().setDown(true)
    expect(await beginPayment(await buyer(clock.now), token, 'card', port)).toMatchObject({
      value: { state: 'unknown', failure: 'provider' },
    })
  })
})

describe('the mail with the receipt', () => {
  const mails = async (word: string) => {
    const outbox = join(env.dataDir, 'outbox')
    const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const texts = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
    return texts.filter((text) => text.includes(word) && /^Subject: .*receipt/im.test(text)).length
  }

  it('comes once, though the process died after it was sent and before that was recorded', async () => {
    const { token, reference, invoice, decide } = await atCardPage()
    await decide('pay')
    const [{ payload: told } = { payload: null }] =
      await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'booking.payment-settled' and j.payload->>'reference' = ${reference} limit 1`)
    const { paidAt, ...fact } = told as PaymentFact
    const ctx = await jobContext(clock.now)
    await settleBooking(ctx, { ...fact, paidAt: new Date(paidAt) })
    const { id = 0, buyers } = (await find(token, clock.now)) ?? {}
    // The job is run again with its own number, as the worker does after a crash.
    for (let run = 0; run < 3; run += 1) await sendReceipt(ctx, { booking: id, invoice }, `job-receipt-${reference}`)
    expect(await mails(buyers?.email ?? '?')).toBe(1)
  })
})
