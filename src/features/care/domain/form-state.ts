import type { SendFault } from '@/kernel/send-fault'

/** Why a form of a case was not accepted. Nothing typed is lost. */
export const CASE_NOTICES = [
  'empty',
  'score',
  'notNow',
  'gone',
  'tooMany',
  'unavailable',
  'offline',
  'timedOut',
  'outdated',
] as const
export type CaseNotice = 'empty' | 'score' | 'notNow' | 'gone' | SendFault

/** What the forms of a case answer. */
export interface CaseFormState {
  text: string
  score: string
  notice: CaseNotice | null
}

export const EMPTY_CASE_FORM: CaseFormState = { text: '', score: '', notice: null }

/** The typed answers, to show them again. */
export function caseValuesOf(data: { get: (name: string) => unknown }): { text: string; score: string } {
  const typed = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.slice(0, 4000) : ''
  }
  return { text: typed('text'), score: typed('score') }
}
