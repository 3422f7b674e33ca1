import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  /** After a mail about a saved search, further matches are collected for this long and sent in one mail. */
  ALERT_PAUSE_MINUTES: z.coerce.number().min(0).max(1440).default(10),
} as const
