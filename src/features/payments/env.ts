import { z } from 'zod'

const ADDRESS = z.url({ protocol: /^https$/, error: 'must be a whole https:// address' })

/** The variables of this feature. */
export const env = {
  /**
   * Who takes payments: Opn Payments, the stand-in that moves no money (`trial`), or nobody. Without it the stand-in,
   * where the site is on this machine; a public site must say what it wants.
   */
  PAYMENTS: z.enum(['none', 'trial', 'opn']).optional(),
  OPN_API_URL: ADDRESS.default('https://api.omise.co'),
  OPN_SECRET_KEY: z
    .string()
    .regex(/^skey_/, 'must start with skey_')
    .optional(),
  /** As the dashboard of Opn Payments shows it. */
  OPN_WEBHOOK_SECRET: z.base64('must be base64').min(16).optional(),
} as const
