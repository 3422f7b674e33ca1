import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReceipt, markRefundDue } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { rowOf, START, someReference, withProvider } from '../support/payments'

const { clock, hear, opn, reconcile, start, stateOf } = withProvider()

interface Run {
  reference: string
  /** The event of the payer's decision. */
  body: string | null
}

const decide = async (run: Run, decision: 'pay' | 'decline') => {
  try {
    run.body ??= opn().decide(run.reference, decision)
  } catch {
    // Its time is over.
  }
}

const MOVES = {
  pay: (run: Run) => decide(run, 'pay'),
  decline: (run: Run) => decide(run, 'decline'),
  hear: async ({ body }: Run) => body && hear(body),
  reconcile: () => reconcile(),
  owe: async ({ reference }: Run) =>
    markRefundDue(await jobContext(clock.now), String((await rowOf(reference))?.invoice)),
  wait: async () => {
    clock.now = new Date(clock.now.getTime() + 300_000)
  },
}
type Move = keyof typeof MOVES

/** The sum of the entries of a payment, and what the provider was charged with. */
async function sumsOf(reference: string) {
  const [sums] = await rowsOf(sql`select coalesce(sum(e.amount), 0) as total,
    coalesce(sum(e.amount) filter (where e.account = 'provider'), 0) as taken
    from ledger_entries e join payments p on p.id = e.payment_id where p.reference = ${reference}`)
  return [Number(sums?.total), Number(sums?.taken)]
}

describe('receipts', () => {
  it('are numbered without gaps, each year by itself, also when payments come at once', async () => {
    clock.now = new Date('2031-12-31T16:59:00Z')
    const references = Array.from({ length: 20 }, someReference)
    for (const reference of references) await start(reference, { expiresAt: new Date('2032-01-01T00:00:00Z') })
    const bodies = references.map((reference) => opn().decide(reference))
    await Promise.all(bodies.slice(0, 15).map((body) => hear(body)))
    // Midnight in Bangkok.
    clock.now = new Date('2031-12-31T17:00:00Z')
    await Promise.all(bodies.slice(15).map((body) => hear(body)))
    const ctx = await someContext(clock.now)
    const numbers = await Promise.all(
      references.map(async (reference) => (await findReceipt(ctx, 'test', reference))?.number ?? ''),
    )
    const named = (year: number, count: number) =>
      Array.from({ length: count }, (_, at) => `TRIAL-${year}-${String(at + 1).padStart(6, '0')}`)
    expect(numbers.toSorted()).toEqual([...named(2031, 15), ...named(2032, 5)])
  })
})

describe('the ledger', () => {
  it('balances after every sequence of events', { timeout: 120_000 }, async () => {
    const moves = fc.array(fc.constantFrom(...(Object.keys(MOVES) as Move[])), { minLength: 3, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        clock.now = START
        const run: Run = { reference: someReference(), body: null }
        await start(run.reference)
        for (const move of sequence) await MOVES[move](run)
        const hasMoney = ['paid', 'refund_due'].includes(String(await stateOf(run.reference)))
        expect(await sumsOf(run.reference)).toEqual([0, hasMoney ? 5_000_000 : 0])
      }),
      { numRuns: 60 },
    )
  })

  it('is only added to, and refuses what does not balance', async () => {
    for (const change of [sql`update ledger_entries set amount = amount + 1`, sql`delete from ledger_entries`])
      await expect(rowsOf(change)).rejects.toThrow()
    const [{ id }] = (await rowsOf(sql`select id from payments limit 1`)) as [{ id: number }]
    const alone = sql`insert into ledger_entries (payment_id, posting, account, amount, posted_at)
      values (${id}, 'alone', 'customer', 1, now())`
    await expect(rowsOf(alone)).rejects.toThrow()
  })
})
