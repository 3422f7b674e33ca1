import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import { compileRedirects } from '../domain/editor-redirects'
import { may } from '../domain/permissions'
import { compileSections, type SectionLocales } from '../domain/sections'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from '../domain/settings'
import { listRedirects } from './list-redirects'

/** The languages in which editors publish each section. */
export async function findSectionLocales(ctx: Context): Promise<SectionLocales> {
  requireActor(ctx, may.findSectionLocales)

  const { docs } = await localApi(ctx, 'everything').find({ collection: 'sections', depth: 0, pagination: false })
  return compileSections(docs.map(({ section, languages }) => ({ section, locales: languages })))
}

/** The operator's address settings, without those of editors. */
export function operatorSettings(): AddressSettings {
  const closed = env.CLOSED_LOCALES.map((locale) => [locale, 'redirect-to-en'] as const)
  return {
    ...DEFAULT_ADDRESS_SETTINGS,
    localeStatus: Object.fromEntries(closed),
    investorUrl: env.INVESTOR_URL ?? DEFAULT_ADDRESS_SETTINGS.investorUrl,
    bookingUrl: env.BOOKING_URL ?? DEFAULT_ADDRESS_SETTINGS.bookingUrl,
  }
}

/** The address settings of editors and operator, as the gateway has them. */
export async function findAddressSettings(ctx: Context): Promise<AddressSettings> {
  requireActor(ctx, may.findAddressSettings)

  const redirects = (await listRedirects(ctx)).filter(({ isActive }) => isActive)
  return {
    ...operatorSettings(),
    redirects: compileRedirects(redirects),
    sectionLocales: await findSectionLocales(ctx),
  }
}
