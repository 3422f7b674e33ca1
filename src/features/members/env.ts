import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  /**
   * The gateway for text messages, to which `{to, text, id}` is posted; `outbox:` writes them into the outbox of the data
   * folder. Without it no phone number can be confirmed.
   */
  SMS_URL: z
    .string()
    .regex(/^(outbox:$|https:\/\/)/, 'must be an https:// address, or outbox:')
    .optional(),
  /** The bearer token of that gateway. */
  SMS_KEY: z.string().min(8).optional(),
  /** The channel of LINE Login. Without both its button is not there. */
  LINE_LOGIN_CHANNEL_ID: z.string().min(1).optional(),
  LINE_LOGIN_CHANNEL_SECRET: z.string().min(8).optional(),
  /** A stand-in for LINE, for tests. */
  LINE_LOGIN_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .optional(),
} as const
