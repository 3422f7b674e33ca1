import en from '@messages/staff/en/leads.json'
import th from '@messages/staff/th/leads.json'
import type { StaffLanguage } from '@/i18n/locales'

type Named<Code extends string> = Readonly<Record<StaffLanguage, Readonly<Record<Code, string>>>>

export type LeadColumn = keyof typeof en.sheet

/** What a visitor may ask for. */
export const WISH_WORDS: Named<keyof typeof en.wishes> = { en: en.wishes, th: th.wishes }

/** The states of a lead. */
export const STATE_WORDS: Named<keyof typeof en.states> = { en: en.states, th: th.states }

/** The columns of an export, in their order. */
export const COLUMN_WORDS: Named<LeadColumn> = { en: en.sheet, th: th.sheet }
