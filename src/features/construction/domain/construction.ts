import type { ImageSource } from '@/kernel/media/image'

/** The trades of a building site in the order in which they begin. */
export const TRADES = ['foundation', 'structure', 'architecture', 'systems', 'landscape'] as const
export type Trade = (typeof TRADES)[number]

/** The permits and documents a buyer asks for, in the order in which a project gets them. */
export const DOCUMENT_KINDS = [
  'land_title',
  'eia',
  'land_allocation',
  'construction_permit',
  'condominium_registration',
  'juristic_person',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_STATES = ['granted', 'filed', 'preparing'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** How far a building was at the end of a month. Shares are whole per cent, 0 to 100. */
export interface MonthOfConstruction {
  /** `YYYY-MM`, common era. */
  month: string
  overall: number
  trades: Readonly<Record<Trade, number>>
  note: string
  pictures: readonly ImageSource[]
}

export interface ProjectDocument {
  kind: DocumentKind
  state: DocumentState
  /** As printed on the document; empty when there is none yet. */
  number: string
  /** ISO instant of the day it was granted or filed; null while it is being prepared. */
  date: string | null
}

/** What a project can show of its building site and its papers. */
export interface Construction {
  /** Newest first. */
  months: readonly MonthOfConstruction[]
  documents: readonly ProjectDocument[]
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Whether a text names a month `YYYY-MM` that has begun in Bangkok. Nobody reports a month to come. */
export function isReportableMonth(text: unknown, now: Date): boolean {
  if (typeof text !== 'string' || !MONTH.test(text)) return false
  const bangkok = new Date(now.getTime() + 7 * 60 * 60_000)
  return text <= bangkok.toISOString().slice(0, 7)
}

const kindOrder = ({ kind }: ProjectDocument) => DOCUMENT_KINDS.indexOf(kind)

/** Documents in the order in which a project gets them. */
export const inOrder = (documents: readonly ProjectDocument[]): ProjectDocument[] =>
  [...documents].sort((a, b) => kindOrder(a) - kindOrder(b) || (a.date ?? '~').localeCompare(b.date ?? '~'))

/** The months to show: newest first, each month once. */
export const newestFirst = (months: readonly MonthOfConstruction[]): MonthOfConstruction[] =>
  [...new Map(months.map((month) => [month.month, month])).values()].sort((a, b) => b.month.localeCompare(a.month))
