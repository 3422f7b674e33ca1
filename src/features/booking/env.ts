import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  /**
   * Encrypts identity documents; kept apart from the database and its backups. Made at the first start like the other
   * secrets. Whoever loses it cannot read the documents of earlier bookings.
   */
  BOOKING_KEY: z.string().min(32).optional(),
  /** The holds of a campaign for which nobody has confirmed an email address yet, of all its units, in per cent. */
  UNNAMED_HOLDS_PERCENT: z.coerce.number().int().min(1).max(100).default(50),
} as const
