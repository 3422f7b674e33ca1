import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  SALES_EMAIL: z.email().default('sales@example.com'),
  /** Where the CRM takes news of leads. Without it and its secret nothing is sent. */
  CRM_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => {
      const { protocol, hostname, username, password } = new URL(text)
      const isHere = ['127.0.0.1', 'localhost'].includes(hostname)
      return (protocol === 'https:' || isHere) && username + password === ''
    }, 'must be an https:// address without user or password')
    .optional(),
  /** Signs what is sent there; known to the CRM. */
  CRM_WEBHOOK_SECRET: z.string().min(24).optional(),
} as const
