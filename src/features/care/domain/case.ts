import type { OfficeHours } from '@/features/office'
import type { Locale } from '@/i18n/locales'
import type { CaseState } from './case-states'

/** What a complaint can be about, as its form asks. */
export const SUBJECTS = ['defect', 'building', 'service', 'money', 'site', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

/** How long the first answer and the solution may take, in hours of work. */
export interface Clock {
  answerHours: number
  solveHours: number
}

/** The promises of the care desk, as an admin keeps them. */
export interface CareSettings {
  hours: OfficeHours
  clocks: Readonly<Record<Subject, Clock>>
}

/** One message of a case. */
export interface CaseMessage {
  author: 'person' | 'staff'
  body: string
  at: Date
}

/** A case as the person who complained sees it. */
export interface OwnCase {
  reference: string
  state: CaseState
  subject: Subject
  locale: Locale
  openedAt: Date
  /** When the first answer is promised; null once it was given. */
  answerDue: Date | null
  solvedAt: Date | null
  score: number | null
  /** Whether it can be opened again. */
  mayReopen: boolean
  messages: readonly CaseMessage[]
}

/** A case in the list of the care desk. */
export interface DeskCase {
  reference: string
  request: number
  state: CaseState
  subject: Subject
  locale: Locale
  name: string
  home: string
  owner: string | null
  openedAt: Date
  /** The clock that runs now, and when it runs out; null when none runs. */
  due: Date | null
  /** Minutes of work until then; negative when it is late. */
  left: number | null
  score: number | null
}

/** One case at the care desk. */
export interface DeskCasePage extends DeskCase {
  phone: string
  email: string
  scoreNote: string
  messages: readonly (CaseMessage & { by: string | null })[]
}

export const MAX_TEXT = 4000

/** A typed text as it is kept: without NUL characters and outer blanks, at most 4,000 characters. */
export const keptText = (text: string): string => text.replaceAll('\0', '').trim().slice(0, MAX_TEXT)

/** A score from 1 to 5; null for anything else. */
export const readScore = (typed: string): number | null => (/^[1-5]$/.test(typed) ? Number(typed) : null)
