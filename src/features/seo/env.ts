import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  /** IndexNow is used only when both are set; the gateway serves the key file. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).optional(),
} as const
