import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  SALES_EMAIL: z.email().default('sales@example.com'),
} as const
