import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  REQUESTS_EMAIL: z.email().default('contact@example.com'),
} as const
