import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, type ParsedCronItem, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { log } from '../process/log'

/** The jobs of a worker, and the database with its queue. */
export interface WorkerOptions {
  databaseUrl: string
  tasks: TaskList
  cron: ParsedCronItem[]
  /** The pause before the first restart; it doubles up to {@link MAX_PAUSE_MS}. Tests shorten it. */
  firstPauseMs?: number
  /** How often jobs of dead workers are looked for, and how old their lock must be. Tests shorten it. */
  sweepMs?: number
}

export interface BackgroundWorker {
  /** Whether it currently takes jobs. */
  isRunning: () => boolean
  /** Takes no more jobs, lets running ones finish for up to three seconds, and returns the rest to the queue. */
  stop: () => Promise<void>
}

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 15_000
const SWEEP_MS = 20_000
/** Jobs still running after this long are returned to the queue. */
const SHUTDOWN_MS = 3_000
/** Distinguishes our advisory locks from others in the database. */
const LOCK_CLASS = 0x6e6f626c

/**
 * Unlocks the jobs and queues of workers that have died. A living worker holds an advisory lock on its id, which the
 * database releases when its connection ends; the library itself would wait for four hours.
 */
const UNLOCK_DEAD = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from (
    select locked_by, locked_at from graphile_worker._private_jobs
    union all select locked_by, locked_at from graphile_worker._private_job_queues
  ) held
  where locked_by is not null and locked_at < now() - make_interval(secs => $2)
    and not exists (
      select 1 from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = $1
        and database = (select oid from pg_database where datname = current_database())
        and objid::bigint = (hashtext(held.locked_by)::bigint & 4294967295)
    )
  having count(*) > 0`

const queueLog = new Logger(() => (level, message, meta) => {
  // A failed job has a line of ours, with its error; the library puts error and stack into the text.
  if (meta?.failure) return
  if (level === 'error') log.error(message)
  else log.debug(message)
})

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void

/**
 * The connections of a worker. The library releases the one it listens on twice when that is lost while the worker stops;
 * a plain pool throws the second time, where nobody catches it.
 */
export class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (reason) => {
        if (!isReleased) release(reason)
        isReleased = true
      })
    })
  }
}

/** Runs jobs until the database or the runner fails, or `stopped` settles. Rejects on a failure. */
async function runOnce(options: WorkerOptions, stopped: Promise<void>, onRunning: (is: boolean) => void) {
  const liveness = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true })
  const lost = new Promise<never>((_, reject) => {
    liveness.on('error', reject)
    liveness.on('end', () => reject(new Error('the connection of the worker ended')))
  })
  lost.catch(() => undefined)
  // Of our own, because the library takes its error listener off while it stops, and a lost connection would then throw.
  const pool = new WorkerPool({ connectionString: options.databaseUrl, max: 10, keepAlive: true })
  pool.on('error', (error) => log.debug({ error }, 'a connection of the worker was lost'))
  let runner: Runner | undefined
  let sweep: NodeJS.Timeout | undefined
  try {
    await liveness.connect()
    const events: WorkerEvents = new EventEmitter()
    const claims: Promise<unknown>[] = []
    events.on('worker:create', ({ worker }) => {
      const claim = liveness.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, worker.workerId])
      // Awaited below, unless the runner fails first.
      claim.catch(() => undefined)
      claims.push(claim)
    })
    events.on('job:error', ({ error, job }) =>
      log.warn({ error, task: job.task_identifier }, 'a job failed and will be retried'),
    )
    runner = await run({
      pgPool: pool,
      concurrency: 2,
      pollInterval: 2000,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: SHUTDOWN_MS,
      taskList: options.tasks,
      parsedCronItems: options.cron,
      events,
      logger: queueLog,
    })
    runner.promise.catch(() => undefined)
    await Promise.all(claims)
    const sweepMs = options.sweepMs ?? SWEEP_MS
    const unlockDead = () => liveness.query(UNLOCK_DEAD, [LOCK_CLASS, sweepMs / 1000]).catch(() => undefined)
    // At once too: a process that dies again and again would otherwise never live until the first look.
    void unlockDead()
    sweep = setInterval(unlockDead, sweepMs)
    onRunning(true)
    await Promise.race([stopped, lost, runner.promise])
  } finally {
    onRunning(false)
    clearInterval(sweep)
    await runner?.stop().catch(() => undefined)
    await liveness.end().catch(() => undefined)
    await pool.end().catch(() => undefined)
  }
}

/**
 * Processes the queue, concurrently with other nodes, for the life of the process: when the database is unavailable or
 * the library's runner ends, it restarts after a growing pause.
 */
export function startWorker(options: WorkerOptions): BackgroundWorker {
  let isRunning = false
  const asked = new AbortController()
  const stopped = new Promise<void>((resolve) => asked.signal.addEventListener('abort', () => resolve()))
  const firstPause = options.firstPauseMs ?? FIRST_PAUSE_MS
  const supervise = async () => {
    for (let pause = firstPause; !asked.signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        await runOnce(options, stopped, (is) => {
          isRunning = is
          if (is) pause = firstPause / 2
        })
      } catch (error) {
        log.error({ error }, 'background work was interrupted and will be restarted')
      }
      if (!asked.signal.aborted) await Promise.race([sleep(pause), stopped])
    }
  }
  const ended = supervise()
  return {
    isRunning: () => isRunning,
    stop: async () => {
      asked.abort()
      await ended
    },
  }
}
