import { z } from 'zod'
import { GATHER_MS, type Jobs } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import { CHANGED_PAGES_TASK, INDEX_NOW_TASK, sendChangedAddresses } from './server'

const changedPages = z.object({ paths: z.array(z.string()) })

export const jobs = {
  tasks: {
    // Collected here and not where they are saved: a job key shared by transactions would make them wait for each other.
    [CHANGED_PAGES_TASK]: async (facts, { addJob }) => {
      await addJob(INDEX_NOW_TASK, changedPages.parse(facts).paths, {
        jobKey: INDEX_NOW_TASK,
        jobKeyMode: 'preserve_run_at',
        runAt: new Date(Date.now() + GATHER_MS),
        maxAttempts: 8,
      })
    },
    [INDEX_NOW_TASK]: async (facts) => {
      const status = await sendChangedAddresses(facts)
      if (status !== null && status >= 300)
        log.warn({ status }, 'search engines could not be notified of changed pages')
    },
  },
} satisfies Jobs
