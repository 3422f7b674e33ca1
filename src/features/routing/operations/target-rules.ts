import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { DEFAULT_ADDRESS_SETTINGS } from '../domain/settings'
import { allowedHosts, type TargetRules } from '../domain/short-targets'
import { findAddressSettings } from './find-address-settings'

/** The hosts that redirects and short links may lead to, the same as in the gateway. */
export function targetHosts(): ReadonlySet<string> {
  const investorUrl = env.INVESTOR_URL ?? DEFAULT_ADDRESS_SETTINGS.investorUrl
  return allowedHosts(env.ALLOWED_HOSTS, { investorUrl, bookingUrl: env.BOOKING_URL ?? null })
}

/** The rules for codes and targets of short links on save, the same as in the gateway. */
export async function targetRules(ctx: Context): Promise<TargetRules> {
  requireActor(ctx, may.targetRules)

  return { settings: await findAddressSettings(ctx), hosts: targetHosts() }
}
