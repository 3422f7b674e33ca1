import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { DEFAULT_ADDRESS_SETTINGS } from '../rules/settings'
import { allowedHosts, type TargetRules } from '../rules/short-targets'
import { findAddressSettings } from './find-address-settings'

/** The hosts that redirects of editors and short links may lead to: the same as at the front door. */
export function targetHosts(): ReadonlySet<string> {
  const investorUrl = env.INVESTOR_URL ?? DEFAULT_ADDRESS_SETTINGS.investorUrl
  return allowedHosts(env.ALLOWED_HOSTS, { investorUrl, bookingUrl: env.BOOKING_URL ?? null })
}

/** By what codes and targets of short links are judged when they are saved: the same as at the front door. */
export async function targetRules(ctx: Context): Promise<TargetRules> {
  return { settings: await findAddressSettings(ctx), hosts: targetHosts() }
}
