import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { compileRedirects } from '../rules/editor-redirects'
import { compileSections, type SectionLocales } from '../rules/sections'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from '../rules/settings'
import { listRedirects } from './list-redirects'

/** In which languages editors publish each section. */
export async function findSectionLocales(ctx: Context): Promise<SectionLocales> {
  const { docs } = await ctx.payload.find({ collection: 'sections', depth: 0, pagination: false, req: ctx.req })
  return compileSections(docs.map(({ section, languages }) => ({ section, locales: languages })))
}

/** What the operator set for addresses, without anything that editors keep. */
export function operatorSettings(): AddressSettings {
  const closed = env.CLOSED_LOCALES.map((locale) => [locale, 'redirect-to-en'] as const)
  return {
    ...DEFAULT_ADDRESS_SETTINGS,
    localeStatus: Object.fromEntries(closed),
    investorUrl: env.INVESTOR_URL ?? DEFAULT_ADDRESS_SETTINGS.investorUrl,
    bookingUrl: env.BOOKING_URL ?? DEFAULT_ADDRESS_SETTINGS.bookingUrl,
  }
}

/** What holds for addresses now: what editors keep and what the operator set, as the front door has it. */
export async function findAddressSettings(ctx: Context): Promise<AddressSettings> {
  const redirects = (await listRedirects(ctx)).filter(({ isActive }) => isActive)
  return {
    ...operatorSettings(),
    redirects: compileRedirects(redirects),
    sectionLocales: await findSectionLocales(ctx),
  }
}
