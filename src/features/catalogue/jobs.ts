import { z } from 'zod'
import type { Jobs } from '@/platform/jobs'
import { systemContext } from '@/platform/payload'
import { DERIVE_PRICES_TASK, derivePrices } from './server'

const priceJob = z.object({ project: z.number().int() })

export const jobs = {
  tasks: {
    [DERIVE_PRICES_TASK]: async (facts) => {
      await derivePrices(await systemContext(DERIVE_PRICES_TASK), priceJob.parse(facts).project)
    },
  },
} satisfies Jobs
