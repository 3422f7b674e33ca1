import { describe, expect, it } from 'vitest'
import { countWaitingJobs, proveWritable } from '@/features/health/server'
import { databaseOf, sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { contentSystem, jobContext } from '../support/content-system'

describe('the proof that the database stores', () => {
  it('is given again and again, and leaves the same few rows', async () => {
    const ctx = await jobContext()
    for (let times = 0; times < 3; times++) await proveWritable(ctx)
    const database = await databaseOf(await contentSystem())
    const { rows } = await database.execute(
      sql`select count(*)::int as count, pg_relation_size('write_probe')::int as bytes from write_probe`,
    )
    expect(rows).toEqual([{ count: 16, bytes: 16 * 8192 }])
  })

  it('is refused by a database that only reads', async () => {
    const writing = inTransaction(await jobContext(), async (inside) => {
      const database = await databaseOf(inside.payload, inside.req)
      await database.execute(sql`set transaction read only`)
      await proveWritable(inside)
    })
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } })
  })
})

describe('the queue', () => {
  const addJob = async (facts: string) => {
    const database = await databaseOf(await contentSystem())
    await database.execute(sql`select graphile_worker.add_job('health-test', '{}'::json, max_attempts := 3)`)
    const newest = '(select max(id) from graphile_worker._private_jobs)'
    await database.execute(sql.raw(`update graphile_worker._private_jobs set ${facts} where id = ${newest}`))
  }
  const clear = async () => {
    const database = await databaseOf(await contentSystem())
    await database.execute(sql`delete from graphile_worker._private_jobs`)
  }

  it.each([
    ['nothing', [], { waiting: 0, retrying: 0, failed: 0, oldestSeconds: 0 }],
    ['a job for later', [`run_at = now() + interval '1 hour'`], { waiting: 0, oldestSeconds: 0 }],
    ['a job that is due', [`run_at = now() - interval '400 seconds'`], { waiting: 1, oldestSeconds: 400 }],
    [
      'a job whose next try is later, as old as its first',
      [`run_at = now() + interval '1 hour', created_at = now() - interval '2 hours', attempts = 2, last_error = 'x'`],
      { waiting: 0, retrying: 1, oldestSeconds: 7200 },
    ],
    [
      'a job in hand, at its last try',
      [`run_at = now() - interval '5 seconds', attempts = 3, locked_at = now(), locked_by = 'w'`],
      { waiting: 1, failed: 0, oldestSeconds: 5 },
    ],
    [
      'a job that was given up, and one that waits',
      [
        `created_at = now() - interval '9 days', attempts = 3, last_error = 'x'`,
        `run_at = now() - interval '9 seconds'`,
      ],
      { waiting: 1, retrying: 0, failed: 1, oldestSeconds: 9 },
    ],
  ])('holds %s', async (_, jobs, { oldestSeconds, ...counts }) => {
    await clear()
    for (const facts of jobs) await addJob(facts)
    const found = await countWaitingJobs(await jobContext())
    await clear()
    expect(found).toMatchObject(counts)
    expect(Math.abs(found.oldestSeconds - oldestSeconds)).toBeLessThan(3)
  })
})
