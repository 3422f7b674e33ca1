import type { Locale } from '@/i18n/locales'

/** The parts of the policy, in the order of the switch. */
export const POLICY_PARTS = ['privacy', 'cookies'] as const
export type PolicyPart = (typeof POLICY_PARTS)[number]

/** One edition of a part of the policy, in one language. */
export interface Policy {
  part: PolicyPart
  version: string
  /** ISO instant from which it applies. */
  effectiveFrom: string
  /** The language it is written in, which is Thai where an editor has not written it in the language asked for. */
  lang: Locale
  title: string
  lead: string
  sections: readonly { id: string; title: string; text: string }[]
  meta: { title: string; description: string }
}

/** An edition as a list of them names it. */
export type PolicyEdition = Pick<Policy, 'version' | 'effectiveFrom'>

/** The edition that the program brings: what editors begin with, and what holds where they keep none. */
export const DELIVERED_EDITION: PolicyEdition = { version: '1.0', effectiveFrom: '2026-11-20T17:00:00.000Z' }

const VERSION = /^\d{1,3}(?:\.\d{1,3}){0,2}$/

/** Whether a word may name an edition: `1.0`, `2`, `2.1.3`. */
export const isPolicyVersion = (word: string) => VERSION.test(word)

/** The edition that applies: of those published the one that begins last; null when there is none. */
export function currentEdition<Edition extends PolicyEdition>(editions: readonly Edition[]): Edition | null {
  return inOrder(editions)[0] ?? null
}

/** The edition of a moment: of those published the one that began last; null when none has begun. */
export function editionInForce<Edition extends PolicyEdition>(editions: readonly Edition[], now: Date): Edition | null {
  return currentEdition(editions.filter(({ effectiveFrom }) => Date.parse(effectiveFrom) <= now.getTime()))
}

/** Editions, the latest first. */
export function inOrder<Edition extends PolicyEdition>(editions: readonly Edition[]): Edition[] {
  return [...editions].sort((a, b) => Date.parse(b.effectiveFrom) - Date.parse(a.effectiveFrom))
}
