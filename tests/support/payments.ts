import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { PaymentMethod, Provider } from '@/features/payments'
import type { RawNotice } from '@/features/payments/domain/provider'
import { handleWebhook, latestPayment, reconcilePayments, startPayment } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from './bookings'
import { jobContext, someContext } from './content-system'
import { openOpn, type Trouble } from './opn-server'

export const START = new Date('2026-11-23T03:00:00Z')
export const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)

let made = 0
export const someReference = () => `t-${Date.now()}-${++made}`

/** A request for a fee that may be paid for 14 minutes. */
export const requestOf = (
  reference: string,
  change: { amount?: number; key?: string; method?: PaymentMethod; expiresAt?: Date } = {},
) => ({
  payable: {
    ...{ kind: 'test', reference, amount: change.amount ?? 5_000_000, currency: 'THB' as const },
    ...{ description: `Fee ${reference}`, expiresAt: change.expiresAt ?? later(840) },
  },
  method: change.method ?? ('promptpay' as const),
  idempotencyKey: change.key ?? reference,
})

export const rowOf = async (reference: string) =>
  (await rowsOf(sql`select * from payments where reference = ${reference}`))[0]

/** How often it was announced what became of a payment. */
export const announced = async (reference: string, outcome: 'settled' | 'failed') =>
  (
    await rowsOf(sql`select 1 from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${`test.payment-${outcome}`} and j.payload->>'reference' = ${reference}`)
  ).length

/** How often it was announced that something is paid. */
export const settledJobs = (reference: string) => announced(reference, 'settled')

/** How many messages were refused, by reason. */
export const refusals = async () =>
  Object.fromEntries(
    (await rowsOf(sql`select reason, sum(times) as n from provider_refusals group by reason`)).map((row) => [
      String(row.reason),
      Number(row.n),
    ]),
  )

/** What the stand-ins for all providers do. */
export interface Stand {
  provider: Provider
  stop: () => Promise<void>
  /** Goes wrong in these ways with the next requests for a charge. */
  trouble: (...next: Trouble[]) => unknown
  setDown: (down: boolean) => void
  /** What its books have of a reference. */
  chargesOf: (text: string) => unknown[]
  /** The payer decides; the body of the message that follows. */
  decide: (text: string, decision?: 'pay' | 'decline') => string
  /** A message as it is sent. */
  notice: (body: string, at: Date) => Omit<RawNotice, 'now'>
}

/** Payments with a stand-in of their own for the tests of a file, and the clock they all go by. */
export function withStand<Kind extends Stand>(open: (clock: { now: Date }) => Promise<Kind>) {
  const clock = { now: START }
  let opened: Kind | undefined
  const stand = () => {
    if (!opened) throw new Error('The stand-in is opened before the tests')
    return opened
  }
  beforeAll(async () => {
    opened = await open(clock)
  })
  afterAll(() => stand().stop())
  beforeEach(() => {
    clock.now = START
    stand().setDown(false)
  })
  const view = async (reference: string) => latestPayment(await someContext(clock.now), 'test', reference)
  return {
    clock,
    stand,
    view,
    start: async (reference: string, change: Parameters<typeof requestOf>[1] = {}) =>
      startPayment(await someContext(clock.now), stand().provider, requestOf(reference, change)),
    stateOf: async (reference: string) => (await view(reference))?.state,
    hear: async (body: string) =>
      handleWebhook(await jobContext(clock.now), stand().provider, stand().notice(body, clock.now)),
    reconcile: async () => reconcilePayments(await jobContext(clock.now), stand().provider),
  }
}

/** The same with the stand-in for Opn Payments. */
export function withProvider() {
  const { stand: opn, ...rest } = withStand(openOpn)
  return { opn, ...rest }
}
