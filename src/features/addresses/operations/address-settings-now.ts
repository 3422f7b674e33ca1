import type { Context } from '@/platform/context'
import { DEFAULT_SECTION_LOCALES, type SectionLocales } from '../rules/sections'
import type { AddressSettings } from '../rules/settings'
import { findSectionLocales, operatorSettings } from './find-address-settings'

/** What editors say of sections, as this program read it last, and how many readings have begun and ended. */
interface Held {
  sectionLocales: SectionLocales
  begun: number
  ended: number
}

/** On the process: Next loads a module once for each of its bundles. */
const KEY = Symbol.for('noble-nue.section-locales')
const place: typeof globalThis & { [KEY]?: Held } = globalThis
place[KEY] ??= { sectionLocales: DEFAULT_SECTION_LOCALES, begun: 0, ended: 0 }
const held: Held = place[KEY]

/**
 * What holds for the languages of addresses now (C1, C5). From memory, as the front door has it from its own: every
 * page asks for it, many times over. Redirects of editors are not in it, for no link of ours leads to one.
 */
export function addressSettingsNow(): AddressSettings {
  return { ...operatorSettings(), sectionLocales: held.sectionLocales }
}

/**
 * Reads again in which languages sections are published: when the program starts, and whenever front doors are told
 * that they changed, before any page is made anew. An older reading never replaces a newer one.
 */
export async function rereadSections(ctx: Context): Promise<void> {
  held.begun += 1
  const turn = held.begun
  const sectionLocales = await findSectionLocales(ctx)
  if (turn < held.ended) return
  held.ended = turn
  held.sectionLocales = sectionLocales
}
