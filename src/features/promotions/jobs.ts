import { z } from 'zod'
import { UNIT_OFFERED_TASK } from '@/features/catalogue/server'
import { systemContext } from '@/platform/database/payload'
import { type Jobs, NO_BACKFILL } from '@/platform/jobs/jobs'
import { announceTurns, applyUnitOffers, offerUnit, UNIT_OFFERS_TASK } from './server'

const TURNS_TASK = 'promotions.announce-turns'

const unitJob = z.object({ unit: z.number().int() })

export const jobs = {
  tasks: {
    [TURNS_TASK]: async () => {
      await announceTurns(await systemContext(TURNS_TASK))
      // Also what a job at the very moment missed.
      await applyUnitOffers(await systemContext(UNIT_OFFERS_TASK))
    },
    [UNIT_OFFERS_TASK]: async () => {
      await applyUnitOffers(await systemContext(UNIT_OFFERS_TASK))
    },
    [UNIT_OFFERED_TASK]: async (facts) => {
      await offerUnit(await systemContext(UNIT_OFFERED_TASK), unitJob.parse(facts).unit)
    },
  },
  cron: [{ task: TURNS_TASK, match: '* * * * *', options: NO_BACKFILL }],
} satisfies Jobs
