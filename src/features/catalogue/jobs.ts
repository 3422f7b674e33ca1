import { z } from 'zod'
import { systemContext } from '@/platform/database/payload'
import type { Jobs } from '@/platform/jobs/jobs'
import { DERIVE_PRICES_TASK, derivePrices } from './server'

const priceJob = z.object({ project: z.number().int() })

export const jobs = {
  tasks: {
    [DERIVE_PRICES_TASK]: async (facts) => {
      await derivePrices(await systemContext(DERIVE_PRICES_TASK), priceJob.parse(facts).project)
    },
  },
} satisfies Jobs
