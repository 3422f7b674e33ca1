import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  /**
   * Encrypts identity documents; kept apart from the database and its backups. Made at the first start like the other
   * secrets. Whoever loses it cannot read the documents of earlier bookings.
   */
  BOOKING_KEY: z.string().min(32).optional(),
} as const
