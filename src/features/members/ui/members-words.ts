import en from '@messages/staff/en/members.json'
import th from '@messages/staff/th/members.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** The texts of members in the back office. */
export const memberTexts = (language: StaffLanguage) => staffTexts({ en, th }, language)

/** The words of the list of members in the language of the back office. */
export const membersWords = (language: StaffLanguage) => memberTexts(language).list
export type MembersWords = ReturnType<typeof membersWords>
export type MemberColumn = keyof typeof en.columns
