import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { quickAddJob, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailIdOf } from '@/platform/jobs/jobs'
import { type BackgroundWorker, startWorker, WorkerPool } from '@/platform/jobs/worker'
import { log } from '@/platform/process/log'
import { type OwnPostgres, startOwnPostgres } from '../../scripts/postgres'

/** A separate database server, because these tests kill it. */
let folder = ''
let server: OwnPostgres
let done: unknown[] = []
const workers: BackgroundWorker[] = []

const start = (tasks: Parameters<typeof startWorker>[0]['tasks'] = {}, sweepMs = 300) => {
  const worker = startWorker({
    databaseUrl: server.url,
    tasks: { note: async (facts) => void done.push(facts), ...tasks },
    cron: [],
    firstPauseMs: 50,
    sweepMs,
  })
  workers.push(worker)
  return worker
}

const add = (task: string, facts: unknown) => quickAddJob({ connectionString: server.url }, task, facts as object)

async function until(isTrue: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await isTrue()) return
  throw new Error('it did not happen in time')
}

async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const lockedJobs = async () =>
  (await query('select 1 from graphile_worker._private_jobs where locked_at is not null')).length

async function killServer(): Promise<void> {
  const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await sleep(200)
}

beforeAll(async () => {
  folder = mkdtempSync(resolve('.test/worker-'))
  // The server runs as another user.
  chmodSync(folder, 0o755)
  server = await startOwnPostgres(folder, false)
  await runMigrations({ connectionString: server.url })
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await query('delete from graphile_worker._private_jobs')
  done = []
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('background work', () => {
  it('resumes by itself after the database was killed and restarted', async () => {
    const worker = start()
    await until(() => worker.isRunning())
    await killServer()
    await until(() => !worker.isRunning())
    server = await startOwnPostgres(folder, false)
    await add('note', { after: 'outage' })
    await until(() => done.length === 1)
    expect(done).toEqual([{ after: 'outage' }])
  })

  it('takes over jobs of a dead worker, and leaves those of a live one', async () => {
    const isFinished = new AbortController()
    start({
      hold: () => new Promise<void>((resolve) => isFinished.signal.addEventListener('abort', () => resolve())),
    })
    await add('hold', {})
    await until(async () => (await lockedJobs()) === 1)
    await add('note', { from: 'dead' })
    await query(
      `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '1 hour'
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'note')`,
    )
    await until(() => done.length === 1)
    await sleep(700)
    expect(await lockedJobs()).toBe(1)
    isFinished.abort()
  })

  it('takes over jobs of a dead worker when it starts, as it may not live until the next look', async () => {
    await add('note', { from: 'dead' })
    await query(
      `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '1 hour'`,
    )
    start({}, 600_000)
    await until(() => done.length === 1)
  })

  it('writes one line of the log for a failed job', async () => {
    const lines = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    try {
      start({ mail: () => Promise.reject(new Error('no mail server')) })
      await add('mail', {})
      await until(() => lines.some((line) => line.mock.calls.length > 0))
      await sleep(50)
      expect(lines.flatMap((line) => line.mock.calls)).toEqual([
        [expect.objectContaining({ task: 'mail' }), 'a job failed and will be retried'],
      ])
    } finally {
      for (const line of lines) line.mockRestore()
    }
  })

  it('gives a mail the same id for every try, and another job another one', async () => {
    const ids: string[] = []
    start({
      mail: (_, { job }) => {
        ids.push(mailIdOf(job))
        if (ids.length === 1) throw new Error('no mail server')
        return Promise.resolve()
      },
    })
    await add('mail', {})
    await until(() => ids.length === 1)
    await until(
      async () => (await query('update graphile_worker._private_jobs set run_at = now() returning id')).length > 0,
    )
    await until(() => ids.length === 2)
    await add('mail', {})
    await until(() => ids.length === 3)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(ids[0]).toMatch(/^job-\d+-\d+$/)
  })

  it('survives that the library releases the connection it listens on twice, as when it is lost during a stop', async () => {
    const pool = new WorkerPool({ connectionString: server.url, max: 1 })
    const taken = () =>
      new Promise<() => void>((resolve, reject) =>
        pool.connect((error, client, release) => (client ? resolve(release) : reject(error))),
      )
    const release = await taken()
    release()
    expect(() => release()).not.toThrow()
    // The connection belongs to the next one now.
    const releaseNext = await taken()
    release()
    const third = taken()
    expect(await Promise.race([third, sleep(200).then(() => 'waits')])).toBe('waits')
    releaseNext()
    const releaseThird = await third
    releaseThird()
    await pool.end()
  })

  it('releases unfinished jobs when it is stopped', async () => {
    const worker = start({
      hold: (_, { abortSignal }) => new Promise((_done, fail) => abortSignal?.addEventListener('abort', fail)),
    })
    await add('hold', {})
    await until(async () => (await lockedJobs()) === 1)
    await worker.stop()
    expect(await lockedJobs()).toBe(0)
  })
})
