import { onProcess } from '@/kernel/process-wide'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { DEFAULT_SECTION_LOCALES, type SectionLocales } from '../domain/sections'
import type { AddressSettings } from '../domain/settings'
import { findSectionLocales, operatorSettings } from './find-address-settings'

/** The sections' languages as this process last read them, and how many reads have started and finished. */
interface SectionCache {
  sectionLocales: SectionLocales
  started: number
  finished: number
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    'languages of sections': SectionCache
  }
}

const cached = onProcess('languages of sections', () => ({
  sectionLocales: DEFAULT_SECTION_LOCALES,
  started: 0,
  finished: 0,
}))

/**
 * The language settings of addresses (C1, C5), from memory, as in the gateway: every page asks for them many times.
 * Without editors' redirects, since no link of ours leads to one.
 */
export function addressSettingsNow(): AddressSettings {
  return { ...operatorSettings(), sectionLocales: cached.sectionLocales }
}

/**
 * Reads the sections' languages again: at start, and after a change before any page is rendered again. A slower older
 * read never replaces a newer one.
 */
export async function rereadSections(ctx: Context): Promise<void> {
  requireActor(ctx, may.rereadSections)

  cached.started += 1
  const turn = cached.started
  const sectionLocales = await findSectionLocales(ctx)
  if (turn < cached.finished) return
  cached.finished = turn
  cached.sectionLocales = sectionLocales
}
