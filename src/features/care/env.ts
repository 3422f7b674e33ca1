import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  CARE_EMAIL: z.email().default('care@example.com'),
  /** Who is told when a promised time has run out. */
  CARE_ESCALATION_EMAIL: z.email().default('care-lead@example.com'),
} as const
