import { z } from 'zod'
import { BANKS } from './domain/refund'

const ADDRESS = z.url({ protocol: /^https$/, error: 'must be a whole https:// address' })

/** The variables of this feature. */
export const env = {
  /**
   * Who takes payments: Opn Payments, 2C2P, our own account by bank transfer with a slip (`transfer`), the stand-in that
   * moves no money (`trial`), or nobody. Without it the stand-in, where the site is on this machine; a public site must
   * say what it wants.
   */
  PAYMENTS: z.enum(['none', 'trial', 'opn', '2c2p', 'transfer']).optional(),
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
  /** The account of the company that transfers go to. The biller is its tax id and a suffix, as PromptPay knows it. */
  TRANSFER_BILLER: z
    .string()
    .regex(/^\d{15}$/, 'must have 15 digits')
    .optional(),
  TRANSFER_BANK: z.enum(BANKS).optional(),
  TRANSFER_ACCOUNT: z
    .string()
    .regex(/^\d{10,12}$/, 'must have 10 to 12 digits')
    .optional(),
  TRANSFER_NAME: z.string().min(2).max(120).optional(),
} as const
