import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import {
  findBooking,
  identifyBuyers,
  lapseHolds,
  releaseHold,
  renewHold,
  settleBooking,
} from '@/features/booking/server'
import { sql } from '@/platform/database/database'
import { buyer, freeUnits, hold, NOW, rowsOf, someone } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

/** What buyers and the system do to one unit. `tokens` are the bookings of it, the newest last. */
interface Run {
  unit: number
  tokens: string[]
  now: Date
}

async function settleNewest({ tokens, now }: Run): Promise<void> {
  const booking = await findBooking(await buyer(now), tokens.at(-1) ?? '')
  if (!booking) return
  const { reference, fee: amount } = booking
  const fact = {
    invoice: `I-${reference}`,
    kind: 'booking',
    reference,
    amount,
    paidAt: now,
    receiptNumber: `R-${reference}`,
  }
  // A fee that comes before the signature is refused.
  await settleBooking(await jobContext(now), fact).catch(() => null)
}

const MOVES: Record<string, (run: Run) => Promise<unknown>> = {
  hold: async (run) => {
    const answer = await hold(run.unit, run.now)
    if (answer.ok) run.tokens.push(answer.value.token)
  },
  lapse: async ({ now }) => lapseHolds(await jobContext(now)),
  release: async ({ tokens, now }) => releaseHold(await buyer(now), tokens.at(-1) ?? ''),
  renew: async ({ tokens, now }) => renewHold(await buyer(now), tokens.at(-1) ?? ''),
  identify: async ({ tokens, now }) => identifyBuyers(await buyer(now), tokens.at(-1) ?? '', someone()),
  pay: settleNewest,
}

const moves = fc.array(fc.tuple(fc.constantFrom(...Object.keys(MOVES)), fc.integer({ min: 0, max: 12 })), {
  minLength: 1,
  maxLength: 8,
})

it('whatever is done in whatever order, a unit has one open hold at most, and is reserved exactly then', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      const run: Run = { unit: (await freeUnits(payload, 1))[0] as number, tokens: [], now: NOW }
      for (const [move, minutes] of steps) {
        run.now = minutesAfter(run.now, minutes)
        await MOVES[move]?.(run)
        const [row] = await rowsOf(sql`select state, (select count(*)::int from booking_holds h
          where h.unit_id = u.id and h.freed_at is null) as holds from units u where u.id = ${run.unit}`)
        expect([
          { state: 'reserved', holds: 1 },
          { state: 'available', holds: 0 },
        ]).toContainEqual(row)
      }
    }),
    { numRuns: 30 },
  )
})
