import en from '@messages/staff/en/desk.json'
import th from '@messages/staff/th/desk.json'
import type { StaffLanguage } from './staff-formats'
import { staffTexts } from './staff-texts'

/** What every desk says: the pages of a list, its file, a number that cannot be read. */
export const deskTexts = (language: StaffLanguage) => staffTexts({ en, th }, language)

/** What the person is told about a number that can be read in two ways. */
export const ambiguousAmount = (language: StaffLanguage): string => deskTexts(language).ambiguous
