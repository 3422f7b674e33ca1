import { z } from 'zod'
import { OFFER_CHANGED_TASK } from '@/features/catalogue/server'
import { readFreshSearchable } from '@/features/search/queries'
import { systemContext } from '@/platform/database/payload'
import { GATHER_MS, type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { env } from '@/platform/process/env'
import { log } from '@/platform/process/log'
import {
  ALERT_ASKED_TASK,
  ALERT_CONFIRMATION_TASK,
  ALERT_DIGEST_TASK,
  ALERT_MATCH_TASK,
  ALERT_SNAPSHOT_TASK,
  forgetAlerts,
  matchAlerts,
  saveAskedSearch,
  sendConfirmation,
  sendDigest,
  snapshotMatches,
} from './server'

const alertJob = z.object({ alert: z.number().int() })

const askedAlert = z.object({
  email: z.string(),
  locale: z.enum(['th', 'en', 'cht', 'chs']),
  address: z.string(),
  summary: z.string(),
  page: z.string(),
  wording: z.string(),
  at: z.iso.datetime(),
})

const offerChange = z.object({ slug: z.string(), change: z.enum(['new', 'price']) })

/** Changes within this time are matched together; never longer than digests are collected. */
const MATCH_AFTER_MS = Math.min(GATHER_MS, env.ALERT_PAUSE_MINUTES * 60_000)

/** Erases saved searches after their retention period (PDPA §37(3)). */
const ERASE_TASK = 'alerts.erase-old'

export const jobs = {
  tasks: {
    [ALERT_ASKED_TASK]: async (facts, { job }) => {
      const { at, ...asked } = askedAlert.parse(facts)
      const ctx = { ...(await systemContext(ALERT_ASKED_TASK)), now: new Date(at) }
      await saveAskedSearch(ctx, asked, mailIdOf(job))
    },
    [ALERT_CONFIRMATION_TASK]: async (facts, { job }) =>
      sendConfirmation(await systemContext(ALERT_CONFIRMATION_TASK), alertJob.parse(facts).alert, mailIdOf(job)),
    [ALERT_SNAPSHOT_TASK]: async (facts) => {
      await snapshotMatches(
        await systemContext(ALERT_SNAPSHOT_TASK),
        await readFreshSearchable(),
        alertJob.parse(facts).alert,
      )
    },
    [OFFER_CHANGED_TASK]: async (facts, { addJob }) => {
      await addJob(ALERT_MATCH_TASK, [offerChange.parse(facts)], {
        jobKey: ALERT_MATCH_TASK,
        jobKeyMode: 'preserve_run_at',
        runAt: new Date(Date.now() + MATCH_AFTER_MS),
      })
    },
    [ALERT_MATCH_TASK]: async (facts) => {
      const changes = z.array(offerChange).parse(facts)
      await matchAlerts(await systemContext(ALERT_MATCH_TASK), await readFreshSearchable(), changes, (alert, error) =>
        log.error({ error, alert }, 'a saved search cannot be read and is skipped'),
      )
    },
    [ALERT_DIGEST_TASK]: async (facts) => {
      await sendDigest(await systemContext(ALERT_DIGEST_TASK), await readFreshSearchable(), alertJob.parse(facts).alert)
    },
    [ERASE_TASK]: async () => {
      const erased = await forgetAlerts(await systemContext(ERASE_TASK))
      if (erased > 0) log.info({ erased }, 'saved searches past their time were erased')
    },
  },
  cron: [{ task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL }],
} satisfies Jobs
