import type { StaffLanguage } from '@/i18n/staff-formats'
import type { ShownHomeDesk } from '../domain/desk'
import type { StepAnswer } from './desk-form'
import type { DeskWords } from './desk-words'

/** What the desk of a home shows. */
export interface HomeDeskProps {
  language: StaffLanguage
  page: ShownHomeDesk
  answer: StepAnswer
}

/** A part of the desk gets the words too. */
export type DeskPartProps = HomeDeskProps & { t: DeskWords }
