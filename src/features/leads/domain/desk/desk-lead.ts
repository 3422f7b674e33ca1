import type { Locale } from '@/i18n/locales'
import type { Wish } from '../ask'
import type { LeadState } from '../lead-states'

/** How a seller gets in touch. */
export const CONTACT_WAYS = ['call', 'mail', 'line', 'visit'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]

/** A lead in a list of the desk. */
export interface DeskLead {
  id: number
  reference: string
  name: string
  phone: string
  email: string
  project: string
  wish: Wish
  locale: Locale
  state: LeadState
  owner: string | null
  ownerId: number | null
  source: string
  askedAt: Date
  timesAsked: number
  /** When the first contact is due; null once it was made or is not needed. */
  due: Date | null
  /** Minutes of work until then; negative when it is late. */
  left: number | null
  nextStep: string
  /** The day of the next step, as `2026-12-08`. */
  nextOn: string | null
  duplicateOf: number | null
}

/** A try to reach somebody. */
export interface Contact {
  way: ContactWay
  reached: boolean
  by: string | null
  at: Date
}

/** Another enquiry of the same person, or of one who may be the same. */
export interface OtherLead {
  id: number
  reference: string
  project: string
  state: LeadState
  at: Date
}

/** Why an enquiry was added to a person. */
export interface PersonMatch {
  id: number
  reason: 'email' | 'phone' | 'staff'
  proof: 'member' | 'newsletter' | 'call' | 'staff'
  by: string | null
  at: Date
  undoneAt: Date | null
}

/** One line of the record of a lead. */
export interface HistoryLine {
  at: Date
  by: string
  event: string
  detail: string
}

/** One lead on the desk, with all that a seller needs. */
export interface DeskLeadPage extends DeskLead {
  unit: string
  unitPrice: number | null
  message: string
  notes: string
  page: string
  campaign: string
  contactedAt: Date | null
  contacts: readonly Contact[]
  history: readonly HistoryLine[]
  consents: readonly { purpose: string; given: boolean; wording: string; at: Date }[]
  same: readonly OtherLead[]
  maybeSame: readonly (OtherLead & { by: 'email' | 'phone' })[]
  matches: readonly PersonMatch[]
}

/** A seller of the team. */
export interface Seller {
  id: number
  name: string
  supervisor: number | null
  languages: readonly Locale[]
  projects: readonly number[]
  absences: readonly { id: number; from: Date; until: Date }[]
  isAway: boolean
  /** Their leads that are not closed. */
  open: number
}

/** Why a step at the desk changed nothing. */
export type DeskFault = 'gone' | 'notNow' | 'empty' | 'noColleague' | 'badTime' | 'taken' | 'changed'
