import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { ChargeOf } from '@/features/payments/domain/provider'
import { RECONCILE_TASK, reconcilePayments, reconcileRefunds } from '@/features/payments/server'
import { JOBS } from '@/gathered/jobs'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { later, someReference } from '../support/payments'
import { withRefunds } from '../support/refunds'

const { agreed, clock, opn, paid, refundState, start } = withRefunds()

it('a provider that answers slowly is asked about several payments at once, and keeps no other work waiting for long', async () => {
  await rowsOf(sql`update payments set state = 'expired' where state in ('requested', 'pending', 'unknown')`)
  const references = Array.from({ length: 24 }, someReference)
  for (const reference of references) await start(reference)
  clock.now = later(60)
  let [asked, running, most] = [0, 0, 0]
  const { provider } = opn()
  const slow = {
    ...provider,
    find: async (of: ChargeOf, now: Date) => {
      asked += 1
      running += 1
      most = Math.max(most, running)
      await sleep(100)
      running -= 1
      return provider.find(of, now)
    },
  }
  const begun = performance.now()
  await reconcilePayments(await jobContext(clock.now), slow, { withinMs: 250, answerMs: 1000 })
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(most).toBe(4)
  expect(asked).toBeLessThan(24)
  // The rest follows at the next look.
  clock.now = later(120)
  await reconcilePayments(await jobContext(clock.now), slow)
  expect(asked).toBeGreaterThanOrEqual(24)
})

it('a refund that gets no answer holds up no other, and comes after the others next time', async () => {
  // What other tests left without an answer is asked about too, after ours.
  const settle = async () => reconcileRefunds(await jobContext(clock.now), opn().provider)
  await settle()
  const left = await settle()
  const stuck = await agreed((await paid()).invoice)
  const others: string[] = []
  for (let one = 0; one < 8; one += 1) others.push(await agreed((await paid()).invoice))
  await rowsOf(sql`update refunds set state = 'unknown', changed_at = changed_at - interval '1 day'
    where number = ${stuck}`)
  for (const number of others) await rowsOf(sql`update refunds set state = 'unknown' where number = ${number}`)
  const { provider } = opn()
  const asked: string[] = []
  let [running, most] = [0, 0]
  const dead = {
    ...provider,
    findRefund: async (of: ChargeOf, number: string) => {
      asked.push(number)
      // The one never answers: its time limit ends the wait, which is not seen here.
      if (number === stuck) await sleep(60_000, undefined, { ref: false })
      running += 1
      most = Math.max(most, running)
      await sleep(20)
      running -= 1
      return provider.findRefund(of, number)
    },
  }
  const look = async () => reconcileRefunds(await jobContext(clock.now), dead, { withinMs: 5000, answerMs: 300 })
  const begun = performance.now()
  expect(await look()).toBe(9 + left)
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(asked.slice(0, 4)).toContain(stuck)
  expect(most).toBeLessThanOrEqual(4)
  expect(await Promise.all(others.map(refundState))).toEqual(others.map(() => 'done'))
  expect(await refundState(stuck)).toBe('unknown')
  const late = await agreed((await paid()).invoice)
  await rowsOf(sql`update refunds set state = 'unknown' where number = ${late}`)
  asked.length = 0
  clock.now = new Date(clock.now.getTime() + 60_000)
  await look()
  const ours = [late, stuck, ...others]
  expect(asked.filter((number) => ours.includes(number)).sort()).toEqual([late, stuck].sort())
  expect(await refundState(late)).toBe('done')
})

it('two looks at the provider never take both places of the worker', () => {
  const cron = JOBS.flatMap((jobs) => jobs.cron ?? []).find(({ task }) => task === RECONCILE_TASK)
  expect(cron?.options).toMatchObject({ queueName: RECONCILE_TASK, jobKey: expect.any(String) })
})
