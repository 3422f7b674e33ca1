import en from '@messages/staff/en/noble-id.json'
import th from '@messages/staff/th/noble-id.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The words of the desk in the language of the back office. */
export const deskWords = (language: StaffLanguage) => staffTexts({ en, th }, language)
export type DeskWords = ReturnType<typeof deskWords>
