import { expect, it } from 'vitest'
import { captureLead } from '@/features/leads/server'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { inTransaction } from '@/platform/database/transaction'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { someAsk } from '../support/leads'

const LEADS = 24

async function project(): Promise<{ id: number; tagline?: string | null }> {
  const { docs } = await (await contentSystem()).find({
    collection: 'projects',
    where: { Slug_name: { equals: someAsk().project } },
    depth: 0,
    limit: 1,
  })
  return docs[0] as { id: number }
}

/** A lead that fails if it waits longer than this for a lock. */
const captureWithin = (ctx: Context, timeouts: '400ms' | '15s') =>
  inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`select set_config('lock_timeout', ${timeouts}, true)`)
    return captureLead(inside, someAsk())
  })

it('twenty-four leads wait for no lock of a project that is being published', async () => {
  const published = await project()
  const [publisher, visitor] = [await jobContext(), await someContext()]
  const taken = await inTransaction(publisher, async (inside) => {
    await localApi(inside, 'everything').update({
      collection: 'projects',
      id: published.id,
      data: { tagline: published.tagline, _status: 'published' },
      depth: 0,
    })
    // The publication is written and not yet committed: its locks are held until all leads are there.
    const alone = await captureWithin(visitor, '400ms')
    // These wait for each other's turn too, which takes as long as the machine needs.
    const others = Array.from({ length: LEADS - 1 }, () => captureWithin(visitor, '15s'))
    return [alone, ...(await Promise.all(others))]
  })
  expect(taken.filter((result) => result.ok && result.value.isNew)).toHaveLength(LEADS)
})

it('an update in place changes the row, and an unknown document is still refused', async () => {
  const payload = await contentSystem()
  const { id } = await project()
  const before = await payload.findByID({ collection: 'projects', id, depth: 0 })
  const saved = await payload.update({ collection: 'projects', id, data: { Campaign_Code: 'IN-PLACE' }, depth: 0 })
  expect(saved).toMatchObject({ id, Campaign_Code: 'IN-PLACE', Slug_name: before.Slug_name })
  expect(await payload.findByID({ collection: 'projects', id, depth: 0 })).toMatchObject({ Campaign_Code: 'IN-PLACE' })
  await expect(payload.update({ collection: 'projects', id: 999_999, data: { Campaign_Code: 'X' } })).rejects.toThrow()
  await payload.update({ collection: 'projects', id, data: { Campaign_Code: before.Campaign_Code } })
})
