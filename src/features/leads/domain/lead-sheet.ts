import type { Cell } from '@/formats/xlsx'
import type { StaffLanguage } from '@/i18n/locales'
import type { LeadState } from './lead-states'
import { COLUMN_WORDS, type LeadColumn, STATE_WORDS, WISH_WORDS } from './lead-words'

/** The most leads that one file holds. More is refused, never cut off in silence. */
export const MOST_EXPORTED = 20_000

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What an export needs of a lead. */
export interface SheetLead {
  reference?: string | null
  createdAt: string
  name: string
  phone: string
  email: string
  project: string
  wish: keyof typeof WISH_WORDS.en
  unit?: string | null
  unitPrice?: number | null
  locale: string
  state: LeadState
  owner: string | null
  timesAsked?: number | null
  /** The purposes that the person agreed to. */
  consents: readonly string[]
  message?: string | null
  notes?: string | null
  page: string
  source?: string | null
  sourceCategory?: string | null
  campaign?: string | null
}

const BANGKOK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
})

const COLUMNS = Object.keys(COLUMN_WORDS.en) as LeadColumn[]

function cellOf(lead: SheetLead, column: LeadColumn, language: StaffLanguage): Cell {
  switch (column) {
    case 'asked':
      return BANGKOK.format(new Date(lead.createdAt))
    case 'wish':
      return WISH_WORDS[language][lead.wish]
    case 'state':
      return STATE_WORDS[language][lead.state]
    case 'consents':
      return lead.consents.join(', ')
    default:
      return lead[column] ?? null
  }
}

/** The rows of an export, headings first, in the language of the staff member. */
export function sheetOf(leads: readonly SheetLead[], language: StaffLanguage): Cell[][] {
  const headings = COLUMNS.map((column) => COLUMN_WORDS[language][column])
  return [headings, ...leads.map((lead) => COLUMNS.map((column) => cellOf(lead, column, language)))]
}
