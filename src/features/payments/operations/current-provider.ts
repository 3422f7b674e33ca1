import { trialAccount } from '@/features/trial-provider/server'
import { env } from '@/platform/process/env'
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

function currentTransfer(): Provider | null {
  const account = transferAccount()
  return account && transferProvider(account)
}

const currentTrial = (): Provider | null => (env.APP_PORT === undefined ? null : opnProvider('trial', trialAccount()))

/** The provider of this installation; null where payments are not open. */
export function currentProvider(): Provider | null {
  const { PAYMENTS = 'trial' } = env
  return PAYMENTS === 'none' ? null : providerNamed(PAYMENTS)
}

const NAMED: Readonly<Record<string, () => Provider | null>> = {
  opn: currentOpn,
  '2c2p': currentTwoC2p,
  transfer: currentTransfer,
  trial: currentTrial,
}

/**
 * The provider that a payment names, whether or not it takes new ones: what is open at it is finished by its own dialect.
 * Null once its keys are gone.
 */
export const providerNamed = (name: string): Provider | null => NAMED[name]?.() ?? null

/** Every provider that can still be asked. */
export const knownProviders = (): Provider[] =>
  Object.keys(NAMED).flatMap((name) => {
    const provider = providerNamed(name)
    return provider ? [provider] : []
  })

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
