import { trialAccount } from '@/features/trial-provider/server'
import { env } from '@/platform/env'
import type { OfferedMethod, Provider } from '../domain/provider'
import { opnProvider } from './opn'
import { transferAccount, transferProvider } from './transfer'
import { twoC2pProvider } from './two-c2p'

function currentOpn(): Provider | null {
  const { OPN_API_URL: apiUrl, OPN_SECRET_KEY: secretKey, OPN_WEBHOOK_SECRET: webhookSecret } = env
  return secretKey && webhookSecret ? opnProvider('opn', { apiUrl, secretKey, webhookSecret }) : null
}

function currentTwoC2p(): Provider | null {
  const { TWOC2P_API_URL: apiUrl, TWOC2P_MERCHANT_ID: merchantId, TWOC2P_SECRET_KEY: secretKey } = env
  if (!merchantId || !secretKey) return null
  const webhookUrl = `${env.publicUrl}/api/payments/2c2p`
  return twoC2pProvider({ apiUrl, merchantId, secretKey, webhookUrl, returnUrl: `${webhookUrl}/return` })
}

/** The provider of this installation; null where payments are not open. */
export function currentProvider(): Provider | null {
  const { PAYMENTS = 'trial' } = env
  if (PAYMENTS === 'opn') return currentOpn()
  if (PAYMENTS === '2c2p') return currentTwoC2p()
  if (PAYMENTS === 'transfer') {
    const account = transferAccount()
    return account && transferProvider(account)
  }
  return PAYMENTS === 'trial' && env.APP_PORT !== undefined ? opnProvider('trial', trialAccount()) : null
}

/** Everybody who takes money now: the provider, and beside one that moves real money our own account, where it is named. */
export function currentProviders(): Provider[] {
  const provider = currentProvider()
  if (!provider) return []
  const account = provider.isLive && provider.name !== 'transfer' ? transferAccount() : null
  return account ? [provider, transferProvider(account)] : [provider]
}

/** Who takes money by a method now; null when nobody does. */
export const providerFor = (method: OfferedMethod): Provider | null =>
  currentProviders().find(({ methods }) => methods.includes(method)) ?? null
