import { runOnce, type TaskList } from 'graphile-worker'
import { JOBS } from '@/gathered/jobs'
import { enqueue } from '@/platform/jobs/queue'
import { env } from '@/platform/process/env'
import { jobContext } from './content-system'

/** Runs every queued job of one task, as the worker of the site does. */
export async function runQueued(task: string): Promise<void> {
  const handler = JOBS.map(({ tasks }) => tasks[task]).find(Boolean)
  if (!handler) throw new Error(`There is no task ${task}`)
  const taskList: TaskList = { [task]: handler }
  await runOnce({ connectionString: env.DATABASE_URL, taskList, noHandleSignals: true })
}

/** Queues a job and runs it. */
export async function runJob(task: string, facts: Record<string, unknown>): Promise<void> {
  await enqueue(await jobContext(), task, facts)
  await runQueued(task)
}
