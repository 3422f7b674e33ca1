import type { SendFault } from '@/kernel/send-fault'
import { VISIT_FIELDS, type VisitFault, type VisitField } from './visit-fields'

/** Why a form that was filled in rightly was not accepted. Nothing typed is lost. */
export const VISIT_NOTICES = [
  'pressAgain',
  'taken',
  'notOffered',
  'over',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
] as const
export type VisitNotice = 'pressAgain' | 'taken' | 'notOffered' | 'over' | SendFault

/** What the forms for booking, moving and cancelling answer. */
export interface VisitState {
  values: Readonly<Record<string, string>>
  faults: readonly { field: VisitField; fault: VisitFault }[]
  notice: VisitNotice | null
}

export const EMPTY_VISIT: VisitState = { values: {}, faults: [], notice: null }

const LONGEST = 4000

/** The posted answers; missing fields and files are empty, NUL characters are removed. */
export function visitValuesOf(data: { get: (name: string) => unknown }): Record<string, string> {
  return Object.fromEntries(
    [...VISIT_FIELDS, 'timeZone'].map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST) : '']
    }),
  )
}
