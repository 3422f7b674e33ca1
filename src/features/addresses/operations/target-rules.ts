import { env } from '@/platform/env'
import { DEFAULT_ADDRESS_SETTINGS } from '../rules/resolve'
import { allowedHosts, type TargetRules } from '../rules/short-targets'

const settings = {
  ...DEFAULT_ADDRESS_SETTINGS,
  investorUrl: env.INVESTOR_URL ?? DEFAULT_ADDRESS_SETTINGS.investorUrl,
  bookingUrl: env.BOOKING_URL ?? null,
}

/** By what codes and targets of short links are judged when they are saved: the same as at the front door. */
export function targetRules(): TargetRules {
  return { settings, hosts: allowedHosts(env.ALLOWED_HOSTS, settings) }
}
