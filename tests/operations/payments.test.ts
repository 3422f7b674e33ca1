import { describe, expect, it } from 'vitest'
import { movePayment } from '@/features/payments/operations/apply-charge'
import { findPayment } from '@/features/payments/operations/payment-record'
import { checkPayments, handleWebhook } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { openOpn } from '../support/opn-server'
import {
  announced,
  later,
  refusals,
  rowOf,
  START,
  type Stand,
  settledJobs,
  someReference,
  withStand,
} from '../support/payments'
import { openTwoC2p } from '../support/two-c2p-server'

type Part = 'amount' | 'currency' | 'reference'

interface Dialect {
  name: string
  /** `another` makes its books differ from what was asked. */
  open: (clock: { now: Date }) => Promise<Stand & { another: (text: string, part: Part) => unknown }>
}

/** Every provider, with its own stand-in. What follows must be true of each. */
const DIALECTS: readonly Dialect[] = [
  {
    name: 'Opn Payments',
    open: async (clock) => {
      const opn = await openOpn(clock)
      const idOf = (text: string) => opn.chargesOf(text)[0]?.id ?? ''
      const parts = { amount: { amount: 1 }, currency: { currency: 'USD' }, reference: { metadata: { invoice: 'NO' } } }
      return { ...opn, another: (text: string, part: Part) => opn.change(idOf(text), parts[part]) }
    },
  },
  {
    name: '2C2P',
    open: async (clock) => {
      const pgw = await openTwoC2p(clock)
      const parts = { amount: { amount: '0.01' }, currency: { currencyCode: 'USD' }, reference: { invoiceNo: 'NO' } }
      return { ...pgw, another: (text: string, part: Part) => pgw.alter(text, parts[part]) }
    },
  },
]

describe.each(DIALECTS)('a payment through $name', ({ open }) => {
  const { clock, hear, reconcile, stand, start, stateOf, view } = withStand(open)
  describe('a payment', () => {
    it('is one charge however often it is asked with its key, and the key is for nothing else', async () => {
      const reference = someReference()
      const answers = await Promise.all(Array.from({ length: 50 }, () => start(reference)))
      expect(answers.every((answer) => answer.ok)).toBe(true)
      expect(stand().chargesOf(reference)).toHaveLength(1)
      expect(await start(reference, { amount: 1 })).toEqual({ ok: false, refusal: 'conflict' })
      expect(await view(reference)).toMatchObject({ state: 'pending', isLive: false })
      const { qr, href } = (await view(reference)) ?? {}
      expect(qr ?? href).toMatch(/^(data:image\/svg\+xml;base64,|https:\/\/pay\.example\/)/)
    })

    it('is not asked for after its time', async () => {
      clock.now = later(841)
      expect(await start(someReference())).toEqual({ ok: false, refusal: 'tooLate' })
    })

    it('that the provider declines has failed; another key asks again', async () => {
      const reference = someReference()
      stand().trouble('declined')
      await start(reference)
      expect(await stateOf(reference)).toBe('failed')
      await start(reference, { key: `${reference}-1` })
      expect(await stateOf(reference)).toBe('pending')
    })
  })

  describe('a request without an answer', () => {
    it('is unknown, then found by our own number and not charged twice', async () => {
      const reference = someReference()
      stand().trouble('lostAnswer')
      expect(await start(reference)).toMatchObject({ ok: true, value: { state: 'unknown' } })
      const body = stand().decide(reference)
      clock.now = later(50)
      await reconcile()
      expect([await stateOf(reference), stand().chargesOf(reference).length]).toEqual(['paid', 1])
      expect(await hear(body)).toBe('heard')
      expect(await settledJobs(reference)).toBe(1)
    })

    it('that never arrived is asked for again, also after an error and while the provider is down', async () => {
      for (const trouble of ['lostRequest', 'error'] as const) {
        clock.now = START
        const reference = someReference()
        stand().trouble(trouble)
        await start(reference)
        expect([await stateOf(reference), stand().chargesOf(reference).length]).toEqual(['unknown', 0])
        stand().setDown(true)
        clock.now = later(25)
        await reconcile()
        expect(await stateOf(reference)).toBe('unknown')
        stand().setDown(false)
        clock.now = later(50)
        await Promise.all(Array.from({ length: 5 }, reconcile))
        expect([await stateOf(reference), stand().chargesOf(reference).length]).toEqual(['pending', 1])
      }
    })

    it('that never arrived in time has failed', async () => {
      const reference = someReference()
      stand().trouble('lostRequest')
      await start(reference)
      clock.now = later(900)
      await reconcile()
      expect([await stateOf(reference), stand().chargesOf(reference).length]).toEqual(['expired', 0])
    })
  })

  describe('messages of the provider', () => {
    it('are taken in once, however often and in whatever order they come with polls and returns', async () => {
      for (const times of [1, 7, 100]) {
        const reference = someReference()
        clock.now = START
        await start(reference)
        const body = stand().decide(reference)
        clock.now = later(10)
        const visitor = await someContext(clock.now)
        const moves = Array.from({ length: times }, (_, index) => [
          () => hear(body),
          () => (index % 3 === 0 ? reconcile() : checkPayments(visitor, stand().provider, 'test', reference)),
        ]).flat()
        const shuffled = moves.map((move) => [Math.random(), move] as const).sort(([a], [b]) => a - b)
        await Promise.all(shuffled.map(([, move]) => move()))
        const receipts = await rowsOf(sql`select r.number from receipts r join payments p on p.id = r.payment_id
        where p.reference = ${reference}`)
        expect([await stateOf(reference), receipts.length, await settledJobs(reference)]).toEqual(['paid', 1, 1])
      }
    })

    it.each(['amount', 'currency', 'reference'] as const)(
      'about a charge of another %s change nothing, and a person is told',
      async (part) => {
        const reference = someReference()
        await start(reference)
        const body = stand().decide(reference)
        stand().another(reference, part)
        await hear(body)
        expect(await rowOf(reference)).toMatchObject({ state: 'pending', exception: 'mismatched' })
        expect(await settledJobs(reference)).toBe(0)
        expect((await refusals()).mismatched).toBeGreaterThan(0)
      },
    )

    it('about a charge of the other mode, of test or real money, change nothing', async () => {
      const reference = someReference()
      await start(reference)
      const raw = stand().notice(stand().decide(reference), clock.now)
      await handleWebhook(await jobContext(clock.now), { ...stand().provider, isLive: true }, raw)
      expect(await rowOf(reference)).toMatchObject({ state: 'pending', exception: 'mismatched' })
    })

    it('that one try failed are not passed on while another one is open, and are when none is', async () => {
      const reference = someReference()
      await start(reference)
      await rowsOf(sql`insert into payments (kind, reference, idempotency_key, request_hash, invoice, provider, method,
          amount, currency, description, state, is_live, expires_at, created_at, changed_at)
        select kind, reference, idempotency_key || 'x', request_hash, invoice || '9', provider, method, amount, currency,
          description, 'pending', is_live, expires_at, created_at, changed_at from payments where reference = ${reference}`)
      const end = async (invoice: 'first' | 'second') => {
        const [first, second] = await rowsOf(sql`select * from payments where reference = ${reference} order by id`)
        const row = invoice === 'first' ? first : second
        if (!row) throw new Error('There are two payments')
        await inTransaction(await jobContext(clock.now), async (inside) => {
          const payment = await findPayment(inside, sql`id = ${row.id}`)
          if (!payment) throw new Error('There are two payments')
          await movePayment(inside, payment, 'fail')
        })
      }
      await end('first')
      expect(await announced(reference, 'failed')).toBe(0)
      await end('second')
      expect(await announced(reference, 'failed')).toBe(1)
    })

    it('are not lost while the provider does not answer', async () => {
      const reference = someReference()
      await start(reference)
      const body = stand().decide(reference)
      stand().setDown(true)
      await expect(hear(body)).rejects.toThrow()
      stand().setDown(false)
      expect([await hear(body), await hear(body), await stateOf(reference)]).toEqual(['heard', 'known', 'paid'])
    })
  })
})
