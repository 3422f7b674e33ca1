import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/platform/process/env'

/** How the product calls the stand-in, and what it signs its messages with. */
export interface TrialAccount {
  apiUrl: string
  secretKey: string
  /** Base64, as at the real provider. */
  webhookSecret: string
}

const derived = (use: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`trial provider\n${use}`)
    .digest()

const appUrl = () => `http://127.0.0.1:${env.APP_PORT ?? 0}`

/** Where the stand-in sends its messages: to the same route as the real provider, in this process. */
export const trialWebhookUrl = (): string => `${appUrl()}/api/payments/trial`

/**
 * The account of this installation at the stand-in. Its keys follow from the secret of the installation, so that nobody
 * outside can call it or sign for it.
 */
export const trialAccount = (): TrialAccount => ({
  apiUrl: `${appUrl()}/api/trial-provider`,
  secretKey: `skey_test_${derived('key').toString('hex').slice(0, 32)}`,
  webhookSecret: derived('webhook').toString('base64'),
})

/** Whether an Authorization header has the key of the account. */
export function hasTrialKey(authorization: string | null): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${trialAccount().secretKey}:`).toString('base64')}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
