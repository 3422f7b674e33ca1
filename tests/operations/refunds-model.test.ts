import fc from 'fast-check'
import { expect, it } from 'vitest'
import { approveRefund, markRefundDue, rejectRefund } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { ANN, BOB, PAID, withRefunds } from '../support/refunds'

const { accountsOf, ask, clock, finance, named, opn, paid, reconcile, refundRow, send, transfer } = withRefunds()

interface Step {
  move: keyof typeof MOVES
  amount: number
  by: number
  trouble: 'lostAnswer' | 'lostRequest' | 'declined' | null
}
type Run = { invoice: string; reference: string; number: string }

const MOVES = {
  ask: ({ invoice }: Run, { amount, by }: Step) => ask(invoice, amount, by),
  approve: async ({ number }: Run, { by }: Step) => approveRefund(await finance(by), number),
  reject: async ({ number }: Run, { by }: Step) => rejectRefund(await finance(by), number, 'No'),
  send: async ({ number }: Run, { trouble }: Step) => {
    const row = await refundRow(number)
    if (row?.state !== 'approved' || row.way !== 'provider') return
    if (trouble) opn().trouble(trouble)
    await send(number)
  },
  reconcile,
  account: async ({ reference }: Run) => named(reference),
  transfer: ({ number }: Run, { by }: Step) => transfer(by, number, 'Bank 1'),
  owe: async ({ invoice }: Run) => markRefundDue(await jobContext(clock.now), invoice),
}

const newest = async (reference: string) =>
  (
    await rowsOf(sql`select r.number from refunds r join payments p on p.id = r.payment_id
      where p.reference = ${reference} order by r.id desc limit 1`)
  )[0]

it('whatever happens, the ledger balances and no more goes back than was paid', { timeout: 120_000 }, async () => {
  const step = fc.record({
    move: fc.constantFrom(...(Object.keys(MOVES) as (keyof typeof MOVES)[])),
    amount: fc.integer({ min: 1, max: PAID }),
    by: fc.constantFrom(ANN, BOB),
    trouble: fc.constantFrom(null, 'lostAnswer' as const, 'lostRequest' as const, 'declined' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const { invoice, reference } = await paid()
      for (const one of steps)
        await MOVES[one.move]({ invoice, reference, number: String((await newest(reference))?.number) }, one)
      const { provider = 0, bank = 0, customer = 0, refunds_due: due = 0 } = await accountsOf(reference)
      expect(provider + bank + customer + due).toBe(0)
      expect(provider + bank).toBeGreaterThanOrEqual(0)
      expect(Math.max(customer, due)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 40 },
  )
})
