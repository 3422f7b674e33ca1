import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import {
  ALERT_KNOW_TASK,
  ALERT_PROOF_TASK,
  ALERT_TELL_TASK,
  ALERT_WEIGH_TASK,
  forgetAlerts,
  noteKnown,
  sendProofMail,
  tellNews,
  weighChanges,
} from '@/features/alerts/server'
import { OFFER_CHANGED_TASK } from '@/features/catalogue/server'
import {
  eraseOldLeads,
  forgetSubscribers,
  LEAD_MAIL_TASK,
  NEWS_MAIL_TASK,
  sendLeadMail,
  sendNewsMail,
} from '@/features/leads/server'
import { readRenewedSearchable } from '@/features/search/reads/kept-index'
import { CHANGED_PAGES_TASK, INDEX_NOW_TASK, sendChangedAddresses } from '@/features/seo/server'
import { env } from '@/platform/env'
import { log, withoutPeople } from '@/platform/log'
import { publicContext } from '@/platform/payload'

const leadMail = z.object({
  lead: z.number().int(),
  to: z.enum(['visitor', 'sales']),
  askedAgainAt: z.iso.datetime().optional(),
})

const newsMail = z.object({ subscriber: z.number().int(), mail: z.enum(['confirm', 'welcome']) })

const alertJob = z.object({ alert: z.number().int() })

const offerChange = z.object({ slug: z.string(), change: z.enum(['new', 'price']) })

const changedPages = z.object({ paths: z.array(z.string()) })

/** What an editor publishes in one go is told to search engines in one go. */
const GATHER_MS = 20_000

/** What comes onto the market in one go is weighed in one go; never longer than alerts are gathered at all. */
const WEIGH_AFTER_MS = Math.min(GATHER_MS, env.ALERT_PAUSE_MINUTES * 60_000)

/** Publishes and withdraws what editors scheduled (the content system's own queue). */
const PUBLISH_TASK = 'content.publish-scheduled'

/** Forgets people whom nobody has been in touch with for long (PDPA §37(3)). */
const ERASE_TASK = 'leads.erase-old'

const TASKS: TaskList = {
  [LEAD_MAIL_TASK]: async (facts) => {
    await sendLeadMail(await publicContext(), leadMail.parse(facts))
  },
  [NEWS_MAIL_TASK]: async (facts) => {
    const { subscriber, mail } = newsMail.parse(facts)
    await sendNewsMail(await publicContext(), subscriber, mail)
  },
  [ALERT_PROOF_TASK]: async (facts) => sendProofMail(await publicContext(), alertJob.parse(facts).alert),
  [ALERT_KNOW_TASK]: async (facts) => {
    await noteKnown(await publicContext(), await readRenewedSearchable(), alertJob.parse(facts).alert)
  },
  [OFFER_CHANGED_TASK]: async (facts, { addJob }) => {
    await addJob(ALERT_WEIGH_TASK, [offerChange.parse(facts)], {
      jobKey: ALERT_WEIGH_TASK,
      jobKeyMode: 'preserve_run_at',
      runAt: new Date(Date.now() + WEIGH_AFTER_MS),
    })
  },
  [ALERT_WEIGH_TASK]: async (facts) => {
    const told = z.array(offerChange).parse(facts)
    await weighChanges(await publicContext(), await readRenewedSearchable(), told, (alert, error) =>
      log.error({ error, alert }, 'a saved search cannot be read, and is passed over'),
    )
  },
  [ALERT_TELL_TASK]: async (facts) => {
    await tellNews(await publicContext(), await readRenewedSearchable(), alertJob.parse(facts).alert)
  },
  // Gathered here and not where they are saved: a name shared by transactions would make them wait for each other.
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
    if (status !== null && status >= 300) log.warn({ status }, 'search engines were not told of changed pages')
  },
  [PUBLISH_TASK]: async () => {
    const { payload } = await publicContext()
    await payload.jobs.run({ limit: 50 })
  },
  [ERASE_TASK]: async () => {
    const ctx = await publicContext()
    const erased = (await eraseOldLeads(ctx)) + (await forgetSubscribers(ctx)) + (await forgetAlerts(ctx))
    if (erased > 0) log.info({ erased }, 'people past their time were forgotten')
  },
}

/** The composition root of background work: starts doing what the queue holds, on this node among others. */
export async function startJobs(): Promise<Runner> {
  return run({
    connectionString: env.DATABASE_URL,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    taskList: TASKS,
    parsedCronItems: parseCronItems([
      { task: PUBLISH_TASK, match: '* * * * *', options: { backfillPeriod: 0 } },
      // At night in Bangkok.
      { task: ERASE_TASK, match: '17 20 * * *', options: { backfillPeriod: 0 } },
    ]),
    logger: new Logger(() => (level, message) => {
      // The queue puts the error's own sentence into its line.
      if (level === 'error') log.error(withoutPeople(message))
      else log.debug(withoutPeople(message))
    }),
  }).then((runner) => {
    runner.events.on('job:error', ({ error, job }) =>
      log.warn({ error, task: job.task_identifier }, 'a job failed and is tried again'),
    )
    return runner
  })
}
