import { parseCronItems, type TaskList } from 'graphile-worker'
import { JOBS } from '@/gathered/jobs'
import { systemContext } from '@/platform/database/payload'
import { NO_BACKFILL } from '@/platform/jobs/jobs'
import { keepOutboxBounded } from '@/platform/jobs/outbox'
import { onShutdown } from '@/platform/jobs/shutdown'
import { startWorker } from '@/platform/jobs/worker'
import { env } from '@/platform/process/env'
import { sessionUrlOf } from '@/platform/process/env-schema'

/** Publishes and withdraws what editors scheduled (the content system's own queue). */
const PUBLISH_TASK = 'content.publish-scheduled'

const TASKS: TaskList = {
  ...Object.assign({}, ...JOBS.map(({ tasks }) => tasks)),
  [PUBLISH_TASK]: async () => {
    const { payload } = await systemContext(PUBLISH_TASK)
    await payload.jobs.run({ limit: 50 })
  },
}

/** The composition root of background work: starts doing what the queue holds, on this node among others. */
export function startJobs(): void {
  const worker = startWorker({
    databaseUrl: sessionUrlOf(env) ?? '',
    tasks: TASKS,
    cron: parseCronItems([
      { task: PUBLISH_TASK, match: '* * * * *', options: NO_BACKFILL },
      ...JOBS.flatMap(({ cron = [] }) => cron),
    ]),
  })
  onShutdown(() => worker.stop())
  keepOutboxBounded()
}
