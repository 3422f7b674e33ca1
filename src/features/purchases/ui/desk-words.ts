import en from '@messages/staff/en/my-home.json'
import th from '@messages/staff/th/my-home.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** All words of what follows a booking, in the language of the back office. */
export const deskWords = (language: StaffLanguage) => staffTexts({ en, th }, language)
export type DeskWords = ReturnType<typeof deskWords>
