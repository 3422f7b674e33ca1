import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { GROUPS, groupSegment } from '@/kernel/vocabulary'

/** Names of places, stations and lines in one language, by key. */
export interface LocalizedNames {
  places: Readonly<Record<string, string>>
  stations: Readonly<Record<string, string>>
  lines: Readonly<Record<string, string>>
  /** Schools, hospitals and malls that projects list as nearby. */
  nearby?: Readonly<Record<string, string>>
  /** The place of the visitor, when one is set. */
  destination?: string
}

const KNOWN_TAGS = ['pet-friendly', 'shophouse', 'near-expressway', 'next-to-mall', 'river-view'] as const

/** A kind of project by its word in addresses. */
export function groupText(locale: Locale, word: string): string {
  const group = GROUPS.find((one) => groupSegment(one) === word)
  return group ? words(locale, 'catalogue')(`group.${group}`) : word
}

/** A tag by its word in addresses. */
export function tagText(locale: Locale, key: string): string {
  const tag = KNOWN_TAGS.find((one) => one === key)
  return tag ? words(locale, 'search')(`tag.${tag}`) : key
}
