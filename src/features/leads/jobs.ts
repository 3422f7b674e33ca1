import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, mailIdOf, NIGHTLY, NO_BACKFILL } from '@/platform/jobs/jobs'
import { log } from '@/platform/process/log'
import {
  CRM_TASK,
  deliverToCrm,
  eraseOldLeads,
  forgetSubscribers,
  LEAD_MAIL_TASK,
  matchPeople,
  NEWS_ASKED_TASK,
  NEWS_MAIL_TASK,
  sendLeadMail,
  sendNewsMail,
  subscribeToNews,
} from './server'

const leadMail = z.object({
  lead: z.number().int(),
  to: z.enum(['visitor', 'sales']),
  askedAgainAt: z.iso.datetime().optional(),
})

const newsMail = z.object({ subscriber: z.number().int(), mail: z.enum(['confirm', 'welcome']) })

const askedNews = z.object({
  email: z.string(),
  locale: z.enum(['th', 'en', 'cht', 'chs']),
  page: z.string(),
  source: z.string(),
  wording: z.string(),
  at: z.iso.datetime(),
})

const crmFacts = z.object({ delivery: z.uuid() })

/** Finds the people whose address or phone was proven since they asked. */
const MATCH_TASK = 'leads.match-people'

/** Erases personal data of leads without recent contact (PDPA §37(3)). */
const ERASE_TASK = 'leads.erase-old'

export const jobs = {
  tasks: {
    [LEAD_MAIL_TASK]: async (facts, { job }) => {
      await sendLeadMail(await systemContext(LEAD_MAIL_TASK), leadMail.parse(facts), mailIdOf(job))
    },
    [NEWS_ASKED_TASK]: async (facts) => {
      const { at, ...asked } = askedNews.parse(facts)
      await subscribeToNews({ ...(await systemContext(NEWS_ASKED_TASK)), now: new Date(at) }, asked)
    },
    [NEWS_MAIL_TASK]: async (facts, { job }) => {
      const { subscriber, mail } = newsMail.parse(facts)
      await sendNewsMail(await systemContext(NEWS_MAIL_TASK), subscriber, mail, mailIdOf(job))
    },
    [CRM_TASK]: async (facts) => deliverToCrm(await systemContext(CRM_TASK), crmFacts.parse(facts).delivery),
    [MATCH_TASK]: async () => {
      await matchPeople(await systemContext(MATCH_TASK))
    },
    [ERASE_TASK]: async () => {
      const ctx = await systemContext(ERASE_TASK)
      const erased = (await eraseOldLeads(ctx)) + (await forgetSubscribers(ctx))
      if (erased > 0) log.info({ erased }, 'leads and subscribers past their time were erased')
    },
  },
  cron: [
    { task: ERASE_TASK, match: NIGHTLY, options: NO_BACKFILL },
    { task: MATCH_TASK, match: '*/10 * * * *', options: NO_BACKFILL },
  ],
} satisfies Jobs
