import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  CALL_TURNS_TASK,
  callTurns,
  closeDueRegistrations,
  drawDueLaunches,
  eraseOldEntries,
  LAUNCH_CODE_TASK,
  LAUNCH_MAIL_TASK,
  sendLaunchCode,
  sendLaunchNews,
} from './server'

const codeJob = z.object({ attempt: z.number().int(), round: z.number().int() })
const newsJob = z.object({
  entry: z.number().int(),
  news: z.enum(['entered', 'drawn', 'called', 'missedOnce', 'missed', 'withdrawn']),
})
const callJob = z.object({ campaign: z.number().int().nullish() })

/** Closes registrations whose time is over, draws with rounds of the beacon that are out, and moves every line. */
const MINUTE_TASK = 'launches.every-minute'

/** Erases personal data of launches long past (PDPA §37(3)). */
const ERASE_TASK = 'launches.erase-old'

export const jobs = {
  tasks: {
    [LAUNCH_CODE_TASK]: async (facts, { job }) =>
      sendLaunchCode(await systemContext(LAUNCH_CODE_TASK), codeJob.parse(facts), mailIdOf(job)),
    [LAUNCH_MAIL_TASK]: async (facts, { job }) =>
      sendLaunchNews(await systemContext(LAUNCH_MAIL_TASK), newsJob.parse(facts), mailIdOf(job)),
    [CALL_TURNS_TASK]: async (facts) => {
      await callTurns(await systemContext(CALL_TURNS_TASK), callJob.parse(facts).campaign ?? null)
    },
    [MINUTE_TASK]: async () => {
      const ctx = await systemContext(MINUTE_TASK)
      await closeDueRegistrations(ctx)
      for (const [code, outcome] of Object.entries(await drawDueLaunches(ctx)))
        if (outcome !== 'drawn') log.warn({ code, outcome }, 'a launch waits for its round of the beacon')
      await callTurns(ctx, null)
    },
    [ERASE_TASK]: async () => {
      const erased = await eraseOldEntries(await systemContext(ERASE_TASK))
      if (erased > 0) log.info({ erased }, 'entries of launches past their time were erased')
    },
  },
  cron: [
    { task: MINUTE_TASK, match: '* * * * *', options: NO_BACKFILL },
    { task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL },
  ],
} satisfies Jobs
