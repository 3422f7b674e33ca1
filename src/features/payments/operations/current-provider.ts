import { trialAccount } from '@/features/trial-provider/server'
import { env } from '@/platform/env'
import type { Provider } from '../domain/provider'
import { opnProvider } from './opn'

/** The provider of this installation; null where payments are not open. */
export function currentProvider(): Provider | null {
  const { PAYMENTS = 'trial', OPN_API_URL: apiUrl, OPN_SECRET_KEY: secretKey, OPN_WEBHOOK_SECRET: webhookSecret } = env
  if (PAYMENTS === 'opn')
    return secretKey && webhookSecret ? opnProvider('opn', { apiUrl, secretKey, webhookSecret }) : null
  return PAYMENTS === 'trial' && env.APP_PORT !== undefined ? opnProvider('trial', trialAccount()) : null
}
