import type { Locale } from '@/i18n/locales'

/** The policies, in the order of the switch. */
export const POLICY_PARTS = ['privacy', 'cookies'] as const
export type PolicyPart = (typeof POLICY_PARTS)[number]

/** One version of a policy in one language. */
export interface Policy {
  part: PolicyPart
  version: string
  /** ISO instant from which it is in force. */
  effectiveFrom: string
  /** The language of the text; Thai when there is no translation into the requested one. */
  lang: Locale
  title: string
  lead: string
  sections: readonly { id: string; title: string; text: string }[]
  meta: { title: string; description: string }
}

/** A version as lists show it. */
export type PolicyEdition = Pick<Policy, 'version' | 'effectiveFrom'>

/** The version delivered with the software: the editors' starting point, and in force while they publish none. */
export const DELIVERED_EDITION: PolicyEdition = { version: '2.0', effectiveFrom: '2026-11-25T17:00:00.000Z' }

const VERSION = /^\d{1,3}(?:\.\d{1,3}){0,2}$/

/** Whether a text is a version number: `1.0`, `2`, `2.1.3`. */
export const isPolicyVersion = (word: string) => VERSION.test(word)

/** The published version with the latest start date; null when there is none. */
export function currentEdition<Edition extends PolicyEdition>(editions: readonly Edition[]): Edition | null {
  return inOrder(editions)[0] ?? null
}

/** The published version in force at a moment: the one that began last; null when none has begun. */
export function editionInForce<Edition extends PolicyEdition>(editions: readonly Edition[], now: Date): Edition | null {
  return currentEdition(editions.filter(({ effectiveFrom }) => Date.parse(effectiveFrom) <= now.getTime()))
}

/** Versions, latest first. */
export function inOrder<Edition extends PolicyEdition>(editions: readonly Edition[]): Edition[] {
  return [...editions].sort((a, b) => Date.parse(b.effectiveFrom) - Date.parse(a.effectiveFrom))
}
