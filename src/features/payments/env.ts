import { z } from 'zod'

const ADDRESS = z.url({ protocol: /^https$/, error: 'must be a whole https:// address' })

/** The variables of this feature. */
export const env = {
  /**
   * Who takes payments: Opn Payments, 2C2P, the stand-in that moves no money (`trial`), or nobody. Without it the
   * stand-in, where the site is on this machine; a public site must say what it wants.
   */
  PAYMENTS: z.enum(['none', 'trial', 'opn', '2c2p']).optional(),
  OPN_API_URL: ADDRESS.default('https://api.omise.co'),
  OPN_SECRET_KEY: z
    .string()
    .regex(/^skey_/, 'must start with skey_')
    .optional(),
  /** As the dashboard of Opn Payments shows it. */
  OPN_WEBHOOK_SECRET: z.base64('must be base64').min(16).optional(),
  /** `https://sandbox-pgw.2c2p.com` moves no money; a stand-in on this machine may be `http`. */
  TWOC2P_API_URL: z
    .url()
    .regex(/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(:|$)/, 'must be a whole https:// address')
    .default('https://pgw.2c2p.com'),
  TWOC2P_MERCHANT_ID: z
    .string()
    .regex(/^[0-9A-Za-z]{1,25}$/, 'must be letters and digits, at most 25')
    .optional(),
  /** Signs what is asked, and verifies what 2C2P says. */
  TWOC2P_SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
} as const
