import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { ChargeOf } from '@/features/payments/domain/provider'
import { RECONCILE_TASK, reconcilePayments } from '@/features/payments/server'
import { JOBS } from '@/gathered/jobs'
import { sql } from '@/platform/database'
import { rowsOf } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { later, someReference, withProvider } from '../support/payments'

const { clock, opn, start } = withProvider()

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
  await reconcilePayments(await jobContext(clock.now), slow, 250)
  expect(performance.now() - begun).toBeLessThan(2000)
  expect(most).toBe(4)
  expect(asked).toBeLessThan(24)
  // The rest follows at the next look.
  clock.now = later(120)
  await reconcilePayments(await jobContext(clock.now), slow)
  expect(asked).toBeGreaterThanOrEqual(24)
})

it('two looks at the provider never take both places of the worker', () => {
  const cron = JOBS.flatMap((jobs) => jobs.cron ?? []).find(({ task }) => task === RECONCILE_TASK)
  expect(cron?.options).toMatchObject({ queueName: RECONCILE_TASK, jobKey: expect.any(String) })
})
