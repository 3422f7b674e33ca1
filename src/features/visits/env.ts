import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  VISITS_EMAIL: z.email().default('visits@example.com'),
} as const
